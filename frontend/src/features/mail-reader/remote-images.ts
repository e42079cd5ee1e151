import { parseUrl } from '@efemera/contract';
import { isAllowedStyle } from './allowed-styles.js';

// The remote images of a mail. Loading one tells its server when, from where and with what program the mail is read, so
// the page loads none unless the reader asks for it.

/**
 * The address of a remote image; null for any other source.
 *
 * A relative source is not remote: a mail has no base address, so the browser would load it from our own site.
 */
export function remoteUrl(source: string): string | null {
  // Most elements have no source: the errors of parsing an empty one would take a tenth of the time to open a mail.
  if (source === '') return null;
  const url = parseUrl(source.startsWith('//') ? `https:${source}` : source);
  return url && /^https?:$/.test(url.protocol) ? url.href : null;
}

/** A background image, and what a mail draws over it. */
export interface RemoteBackground {
  url: string;
  /** Gradients, as layers of `background-image`; empty without one. */
  overlay: string;
}

/** The declaration that loads a background. */
export function backgroundDeclaration({ url, overlay }: RemoteBackground): string {
  const image = `url("${url.replace(/["'\\()<>\s]/g, percentEncoded)}")`;
  return `background-image:${overlay ? `${overlay},` : ''}${image}`;
}

const singleUrl = /^url\(\s*(?:"([^"\\]*)"|'([^'\\]*)'|([^"'()\\\s]+))\s*\)$/;
const nextUrl = ', url(';

/**
 * Reads a background as the browser's style parser writes it: one remote image, and gradients over it that a mail may
 * use. Null for everything else.
 */
export function remoteBackground(value: string): RemoteBackground | null {
  const end = value.lastIndexOf(nextUrl);
  const overlay = value.slice(0, Math.max(end, 0));
  if (overlay !== '' && !isAllowedStyle('background-image', overlay)) return null;
  const [, ...forms] = singleUrl.exec(end < 0 ? value : value.slice(end + 2)) ?? [];
  const url = remoteUrl(forms.find((form) => form !== undefined) ?? '');
  return url === null ? null : { url, overlay };
}

const percentEncoded = (character: string) =>
  `%${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(2, '0')}`;
