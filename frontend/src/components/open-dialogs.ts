import { create } from 'zustand';

export interface OpenDialog {
  /** Where notices stand in this dialog. */
  noticePlace: HTMLElement;
  close: () => void;
}

interface OpenDialogs {
  /** The topmost last. */
  dialogs: readonly OpenDialog[];
  /** Returns the function that takes the dialog off the list. */
  add: (dialog: OpenDialog) => () => void;
}

/** The dialogs on screen. A modal dialog keeps keyboard and pointer to itself, so notices have to stand inside it. */
export const useOpenDialogs = create<OpenDialogs>()((set) => ({
  dialogs: [],
  add: (dialog) => {
    set(({ dialogs }) => ({ dialogs: [...dialogs, dialog] }));
    return () => set(({ dialogs }) => ({ dialogs: dialogs.filter((other) => other !== dialog) }));
  },
}));
