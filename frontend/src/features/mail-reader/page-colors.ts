import { useMemo, useSyncExternalStore } from 'react';
import type { FrameColors } from './frame-styles.js';

/** The page's colours for the frame of a mail. */
export function usePageColors(): FrameColors {
  const colors = useSyncExternalStore(onThemeChange, pageColors);
  return useMemo(() => {
    const [ink = '', paper = '', link = '', scheme = ''] = colors.split('|');
    return { ink, paper, link, scheme };
  }, [colors]);
}

/** As one string: to React, a new object would be a change. */
function pageColors(): string {
  const style = getComputedStyle(document.documentElement);
  return ['--color-ink', '--color-raised', '--color-water', 'color-scheme']
    .map((name) => style.getPropertyValue(name))
    .join('|');
}

/** Whether the page is shown in its dark colours. */
export function isPageDark(): boolean {
  return document.documentElement.dataset['theme'] === 'dark';
}

export function onThemeChange(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}
