import { create } from 'zustand';

interface ReadingStore {
  /** In the dark theme, mails keep their senders' colours. */
  originalColors: boolean;
  toggleColors: () => void;
}

/** The reader's settings, as long as the page is open. */
export const useReading = create<ReadingStore>()((set) => ({
  originalColors: false,
  toggleColors: () => set(({ originalColors }) => ({ originalColors: !originalColors })),
}));
