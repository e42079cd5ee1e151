import { parseUrl } from '@efemera/contract';

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

/** The declaration that loads a background. */
export function backgroundDeclaration(url: string): string {
  return `background-image:url("${url.replace(/["'\\()<>\s]/g, percentEncoded)}")`;
}

const singleUrl = /^url\(\s*(?:"([^"\\]*)"|'([^'\\]*)'|([^"'()\\\s]+))\s*\)$/;

/** The source of a background as the browser's style parser writes it; null for anything but one plain address. */
export function backgroundSource(value: string): string | null {
  const [, ...forms] = singleUrl.exec(value) ?? [];
  return forms.find((form) => form !== undefined) ?? null;
}

const percentEncoded = (character: string) =>
  `%${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(2, '0')}`;
