import type { Stats } from '@efemera/contract';
import { create } from 'zustand';
import { logFailure } from '../browser/log.js';
import { api } from '../transport/api.js';

interface CountingStore {
  /** Null until they are known. */
  stats: Stats | null;
  /** Shows counters that the server has pushed. */
  apply: (stats: Stats) => void;
  refresh: () => Promise<void>;
  report: (action: 'email_created' | 'message_received') => Promise<void>;
}

/** Numbers pushes and requests in their order. */
let latest = 0;
/** The number of the push or request whose counters are on screen. */
let standing = 0;

/** Shows the answer, unless a push or the answer to a later request has come since its own request. */
async function applyAnswer(answer: Promise<Stats>): Promise<void> {
  const number = ++latest;
  const stats = await answer;
  if (number < standing) return;
  standing = number;
  useCountingStore.setState({ stats: figuresOf(stats) });
}

const figuresOf = ({ emailsCreated, messagesReceived }: Stats): Stats => ({ emailsCreated, messagesReceived });

export const useCountingStore = create<CountingStore>()((set) => ({
  stats: null,
  apply: (stats) => {
    standing = ++latest;
    set({ stats: figuresOf(stats) });
  },
  refresh: async () => {
    try {
      await applyAnswer(api.stats());
    } catch (error) {
      logFailure('Error refreshing stats:', error);
    }
  },
  report: async (action) => {
    try {
      await applyAnswer(api.report(action));
    } catch (error) {
      logFailure('Error reporting:', error);
    }
  },
}));
