import { create } from 'zustand';
import { forget, recall, remember } from '../../browser/remembered.js';

const storageKey = 'shortcuts';

interface ShortcutStore {
  /** WCAG 2.1.4: shortcuts of a single character can be switched off. */
  enabled: boolean;
  helpOpen: boolean;
  enable: (enabled: boolean) => void;
  showHelp: (helpOpen: boolean) => void;
}

export const useShortcuts = create<ShortcutStore>()((set) => ({
  enabled: recall(storageKey) !== 'off',
  helpOpen: false,
  enable: (enabled) => {
    if (enabled) forget(storageKey);
    else remember(storageKey, 'off');
    set({ enabled });
  },
  showHelp: (helpOpen) => set({ helpOpen }),
}));
