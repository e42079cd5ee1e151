import type { Attachment } from '@efemera/contract';
import PostalMime, { type Attachment as PostalAttachment } from 'postal-mime';
import { safeContentType, safeFilename } from './attachment-name.js';
import { asBuffer, fieldName, fieldValue, headerFields } from './header-fields.js';
import { mimeLimits } from './limits.js';
import { toOneLine } from './one-line.js';
import { restoreWindows1252 } from './windows-1252.js';

export interface AttachedPart extends Attachment {
  content: Uint8Array;
}

export interface MimeParts {
  text: string;
  /** The sender's HTML; null if there is no HTML part. */
  html: string | null;
  attachments: AttachedPart[];
  /** True if parts were left out because there are more than the limits allow. */
  truncated: boolean;
}

const postalMimeOptions = {
  maxNestingDepth: mimeLimits.maxNestingDepth,
  maxHeadersSize: mimeLimits.maxPartHeaderBytes,
  maxRfc822NestingDepth: mimeLimits.maxNestedMessages,
};

function mayHaveParts(source: Buffer): boolean {
  for (const field of headerFields(source)) {
    if (fieldName(source, field) === 'content-type') return /multipart|message/i.test(fieldValue(source, field));
  }
  return false;
}

/**
 * The source up to the first part beyond the limit. postal-mime does not limit the number of parts. Each part starts
 * with a line that begins with two hyphens, so counting those lines never counts too few. An encoded message/rfc822
 * hides the lines of its parts (RFC 2046 §5.2.1 forbids encoding it); the deadline and heap limit of the pool cover
 * that case.
 */
function cutAfterMaxParts(source: Buffer): Buffer {
  if (!mayHaveParts(source)) return source;
  let at = -1;
  for (let lines = 0; lines <= mimeLimits.maxParts; lines++) {
    at = source.indexOf('\n--', at + 1, 'latin1');
    if (at === -1) return source;
  }
  return source.subarray(0, at + 1);
}

// The AMP alternative repeats the HTML for a few mail programs; it is listed only if the sender attached it as a file.
const isListed = ({ mimeType, disposition }: PostalAttachment) =>
  mimeType !== 'text/x-amp-html' || disposition === 'attachment';

function describe(part: PostalAttachment, index: number): AttachedPart {
  const content = typeof part.content === 'string' ? Buffer.from(part.content) : new Uint8Array(part.content);
  const contentType = safeContentType(part.mimeType);
  const contentId = toOneLine(part.contentId ?? '', mimeLimits.maxContentIdChars).replace(/^<|>$/g, '');
  return {
    index,
    filename: safeFilename(part.filename, contentType, index),
    contentType,
    size: content.byteLength,
    inline: part.related === true || part.disposition === 'inline',
    contentId: contentId || null,
    content,
  };
}

/**
 * Splits a message into its text, its HTML and its attachments, all decoded.
 *
 * @throws Error if the mail nests too deep or its parts have too many headers.
 */
export async function readParts(source: Uint8Array): Promise<MimeParts> {
  const whole = asBuffer(source);
  const bounded = cutAfterMaxParts(whole);
  const { text = '', html = null, attachments } = await PostalMime.parse(bounded, postalMimeOptions);
  const listed = attachments.filter(isListed);
  return {
    text: restoreWindows1252(text),
    html: html && restoreWindows1252(html),
    attachments: listed.slice(0, mimeLimits.maxAttachments).map(describe),
    truncated: bounded.length < whole.length || listed.length > mimeLimits.maxAttachments,
  };
}
