import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { Chart } from '../../components/chart/Chart.js';
import type { Look } from '../../components/chart/look.js';
import { drawBars, drawPie, maxNamedBars, type Wording } from './draw.js';
import type { Ranking } from './ranking.js';
import type { ChartType } from './view.js';

interface RankingChartProps {
  ranking: Ranking;
  words: Wording;
  type: ChartType;
}

export function RankingChart({ ranking, words, type }: RankingChartProps) {
  const { t } = useTranslation('ranking');
  const { kind, rows } = ranking;
  const draw = useCallback(
    (look: Look) => (type === 'bar' ? drawBars(ranking, words, look) : drawPie(ranking, words, look)),
    [ranking, words, type],
  );
  const [first] = rows;
  const label = t(`chart.summary.${kind}`, {
    type: t(`chart.${type}`),
    size: rows.length,
    first: first ? words.name(first) : '',
    share: first ? words.percent(first.percentage) : '',
  });
  return (
    <Chart
      // ECharts can't animate bars into slices: another key makes React draw the chart again.
      key={`${kind} ${type} ${rows.length > maxNamedBars}`}
      testId="ranking-chart"
      draw={draw}
      label={label}
      className={hasNamedBars(type, rows.length) ? 'lg:mt-8' : 'h-84 sm:h-104'}
      {...(hasNamedBars(type, rows.length) && { heightPx: rows.length * rowHeightPx })}
    />
  );
}

/** As high as a row of the table, so that each bar is beside its row. */
const rowHeightPx = 37;

export const hasNamedBars = (type: ChartType, rows: number) => type === 'bar' && rows <= maxNamedBars;
