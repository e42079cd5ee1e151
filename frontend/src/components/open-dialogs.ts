import { create } from 'zustand';

export interface OpenDialog {
  /** The element for notices in this dialog. */
  noticePlace: HTMLElement;
  close: () => void;
}

interface OpenDialogs {
  /** The topmost last. */
  dialogs: readonly OpenDialog[];
  /** Returns a function that removes the dialog from the list. */
  add: (dialog: OpenDialog) => () => void;
}

/** The open dialogs. A modal dialog traps keyboard and pointer, so notices have to be inside it. */
export const useOpenDialogs = create<OpenDialogs>()((set) => ({
  dialogs: [],
  add: (dialog) => {
    set(({ dialogs }) => ({ dialogs: [...dialogs, dialog] }));
    return () => set(({ dialogs }) => ({ dialogs: dialogs.filter((other) => other !== dialog) }));
  },
}));
