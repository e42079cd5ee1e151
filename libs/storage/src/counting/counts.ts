import type { DistributionBar } from '@efemera/contract';

/** What was counted in an hour or a day, by name: `created`, `visits`, `parsed`, `code`, `size:N` and `first:N` (bar N). */
export type Counts = Readonly<Record<string, number>>;

/** Upper bounds of the bars; what is above the last has a bar of its own. */
const sizeBytes = [2048, 8192, 32_768, 131_072, 524_288, 2_097_152];
/** From the claim of an inbox to its first mail. */
export const firstMailSeconds = [15, 30, 60, 120, 300, 600, 1800, 3600];

/** The bar that a mail of this size belongs to. */
export function sizeCountName(bytes: number): string {
  const bar = sizeBytes.findIndex((bound) => bytes <= bound);
  return `size:${bar === -1 ? sizeBytes.length : bar}`;
}

const distribution = (counts: Counts, name: string, bounds: readonly number[]): DistributionBar[] =>
  [...bounds, null].map((upTo, bar) => ({ upTo, count: counts[`${name}:${bar}`] ?? 0 }));

export const messageSizes = (counts: Counts) => distribution(counts, 'size', sizeBytes);
export const timeToFirstMail = (counts: Counts) => distribution(counts, 'first', firstMailSeconds);

/** Every mail stands in one bar of sizes. */
export const receivedIn = (counts: Counts): number =>
  messageSizes(counts).reduce((sum, { count }) => sum + count, 0);

export function sumOf(all: Iterable<Counts>): Counts {
  const sum: Record<string, number> = {};
  for (const counts of all) {
    for (const [name, count] of Object.entries(counts)) sum[name] = (sum[name] ?? 0) + count;
  }
  return sum;
}
