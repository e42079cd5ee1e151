import { whenIdle } from '../browser/idle.js';
import { remember } from '../browser/remembered.js';

/** public/theme.js reads the same key. */
const storageKey = 'fonts';

/**
 * Loads the page's own fonts after everything that the page needs to work: the fonts are as large as its code, and would
 * delay the visitor's address on a slow network. From the second visit on they come from the browser's cache and are used
 * at the first paint.
 */
export async function letFontsIn(): Promise<void> {
  const { dataset } = document.documentElement;
  if (dataset['fonts'] !== undefined) return;
  await whenIdle();
  dataset['fonts'] = '';
  await document.fonts.ready;
  remember(storageKey, 'here');
}
