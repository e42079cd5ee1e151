import type { AuthDetails } from '@efemera/contract';
import { create } from 'zustand';
import { logFailure } from '../browser/log.js';
import { api } from '../transport/api.js';

interface LateAuthStore {
  /** The mail that was requested last. */
  id: string | null;
  details: AuthDetails;
  read: (id: string, to: string) => Promise<void>;
}

/** The details of a sender check that ended after the mail was opened, which the open mail lacks. */
export const useLateAuth = create<LateAuthStore>()((set, get) => ({
  id: null,
  details: null,

  read: async (id, to) => {
    if (get().id === id) return;
    set({ id, details: null });
    try {
      const { authDetails } = await api.email(id, to);
      if (get().id === id) set({ details: authDetails });
    } catch (error) {
      logFailure('Error loading sender details:', error);
      if (get().id === id) set({ id: null });
    }
  },
}));
