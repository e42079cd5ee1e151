import type { Guest, GuestAccess, JoinLink } from '@efemera/contract';
import { create } from 'zustand';
import { logFailure } from '../browser/log.js';
import { api } from '../transport/api.js';
import { RefusedError } from '../transport/http.js';

type LinkState =
  | { state: 'making' | 'failed' | 'full' | 'used' }
  /** The link's QR code can be scanned until the link ends. */
  | ({ state: 'open' } & JoinLink);

interface GuestsStore {
  /** The own inbox whose guests are shown; null while none is. */
  address: string | null;
  /** Null until they are known. */
  guests: readonly Guest[] | null;
  link: LinkState;

  /** Shows the guests of an own inbox, and makes a join link. */
  open: (address: string, access: GuestAccess) => void;
  close: () => void;
  /** Makes another join link. */
  renew: (access: GuestAccess) => Promise<void>;
  /** Called when the guests of an inbox have changed: reads them again if they are shown. */
  hear: (address: string) => Promise<void>;
  /** Ends the visit of a guest. Returns whether the server has confirmed that the guest is gone. */
  end: (id: string) => Promise<boolean>;
}

const closed = { address: null, guests: null, link: { state: 'making' } } as const;

/** The join link and the guests of the inbox on screen, while the holder looks at them. */
export const useGuests = create<GuestsStore>()((set, get) => {
  async function readGuests(address: string): Promise<void> {
    try {
      const guests = await api.guests(address);
      if (get().address !== address) return;
      const known = new Set(get().guests?.map(({ id }) => id));
      const hasJoined = get().guests !== null && guests.some(({ id }) => !known.has(id));
      set({ guests });
      if (hasJoined && get().link.state === 'open') set({ link: { state: 'used' } });
    } catch (error) {
      logFailure('Error reading guests:', error);
    }
  }

  return {
    ...closed,

    open: (address, access) => {
      set({ ...closed, address });
      void readGuests(address);
      void get().renew(access);
    },

    close: () => set(closed),

    renew: async (access) => {
      const { address } = get();
      if (address === null) return;
      const making: LinkState = { state: 'making' };
      set({ link: making });
      const link = await api.createJoinLink(address, access).then(
        (made): LinkState => ({ state: 'open', ...made }),
        (error: unknown): LinkState => {
          logFailure('Error making a link:', error);
          const isFull = error instanceof RefusedError && error.code === 'too_many_guests';
          return { state: isFull ? 'full' : 'failed' };
        },
      );
      // The holder may have asked for another link, or opened another inbox, meanwhile.
      if (get().link === making) set({ link });
    },

    hear: async (address) => {
      if (get().address === address) await readGuests(address);
    },

    end: async (id) => {
      const { address } = get();
      if (address === null) return false;
      try {
        await api.endGuest(address, id);
      } catch (error) {
        logFailure('Error ending a guest:', error);
        // The guest is gone already, which is what the holder wanted.
        if (!(error instanceof RefusedError && error.code === 'guest_not_found')) return false;
      }
      await readGuests(address);
      return true;
    },
  };
});
