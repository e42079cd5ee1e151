import type { DistributionBar, SeriesPoint } from '@efemera/contract';

export const sumOf = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);

export interface Span {
  /** The values of a bar are above this (null: the first bar) and at most `upTo` (null: the last). */
  above: number | null;
  upTo: number | null;
  count: number;
  /** Share of all values, 0 to 1. */
  share: number;
}

/** Adds both limits and the share to every bar of a histogram. */
export function spansOf(bars: readonly DistributionBar[]): Span[] {
  const total = sumOf(bars.map(({ count }) => count));
  return bars.map(({ upTo, count }, index) => ({
    above: bars[index - 1]?.upTo ?? null,
    upTo,
    count,
    share: total > 0 ? count / total : 0,
  }));
}

/**
 * A line through the points for a box of 100 by 24, as the `d` of an SVG path; flat at the bottom if all are 0.
 */
export function sparkline(counts: readonly number[]): string {
  const highest = Math.max(...counts, 1);
  const step = 100 / Math.max(1, counts.length - 1);
  return counts
    .map((count, index) => `${index === 0 ? 'M' : 'L'}${round(index * step)} ${round(22 - (20 * count) / highest)}`)
    .join('');
}
const round = (value: number) => Math.round(value * 100) / 100;

/** Counters only grow: of a loaded and a pushed value, the larger one is the newer. */
export const newest = (read: number | undefined, pushed: number | undefined): number | undefined =>
  read === undefined ? pushed : Math.max(read, pushed ?? 0);

export type Activity = 'hourly' | 'daily';

/** The labelled points of the time axis: six hours apart by the visitor's clock, or half a month apart. */
export function isNamed(activity: Activity, points: readonly SeriesPoint[], index: number): boolean {
  const point = points[index];
  if (!point) return false;
  return activity === 'hourly' ? new Date(point.at).getHours() % 6 === 0 : (points.length - 1 - index) % 15 === 0;
}
