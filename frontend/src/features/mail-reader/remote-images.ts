import { parseUrl } from '@efemera/contract';

/**
 * The images of a mail that lie on somebody's server. Whoever loads one tells that server when, from where and with
 * what the mail is read, so none is loaded unless the reader has asked for it.
 */
export class RemoteImages {
  readonly urls = new Set<string>();

  /** @param wanted  the reader has asked for them. */
  constructor(private readonly wanted: boolean) {}

  /** Notes an image. Returns the address to load it from, or null: it is not remote, or is not wanted. */
  take(source: string): string | null {
    const url = remoteUrl(source);
    if (url !== null) this.urls.add(url);
    return this.wanted ? url : null;
  }

  /** The declaration for a background of this source; empty where there is none to load. */
  background(source: string): string {
    const url = this.take(source);
    return url === null ? '' : `background-image:url("${url.replace(/["'\\()<>\s]/g, percentEncoded)}")`;
  }
}

const singleUrl = /^url\(\s*(?:"([^"\\]*)"|'([^'\\]*)'|([^"'()\\\s]+))\s*\)$/;

/** The source of a background as the browser's own style parser writes it; null for anything but one plain address. */
export function backgroundSource(value: string): string | null {
  const [, ...forms] = singleUrl.exec(value) ?? [];
  return forms.find((form) => form !== undefined) ?? null;
}

/** A relative source would name our own site: a mail has no place that it could be relative to. */
function remoteUrl(source: string): string | null {
  const url = parseUrl(source.startsWith('//') ? `https:${source}` : source);
  return url && /^https?:$/.test(url.protocol) ? url.href : null;
}

const percentEncoded = (character: string) =>
  `%${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(2, '0')}`;
