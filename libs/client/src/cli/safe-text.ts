/**
 * Strangers write what is printed, and a terminal obeys escape sequences: they set its title, its clipboard, what lies
 * on its screen. No control character is printed, of ASCII or of ISO 6429's second set, nor one that turns the direction
 * of what follows (U+202A–202E, U+2066–2069) or can't be seen (tags, zero widths).
 */
const unsafe = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\u2028\u2029]/u;
const allUnsafe = new RegExp(unsafe, 'gu');

/** One line, without tabs: what stands between them stays one column. */
export const oneLine = (text: string): string => text.replace(/[\p{C}\p{Z}]+/gu, ' ').trim();

/** Several lines. */
export const safeText = (text: string): string =>
  text
    .replace(/\r\n?|\u2028|\u2029/g, '\n')
    .replace(allUnsafe, (character) => (/[\n\t]/.test(character) ? character : ''));

/** One line of JSON; what JSON itself leaves as it is, and a terminal would not, is escaped. */
export const jsonLine = (value: unknown): string =>
  `${JSON.stringify(value).replace(allUnsafe, (character) =>
    Array.from({ length: character.length }, (_, index) => {
      return `\\u${character.charCodeAt(index).toString(16).padStart(4, '0')}`;
    }).join(''),
  )}\n`;
