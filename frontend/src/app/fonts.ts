import { whenIdle } from '../browser/idle.js';
import { remember } from '../browser/remembered.js';

/** public/theme.js reads the same key. */
const storageKey = 'fonts';
/** The name under which tokens.css uses a family from the first paint on; `letFontsIn` adds its faces later. */
const addedName = (family: string) => `${family} Added`;
const families: ReadonlySet<string> = new Set([
  'Inter Variable',
  'Bricolage Grotesque Variable',
  'JetBrains Mono Variable',
]);

/**
 * The longest added text that is looked at: a mail's source may have megabytes, and the visitor sees its beginning. A
 * letter that only the rest has is drawn in a font of the system.
 */
const longestText = 100_000;

/**
 * Loads the page's own fonts after everything that the page needs to work: the fonts are as large as its code, and would
 * delay the visitor's address on a slow network. From the second visit on they come from the browser's cache and are used
 * at the first paint.
 */
export async function letFontsIn(): Promise<void> {
  const { dataset } = document.documentElement;
  if (dataset['fonts'] === 'cached') return;
  await whenIdle();
  const faces = [...document.styleSheets].flatMap(facesOf);
  onNewLetters((letters) => void addFacesFor(letters, faces));
  const allLoaded = await addFacesFor(document.body.textContent, faces);
  dataset['fonts'] = 'added';
  if (allLoaded) remember(storageKey, 'here');
}

/**
 * Adds the faces that draw the letters of a text, and no others: with the faces of all alphabets, Chromium took 71 ms
 * instead of 33 to lay the page out, and four times that on a slow phone, which reacts to no touch meanwhile.
 *
 * @returns whether all of them could be loaded.
 */
async function addFacesFor(text: string, faces: readonly FontFace[]): Promise<boolean> {
  const needed = facesFor(text, faces);
  // Loads the faces before it adds them: the browser would lay out the page twice otherwise, first with other fonts.
  const loaded = await Promise.allSettled(needed.map((face) => face.load()));
  // The style sheet already uses these names: a change to other names would make the browser style every element again.
  for (const face of needed) document.fonts.add(face);
  return loaded.every(({ status }) => status === 'fulfilled');
}

/** Calls back with letters that come to the page and were not on it before: those of mails, or of another language. */
function onNewLetters(call: (letters: string) => void): void {
  const seen = new Set(document.body.textContent);
  new MutationObserver((changes) => {
    const added = changes.flatMap(({ type, target, addedNodes }) =>
      type === 'characterData' ? [target] : [...addedNodes],
    );
    const letters = new Set(added.map(({ textContent }) => (textContent ?? '').slice(0, longestText)).join(''));
    const fresh = [...letters].filter((letter) => !seen.has(letter));
    if (fresh.length === 0) return;
    for (const letter of fresh) seen.add(letter);
    call(fresh.join(''));
  }).observe(document.body, { childList: true, subtree: true, characterData: true });
}

const unquoted = (family: string) => family.replaceAll(/["']/g, '');

/** Copies our families' faces from a style sheet, in its order: browsers take the later of two with the same letter. */
function facesOf(sheet: CSSStyleSheet): FontFace[] {
  return rulesOf(sheet).flatMap((rule) => {
    if (!(rule instanceof CSSFontFaceRule)) return [];
    const read = (name: string) => rule.style.getPropertyValue(name);
    const family = unquoted(read('font-family'));
    if (!families.has(family)) return [];
    const descriptors = { weight: read('font-weight'), unicodeRange: read('unicode-range'), display: 'swap' } as const;
    return [new FontFace(addedName(family), read('src'), descriptors)];
  });
}

/** A sheet's rules; none if the browser refuses them: a sheet of another site, or in Firefox one that still loads. */
function rulesOf(sheet: CSSStyleSheet): CSSRule[] {
  try {
    return [...sheet.cssRules];
  } catch {
    return [];
  }
}

/** The faces that draw the letters of a text. */
function facesFor(text: string, faces: readonly FontFace[]): FontFace[] {
  const points = [...new Set(Array.from(text, (letter) => letter.codePointAt(0) ?? 0))];
  const left = new Map<string, number[]>();
  // Begins at the end, because browsers take the last face that has a letter: earlier ones need not draw that letter.
  return [...faces].reverse().filter(({ family: quoted, unicodeRange }) => {
    const family = unquoted(quoted);
    const before = left.get(family) ?? points;
    const isOutside = outsideOf(unicodeRange);
    const after = before.filter(isOutside);
    left.set(family, after);
    return after.length < before.length;
  });
}

/** Tells of a code point whether it is outside a range such as `U+0-FF, U+131, U+4??`. */
function outsideOf(unicodeRange: string): (point: number) => boolean {
  const parts = [...unicodeRange.matchAll(/U\+([\da-f?]+)(?:-([\da-f]+))?/gi)].map(([, first = '', last = first]) => ({
    from: parseInt(first.replaceAll('?', '0'), 16),
    to: parseInt(last.replaceAll('?', 'f'), 16),
  }));
  return (point) => parts.every(({ from, to }) => point < from || to < point);
}
