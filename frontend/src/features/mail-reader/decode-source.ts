import type { FirstBytes } from '../../transport/downloads.js';

/** Decodes a message's bytes as UTF-8 if they are valid (RFC 6532), else one character per byte. */
export function decodeSource({ bytes, isWhole }: FirstBytes): string {
  try {
    // Without `stream`, a text that was cut within a character would be invalid.
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: !isWhole });
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
