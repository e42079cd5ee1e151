const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** A size in readable form: kilo-, mega- and gigabytes are powers of 1000; fewer than 10 of them get one decimal. */
export function formatBytes(bytes: number, locale: string): string {
  const power = bytes < 1000 ? 0 : Math.min(Math.floor(Math.log10(bytes) / 3), units.length - 1);
  const amount = bytes / 1000 ** power;
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: units[power],
    unitDisplay: power === 0 ? 'long' : 'short',
    maximumFractionDigits: power > 0 && amount < 10 ? 1 : 0,
  }).format(amount);
}
