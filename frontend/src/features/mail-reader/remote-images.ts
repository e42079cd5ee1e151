import { parseUrl } from '@efemera/contract';

// The remote images of a mail. Loading one tells its server when, from where and with what program the mail is read, so
// none is loaded without the reader's request.

/**
 * The address of a remote image, or null.
 *
 * A relative source would name our own site: a mail has no base address.
 */
export function remoteUrl(source: string): string | null {
  // Most elements name none: the error that parsing throws then would take a tenth of the time to open a mail.
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
