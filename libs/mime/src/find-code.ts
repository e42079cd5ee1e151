import type { FoundCode } from '@efemera/contract';
import { describeCodes } from './codes/describe.js';
import type { MailText } from './codes/mail-text.js';
import { readModel } from './codes/model.js';
import { CODE_MODEL } from './codes/trained-model.js';

const { scoresOf, threshold } = readModel(CODE_MODEL);
const MAX_CODES = 20;
const MAX_LINE_CHARS = 200;

/**
 * Finds the one-time codes of a mail (sign-up, sign-in, second factor), the most certain first.
 *
 * A trained model scores every text with the form of a code by its context (`docs/codes.md`). It is trained to miss a
 * code rather than to return the number of a coupon, an order or a booking. The plain text is used if the HTML part has
 * no code: a mail whose words are in a picture often has them there. Pure, and linear by limits: the first 200,000
 * characters of HTML, and the first 12,000 of the text that they show.
 *
 * @returns each code once, as the visitor would type it; see `findCandidates` about digits, spaces and hyphens.
 */
export function findCodes(texts: readonly MailText[]): FoundCode[] {
  for (const mail of texts) {
    const described = describeCodes(mail);
    if (described.length === 0) continue;
    const scores = scoresOf(mail.signs.features, described);
    const sure = described
      .map(({ candidate }, index) => ({ candidate, score: scores[index] as number }))
      .filter(({ score }) => score >= threshold)
      .sort((one, other) => other.score - one.score);
    if (sure.length === 0) continue;
    const found = new Map<string, FoundCode>();
    for (const { candidate } of sure) {
      const { code, start } = candidate;
      if (found.has(code) || found.size === MAX_CODES) continue;
      const place = start < mail.subjectEnd ? 'subject' : mail.part;
      found.set(code, { code, text: lineAround(mail.text, start), place });
    }
    return [...found.values()];
  }
  return [];
}

function lineAround(text: string, at: number): string {
  const start = text.lastIndexOf('\n', at) + 1;
  const end = text.indexOf('\n', at);
  const from = Math.max(start, at - MAX_LINE_CHARS / 2);
  return text
    .slice(from, Math.min(end < 0 ? text.length : end, from + MAX_LINE_CHARS))
    .replaceAll('\t', ' ')
    .trim();
}
