import { create } from 'zustand';

interface AnnouncementStore {
  text: string;
  /** Counts the announcements. */
  turn: number;
  say: (text: string) => void;
}

export const useAnnouncement = create<AnnouncementStore>()((set) => ({
  text: '',
  turn: 0,
  say: (text) => set(({ turn }) => ({ text, turn: turn + 1 })),
}));
