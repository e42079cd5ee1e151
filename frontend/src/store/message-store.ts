import type { EmailDetail } from '@efemera/contract';
import { create } from 'zustand';
import { logFailure } from '../browser/log.js';
import { api } from '../transport/api.js';
import { RefusedError } from '../transport/http.js';
import { useInbox } from './inbox-store.js';

interface MessageStore {
  /** The open message and its inbox. */
  open: { id: string; to: string } | null;
  email: EmailDetail | null;
  failure: 'gone' | 'unreachable' | null;
  /** Opens a message of the current inbox, and marks it as read. */
  read: (id: string) => Promise<void>;
  close: () => void;
}

export const useMessage = create<MessageStore>()((set, get) => ({
  open: null,
  email: null,
  failure: null,

  read: async (id) => {
    const { address: to, rows } = useInbox.getState();
    if (!to) return;
    const open = { id, to };
    set({ open, email: null, failure: null });
    if (!rows.emails.find((row) => row.id === id)?.read) void markRead(id, to);
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

async function markRead(id: string, to: string): Promise<void> {
  try {
    await api.markRead(id, to);
    useInbox.getState().hear({ type: 'mail:updated', payload: { to, id, read: true } });
  } catch (error) {
    logFailure('Error marking email as read:', error);
  }
}
