/**
 * Strangers write the printed text, and a terminal executes escape sequences: they set its title and clipboard and
 * overwrite the screen. So no control character is printed (ASCII or ISO 6429's C1 set), no direction mark
 * (U+202A–202E, U+2066–2069), and no invisible character (tags, zero-width characters).
 */
const unsafe = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\u2028\u2029]/u;
const allUnsafe = new RegExp(unsafe, 'gu');

/** One line without tabs, so that it stays one column of a table. */
export const oneLine = (text: string): string => text.replace(/[\p{C}\p{Z}]+/gu, ' ').trim();

/** Text of several lines: keeps line breaks and tabs, and removes all other unsafe characters. */
export const safeText = (text: string): string =>
  text
    .replace(/\r\n?|\u2028|\u2029/g, '\n')
    .replace(allUnsafe, (character) => (/[\n\t]/.test(character) ? character : ''));

/** One line of JSON. Escapes the control characters that JSON allows unescaped and a terminal would execute. */
export const jsonLine = (value: unknown): string =>
  `${JSON.stringify(value).replace(allUnsafe, (character) =>
    Array.from({ length: character.length }, (_, index) => {
      return `\\u${character.charCodeAt(index).toString(16).padStart(4, '0')}`;
    }).join(''),
  )}\n`;
