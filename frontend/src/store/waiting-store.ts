import { create } from 'zustand';

interface WaitingStore {
  /** The address that the visitor copied last, probably to paste it and wait for its mail. */
  address: string | null;
  /** The inbox has not been scrolled into view since the visitor copied the address. */
  isNew: boolean;
  wait: (address: string) => void;
  seen: () => void;
}

export const useWaiting = create<WaitingStore>()((set) => ({
  address: null,
  isNew: false,
  wait: (address) => set({ address, isNew: true }),
  seen: () => set({ isNew: false }),
}));
