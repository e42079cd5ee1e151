import { containsAction, isAnswer } from './acting-words.js';

/** Longer addresses and texts are not searched but count as acting: nearly all of them hold a token or an action. */
const maxJudgedChars = 2000;

/**
 * Whether a link is an acting link, whose call may confirm, unsubscribe, log in or use up a code. Judges by the form of
 * the address alone, and says yes in doubt: a link that is not called can do no harm.
 */
export function mayAct(link: string): boolean {
  // Judges the address that a browser would call: a URL parser reads `\` as `/` and drops line breaks.
  const href = URL.canParse(link) ? new URL(link).href : link;
  if (href.length > maxJudgedChars) return true;
  const decoded = decode(href);
  // An address that stays encoded, or is encoded wrongly, could mean anything to its server.
  if (decoded === null || hasValues(pathOf(href))) return true;
  return (
    pathOf(decoded)
      .split(/[/?&#=;,:@|!]/)
      .some(isToken) || containsAction(decoded)
  );
}

/** Whether the text of a link names an action, in any language of the product, or answers a question. */
export const namesAction = (text: string): boolean =>
  text.length > maxJudgedChars || containsAction(text) || isAnswer(text);

/** Returns the address as its server reads it; null where that is not certain. */
function decode(href: string): string | null {
  let decoded = href;
  // Decodes twice: some servers decode what a proxy before them has decoded already.
  for (let round = 0; round < 2 && decoded.includes('%'); round++) {
    try {
      decoded = decodeURIComponent(decoded);
    } catch {
      return null;
    }
  }
  return decoded.includes('%') ? null : decoded;
}

const pathOf = (href: string) => href.slice(href.indexOf('//') + 2).replace(/^[^/?#]*/, '');

/** Whether a query holds anything but campaign parameters: a name or a figure is enough for a server to act on. */
function hasValues(path: string): boolean {
  const [beforeFragment = ''] = path.split('#', 1);
  const query = beforeFragment.split('?').slice(1).join('?');
  return query.split('&').some((parameter) => parameter !== '' && !/^utm_[a-z]{1,20}=/.test(parameter));
}

/**
 * Whether a part of a path or query is probably a token for one reader or one action. Also matches words with dates or
 * inner capitals and long compounds, which does no harm.
 */
function isToken(part: string): boolean {
  const { length } = part;
  return (
    (length >= 10 && /[0-9]/.test(part)) ||
    (length >= 5 && /[a-z][0-9]{1,9}[a-z]/i.test(part)) ||
    (length >= 6 && /[a-z][A-Z]/.test(part)) ||
    /[bcdfghjklmnpqrstvwxz]{6}/i.test(part) ||
    (length >= 16 && !isWords(part))
  );
}

/** Whether a part is several words, as in the address of an article: `how-we-ship-your-order`. */
function isWords(part: string): boolean {
  const words = part.split(/[-_.+~ ]/);
  return words.length > 1 && words.every(isWord);
}

const isWord = (word: string): boolean =>
  word === '' ||
  (/^\p{L}[\p{Ll}\p{Lo}\p{M}]{0,14}$/u.test(word) && (word.length < 5 || /[aeiouy]|[^a-z]/.test(word.toLowerCase())));
