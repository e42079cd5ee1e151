import { limits } from '@efemera/contract';
import { addressParser } from 'postal-mime';
import { decodeEncodedWords } from './encoded-words.js';
import { asBuffer, decodeBytes, fieldName, fieldValue, headerFields, type FieldPosition } from './header-fields.js';
import { mimeLimits } from './limits.js';
import { toOneLine } from './one-line.js';

/** The longest address, with its brackets and the end of the line. */
const maxLastAddressBytes = limits.maxAddressBytes + 4;

export interface Envelope {
  /** `Name <address>`, or the bare address; empty if the mail names no sender. */
  from: string;
  subject: string;
}

// Matches nearly all mail: "Doe, Jane" <jane@example.org>, =?utf-8?q?Jan=C3=A9_(Doe)?= <…>, Jane Doe <…>,
// jane@example.org. No branch can match a character that the next one could match, so matching is linear. Encoded words
// have their own branch: many programs leave brackets and commas unencoded in them, which would be syntax outside.
const commonMailbox = new RegExp(
  '^(?:' +
    String.raw`(?:"([^"\\]*)"\s*|((?:=\?[^?\s]+\?[QqBb]\?[^?]*\?=\s*)+)|([^"(),:;<>@\\]*))` +
    String.raw`<([^\s"(),:;<>@\\]+@[^\s"(),:;<>@\\]+)>` +
    String.raw`|[^\s"(),:;<>@\\]+@[^\s"(),:;<>@\\]+` +
    ')$',
);

/** Removes comments (RFC 5322 §3.2.2: they nest). An unclosed bracket does not begin a comment. */
function takeComments(value: string): { rest: string; comments: string[] } {
  const comments: string[] = [];
  let rest = '';
  let comment = '';
  let depth = 0;
  let quoted = false;
  for (let at = 0; at < value.length; at++) {
    const char = value.charAt(at);
    if (char === '"' && !depth) quoted = !quoted;
    if (char === '\\' && depth) comment += value.charAt(++at);
    else if (char === '\\') rest += char + value.charAt(++at);
    else if (char === '(' && !quoted && depth++ === 0) comment = '';
    else if (char === ')' && depth && --depth === 0) comments.push(comment);
    else if (depth) comment += char;
    else rest += char;
  }
  return depth ? { rest: value, comments: [] } : { rest, comments };
}

function readSender(value: string): string {
  const mailbox = readMailbox(value);
  // With angle brackets in name or address, a mail could show another address than its real one.
  const address = toOneLine(mailbox.address.replace(/[<>]/g, ''), limits.maxSenderChars - 4);
  const name = toOneLine(mailbox.name.replace(/[<>]/g, ''), limits.maxSenderChars - address.length - 3);
  if (!address || !name || name === address) return address || name;
  return `${name} <${address}>`;
}

function readMailbox(value: string): { name: string; address: string } {
  const common = commonMailbox.exec(value.trim());
  if (common) {
    const [, quotedName, encodedName, plainName] = common;
    const name = (quotedName ?? encodedName ?? plainName ?? '').trim();
    return { name: decodeEncodedWords(name), address: common[4] ?? common[0] };
  }
  const { rest, comments } = takeComments(value);
  const addresses = addressParser(rest);
  const mailboxes = addresses.flatMap((address) => address.group ?? address);
  const at = mailboxes.findIndex(({ address }) => address);
  const mailbox = mailboxes[at];
  // An empty group (`undisclosed-recipients:;`) has no mailbox, so its name is shown.
  if (!mailbox) return { name: mailboxes[0]?.name ?? addresses[0]?.name ?? '', address: '' };
  // `Doe, Jane <jane@example.org>` without the quotes that RFC 5322 requires splits into a bare name and a mailbox.
  const names = mailboxes.slice(0, at + 1).flatMap(({ name }) => name || []);
  // `jane@example.org (Jane Doe)` is the form of names before RFC 822.
  return { name: names.join(', ') || decodeEncodedWords(comments[0] ?? ''), address: mailbox.address };
}

function addressesIn(value: string): string[] {
  const trimmed = value.trim();
  // Control characters take the slow path, which removes them: they would hide an address from a block.
  const common = /=\?|\p{Cc}/u.test(trimmed) ? null : commonMailbox.exec(trimmed);
  // Takes the short way with the common forms: a bare address, or one after a name without quotes and without
  // characters that another program could read as an address.
  if (common && common[1] === undefined) return [common[4] ?? common[0]];
  const { rest } = takeComments(value);
  const mailboxes = addressParser(rest).flatMap((address) => address.group ?? address);
  return mailboxes.flatMap(({ address }) => address || []);
}

/** The address that ends a From field, where it stands after a name of any length. */
function lastAddressIn(source: Buffer, { colon, end }: FieldPosition): string[] {
  const words = decodeBytes(source.subarray(Math.max(colon + 1, end - maxLastAddressBytes), end), maxLastAddressBytes);
  const last = words.split(/[\s"(),:;<>\\]+/).findLast(Boolean);
  return last?.includes('@') ? [last] : [];
}

/**
 * Every address that a mail names as its sender, for blocks and sender checks. A From field may hold several (RFC 5322
 * §3.6.2), and a forged mail may hold several From fields, of which mail programs show different ones. What does not fit
 * into `maxFromBytes` is left out, but for the address that ends its field: a block must reach it behind a long name.
 */
export function readSenderAddresses(source: Uint8Array): string[] {
  const buffer = asBuffer(source);
  const found: string[] = [];
  let left: number = mimeLimits.maxFromBytes;
  for (const field of headerFields(buffer)) {
    if (fieldName(buffer, field) !== 'from') continue;
    found.push(...addressesIn(fieldValue(buffer, field, left)));
    left -= field.end - field.colon;
    if (left < 0) found.push(...lastAddressIn(buffer, field));
    if (left <= 0) break;
  }
  return found;
}

/**
 * Reads sender and subject from the header block alone, when a mail is accepted.
 *
 * Of duplicated fields (RFC 5322 §3.6 allows one) the first is used. Both values are decoded, on one line, without
 * control characters, and cut to the contract's limits.
 *
 * @param source the message as received; only its header block is read.
 */
export function readEnvelope(source: Uint8Array): Envelope {
  const buffer = asBuffer(source);
  let from: string | undefined;
  let subject: string | undefined;
  for (const field of headerFields(buffer)) {
    const initial = (buffer[field.start] ?? 0) | 0x20;
    if (initial !== 0x66 && initial !== 0x73) continue;
    const name = fieldName(buffer, field);
    if (name === 'from') from ??= readSender(fieldValue(buffer, field, mimeLimits.maxSenderBytes));
    else if (name === 'subject')
      subject ??= toOneLine(decodeEncodedWords(fieldValue(buffer, field)), limits.maxSubjectChars);
    if (from !== undefined && subject !== undefined) break;
  }
  return { from: from ?? '', subject: subject ?? '' };
}
