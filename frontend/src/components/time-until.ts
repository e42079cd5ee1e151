const units = [
  { unit: 'second', ms: 1000, until: 60_000 },
  { unit: 'minute', ms: 60_000, until: 120 * 60_000 },
  { unit: 'hour', ms: 3_600_000, until: 48 * 3_600_000 },
  { unit: 'day', ms: 86_400_000, until: Infinity },
] as const;

/** The time left, as "in 58 min.": in seconds below 1 minute, minutes below 2 hours, hours below 2 days, then days. */
export function timeUntil(leftMs: number, locale: string): string {
  const left = Math.max(leftMs, 0);
  const { unit, ms } = units.find(({ until }) => left < until) ?? units[3];
  const write = (style: 'short' | 'long') =>
    // Rounds down, so that the page never promises more time than is left.
    new Intl.RelativeTimeFormat(locale, { style }).format(Math.floor(left / ms), unit);
  const short = write('short');
  // Hebrew says one and two by the noun alone, to which browsers add the number in brackets: "in minute (1)". The noun is
  // then written in full, because its abbreviation does not tell the number.
  return inBrackets.test(short) ? write('long').replace(inBrackets, '') : short;
}

const inBrackets = / \(\d+\)/;
