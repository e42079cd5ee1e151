import { whenIdle } from '../browser/idle.js';
import { remember } from '../browser/remembered.js';

/** public/theme.js reads the same key. */
const storageKey = 'fonts';
/** A face of each family of our own that tokens.css names. */
const textFaces = ["400 1em 'Inter Variable'", "600 1em 'Bricolage Grotesque Variable'"];
const addressFace = "500 1em 'JetBrains Mono Variable'";

/**
 * Loads the page's own fonts after everything that the page needs to work: the fonts are as large as its code, and would
 * delay the visitor's address on a slow network. From the second visit on they come from the browser's cache and are used
 * at the first paint.
 */
export async function letFontsIn(): Promise<void> {
  const { dataset } = document.documentElement;
  if (dataset['fonts'] !== undefined) return;
  await whenIdle();
  // Loads them before the page names them: otherwise the browser would lay out the whole page twice, first with the
  // stand-ins. Of each family only the files with letters of this text.
  const text = document.body.textContent;
  const loaded = await Promise.allSettled([
    ...textFaces.map((face) => document.fonts.load(face, text)),
    document.fonts.load(addressFace),
  ]);
  dataset['fonts'] = '';
  if (loaded.every(({ status }) => status === 'fulfilled')) remember(storageKey, 'here');
}
