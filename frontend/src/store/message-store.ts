import type { EmailDetail, EmailSummary } from '@efemera/contract';
import { create } from 'zustand';
import { logFailure } from '../browser/log.js';
import { api } from '../transport/api.js';
import { RefusedError } from '../transport/http.js';
import type { InboxFact } from '../transport/live.js';
import { isAt, mayChangeMail } from './address-state.js';
import { useAddress } from './address-store.js';
import { useInbox } from './inbox-store.js';
import { otherInboxes, useOtherInboxes } from './other-inboxes.js';
import { isOfInbox } from './plus-view.js';

interface MessageStore {
  /** The open message and its inbox. */
  open: { id: string; to: string } | null;
  email: EmailDetail | null;
  failure: 'gone' | 'unreachable' | null;
  /** Opens a message of an inbox that this page follows, and marks it as read. */
  read: (mail: { id: string; to: string }) => Promise<void>;
  close: () => void;
}

export const useMessage = create<MessageStore>()((set, get) => ({
  open: null,
  email: null,
  failure: null,

  read: async ({ id, to }) => {
    const open = { id, to };
    set({ open, email: null, failure: null });
    const isRead = followedMails(to).find((row) => row.id === id)?.read;
    if (!isRead && mayChangeMail(useAddress.getState().own, to)) void markRead(id, to);
    try {
      const email = await api.email(id, to);
      if (get().open === open) set({ email });
    } catch (error) {
      logFailure('Error loading email:', error);
      const isGone = error instanceof RefusedError && [403, 404].includes(error.status);
      if (get().open === open) set({ failure: isGone ? 'gone' : 'unreachable' });
    }
  },

  close: () => set({ open: null, email: null, failure: null }),
}));

// A mail that a holder has opened stays readable after the inbox has ended. A guest's right ends with the visit: when
// the holder ends a guest, the mail and its code must not stay on the guest's screen.
useAddress.subscribe((now, before) => {
  const { open, close } = useMessage.getState();
  if (!open || now === before) return;
  const { to } = open;
  const wasGuest = before.own.some(({ address, access }) => address === to && access !== 'holder');
  const isListed = now.own.some(({ address }) => address === to);
  if (isAt(now, 'visitEnded', to) || (wasGuest && !isListed)) close();
});

// When the visitor moves to another inbox, its list takes the place of the one from which the mail was opened.
useInbox.subscribe(({ address }, before) => {
  const { open, close } = useMessage.getState();
  if (open && address !== null && address !== before.address && !isOfInbox(address, open.to)) close();
});

const noMails: readonly EmailSummary[] = [];

/** The mails of an inbox that this page follows. */
export function followedMails(to: string): readonly EmailSummary[] {
  const { address, rows } = useInbox.getState();
  return (isOfInbox(address, to) ? rows : useOtherInboxes.getState().boxes.get(to))?.emails ?? noMails;
}

/** The row of a mail, as its inbox lists it; undefined if it no longer does. */
export function useFollowedMail(mail: { id: string; to: string } | null): EmailSummary | undefined {
  // Follows both stores, either of which may have the inbox: when one changes, the component looks the row up again.
  useInbox(({ rows }) => rows);
  useOtherInboxes(({ boxes }) => boxes);
  return mail === null ? undefined : followedMails(mail.to).find(({ id }) => id === mail.id);
}

async function markRead(id: string, to: string): Promise<void> {
  try {
    await api.markRead(id, to);
    const fact: InboxFact = { type: 'mail:updated', payload: { to, id, read: true } };
    useInbox.getState().hear(fact);
    otherInboxes.hear(fact);
  } catch (error) {
    logFailure('Error marking email as read:', error);
  }
}
