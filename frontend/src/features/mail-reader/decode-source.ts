import type { FirstBytes } from '../../transport/http.js';

/** Reads a message's bytes as text: UTF-8 where they are (RFC 6532), else one letter a byte. */
export function decodeSource({ bytes, isWhole }: FirstBytes): string {
  try {
    // What was cut may end within a letter.
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: !isWhole });
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
