/** By character: the ASCII digit, letter or dash that it reads as; zero where the character stays as it is. */
const PLAIN = new Uint16Array(0x10000);
/** By character: its lower case letter without the accent; zero where the character stays as it is. */
const FOLDED = new Uint16Array(0x10000);

const ZEROS = [
  0x0660, 0x06f0, 0x07c0, 0x0966, 0x09e6, 0x0a66, 0x0ae6, 0x0b66, 0x0be6, 0x0c66, 0x0ce6, 0x0d66, 0x0de6, 0x0e50,
  0x0ed0, 0x0f20, 0x1040, 0x1090, 0x17e0, 0x1810, 0xff10,
];
/** Compatibility forms: letters and digits in rings and brackets, full-width forms, Arabic presentation forms. */
const COMPATIBLE = [
  [0x2070, 0x218f],
  [0x2460, 0x24ff],
  [0xfb50, 0xffef],
] as const;
/** Latin, Greek, Cyrillic, Hebrew, Arabic: their accents can be removed. In Hangul and kana, marks are sounds. */
const ACCENTED = [
  [0x00c0, 0x06ff],
  [0x1e00, 0x1fff],
] as const;

for (const [first, last] of COMPATIBLE) {
  for (let point = first; point <= last; point += 1) {
    const plain = String.fromCharCode(point).normalize('NFKC');
    if (plain.length === 1) PLAIN[point] = plain.charCodeAt(0);
  }
}
for (const zero of ZEROS) for (let digit = 0; digit < 10; digit += 1) PLAIN[zero + digit] = 0x30 + digit;
const setAll = (table: Uint16Array, characters: string, plain: string): void => {
  for (const character of characters) table[character.charCodeAt(0)] = plain.charCodeAt(0);
};
setAll(PLAIN, '\u2010\u2011\u2012\u2013\u2212\ufe63\uff0d', '-');
setAll(PLAIN, '\u00a0\u2002\u2003\u2007\u2009\u200a\u202f\u3000', ' ');
setAll(PLAIN, '№', '#');
// Long dashes and full-width commas separate what is around them. As "-" and "," they would join two numbers.
setAll(PLAIN, '—―，；', ';');

for (const [first, last] of ACCENTED) {
  for (let point = first; point <= last; point += 1) {
    const letter = String.fromCharCode(point);
    const base = (letter.normalize('NFD')[0] as string).toLowerCase();
    if (base !== letter && base.length === 1) FOLDED[point] = base.charCodeAt(0);
  }
}
setAll(FOLDED, 'ıİ', 'i');
setAll(FOLDED, 'łŁ', 'l');
setAll(FOLDED, 'øØ', 'o');
setAll(FOLDED, 'đĐ', 'd');
setAll(FOLDED, 'ىی', 'ي');
setAll(FOLDED, 'ة', 'ه');
setAll(FOLDED, 'ک', 'ك');
setAll(FOLDED, '’‘ʼ', "'");

const BEYOND_ASCII = /[^\t-~]/;

function mapEach(text: string, table: Uint16Array): string {
  let first = 0;
  while (first < text.length && !table[text.charCodeAt(first)]) first += 1;
  if (first === text.length) return text;
  const units = new Uint16Array(text.length);
  let widest = 0;
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    const mapped = table[unit] || unit;
    units[at] = mapped;
    widest |= mapped;
  }
  // V8 searches a text of one byte a character faster, and without accents most texts are of this kind.
  return widest < 0x100 ? Buffer.from(units).toString('latin1') : Buffer.from(units.buffer).toString('utf16le');
}

/** Writes the digits of all scripts as ASCII and short dashes as hyphens, one character for one, to keep offsets. */
export const toPlainForms = (text: string): string => (BEYOND_ASCII.test(text) ? mapEach(text, PLAIN) : text);

/** Lower case without accents, character for character: an offset in the result is an offset in the source. */
export function fold(text: string): string {
  if (!BEYOND_ASCII.test(text)) return text.toLowerCase();
  const folded = mapEach(text, FOLDED).toLowerCase();
  // If a letter becomes two in lower case, all later offsets would shift: such a text keeps its ASCII capitals.
  return folded.length === text.length ? folded : mapEach(text, FOLDED);
}
