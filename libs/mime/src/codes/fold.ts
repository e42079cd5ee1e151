const ACCENTED = new Map<string, string>();
for (let point = 0xc0; point <= 0x17f; point += 1) {
  const letter = String.fromCharCode(point);
  const base = letter.normalize('NFD')[0] as string;
  if (base !== letter) ACCENTED.set(letter, base.toLowerCase());
}
ACCENTED.set('İ', 'i');
ACCENTED.set('ı', 'i');

const BEYOND_ASCII = /[^\t-~]/;

/** Full-width and other compatibility forms become the plain ones, every dash a hyphen, keycap emoji their digit. */
export function toPlainForms(text: string): string {
  if (!BEYOND_ASCII.test(text)) return text;
  // "№" would become the letters "No" and grow into the number after it.
  return (
    text
      .replaceAll('№', '#')
      // A full-width comma parts clauses, a plain one between digits would part thousands.
      .replace(/[，；]/g, '$& ')
      .normalize('NFKC')
      .replace(/[\u2014\u2015]/g, ' - ')
      .replace(/[\u2010-\u2013\u2212]/g, '-')
      .replace(/\ufe0f?\u20e3|\ufe0f/g, '')
  );
}

/** Lower case without accents, character for character: an offset in the result is an offset in the source. */
export function fold(text: string): string {
  if (!BEYOND_ASCII.test(text)) return text.toLowerCase();
  return text
    .replace(/[\u00c0-\u017f]/g, (letter) => ACCENTED.get(letter) ?? letter)
    .toLowerCase()
    .replaceAll('ё', 'е');
}
