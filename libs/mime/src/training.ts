/**
 * The recogniser's functions that training needs: the candidates of a mail and their features, exactly as the product
 * computes them.
 */
import { describeCodes, describeLinks } from './codes/describe.js';
import { findLinkCandidates } from './codes/link-candidates.js';
import type { MailText } from './codes/mail-text.js';
import type { Described } from './codes/model.js';

export { PARTS, SLOTS } from './codes/features.js';
export { fold, toPlainForms } from './codes/fold.js';
export { Lexicon, OTHER_BUSINESS, packPhrases, TOPICS, type Phrases, type Topic } from './codes/lexicon.js';
export { readMailTexts, textOfHtml } from './codes/mail-text.js';
export { baseOf, compareSums, joinSigns, scoreOf, type Sums, type TrainedModel, type Trees } from './codes/model.js';

/** A candidate with its features, those of its mail included, and its own signs for the trees. */
export interface Sample {
  found: string;
  slots: number[];
  values: number[];
  parts: number[];
  signs: Float32Array;
}

function samplesOf(mail: MailText, described: Described[]): Sample[] {
  const { features: common } = mail.signs;
  return described.map(({ found, features: own, readSigns }) => ({
    found,
    slots: [...common.slots, ...own.slots],
    values: [...common.values, ...own.values],
    parts: [...common.parts, ...own.parts],
    signs: Float32Array.from(readSigns()),
  }));
}

export const codeSamples = (mail: MailText): Sample[] => samplesOf(mail, describeCodes(mail));
export const linkSamples = (mail: MailText): Sample[] => samplesOf(mail, describeLinks(mail, findLinkCandidates(mail)));
