import { isAscii, isUtf8 } from 'node:buffer';
import { mimeLimits } from './limits.js';
import { restoreWindows1252 } from './windows-1252.js';

const lf = 0x0a;
const cr = 0x0d;
const colonSign = 0x3a;

/** Where one field lies in the source: its name up to `colon`, its value, folds included, up to `end`. */
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
 * Walks the header block once, field by field, as far as `maxHeaderBlockBytes`. Lines without a colon are passed over:
 * a lost line must not hide the fields after it.
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
    // Searched on only when passed, or a block of lines without colons would be scanned to its end for each of them.
    if (colon < start) {
      colon = block.indexOf(colonSign, start);
      if (colon === -1) return;
    }
    if (colon < end) yield { start, colon, end };
    start = lineStart;
  }
}

/** Lower-cased; RFC 5322 §4.5 lets blanks stand before the colon. */
export function fieldName(source: Buffer, { start, colon }: FieldPosition): string {
  return source.toString('latin1', start, colon).toLowerCase().trim();
}

/**
 * Decodes at most `maxBytes` of bytes that say nothing of their charset: UTF-8 if they can be (RFC 6532), else
 * windows-1252, what most old mailers meant.
 */
export function decodeBytes(bytes: Buffer, maxBytes: number): string {
  let end = Math.min(bytes.length, maxBytes);
  // Half a UTF-8 sequence at the end would make the whole look like windows-1252.
  if (end < bytes.length) while (((bytes[end] ?? 0) & 0xc0) === 0x80) end--;
  const taken = bytes.subarray(0, Math.max(0, end));
  if (isAscii(taken)) return taken.toString('latin1');
  return isUtf8(taken) ? taken.toString('utf8') : restoreWindows1252(taken.toString('latin1'));
}

/** The value unfolded, encoded words still encoded, at most `maxBytes` of it. */
export function fieldValue(
  source: Buffer,
  { colon, end }: FieldPosition,
  maxBytes: number = mimeLimits.maxFieldBytes,
): string {
  const value = decodeBytes(source.subarray(colon + 1, end), maxBytes);
  return value.includes('\n') ? value.replace(/[\r\n]+/g, '') : value;
}

/** Index of the first byte after the empty line that ends the header block; the length when nothing follows. */
export function bodyStart(source: Buffer): number {
  const emptyLine = /^\r?\n/.exec(source.toString('latin1', 0, 2));
  if (emptyLine) return emptyLine[0].length;
  const ends = (['\n\r\n', '\n\n'] as const).flatMap((end) => {
    const at = source.indexOf(end, 0, 'latin1');
    return at === -1 ? [] : at + end.length;
  });
  return Math.min(source.length, ...ends);
}
