/** The first that occurs in a User-Agent names the browser: most pretend to be Chrome and Safari as well. */
const browsers = [
  ['EdgA?|EdgiOS', 'Edge'],
  ['OPR|OPT|Opera', 'Opera'],
  ['SamsungBrowser', 'Samsung Internet'],
  ['YaBrowser', 'Yandex Browser'],
  ['Vivaldi', 'Vivaldi'],
  ['DuckDuckGo|Ddg', 'DuckDuckGo'],
  ['Firefox|FxiOS', 'Firefox'],
  ['Chrome|CriOS|HeadlessChrome', 'Chrome'],
  ['Safari', 'Safari'],
] as const;

/** An Android calls itself a Linux as well, and an iPhone something like a Mac. */
const systems = [
  ['iPhone|iPod', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['Windows', 'Windows'],
  ['CrOS', 'ChromeOS'],
  ['Macintosh|Mac OS', 'Mac'],
  ['Linux|X11', 'Linux'],
] as const;

/** A longer one is no browser's, and is not searched. */
const maxUserAgentChars = 500;

/**
 * Names the device of a User-Agent header in words, such as `Chrome on Android`. Made of known names only: a client chooses
 * the header, and the holder of an inbox must be shown no text of a guest's choice.
 */
export function deviceOf(userAgent: string | undefined): string {
  const text = (userAgent ?? '').slice(0, maxUserAgentChars);
  const browser = nameIn(text, browsers);
  const system = nameIn(text, systems);
  if (browser && system) return `${browser} on ${system}`;
  return browser ?? system ?? 'Unknown device';
}

function nameIn(text: string, names: readonly (readonly [sign: string, name: string])[]): string | null {
  return names.find(([sign]) => new RegExp(`\\b(?:${sign})\\b`).test(text))?.[1] ?? null;
}
