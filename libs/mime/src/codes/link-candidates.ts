import type { MailText } from './mail-text.js';

export interface LinkCandidate {
  href: string;
  start: number;
  end: number;
  isButton: boolean;
  /** The address itself stands in the text, without an element `a` around it. */
  isBare: boolean;
  order: number;
  isLast: boolean;
}

/**
 * Limits the links that are judged, against a page of a million links: the text around each is searched. A mail that
 * asks its reader to press a link has fewer.
 */
const MAX_LINKS = 200;
const MAX_URL_CHARS = 4000;

const HTTP = /^https?:\/\/[^\s/?#]/i;
const BARE_URL = /https?:\/\/[^\s<>"'\u3000-\u9fff\uac00-\ud7af\uff00-\uffef]{1,4000}/gi;

/** All web addresses of a mail that could be pressed: its links, and addresses that stand in the text between them. */
export function findLinkCandidates({ text, links: anchored }: Pick<MailText, 'text' | 'links'>): LinkCandidate[] {
  const links: Omit<LinkCandidate, 'order' | 'isLast'>[] = anchored
    .slice(0, MAX_LINKS)
    .map(({ href, start, end, isButton }) => ({ href, start, end, isButton, isBare: false }));
  let nextAnchored = 0;
  for (const match of text.matchAll(BARE_URL)) {
    if (links.length >= 2 * MAX_LINKS) break;
    const start = match.index;
    while (nextAnchored < anchored.length && (anchored[nextAnchored]?.end as number) <= start) nextAnchored += 1;
    if ((anchored[nextAnchored]?.start ?? Infinity) <= start) continue;
    const href = trimUrl(match[0]);
    links.push({ href, start, end: start + href.length, isButton: false, isBare: true });
  }
  return links
    .filter(({ href }) => href.length <= MAX_URL_CHARS && HTTP.test(href))
    .sort((one, other) => one.start - other.start)
    .map(({ href, start, end, isButton, isBare }, order, all) => ({
      href,
      start,
      end,
      isButton,
      isBare,
      order,
      isLast: order === all.length - 1,
    }));
}

/** Cuts off punctuation and closing brackets after an address: they belong to the sentence around it. */
function trimUrl(url: string): string {
  let end = url.length;
  while (end > 0) {
    const last = url[end - 1] as string;
    if (/[.,;:!?*_|\]}»”’]/.test(last)) end -= 1;
    else if (last === ')' && !url.slice(0, end).includes('(')) end -= 1;
    else break;
  }
  return url.slice(0, end);
}
