import { create } from 'zustand';
import { forget, recall, remember } from '../browser/remembered.js';

export const themes = ['light', 'dark', 'system'] as const;
export type Theme = (typeof themes)[number];

/** public/theme.js reads the same key before the first paint. */
const storageKey = 'theme';
/** Created when needed: pages are prerendered without a window. */
const darkSystem = () => matchMedia('(prefers-color-scheme: dark)');

interface ThemeStore {
  theme: Theme;
  choose: (theme: Theme) => void;
}

export const useTheme = create<ThemeStore>()((set) => ({
  // The theme of the prerendered page; `startTheme` reads the visitor's choice.
  theme: 'system',
  choose: (theme) => {
    if (theme === 'system') forget(storageKey);
    else remember(storageKey, theme);
    set({ theme });
    paint(theme);
  },
}));

/** Applies the theme to the page, and follows the system's theme if that is the choice, and choices in other tabs. */
export function startTheme(): void {
  useTheme.setState({ theme: storedTheme() });
  const repaint = () => paint(useTheme.getState().theme);
  repaint();
  darkSystem().addEventListener('change', repaint);
  // Another tab of the site has stored a choice, or the visitor has cleared what the site stores.
  addEventListener('storage', ({ key }) => {
    if (key !== storageKey && key !== null) return;
    useTheme.setState({ theme: storedTheme() });
    repaint();
  });
}

function storedTheme(): Theme {
  const stored = recall(storageKey);
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

function paint(theme: Theme): void {
  const dark = theme === 'dark' || (theme === 'system' && darkSystem().matches);
  document.documentElement.dataset['theme'] = dark ? 'dark' : 'light';
}
