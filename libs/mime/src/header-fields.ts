import { isAscii, isUtf8 } from 'node:buffer';
import { mimeLimits } from './limits.js';
import { restoreWindows1252 } from './windows-1252.js';

const lf = 0x0a;
const cr = 0x0d;
const colonSign = 0x3a;

/** Position of one field in the source: its name ends at `colon`, its value, with folds, at `end`. */
export interface FieldPosition {
  start: number;
  colon: number;
  end: number;
}

export function asBuffer(bytes: Uint8Array): Buffer {
  return Buffer.isBuffer(bytes) ? bytes : Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

const isBlank = (byte: number | undefined) => byte === 0x20 || byte === 0x09;

/**
 * Yields each field of the header block, up to `maxHeaderBlockBytes`. Lines without a colon are skipped: a broken line
 * must not hide the fields after it.
 */
export function* headerFields(source: Buffer): Generator<FieldPosition, void> {
  const block = source.subarray(0, mimeLimits.maxHeaderBlockBytes);
  const limit = block.length;
  let start = 0;
  let colon = -1;
  while (start < limit) {
    let lineStart = start;
    let lineEnd: number;
    let end: number;
    do {
      lineEnd = block.indexOf(lf, lineStart);
      if (lineEnd === -1) lineEnd = limit;
      end = lineEnd;
      while (end > lineStart && block[end - 1] === cr) end--;
      if (end === start) return;
      lineStart = lineEnd + 1;
    } while (lineStart < limit && isBlank(block[lineStart]));
    // The next colon is searched only after the last one is passed. Otherwise a block of lines without colons would be
    // scanned to its end for each line.
    if (colon < start) {
      colon = block.indexOf(colonSign, start);
      if (colon === -1) return;
    }
    if (colon < end) yield { start, colon, end };
    start = lineStart;
  }
}

/** The name of a field in lower case. RFC 5322 §4.5 allows blanks before the colon. */
export function fieldName(source: Buffer, { start, colon }: FieldPosition): string {
  return source.toString('latin1', start, colon).toLowerCase().trim();
}

/**
 * Decodes at most `maxBytes` bytes of unknown charset: as UTF-8 if they are valid (RFC 6532), else as windows-1252,
 * which most old mail programs used.
 */
export function decodeBytes(bytes: Buffer, maxBytes: number): string {
  let end = Math.min(bytes.length, maxBytes);
  // A UTF-8 sequence cut in half at the end would make the whole text look like windows-1252.
  if (end < bytes.length) while (((bytes[end] ?? 0) & 0xc0) === 0x80) end--;
  const taken = bytes.subarray(0, Math.max(0, end));
  if (isAscii(taken)) return taken.toString('latin1');
  return isUtf8(taken) ? taken.toString('utf8') : restoreWindows1252(taken.toString('latin1'));
}

/** The unfolded value of a field, at most `maxBytes` of it; encoded words are still encoded. */
export function fieldValue(
  source: Buffer,
  { colon, end }: FieldPosition,
  maxBytes: number = mimeLimits.maxFieldBytes,
): string {
  const value = decodeBytes(source.subarray(colon + 1, end), maxBytes);
  return value.includes('\n') ? value.replace(/[\r\n]+/g, '') : value;
}

/** Index of the first byte after the empty line that ends the header block; the source's length if there is none. */
export function bodyStart(source: Buffer): number {
  const emptyLine = /^\r?\n/.exec(source.toString('latin1', 0, 2));
  if (emptyLine) return emptyLine[0].length;
  const ends = (['\n\r\n', '\n\n'] as const).flatMap((end) => {
    const at = source.indexOf(end, 0, 'latin1');
    return at === -1 ? [] : at + end.length;
  });
  return Math.min(source.length, ...ends);
}
