import { create } from 'zustand';

interface ReadingStore {
  /** In the dark theme mails keep the colours of their senders. */
  originalColors: boolean;
  toggleColors: () => void;
}

/** How mails are read, for as long as the page is open. */
export const useReading = create<ReadingStore>()((set) => ({
  originalColors: false,
  toggleColors: () => set(({ originalColors }) => ({ originalColors: !originalColors })),
}));
