import { whenIdle } from '../browser/idle.js';
import { remember } from '../browser/remembered.js';

/** public/theme.js reads the same key. */
const storageKey = 'fonts';
/** The name under which tokens.css uses a family from the first paint on; `letFontsIn` adds its faces later. */
const addedName = (family: string) => `${family} Added`;
const monoFamily = 'JetBrains Mono Variable';
const families: ReadonlySet<string> = new Set(['Inter Variable', 'Bricolage Grotesque Variable', monoFamily]);

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
  // Loads them before it adds them: otherwise the browser would lay out the whole page twice, first with the stand-ins.
  const needed = facesFor(document.body.textContent, faces);
  const loaded = await Promise.allSettled(needed.map((face) => face.load()));
  // Under names that the page already uses: if it changed to other names, the browser would style every element again.
  for (const face of faces) document.fonts.add(face);
  dataset['fonts'] = 'added';
  if (loaded.every(({ status }) => status === 'fulfilled')) remember(storageKey, 'here');
}

const unquoted = (family: string) => family.replaceAll(/["']/g, '');

/** Copies of a style sheet's faces of our families, in its order: of two with the same letter, browsers take the later. */
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

/** Browsers refuse to show the rules of another site's sheet, such as an ad's, and Firefox those of one that is still loading. */
function rulesOf(sheet: CSSStyleSheet): CSSRule[] {
  try {
    return [...sheet.cssRules];
  } catch {
    return [];
  }
}

/** The faces that draw letters of a text; a later text with other letters loads theirs. */
function facesFor(text: string, faces: readonly FontFace[]): FontFace[] {
  const points = (letters: string) => [...new Set(Array.from(letters, (letter) => letter.codePointAt(0) ?? 0))];
  const left = new Map<string, number[]>();
  // Of this family only the file with Latin letters: it draws addresses and codes.
  const lettersOf = (family: string) => (family === addedName(monoFamily) ? '@' : text);
  // Backwards: the face that a browser takes for a letter comes first, and the others need not draw it.
  return [...faces].reverse().filter(({ family: quoted, unicodeRange }) => {
    const family = unquoted(quoted);
    const before = left.get(family) ?? points(lettersOf(family));
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
