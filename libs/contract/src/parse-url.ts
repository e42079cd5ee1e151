/**
 * Reads a URL; null where it is none.
 *
 * Use this and not `URL.canParse`: that of Node 20 refuses letters such as `ü` once it has been called some thousand times.
 */
export function parseUrl(text: string, base?: URL): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}
