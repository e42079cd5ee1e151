import { foldText } from '@efemera/content/fold-text';
import type { EmailSummary } from '@efemera/contract';
import { create } from 'zustand';
import { logFailure } from '../browser/log.js';
import { api } from '../transport/api.js';
import type { MailText } from './find-mails.js';
import { useInbox } from './inbox-store.js';

interface MailTexts {
  /** By the mail's id. */
  texts: ReadonlyMap<string, MailText>;
  /** The texts of some mails are being loaded, or could not be loaded. */
  state: 'idle' | 'reading' | 'failed';
  /** Loads the missing texts of these mails, one inbox after the other. */
  read: (emails: readonly EmailSummary[]) => Promise<void>;
}

/** Only this much of a text is searched: each typed letter searches all texts, and each text is kept twice. */
const maxSearchedChars = 200_000;
/**
 * Up to this number, texts are loaded one by one, so that a mail that arrives during a search does not load all texts of
 * its inbox.
 */
const maxSingleMails = 3;

/** The texts of mails, loaded when the visitor searches for the first time: a listing has none. */
export const useMailTexts = create<MailTexts>()((set, get) => {
  /** The mails of a call that came while another one was under way. */
  let next: readonly EmailSummary[] | null = null;

  async function load(missing: readonly EmailSummary[]): Promise<void> {
    for (const to of new Set(missing.map((email) => email.to))) {
      const mails = missing.filter((email) => email.to === to);
      const loaded =
        mails.length <= maxSingleMails
          ? await Promise.all(mails.map(({ id }) => api.email(id, to)))
          : await api.emailsWithText(to);
      // The visitor has moved to another inbox meanwhile.
      if (get().state !== 'reading') return;
      const texts = new Map(get().texts);
      for (const { id, body } of loaded) {
        const plain = body.slice(0, maxSearchedChars);
        texts.set(id, { plain, folded: foldText(plain) });
      }
      set({ texts });
    }
  }

  return {
    texts: new Map(),
    state: 'idle',

    read: async (emails) => {
      if (get().state === 'reading') {
        next = emails;
        return;
      }
      const missing = emails.filter(({ id }) => !get().texts.has(id));
      if (missing.length === 0) return;
      set({ state: 'reading' });
      try {
        await load(missing);
        set({ state: 'idle' });
      } catch (error) {
        logFailure('Error loading texts:', error);
        set({ state: 'failed' });
      }
      const waiting = next;
      next = null;
      if (waiting) await get().read(waiting);
    },
  };
});

useInbox.subscribe((now, before) => {
  if (now.address !== before.address) useMailTexts.setState({ texts: new Map(), state: 'idle' });
});
