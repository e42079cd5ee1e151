/**
 * Parses a URL; null if it is invalid.
 *
 * Use this instead of `URL.canParse`: that of Node 20 rejects letters such as `ü` after some thousand calls.
 */
export function parseUrl(text: string, base?: URL): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}
