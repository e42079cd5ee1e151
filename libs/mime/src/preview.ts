import { limits } from '@efemera/contract';
import { toOneLine } from './one-line.js';

/** A preview of 160 characters may stand behind this much padding; what follows is not looked at. */
const maxScannedChars = 16 * 1024;

// What newsletters fill the rest of a preview line with, so that nothing of the body follows their first sentence.
const padding =
  /[\u034f\u17b4\u17b5\u180b-\u180e\u00ad\u061c\u115f\u1160\u200b\u200e\u200f\u2060-\u2064\u206a-\u206f\u2800\u3164\ufeff\uffa0\ufffc]+/g;
// The joiners make letters in Persian and Hindi and families in emoji, one between two characters: else they pad.
const idleJoiners = /(?<=^|\s)[\u200c\u200d]+|[\u200c\u200d]{2,}|[\u200c\u200d](?=\s|$)/g;
const webAddress = /[<(]?\bhttps?:\/\/[^\s]+/gi;

/** Removes characters that show nothing and only keep other text away. */
export function stripPadding(text: string): string {
  return text.replace(padding, '').replace(idleJoiners, '');
}

/** The first words of a text on one line, without padding and addresses of the web, which are long and say little. */
export function makePreview(body: string): string {
  const words = stripPadding(body.trimStart().slice(0, maxScannedChars)).replace(/\s{2,}|[^\S ]/g, ' ');
  const read = toOneLine(words.replace(webAddress, ' '), limits.maxPreviewChars);
  return read || toOneLine(words, limits.maxPreviewChars);
}
