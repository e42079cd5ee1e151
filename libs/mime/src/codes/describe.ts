import { findCandidates, type CodeCandidate } from './code-candidates.js';
import { codeFeatures, codeSurroundings } from './code-features.js';
import { codeSigns } from './code-signs.js';
import type { LinkCandidate } from './link-candidates.js';
import type { Features } from './features.js';
import { isLike, linkFeatures, linkSurroundings, placeOf, textAround, type LikeLinks } from './link-features.js';
import { linkSignsIn } from './link-signs.js';
import type { MailText } from './mail-text.js';
import type { Described } from './model.js';

/** Describes for the model everything in a text that has the form of a code. */
export function describeCodes(mail: MailText): (Described & { candidate: CodeCandidate })[] {
  const candidates = findCandidates(mail.plain).filter((candidate) => !isName(candidate, mail));
  if (candidates.length === 0) return [];
  const around = codeSurroundings(mail, candidates);
  return candidates.map((candidate, index) => ({
    candidate,
    found: candidate.code,
    features: codeFeatures(candidate, around),
    readSigns: () => codeSigns(candidate, index, around),
  }));
}

/** Tells whether letters name the sender ("Welcome to V2EX") or a button ("VERIFY"). */
function isName({ code, shape, start, end }: CodeCandidate, { sender, links }: MailText): boolean {
  if (!/[A-Za-z]/.test(code)) return false;
  if (sender.includes(code.toLowerCase())) return true;
  return shape === 'word' && links.some((link) => start >= link.start && end <= link.end);
}

/** Describes the links of a text for the model. */
export function describeLinks(mail: MailText, candidates: LinkCandidate[]): Described[] {
  if (candidates.length === 0) return [];
  const around = linkSurroundings(mail, candidates);
  const signsOf = linkSignsIn(around);
  const known: (LikeLinks & { features: Features })[] = [];
  const likeLinks = (candidate: LinkCandidate) => {
    const text = textAround(candidate, mail);
    const found = known.find((like) => isLike(like, candidate, text));
    if (found) return found;
    const place = placeOf(candidate, mail);
    const features = linkFeatures(candidate, place, around);
    const like = { first: candidate, around: text, place, features };
    known.push(like);
    return like;
  };
  return candidates.map((candidate) => {
    const like = likeLinks(candidate);
    return { found: candidate.href, features: like.features, readSigns: () => signsOf(candidate, like) };
  });
}
