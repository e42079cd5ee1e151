/**
 * Writes how long an inbox lives, for a sentence: "60 minutes", "24 hours", "7 days". The unit is the largest of which
 * the lifetime has a whole number above one, as people say it.
 *
 * The gateway and the page both call this: React keeps a prerendered sentence only where the page writes the same.
 */
export function writeLifetime(minutes: number, locale: string): string {
  const has = (size: number) => minutes > size && minutes % size === 0;
  const [unit, size] = has(1440) ? ['day', 1440] : has(60) ? ['hour', 60] : ['minute', 1];
  // Browsers disagree about the digits of Arabic; these are the ones of all other texts.
  return new Intl.NumberFormat(`${locale}-u-nu-latn`, { style: 'unit', unit, unitDisplay: 'long' }).format(
    minutes / size,
  );
}
