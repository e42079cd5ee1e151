export function quantile(values: number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? NaN;
}

export const median = (values: number[]) => quantile(values, 0.5);

export const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);

export interface Spread {
  p50: number;
  p95: number;
  p99: number;
}

export const spreadOf = (values: number[]): Spread => ({
  p50: median(values),
  p95: quantile(values, 0.95),
  p99: quantile(values, 0.99),
});

/** Medians over the rounds: a round that other load disturbed does not change them. */
export const medianSpread = (rounds: number[][]): Spread => {
  const spreads = rounds.map(spreadOf);
  const middle = (of: keyof Spread) => median(spreads.map((spread) => spread[of]));
  return { p50: middle('p50'), p95: middle('p95'), p99: middle('p99') };
};

/** The time in milliseconds on a clock that all processes of this machine share. */
export const sharedClockMs = () => Number(process.hrtime.bigint()) / 1e6;
