import { rankingKinds, rankingPeriods, rankingSizes, type RankingKind, type RankingPeriod } from '@efemera/contract';

export const chartTypes = ['bar', 'pie'] as const;
export type ChartType = (typeof chartTypes)[number];

/**
 * The chosen tab, length, period and chart. The address bar holds them, so that a view can be shared and Back works.
 */
export interface RankingView {
  kind: RankingKind;
  size: (typeof rankingSizes)[number];
  period: RankingPeriod;
  chart: ChartType;
}

const initial: RankingView = { kind: 'domains', size: 10, period: 'all', chart: 'bar' };
const keys = { kind: 'tab', size: 'top', period: 'period', chart: 'chart' } as const;

/** Reads the view from a query; missing and unknown values take their defaults. */
export function readView(query: URLSearchParams): RankingView {
  const choose = <Value>(values: readonly Value[], key: keyof RankingView, fallback: Value) =>
    values.find((value) => String(value) === query.get(keys[key])) ?? fallback;
  return {
    kind: choose(rankingKinds, 'kind', initial.kind),
    size: choose(rankingSizes, 'size', initial.size),
    period: choose(rankingPeriods, 'period', initial.period),
    chart: choose(chartTypes, 'chart', initial.chart),
  };
}

/** Writes a changed view into the query: defaults are left out, foreign parameters stay. */
export function writeView(query: URLSearchParams, change: Partial<RankingView>): URLSearchParams {
  const view = { ...readView(query), ...change };
  const changed = new URLSearchParams(query);
  for (const part of Object.keys(keys) as (keyof RankingView)[]) {
    if (view[part] === initial[part]) changed.delete(keys[part]);
    else changed.set(keys[part], String(view[part]));
  }
  return changed;
}
