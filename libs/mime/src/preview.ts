import { limits } from '@efemera/contract';
import { toOneLine } from './one-line.js';

/** How much is read for a preview of 160 characters, padding included. */
const maxScannedChars = 16 * 1024;

// Padding characters, with which newsletters fill the preview line so that it shows only their first sentence.
const padding =
  /[\u034f\u17b4\u17b5\u180b-\u180e\u00ad\u061c\u115f\u1160\u200b\u200e\u200f\u2060-\u2064\u206a-\u206f\u2800\u3164\ufeff\uffa0\ufffc]+/g;
// Between two characters, joiners form letters in Persian and Hindi and families in emoji. Elsewhere they are padding.
const idleJoiners = /(?<=^|\s)[\u200c\u200d]+|[\u200c\u200d]{2,}|[\u200c\u200d](?=\s|$)/g;
const webAddress = /[<(]?\bhttps?:\/\/[^\s]+/gi;

/** Removes invisible characters that only push other text out of the preview. */
export function stripPadding(text: string): string {
  return text.replace(padding, '').replace(idleJoiners, '');
}

/** The first words of a text on one line, without padding and web addresses, which are long and say little. */
export function makePreview(body: string): string {
  const words = stripPadding(body.trimStart().slice(0, maxScannedChars)).replace(/\s{2,}|[^\S ]/g, ' ');
  const read = toOneLine(words.replace(webAddress, ' '), limits.maxPreviewChars);
  return read || toOneLine(words, limits.maxPreviewChars);
}
