/**
 * The recogniser's functions that training needs: the candidates of a mail and their features, exactly as the product
 * computes them.
 */
import { findCandidates } from './codes/code-candidates.js';
import { codeFeatures, codeSurroundings } from './codes/code-features.js';
import type { Features } from './codes/features.js';
import { findLinkCandidates } from './codes/link-candidates.js';
import { linkFeatures, linkSurroundings } from './codes/link-features.js';
import type { MailText } from './codes/mail-text.js';

export { SLOTS } from './codes/features.js';
export { fold, toPlainForms } from './codes/fold.js';
export { Lexicon, OTHER_BUSINESS, TOPICS, type Topic } from './codes/lexicon.js';
export { readMailTexts, textOfHtml } from './codes/mail-text.js';
export { type TrainedModel } from './codes/model.js';

/** A candidate with its own features and those of its mail. */
export interface Sample {
  found: string;
  slots: number[];
  values: number[];
}

const join = (found: string, common: Features, own: Features): Sample => ({
  found,
  slots: [...common.slots, ...own.slots],
  values: [...common.values, ...own.values],
});

export function codeSamples(mail: MailText): Sample[] {
  const candidates = findCandidates(mail.plain);
  if (candidates.length === 0) return [];
  const around = codeSurroundings(mail, candidates);
  return candidates.map((candidate) => join(candidate.code, mail.signs.features, codeFeatures(candidate, around)));
}

export function linkSamples(mail: MailText): Sample[] {
  const candidates = findLinkCandidates(mail);
  if (candidates.length === 0) return [];
  const around = linkSurroundings(mail, candidates);
  return candidates.map((candidate) => join(candidate.href, mail.signs.features, linkFeatures(candidate, around)));
}
