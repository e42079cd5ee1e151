import type { FoundLink } from '@efemera/contract';
import { findLinkCandidates, type LinkCandidate } from './codes/link-candidates.js';
import { keyOfLink, linkFeatures, linkSurroundings } from './codes/link-features.js';
import type { MailText } from './codes/mail-text.js';
import { readModel } from './codes/model.js';
import { LINK_MODEL } from './codes/trained-model.js';

const { scoreOf, least } = readModel(LINK_MODEL);
/** Limits the list for a mail of thousands of links to the first ones. */
const MAX_LINKS = 100;
const MAX_WORDS_CHARS = 200;

/**
 * Finds the web addresses of a mail, and its confirmation link (confirm an address, activate an account, sign in, reset
 * a password), or null.
 *
 * A trained model scores the latter by the link's text, its context and its path (`docs/codes.md`). Links that undo,
 * inform or sell never count, nor those for "if this was not you". Invitations and order confirmations are no
 * confirmation links.
 *
 * @returns absolute http(s) addresses as written in the mail, entities decoded, each once, in the order of the mail.
 */
export function findLinks(texts: readonly MailText[]): { link: string | null; links: FoundLink[] } {
  const links = new Map<string, FoundLink>();
  let link: string | null = null;
  for (const mail of texts) {
    const candidates = findLinkCandidates(mail);
    link ??= bestOf(mail, candidates);
    for (const candidate of candidates) {
      const { href } = candidate;
      if (links.has(href) || (links.size >= MAX_LINKS && href !== link)) continue;
      links.set(href, { href, text: wordsOf(candidate, mail), place: mail.part });
    }
  }
  return { link, links: [...links.values()] };
}

function bestOf(mail: MailText, candidates: LinkCandidate[]): string | null {
  if (candidates.length === 0) return null;
  const around = linkSurroundings(mail, candidates);
  const ofMail = scoreOf(mail.signs.features);
  const scores = new Map<string, number>();
  let best: { href: string; score: number } | null = null;
  for (const candidate of candidates) {
    const key = keyOfLink(candidate, around);
    const score = scores.get(key) ?? ofMail + scoreOf(linkFeatures(candidate, around));
    scores.set(key, score);
    if (score >= least && (best === null || score > best.score)) best = { href: candidate.href, score };
  }
  return best?.href ?? null;
}

const wordsOf = ({ start, end }: LinkCandidate, { text }: MailText): string =>
  text
    .slice(start, Math.min(end, start + MAX_WORDS_CHARS))
    .replace(/\s+/g, ' ')
    .trim();
