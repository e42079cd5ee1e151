import type { FoundLink } from '@efemera/contract';
import { describeLinks } from './codes/describe.js';
import { findLinkCandidates, type LinkCandidate } from './codes/link-candidates.js';
import type { MailText } from './codes/mail-text.js';
import { readModel } from './codes/model.js';
import { LINK_MODEL } from './codes/trained-model.js';

const { scoresOf, threshold } = readModel(LINK_MODEL);
/** Limits the list for a mail of thousands of links to the first ones. */
const MAX_LINKS = 100;
const MAX_WORDS_CHARS = 200;

/**
 * Finds the web addresses of a mail, and its confirmation link (confirm an address, activate an account, sign in, reset
 * a password), or null.
 *
 * A trained model scores a confirmation link by its text, its context and its path (`docs/codes.md`). Links that undo,
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
  const scores = scoresOf(mail.signs.features, describeLinks(mail, candidates));
  const best = Math.max(...scores);
  return best >= threshold ? (candidates[scores.indexOf(best)]?.href ?? null) : null;
}

const wordsOf = ({ start, end }: LinkCandidate, { text }: MailText): string =>
  text
    .slice(start, Math.min(end, start + MAX_WORDS_CHARS))
    .replace(/\s+/g, ' ')
    .trim();
