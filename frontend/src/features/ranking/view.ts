import { rankingKinds, rankingPeriods, rankingSizes, type RankingKind, type RankingPeriod } from '@efemera/contract';

export const chartTypes = ['bar', 'pie'] as const;
export type ChartType = (typeof chartTypes)[number];

/** What the visitor looks at. It stands in the address bar, so that it can be shared and gone back to. */
export interface RankingView {
  kind: RankingKind;
  size: (typeof rankingSizes)[number];
  period: RankingPeriod;
  chart: ChartType;
}

const initial: RankingView = { kind: 'domains', size: 10, period: 'all', chart: 'bar' };
const keys = { kind: 'tab', size: 'top', period: 'period', chart: 'chart' } as const;

/** Reads the view off a query; what is missing or unknown is as it is at first. */
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

/** The query with a change of the view in it; what is as it is at first is left out, what is not the view's stays. */
export function writeView(query: URLSearchParams, change: Partial<RankingView>): URLSearchParams {
  const view = { ...readView(query), ...change };
  const changed = new URLSearchParams(query);
  for (const part of Object.keys(keys) as (keyof RankingView)[]) {
    if (view[part] === initial[part]) changed.delete(keys[part]);
    else changed.set(keys[part], String(view[part]));
  }
  return changed;
}
