/** Latin-1 names in code point order from U+00A0, then the few others that mail programs write. */
const LATIN_1 =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para ' +
  'middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute ' +
  'Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml ' +
  'Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml ' +
  'eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml';

const NAMED = new Map<string, string>([
  ...LATIN_1.split(' ').map((name, index): [string, string] => [name, String.fromCharCode(0xa0 + index)]),
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['AMP', '&'],
  ['LT', '<'],
  ['GT', '>'],
  ['QUOT', '"'],
  ['OElig', 'Œ'],
  ['oelig', 'œ'],
  ['Scaron', 'Š'],
  ['scaron', 'š'],
  ['Yuml', 'Ÿ'],
  ['circ', 'ˆ'],
  ['tilde', '˜'],
  ['ensp', '\u2002'],
  ['emsp', '\u2003'],
  ['thinsp', '\u2009'],
  ['numsp', '\u2007'],
  ['puncsp', '\u2008'],
  ['hairsp', '\u200a'],
  ['zwnj', '\u200c'],
  ['zwj', '\u200d'],
  ['lrm', '\u200e'],
  ['rlm', '\u200f'],
  ['ndash', '–'],
  ['mdash', '—'],
  ['horbar', '―'],
  ['hyphen', '\u2010'],
  ['dash', '\u2010'],
  ['lsquo', '‘'],
  ['rsquo', '’'],
  ['sbquo', '‚'],
  ['ldquo', '“'],
  ['rdquo', '”'],
  ['bdquo', '„'],
  ['dagger', '†'],
  ['Dagger', '‡'],
  ['bull', '•'],
  ['hellip', '…'],
  ['permil', '‰'],
  ['prime', '′'],
  ['Prime', '″'],
  ['lsaquo', '‹'],
  ['rsaquo', '›'],
  ['frasl', '⁄'],
  ['euro', '€'],
  ['trade', '™'],
  ['numero', '№'],
  ['larr', '←'],
  ['uarr', '↑'],
  ['rarr', '→'],
  ['darr', '↓'],
  ['harr', '↔'],
  ['rArr', '⇒'],
  ['minus', '−'],
  ['lowast', '∗'],
  ['infin', '∞'],
  ['asymp', '≈'],
  ['ne', '≠'],
  ['le', '≤'],
  ['ge', '≥'],
  ['check', '✓'],
  ['star', '☆'],
  ['starf', '★'],
  ['num', '#'],
  ['excl', '!'],
  ['percnt', '%'],
  ['dollar', '$'],
  ['lpar', '('],
  ['rpar', ')'],
  ['ast', '*'],
  ['plus', '+'],
  ['comma', ','],
  ['period', '.'],
  ['sol', '/'],
  ['colon', ':'],
  ['semi', ';'],
  ['equals', '='],
  ['quest', '?'],
  ['commat', '@'],
  ['lsqb', '['],
  ['lbrack', '['],
  ['rsqb', ']'],
  ['rbrack', ']'],
  ['lowbar', '_'],
  ['vert', '|'],
  ['verbar', '|'],
  ['NewLine', '\n'],
  ['Tab', '\t'],
  ['NonBreakingSpace', '\u00a0'],
  ['ZeroWidthSpace', '\u200b'],
]);

/** HTML reads the numbers 128–159 as windows-1252, which is what the programs that write them mean. */
const WINDOWS_1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

const ENTITY = /&(?:#(?:x([0-9a-f]{1,8})|([0-9]{1,9}));?|([a-z][a-z0-9]{1,20});)/gi;

/** Decodes numeric and common named character references; an unknown name stays as written. */
export function decodeEntities(source: string): string {
  if (!source.includes('&')) return source;
  return source.replace(
    ENTITY,
    (whole, hex: string | undefined, decimal: string | undefined, name: string | undefined) => {
      if (name !== undefined) return NAMED.get(name) ?? whole;
      const point = hex !== undefined ? Number.parseInt(hex, 16) : Number(decimal);
      if (point >= 0x80 && point <= 0x9f) return WINDOWS_1252[point - 0x80] as string;
      if (point === 0 || point > 0x10ffff || (point >= 0xd800 && point <= 0xdfff)) return '\ufffd';
      return String.fromCodePoint(point);
    },
  );
}
