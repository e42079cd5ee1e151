import type { Attachment, FoundCode, FoundLink } from '@efemera/contract';
import { readMailTexts, textOfHtml } from './codes/mail-text.js';
import { decodeEncodedWords } from './encoded-words.js';
import { findCodes } from './find-code.js';
import { findLinks } from './find-link.js';
import { asBuffer, bodyStart, decodeBytes, fieldValue, headerFields } from './header-fields.js';
import { htmlToText } from './html-to-text.js';
import { mimeLimits } from './limits.js';
import { readParts, type MimeParts } from './mime-parts.js';
import { cut, toOneLine } from './one-line.js';
import { makePreview, stripPadding } from './preview.js';
import { readEnvelope } from './read-envelope.js';
import { boundedPage } from './without-bulk.js';

export interface HeaderLine {
  name: string;
  value: string;
}

export interface ParsedMessage {
  from: string;
  subject: string;
  /** Plain text; made from the HTML if the mail has no text part. */
  body: string;
  /** The sender's HTML, untrusted, or null: sanitise it before showing it. */
  bodyHtml: string | null;
  /** The first words of the text, on one line. */
  preview: string;
  /** The one-time code of the mail, or null. */
  code: string | null;
  /** The confirmation link of the mail, or null. */
  link: string | null;
  /** All one-time codes of the mail, the most certain first. */
  codes: FoundCode[];
  /** The web addresses of the mail, in order. */
  links: FoundLink[];
  attachments: Attachment[];
  /** In the order of the mail, decoded, one line each. */
  headers: HeaderLine[];
  /** True if a limit cut something off, or the mail could not be parsed; the raw source is complete. */
  truncated: boolean;
}

function readHeaders(source: Buffer): { headers: HeaderLine[]; complete: boolean } {
  const headers: HeaderLine[] = [];
  let room: number = mimeLimits.maxHeaderChars;
  for (const field of headerFields(source)) {
    const name = toOneLine(source.toString('latin1', field.start, field.colon), mimeLimits.maxHeaderChars);
    const value = toOneLine(decodeEncodedWords(fieldValue(source, field)), mimeLimits.maxHeaderChars);
    room -= name.length + value.length;
    if (room < 0 || headers.length === mimeLimits.maxHeaderFields) return { headers, complete: false };
    headers.push({ name, value });
  }
  return { headers, complete: true };
}

function readBodyText(source: Buffer): string {
  const start = bodyStart(source);
  return decodeBytes(source.subarray(start === source.length ? 0 : start), mimeLimits.maxUnparsedBytes).trimEnd();
}

/**
 * The form of a mail that could not be parsed: all header fields, and the rest as received. Takes so little time that a
 * thread which serves other clients can do it.
 */
export function showUnparsed(source: Uint8Array): ParsedMessage {
  const buffer = asBuffer(source);
  const body = readBodyText(buffer);
  return {
    ...readEnvelope(buffer),
    body,
    bodyHtml: null,
    preview: makePreview(body),
    code: null,
    link: null,
    codes: [],
    links: [],
    attachments: [],
    headers: readHeaders(buffer).headers,
    truncated: true,
  };
}

/**
 * Tells whether a mail is a multipart whose boundary never appears. Like other parsers, ours finds no content then;
 * only the source shows it.
 */
function isLost(source: Buffer, { text, html, attachments }: MimeParts): boolean {
  if (text || html !== null || attachments.length) return false;
  return /\S/.test(decodeBytes(source.subarray(bodyStart(source)), mimeLimits.maxFieldBytes));
}

/**
 * Parses one raw mail into the form that is stored and shown.
 *
 * Pure: no I/O, no clock. Broken and hostile mail never throws: text that can't be parsed is returned as received, with
 * `truncated`. A crafted mail may still take long; parse mail from strangers with `createParser`.
 *
 * @param source the message as received.
 * @throws TypeError the source is not bytes.
 * @see RFC 2045–2049, 2231, 5322
 */
export async function parseMessage(source: Uint8Array): Promise<ParsedMessage> {
  if (!(source instanceof Uint8Array)) throw new TypeError('The source of a message must be a Uint8Array');
  const buffer = asBuffer(source);
  let parts: MimeParts;
  try {
    parts = await readParts(buffer);
  } catch {
    // Whatever error a stranger's mail causes in the parser, the reader still gets the mail as received.
    return showUnparsed(buffer);
  }
  const envelope = readEnvelope(buffer);
  const { headers, complete } = readHeaders(buffer);
  const bodyHtml = parts.html === null ? null : boundedPage(parts.html);
  const html = bodyHtml === null ? null : textOfHtml(bodyHtml);
  const text = parts.text.trim() || html === null ? parts.text.trimEnd() : stripPadding(htmlToText(html));
  const body = cut(text, mimeLimits.maxBodyChars);
  const texts = readMailTexts({ ...envelope, text: body, html });
  const codes = findCodes(texts);
  return {
    ...envelope,
    body,
    bodyHtml,
    preview: makePreview(body),
    code: codes[0]?.code ?? null,
    codes,
    ...findLinks(texts),
    attachments: parts.attachments.map(({ content: _content, ...attachment }) => attachment),
    headers,
    truncated:
      parts.truncated ||
      !complete ||
      body.length < text.length ||
      (bodyHtml ?? '').length < (parts.html ?? '').length ||
      isLost(buffer, parts),
  };
}

export interface AttachmentContent {
  filename: string;
  contentType: string;
  content: Uint8Array;
}

/**
 * Extracts one attachment of a message, decoded.
 *
 * @param index the number that `parseMessage` gave it.
 * @returns null if there is no such attachment, or the mail can't be parsed.
 */
export async function readAttachment(source: Uint8Array, index: number): Promise<AttachmentContent | null> {
  try {
    const { attachments } = await readParts(source);
    const attachment = attachments[index];
    if (!attachment) return null;
    const { filename, contentType, content } = attachment;
    return { filename, contentType, content };
  } catch {
    return null;
  }
}
