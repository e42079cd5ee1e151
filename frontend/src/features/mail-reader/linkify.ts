import { parseUrl } from '@efemera/contract';

/** A part of a plain text: unchanged, or a link. */
export type TextPart = { text: string; href?: undefined } | { text: string; href: string };

/** Longest text that becomes a link: longer ones are of no use, and could attack the code that shows or follows links. */
const maxLinkChars = 2048;
const maxAddressChars = 254;

// Each expression is one character class, or is anchored and matches a word of bounded length: no text takes more than
// linear time.
const words = /[^\s<>"“”«»‹›|\\^`{}]+/gu;
const linkStart = /(?<![\p{L}\p{N}])(?:https?:\/\/|www\.|mailto:)/iu;
const webLink = /^https?:\/\/[\p{L}\p{N}[]/iu;
const mailAddress = /^[\p{L}\p{N}!#$%&'*+/=?_~.-]+@[\p{L}\p{N}](?:[\p{L}\p{N}-]|\.(?=[\p{L}\p{N}]))*$/u;
const opening = /^[([*_~'’,.;:-]+/u;
const trailing = new Set(".,;:!?'’*_~…-");

/** Finds web links and e-mail addresses in plain text. The parts join to the same text. */
export function linkify(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let done = 0;
  const add = (from: number, to: number, href: string) => {
    if (from > done) parts.push({ text: text.slice(done, from) });
    parts.push({ text: text.slice(from, to), href });
    done = to;
  };
  for (const { 0: word, index } of text.matchAll(words)) {
    const link = linkIn(word);
    if (link) add(index + link.from, index + link.to, link.href);
  }
  if (done < text.length) parts.push({ text: text.slice(done) });
  return parts;
}

interface FoundLink {
  from: number;
  to: number;
  href: string;
}

function linkIn(word: string): FoundLink | null {
  const start = linkStart.exec(word);
  if (start) {
    const from = start.index;
    return word.length - from <= maxLinkChars ? asLink(from, withoutTrailing(word.slice(from))) : null;
  }
  // Tests cheaply first, because most words are no links.
  if (!word.includes('@') || word.length > maxAddressChars) return null;
  const from = opening.exec(word)?.[0].length ?? 0;
  const address = withoutTrailing(word.slice(from));
  return mailAddress.test(address) ? { from, to: from + address.length, href: `mailto:${address}` } : null;
}

function asLink(from: number, link: string): FoundLink | null {
  const to = from + link.length;
  if (/^mailto:/i.test(link)) return mailAddress.test(link.slice('mailto:'.length)) ? { from, to, href: link } : null;
  const href = /^www\./i.test(link) ? `https://${link}` : link;
  return webLink.test(href) && parseUrl(href) ? { from, to, href } : null;
}

/** Excludes characters that end the sentence, not the link: dots, and brackets that were opened before the link. */
function withoutTrailing(link: string): string {
  let unopened = count(link, ')') - count(link, '(');
  const opensSquare = link.includes('[');
  let end = link.length;
  for (; end > 0; end--) {
    const last = link.charAt(end - 1);
    if (last === ')' && unopened > 0) unopened--;
    else if (!(last === ']' && !opensSquare) && !trailing.has(last)) break;
  }
  return link.slice(0, end);
}

function count(text: string, character: string): number {
  return text.split(character).length - 1;
}
