import { mimeLimits } from './limits.js';
import { toOneLine } from './one-line.js';

const extensions: Record<string, string> = {
  'application/ics': '.ics',
  'application/json': '.json',
  'application/pdf': '.pdf',
  'application/pgp-signature': '.asc',
  'application/pkcs7-signature': '.p7s',
  'application/zip': '.zip',
  'image/gif': '.gif',
  'image/jpeg': '.jpg',
  'image/jpg': '.jpg',
  'image/png': '.png',
  'image/svg+xml': '.svg',
  'image/webp': '.webp',
  'message/global': '.eml',
  'message/rfc822': '.eml',
  'text/calendar': '.ics',
  'text/csv': '.csv',
  'text/html': '.html',
  'text/plain': '.txt',
  'text/vcard': '.vcf',
};

const marks = /[\u200e\u200f\u061c]|\u034f/g;
/** Sixty of these behind `Invoice.pdf` push the real ending, `.exe`, out of sight. */
const blanks = /[\p{Z}\u115f\u1160\u2800\u3164\uffa0]+/gu;

/** Cuts a name to as many bytes as file systems allow, between characters, and keeps a short extension. */
function cutToBytes(name: string, maxBytes: number): string {
  if (Buffer.byteLength(name) <= maxBytes) return name;
  const extension = /\.[^.\s]{1,16}$/.exec(name)?.[0] ?? '';
  let room = maxBytes - Buffer.byteLength(extension);
  let stem = '';
  for (const char of name.slice(0, name.length - extension.length)) {
    room -= Buffer.byteLength(char);
    if (room < 0) break;
    stem += char;
  }
  return stem + extension;
}

/**
 * Makes a sender's file name safe to show, to save and to put into a header: the last component of any path, without
 * control characters and directional controls, never empty, never hidden, at most 255 bytes.
 */
export function safeFilename(given: string | null, contentType: string, index: number): string {
  const line = toOneLine(given ?? '', Infinity)
    .replace(marks, '')
    .replace(blanks, ' ');
  const name = line.slice(Math.max(line.lastIndexOf('/'), line.lastIndexOf('\\')) + 1).replace(/^[.\s]+/, '');
  return (
    cutToBytes(name, mimeLimits.maxFilenameBytes).trimEnd() || `attachment-${index + 1}${extensions[contentType] ?? ''}`
  );
}

/** A type of the form `type/subtype`, in lower case; anything else becomes application/octet-stream. */
export function safeContentType(given: string): string {
  const isType = given.length <= mimeLimits.maxContentTypeChars && /^[\w!#$&^.+-]+\/[\w!#$&^.+-]+$/.test(given);
  return isType ? given.toLowerCase() : 'application/octet-stream';
}
