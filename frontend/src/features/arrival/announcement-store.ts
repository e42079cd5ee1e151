import { create } from 'zustand';

interface AnnouncementStore {
  text: string;
  /** Counts the announcements, so that the same text twice is a change, too. */
  turn: number;
  say: (text: string) => void;
}

export const useAnnouncement = create<AnnouncementStore>()((set) => ({
  text: '',
  turn: 0,
  say: (text) => set(({ turn }) => ({ text, turn: turn + 1 })),
}));
