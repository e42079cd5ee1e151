import { create } from 'zustand';

export interface OpenDialog {
  /** The element in this dialog that shows the toasts. */
  noticePlace: HTMLElement;
  close: () => void;
}

interface OpenDialogs {
  /** The topmost last. */
  dialogs: readonly OpenDialog[];
  /** Returns a function that removes the dialog from the list. */
  add: (dialog: OpenDialog) => () => void;
}

/** The open dialogs. A modal dialog traps keyboard and pointer, so toasts have to be inside it. */
export const useOpenDialogs = create<OpenDialogs>()((set) => ({
  dialogs: [],
  add: (dialog) => {
    set(({ dialogs }) => ({ dialogs: [...dialogs, dialog] }));
    return () => set(({ dialogs }) => ({ dialogs: dialogs.filter((other) => other !== dialog) }));
  },
}));
