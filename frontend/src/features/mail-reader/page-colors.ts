/** The page's colours for the frame of a mail's plain text, as one string: to React, a new array would be a change. */
export function pageColors(): string {
  const style = getComputedStyle(document.documentElement);
  return ['--color-ink', '--color-raised', '--color-water'].map((name) => style.getPropertyValue(name)).join('|');
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
