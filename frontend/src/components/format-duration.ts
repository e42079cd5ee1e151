const units = [
  { unit: 'day', seconds: 86_400 },
  { unit: 'hour', seconds: 3600 },
  { unit: 'minute', seconds: 60 },
  { unit: 'second', seconds: 1 },
] as const;

/** A duration in the largest unit that gives a whole number; if none does, in the largest that it reaches. */
export function formatDuration(seconds: number, locale: string, unitDisplay: 'short' | 'long' = 'short'): string {
  const { unit, seconds: size } =
    units.find(({ seconds: size }) => seconds >= size && seconds % size === 0) ??
    units.find(({ seconds: size }) => seconds >= size) ??
    units[3];
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit,
    unitDisplay,
    maximumFractionDigits: 1,
  }).format(seconds / size);
}
