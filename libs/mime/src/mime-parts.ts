import type { Attachment } from '@efemera/contract';
import type { Attachment as PostalAttachment } from 'postal-mime';
import { safeContentType, safeFilename } from './attachment-name.js';
import { asBuffer } from './header-fields.js';
import { mimeLimits } from './limits.js';
import { toOneLine } from './one-line.js';
import { parseParts, TooManyPartsError, type ParsedParts } from './postal-parts.js';
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

/**
 * The source up to the first part beyond the limit. Each part starts with a line that begins with two hyphens, so
 * counting those lines never counts too few.
 */
function cutAfterMaxParts(source: Buffer): Buffer {
  let at = -1;
  for (let lines = 0; lines <= mimeLimits.maxParts; lines++) {
    at = source.indexOf('\n--', at + 1, 'latin1');
    if (at === -1) return source;
  }
  return source.subarray(0, at + 1);
}

/** Parses the source. If it has too many parts, parses it again up to the last part that the limit allows. */
async function parseBounded(source: Buffer): Promise<{ mail: ParsedParts; isCut: boolean }> {
  try {
    return { mail: await parseParts(source, postalMimeOptions), isCut: false };
  } catch (error) {
    if (!(error instanceof TooManyPartsError)) throw error;
    return { mail: await parseParts(cutAfterMaxParts(source), postalMimeOptions), isCut: true };
  }
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
 * @throws Error if the mail nests too deep, its parts have too many headers, or an encoded part contains too many.
 */
export async function readParts(source: Uint8Array): Promise<MimeParts> {
  const { mail, isCut } = await parseBounded(asBuffer(source));
  const { text = '', html = null, attachments } = mail;
  const listed = attachments.filter(isListed);
  return {
    text: restoreWindows1252(text),
    html: html && restoreWindows1252(html),
    attachments: listed.slice(0, mimeLimits.maxAttachments).map(describe),
    truncated: isCut || listed.length > mimeLimits.maxAttachments,
  };
}
