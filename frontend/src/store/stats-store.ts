import type { Stats } from '@efemera/contract';
import { create } from 'zustand';
import { logFailure } from '../browser/log.js';
import { api } from '../transport/api.js';

interface StatsStore {
  /** Null until they are known. */
  stats: Stats | null;
  apply: (stats: Stats) => void;
  refresh: () => Promise<void>;
  report: (action: 'email_created' | 'message_received') => Promise<void>;
}

export const useStats = create<StatsStore>()((set) => ({
  stats: null,
  apply: ({ emailsCreated, messagesReceived }) => set({ stats: { emailsCreated, messagesReceived } }),
  refresh: async () => {
    try {
      useStats.getState().apply(await api.stats());
    } catch (error) {
      logFailure('Error refreshing stats:', error);
    }
  },
  report: async (action) => {
    try {
      useStats.getState().apply(await api.report(action));
    } catch (error) {
      logFailure('Error reporting:', error);
    }
  },
}));
