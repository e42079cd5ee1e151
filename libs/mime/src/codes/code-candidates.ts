/** Forms of candidates. Most codes are digits; a candidate with letters needs more evidence around it. */
export const CODE_SHAPES = [
  'digits',
  'grouped-digits',
  'grouped-mixed',
  'split',
  'alphanumeric',
  'letters',
  'word',
] as const;
export type CodeShape = (typeof CODE_SHAPES)[number];

export interface CodeCandidate {
  /** The code as a visitor would type it. */
  code: string;
  shape: CodeShape;
  start: number;
  end: number;
  /** Nothing else stands in its line. */
  hasOwnLine: boolean;
  /** Nothing else stands in its table cell; outside of a table, in its line. */
  hasOwnCell: boolean;
}

/** Limits the candidates for a mail of nothing but numbers: the text around each candidate is searched. */
const MAX_CANDIDATES = 120;

/** Web and mail addresses contain numbers that nobody types. Fillers of equal length replace them, to keep offsets. */
const ADDRESSES =
  /https?:\/\/[^\s<>"]{1,2000}|www\.[^\s<>"]{1,500}|[^\s@<>()[\]:：,，。、]{1,64}@[a-z0-9-]{1,63}\.[a-z0-9.-]{1,200}/gi;
/** Lines without one of these contain no address and are skipped: searching an @ from each letter on takes long. */
const IN_ADDRESSES = /@|:\/\/|www\./i;

function blankAddresses(text: string): string {
  const blank = (address: string): string => '\ufffc'.repeat(address.length);
  const lines = text.split('\n').map((line) => (IN_ADDRESSES.test(line) ? line.replace(ADDRESSES, blank) : line));
  return lines.join('\n');
}

/**
 * Single characters with gaps on one line, or one character on each line. Not a mix of both: a number at the start of
 * the next line would become part of the code.
 */
const SINGLE_CHARACTERS =
  /(?<![\w.,/#@$€£¥+-])(?<![0-9]:)[A-Z0-9](?:(?:(?:[ \t|·•_-]|\ufe0f|\u20e3){1,3}[A-Z0-9]){3,8}|(?:[ \t]?\n{1,2}[ \t]?[A-Z0-9](?=[ \t]?(?:\n|$))){3,8})(?![\w%€])(?![.,:/][0-9])/g;
const DIGIT_GROUPS =
  /(?<![\w.,/#@$€£¥+*•-])(?<![0-9]:)(?<![0-9] )(?:[0-9]{3}-[0-9]{3}-[0-9]{3}|[0-9]{3}[ \t]?-[ \t]?[0-9]{3}|[0-9]{3}[ \t][0-9]{3}|[0-9]{4}[ -][0-9]{4}|[0-9]{2}[ -][0-9]{2}[ -][0-9]{2}(?:[ -][0-9]{2})?|[0-9]{2} [0-9]{3}|[0-9]{3} [0-9]{4}|[0-9]{3}[ \t]?[·•][ \t]?[0-9]{3}|[0-9]{2}[ -][0-9]{2})(?![\w%€°])(?!-)(?! [0-9])(?![.,:/][0-9])/g;
/** "7QX 2KM": letters and digits in two halves. */
const MIXED_GROUPS =
  /(?<![\w.,/#@$€£¥+*•-])(?<![0-9]:)(?=[A-Z0-9 ]{0,9}[0-9])(?=[A-Z0-9 ]{0,9}[A-Z])(?:[A-Z0-9]{3} [A-Z0-9]{3}|[A-Z0-9]{4} [A-Z0-9]{4})(?![\w-])(?! [A-Z0-9])/g;
/** Letters and digits, also with hyphens between them, but no plain words: of these, a mail has hundreds. */
const TOKEN = /(?<![A-Za-z0-9]-?)(?![A-Za-z]?[a-z]+(?!-?[A-Za-z0-9]))[A-Za-z0-9]+(?:-[A-Za-z0-9]+)*/g;

const BAD_BEFORE =
  /[\p{Script=Latin}\p{Script=Cyrillic}_@/\\#$€£¥₽₩+=&%^~*•\ufffc]$|[0-9][.,:' ]$|[.,:'][0-9]$|[$€£¥₽₩] $|[*•xX]{2} ?$|[a-z]\.$|\(\+?[0-9]{1,4}\) $|\+[0-9]{1,4} $|0x$/u;
const BAD_AFTER =
  /^(?:[\p{Script=Latin}\p{Script=Cyrillic}_@/\\%$€£¥₽₩°=&^~*•\ufffc]|[.,:'][0-9]|!\w|\.[a-z]|[年년]| ?[€£¥₽₩%]| [0-9]{2,}|-)/u;

/** "**482913**", "_482913_": bold marks in plain text, which must not look like the mask of a card number. */
const BOLD = /(?<![\w*])(\*{1,2}|_{1,2})(?=[A-Za-z0-9])([^*_\n]{4,20})\1(?![\w*])/g;

interface Found {
  code: string;
  shape: CodeShape;
  start: number;
  end: number;
}

/**
 * Finds everything that has the form of a one-time code, in the order of the text.
 *
 * "123 456", "123-456" and "1 2 3 4 5 6" are one number and come out joined, since the forms that ask for them take
 * digits only (and their input boxes drop or refuse the separator). Hyphens are kept between three groups,
 * "111-222-333", and where letters take part: "ABC-DEF", "G-123456".
 */
export function findCandidates(written: string): CodeCandidate[] {
  const text = blankAddresses(written).replace(BOLD, (_, mark: string, words: string) => {
    const blank = ' '.repeat(mark.length);
    return blank + words + blank;
  });
  const found: Found[] = [];
  const taken: { start: number; end: number }[] = [];
  const isTaken = (start: number, end: number): boolean =>
    taken.some((range) => start < range.end && end > range.start);

  for (const match of text.matchAll(SINGLE_CHARACTERS)) {
    if (taken.length >= MAX_CANDIDATES) break;
    const characters = match[0].replace(/[^A-Z0-9]/g, '');
    if (characters.length < 4) continue;
    const [start, end] = [match.index, match.index + match[0].length];
    taken.push({ start, end });
    if (characters.length > 8) continue;
    const digitsOnly = /^[0-9]+$/.test(characters);
    if (!digitsOnly && isAlphabetRun(characters)) continue;
    const middle =
      !digitsOnly && /^[A-Z0-9](?: ?[A-Z0-9\t\n|·]){1,30}[ \t\n]?-/.test(match[0]) ? hyphenAt(match[0]) : -1;
    const code = middle > 0 ? `${characters.slice(0, middle)}-${characters.slice(middle)}` : characters;
    found.push({ code, shape: 'split', start, end });
  }
  for (const match of text.matchAll(DIGIT_GROUPS)) {
    if (taken.length >= MAX_CANDIDATES) break;
    const [start, end] = [match.index, match.index + match[0].length];
    if (isTaken(start, end) || /[$€£¥₽₩+] ?$/.test(text.slice(Math.max(0, start - 2), start))) continue;
    taken.push({ start, end });
    const code = /^[0-9]{3}-[0-9]{3}-/.test(match[0]) ? match[0] : match[0].replace(/\D/g, '');
    found.push({ code, shape: 'grouped-digits', start, end });
  }
  for (const match of text.matchAll(MIXED_GROUPS)) {
    if (taken.length >= MAX_CANDIDATES) break;
    const [start, end] = [match.index, match.index + match[0].length];
    if (isTaken(start, end)) continue;
    const halves = match[0].split(' ');
    // "ROOM 1204" is a word and a number: in a code at least one half mixes letters and digits.
    if (halves.every((half) => /^(?:[A-Z]+|[0-9]+)$/.test(half))) continue;
    taken.push({ start, end });
    found.push({ code: halves.join(''), shape: 'grouped-mixed', start, end });
  }
  for (const match of text.matchAll(TOKEN)) {
    if (found.length >= MAX_CANDIDATES) break;
    const token = match[0];
    if (token.length < 4 || token.length > 14) continue;
    const [start, end] = [match.index, match.index + token.length];
    const shape = shapeOf(token) ?? (isWordAlone(token, text, start, end) ? 'word' : null);
    if (shape === null || isTaken(start, end)) continue;
    if (BAD_BEFORE.test(text.slice(Math.max(0, start - 8), start)) || BAD_AFTER.test(text.slice(end, end + 4)))
      continue;
    found.push({ code: token, shape, start, end });
  }
  return found.sort((one, other) => one.start - other.start).map((each) => ({ ...each, ...ownPlace(each, text) }));
}

const WORD_OR_NUMBER = /[\p{L}\p{N}]/u;
/** How far from a candidate its line is searched for other words. */
const LINE_REACH = 200;

/** Tells whether a candidate is alone in its line, and in its table cell. */
function ownPlace({ start, end }: Found, text: string): Pick<CodeCandidate, 'hasOwnLine' | 'hasOwnCell'> {
  const before = text.slice(Math.max(0, start - LINE_REACH), start);
  const after = text.slice(end, end + LINE_REACH);
  const lineBefore = before.slice(before.lastIndexOf('\n') + 1);
  const lineAfter = after.split('\n', 1)[0] as string;
  return {
    hasOwnLine: !WORD_OR_NUMBER.test(lineBefore) && !WORD_OR_NUMBER.test(lineAfter),
    hasOwnCell:
      !WORD_OR_NUMBER.test(lineBefore.slice(lineBefore.lastIndexOf('\t') + 1)) &&
      !WORD_OR_NUMBER.test(lineAfter.split('\t', 1)[0] as string),
  };
}

/** Capitals that look like a word, "QAZEMI": a code only where they stand alone or end their line after a colon. */
function isWordAlone(token: string, text: string, start: number, end: number): boolean {
  if (token.length < 5 || token.length > 10 || !/^[A-Z]+$/.test(token)) return false;
  if (!/^[ \t.*"'”»)\]]{0,3}(?:\n|$)/.test(text.slice(end, end + 5))) return false;
  return /(?:^|[\n:\t])[ *"'“«([]{0,3}$/.test(text.slice(Math.max(0, start - 5), start));
}

/** "A B C D E F" is an index and not a code. */
function isAlphabetRun(characters: string): boolean {
  for (let at = 1; at < characters.length; at += 1) {
    if (characters.charCodeAt(at) !== characters.charCodeAt(at - 1) + 1) return false;
  }
  return true;
}

/** Number of characters before the hyphen, if exactly one hyphen separates two halves; else -1. */
function hyphenAt(split: string): number {
  const hyphens = split.split('-').length - 1;
  return hyphens === 1 ? split.slice(0, split.indexOf('-')).replace(/[^A-Z0-9]/g, '').length : -1;
}

/** "SUMMER20": a pronounceable word and a percentage. Hardly one random code in two thousand has this form. */
function isOffer(token: string): boolean {
  const [, word] = /^([A-Z]{4,9})(?:[1-9]?5|[1-9]0|100)$/.exec(token) ?? [];
  return word !== undefined && /[AEIOUY]/.test(word) && !/[^AEIOUY]{4}|[AEIOUY]{4}/.test(word);
}

function shapeOf(token: string): CodeShape | null {
  if (/^[0-9]+$/.test(token)) return token.length <= 8 ? 'digits' : null;
  const groups = token.split('-');
  if (groups.length > 3 || groups.some((group) => group.length < (groups.length === 1 ? 4 : 1))) return null;
  if (groups.length === 1 && token.length > 10) return null;
  if (groups.length > 1 && groups.every((group) => /^[0-9]+$/.test(group))) return null;
  // "2024-A-60718": a year and more parts number a contract or a case.
  if (/^(?:19|20)[0-9]{2}-/.test(token)) return null;
  const hasDigit = /[0-9]/.test(token);
  const isUpper = token === token.toUpperCase();
  if (hasDigit) {
    if (isOffer(token)) return null;
    // "2nd", "10min", "Q3-2025", "v12" and file names are not codes.
    if (/^[0-9]{1,4}[a-z]+$/i.test(token) && groups.length === 1 && token.length < 5) return null;
    if (/^v[0-9]/.test(token)) return null;
    // "12m3", "482kWh": a number with its unit.
    if (/^[0-9]{1,6}(?:[ckm]?m[23]|[kMG]?(?:Wh?|Hz|B))$/.test(token)) return null;
    // "CRID482913", "AMIGO482": hardly one random code in five hundred has this form.
    if (/^[A-Z]{4,9}[0-9]{3,9}$/.test(token)) return null;
    // "6-digit" and "covid-19" are words with a number.
    if (!isUpper && groups.length > 1 && groups.some((group) => group.length < 3 || group.length !== groups[0]?.length))
      return null;
    if (!isUpper && groups.length === 1 && /^(?:[A-Z]?[a-z]{3,}[0-9]{1,4}|[0-9]{1,3}[A-Z][a-z]{3,})$/.test(token))
      return null;
    return 'alphanumeric';
  }
  const vowels = token.replace(/[^AEIOUaeiou]/g, '').length;
  if (isUpper) {
    // "ALL RIGHTS RESERVED", in footers that are written in capitals.
    if (token === 'RIGHTS') return null;
    if (groups.length === 1) return token.length >= 5 && token.length <= 8 && vowels <= 1 ? 'letters' : null;
    return groups.length === 2 && groups[0]?.length === groups[1]?.length && token.length >= 7 ? 'letters' : null;
  }
  const isLower = token === token.toLowerCase();
  if (
    isLower &&
    groups.length > 1 &&
    groups.every(({ length }) => length === groups[0]?.length) &&
    token.length >= 7 &&
    vowels * 4 <= token.length
  )
    return 'letters';
  return null;
}
