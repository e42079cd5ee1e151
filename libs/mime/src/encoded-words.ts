import { decodeWords } from 'postal-mime';

const encodedWord = /=\?([^?\s]+)\?([QqBb])\?([^?]*)\?=/g;

/** Encoded words that stand side by side. */
interface Run {
  /** The text before the first word. */
  before: string;
  /** In lower case, as `encoding` is. */
  charset: string;
  encoding: string;
  contents: string[];
}

function asOneWord({ before, charset, encoding, contents }: Run): string {
  const content =
    encoding === 'b'
      ? Buffer.concat(contents.map((word) => Buffer.from(word, 'base64'))).toString('base64')
      : contents.join('');
  return `${before}=?${charset}?${encoding}?${content}?=`;
}

/** Makes one word of those that stand side by side, so that a character whose bytes are in two of them is whole. */
function joinEncodedWords(value: string): string {
  const runs: Run[] = [];
  let at = 0;
  for (const match of value.matchAll(encodedWord)) {
    const [word, label = '', form = '', content = ''] = match;
    const before = value.slice(at, match.index);
    at = match.index + word.length;
    const [charset, encoding] = [label.toLowerCase(), form.toLowerCase()];
    const run = runs.at(-1);
    if (run?.charset === charset && run.encoding === encoding && !before.trim()) run.contents.push(content);
    else runs.push({ before, charset, encoding, contents: [content] });
  }
  return runs.map(asOneWord).join('') + value.slice(at);
}

/**
 * Decodes the encoded words of a header field (RFC 2047). Many programs cut a character between two of them, with padding
 * in the first or the charset in other letters, which postal-mime takes for two texts.
 */
export function decodeEncodedWords(value: string): string {
  if (!value.includes('=?')) return value;
  const decoded = decodeWords(value);
  if (!decoded.includes('\ufffd')) return decoded;
  const whole = decodeWords(joinEncodedWords(value));
  return whole.includes('\ufffd') ? decoded : whole;
}
