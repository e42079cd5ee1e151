import { whenIdle } from '../browser/idle.js';
import { remember } from '../browser/remembered.js';

/** public/theme.js knows it as well. */
const storageKey = 'fonts';

/**
 * Lets the page's own fonts in once it works: they weigh as much as its code, and on a slow network the address would
 * wait for them. From the second visit on they lie in the browser's cache and are there at the first paint.
 */
export async function letFontsIn(): Promise<void> {
  const { dataset } = document.documentElement;
  if (dataset['fonts'] !== undefined) return;
  await whenIdle();
  dataset['fonts'] = '';
  await document.fonts.ready;
  remember(storageKey, 'here');
}
