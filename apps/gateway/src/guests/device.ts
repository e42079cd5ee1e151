/**
 * The first entry of this list that occurs in a User-Agent names the browser: most browsers name Chrome and Safari as well.
 */
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

/** The first entry that occurs names the system: Android names Linux as well, and an iPhone names `Mac OS X`. */
const systems = [
  ['iPhone|iPod', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['Windows', 'Windows'],
  ['CrOS', 'ChromeOS'],
  ['Macintosh|Mac OS', 'Mac'],
  ['Linux|X11', 'Linux'],
] as const;

/** Only this much of a User-Agent is searched: no browser sends a longer one, but a guest's program may. */
const maxUserAgentChars = 500;

/**
 * Names the device of a User-Agent header in words, such as `Chrome on Android`. The result has only names from these
 * lists: guests choose the header, and the holder's page must not show a text that a guest has chosen.
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
