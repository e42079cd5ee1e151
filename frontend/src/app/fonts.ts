import { whenIdle } from '../browser/idle.js';
import { remember } from '../browser/remembered.js';

/** public/theme.js reads the same key. */
const storageKey = 'fonts';
/** The name under which tokens.css uses a family from the first paint on; `letFontsIn` adds its faces later. */
const addedName = (family: string) => `${family} Added`;
const monoFamily = 'JetBrains Mono Variable';
const families: ReadonlySet<string> = new Set(['Inter Variable', 'Bricolage Grotesque Variable', monoFamily]);

/**
 * How much text of a change is searched for other letters, since a mail's source may have megabytes. If only the rest has
 * such letters, a font of the system draws them.
 */
const longestText = 100_000;

/**
 * Loads the page's own fonts after everything that the page needs to work: the fonts are as large as its code, and would
 * delay the visitor's address on a slow network. From the second visit on they come from the browser's cache and are used
 * at the first paint.
 *
 * Adds only the faces whose letters are on the page: with those of all alphabets, Chromium took 71 ms instead of 33 to lay
 * the page out, and four times that on a slow phone, which reacts to no touch meanwhile. Of the monospaced family it adds
 * all, because few texts are set in it.
 */
export async function letFontsIn(): Promise<void> {
  const { dataset } = document.documentElement;
  if (dataset['fonts'] === 'cached') return;
  await whenIdle();
  const faces = [...document.styleSheets].flatMap(facesOf);
  const needed = facesFor(document.body.textContent, faces);
  addAtOtherLetters(needed, faces);
  // Loads the faces before it adds them: the browser would lay out the page twice otherwise, first with other fonts.
  const loaded = await Promise.allSettled(needed.map((face) => face.load()));
  // The style sheet already uses these names: a change to other names would make the browser style every element again.
  for (const face of faces) if (needed.includes(face) || isMono(face.family)) document.fonts.add(face);
  dataset['fonts'] = 'added';
  if (loaded.length > 0 && loaded.every(({ status }) => status === 'fulfilled')) remember(storageKey, 'here');
}

/**
 * Adds all faces as soon as a text comes with a letter that the needed ones do not draw: text of a mail, of another
 * language, or typed by the visitor. Otherwise a font of the system would draw it, in the middle of a word. The browser
 * then loads each face when it draws the first letter of it.
 */
function addAtOtherLetters(needed: readonly FontFace[], faces: readonly FontFace[]): void {
  const drawnBy = (some: readonly FontFace[]) => {
    const ranges = some.map(({ unicodeRange }) => outsideOf(unicodeRange));
    return (point: number) => ranges.some((isOutside) => !isOutside(point));
  };
  const [isNeeded, isOurs] = [drawnBy(needed), drawnBy(faces)];
  const look = (text: string) => {
    if (!pointsOf(text).some((point) => isOurs(point) && !isNeeded(point))) return;
    observer.disconnect();
    removeEventListener('input', onInput);
    for (const face of faces) {
      // Also those that are there already, so that all have the style sheet's order: of two faces with the same letter,
      // the browser takes the later one, and it would load a large file for letters that a small one draws.
      document.fonts.delete(face);
      document.fonts.add(face);
    }
  };
  const onInput = ({ target }: Event) => {
    if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) look(target.value);
  };
  const observer = new MutationObserver((changes) => {
    let text = '';
    for (const { type, target, addedNodes } of changes) {
      for (const node of type === 'characterData' ? [target] : addedNodes) {
        if (text.length < longestText) text += (node.textContent ?? '').slice(0, longestText);
      }
    }
    look(text);
  });
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  addEventListener('input', onInput);
}

const isMono = (family: string) => unquoted(family) === addedName(monoFamily);

const pointsOf = (text: string) => Array.from(new Set(text), (letter) => letter.codePointAt(0) ?? 0);

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
  const left = new Map<string, number[]>();
  // Of the monospaced family, only the file with Latin letters is needed: it draws addresses and codes.
  const lettersOf = (family: string) => (isMono(family) ? '@' : text);
  // Begins at the end, because browsers take the last face that has a letter: earlier ones need not draw that letter.
  return [...faces].reverse().filter(({ family: quoted, unicodeRange }) => {
    const family = unquoted(quoted);
    const before = left.get(family) ?? pointsOf(lettersOf(family));
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
