import type { DistributionBar } from '@efemera/contract';

/**
 * The counts of an hour or a day by name: `created`, `visits`, `parsed`, `code`, `size:N` (mails in bar N of sizes) and
 * `first:N` (inboxes in bar N of the time until their first mail).
 */
export type Counts = Readonly<Record<string, number>>;

/** Upper bounds of the bars in the chart of mail sizes. A further bar counts mails above the last bound. */
const sizeBytes = [2048, 8192, 32_768, 131_072, 524_288, 2_097_152];
/** Upper bounds of the bars in the chart of the time from an inbox's claim to its first mail. */
export const firstMailSeconds = [15, 30, 60, 120, 300, 600, 1800, 3600];

/** Returns the name of the count to which a mail of this size adds one. */
export function sizeCountName(bytes: number): string {
  const bar = sizeBytes.findIndex((bound) => bytes <= bound);
  return `size:${bar === -1 ? sizeBytes.length : bar}`;
}

const distribution = (counts: Counts, name: string, bounds: readonly number[]): DistributionBar[] =>
  [...bounds, null].map((upTo, bar) => ({ upTo, count: counts[`${name}:${bar}`] ?? 0 }));

export const messageSizes = (counts: Counts) => distribution(counts, 'size', sizeBytes);
export const timeToFirstMail = (counts: Counts) => distribution(counts, 'first', firstMailSeconds);

/** Returns how many mails were received: each mail is counted in exactly one bar of the sizes. */
export const receivedIn = (counts: Counts): number => messageSizes(counts).reduce((sum, { count }) => sum + count, 0);

export function sumOf(all: Iterable<Counts>): Counts {
  const sum: Record<string, number> = {};
  for (const counts of all) {
    for (const [name, count] of Object.entries(counts)) sum[name] = (sum[name] ?? 0) + count;
  }
  return sum;
}
