import { boundHtml } from './bounded-html.js';
import { decodeEntities } from './codes/entities.js';
import { mimeLimits } from './limits.js';
import { readParts, type AttachedPart } from './mime-parts.js';
import { boundedPage } from './without-bulk.js';

/** Raster formats, which can contain neither scripts nor links, and fonts. */
const inlinedTypes = /^(?:image\/(?:png|gif|jpeg|webp|bmp|avif)|font\/(?:woff2?|ttf|otf))$/;
/** Types that older programs write for pictures, under which no browser is sure to draw them. */
const otherNames = new Map([
  ['image/jpg', 'image/jpeg'],
  ['image/pjpeg', 'image/jpeg'],
  ['image/x-png', 'image/png'],
]);
/** The first bytes of pictures that a program attached without a type. */
const firstBytes = [
  ['image/png', Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')],
  ['image/jpeg', Buffer.from('\xff\xd8\xff', 'latin1')],
  ['image/gif', Buffer.from('GIF8')],
] as const;

/** The type under which a part is written into the HTML; null if it is neither a picture nor a font. */
function inlinedType({ contentType, content }: AttachedPart): string | null {
  const written = contentType.toLowerCase();
  const type =
    written === 'application/octet-stream'
      ? firstBytes.find(([, bytes]) => bytes.equals(content.subarray(0, bytes.length)))?.[0]
      : (otherNames.get(written) ?? written);
  return type !== undefined && inlinedTypes.test(type) ? type : null;
}

/** The address of a part, where an attribute or a style sheet names it. */
const cidAddress = /(["'(=]\s{0,20})cid:([^\s"'<>()]{1,300})/gi;

/**
 * A browser opens connections for `<link rel=preconnect>` whatever the policy of the document says, which tells the
 * sender that the mail is read. A `meta` element, which may be in the same places and does nothing, replaces each link
 * element. No style is lost, since the policy forbids style sheets from elsewhere anyway.
 */
const linkTag = /<link(?=[\s/>])/gi;
/** Chromium connects to the host of a frame before it asks the policy, which forbids frames: they get another name. */
const frameTag = /<(\/?)i?frame(?=[\s/>])/gi;

/**
 * The HTML of a mail as one document that loads nothing: parts that it names by `cid:` are written into it as `data:`
 * addresses, up to `mimeLimits.maxStandaloneHtmlChars` in all, and elements are bounded (`boundHtml`). It is the sender's
 * HTML, with its scripts: serve it under a policy that runs none.
 *
 * @returns null if the mail has no HTML part, or can't be parsed.
 */
export async function readStandaloneHtml(source: Uint8Array): Promise<string | null> {
  try {
    const { html, attachments } = await readParts(source);
    return html === null ? null : withParts(boundedPage(html), attachments);
  } catch {
    return null;
  }
}

function withParts(html: string, attachments: readonly AttachedPart[]): string {
  const bounded = boundHtml(html.replace(linkTag, '<meta').replace(frameTag, '<$1x-frame'));
  const parts = new Map(attachments.map((part) => [part.contentId, part]));
  const addresses = new Map<AttachedPart, string>();
  let room = mimeLimits.maxStandaloneHtmlChars - bounded.length;
  return bounded.replace(cidAddress, (whole, before: string, written: string) => {
    const part = parts.get(contentIdOf(written));
    const type = part ? inlinedType(part) : null;
    if (!part || type === null) return whole;
    const address = addresses.get(part) ?? dataAddress(part, type);
    addresses.set(part, address);
    if (address.length > room) return whole;
    room -= address.length;
    return before + address;
  });
}

/** RFC 2392: the Content-ID, percent-encoded; in HTML its characters may also be written as entities. */
function contentIdOf(written: string): string {
  const plain = decodeEntities(written);
  try {
    return decodeURIComponent(plain);
  } catch {
    return plain;
  }
}

function dataAddress({ content: { buffer, byteOffset, byteLength } }: AttachedPart, type: string): string {
  return `data:${type};base64,${Buffer.from(buffer, byteOffset, byteLength).toString('base64')}`;
}
