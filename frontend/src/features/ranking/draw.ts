import type { EChartsCoreOption } from 'echarts/core';
import type { Look } from '../../components/chart/look.js';
import { mirroredGrid } from '../../components/chart/mirrored-grid.js';
import { shades } from '../../components/chart/shades.js';
import { tooltip } from '../../components/chart/tooltip.js';
import { isolate } from '../../i18n/isolate.js';
import { slicesOf, type RankedRow, type Ranking } from './ranking.js';

/** The words and figures of a chart. */
export interface Wording {
  name: (row: RankedRow) => string;
  count: (count: number) => string;
  percent: (percentage: number) => string;
  others: string;
  total: string;
}

/** Up to this number of bars, names fit beside them; for more bars, only the table has the names. */
export const maxNamedBars = 20;

export function drawBars({ rows }: Ranking, words: Wording, look: Look): EChartsCoreOption {
  const named = rows.length <= maxNamedBars;
  const names = {
    type: 'category',
    data: rows.map(({ rank }) => rank),
    axisTick: { show: false },
    axisLine: { show: !named, lineStyle: { color: look.line } },
    axisLabel: {
      color: look.inkSoft,
      ...(named && {
        fontSize: 13,
        width: look.narrow ? 96 : 132,
        overflow: 'truncate',
        margin: 12,
        // `isolate` keeps the ellipsis of a cut domain at its end, also on a page from right to left.
        formatter: (_rank: string, index: number) => rows[index] && isolate(words.name(rows[index])),
      }),
    },
  };
  const counts = {
    type: 'value',
    inverse: named && look.mirrored,
    minInterval: 1,
    axisLabel: { show: !named, color: look.inkFaint, formatter: words.count },
    splitLine: { show: !named, lineStyle: { color: look.line } },
  };
  const room = look.narrow ? 52 : 64;
  const [start, end] = look.mirrored ? [room, 0] : [0, room];
  return {
    animationDuration: 500,
    grid: named
      ? { left: start, right: end, top: 0, bottom: 0 }
      : look.mirrored
        ? mirroredGrid(words.count(rows[0]?.count ?? 0))
        : { left: 4, right: 4, top: 12, bottom: 10 },
    xAxis: named ? counts : { ...names, inverse: look.mirrored },
    yAxis: { ...(named ? { ...names, inverse: true } : counts), position: look.mirrored ? 'right' : 'left' },
    tooltip: {
      ...tooltip(look),
      trigger: 'item',
      formatter: ({ dataIndex }: { dataIndex: number }) => hint(rows[dataIndex], words),
    },
    series: [
      {
        id: 'bars',
        type: 'bar',
        barMaxWidth: named ? 20 : undefined,
        barCategoryGap: named ? '34%' : '22%',
        data: rows.map(({ count }, index) => ({
          value: count,
          itemStyle: {
            color: index === 0 ? look.ember : look.water,
            borderRadius: named ? (look.mirrored ? [8, 3, 3, 8] : [3, 8, 8, 3]) : [3, 3, 0, 0],
          },
        })),
        // Minimum length: a sender of one mail among thousands still gets a visible bar.
        barMinHeight: 3,
        label: {
          show: named,
          position: look.mirrored ? 'left' : 'right',
          color: look.ink,
          fontSize: 13,
          formatter: ({ dataIndex }: { dataIndex: number }) => words.count(rows[dataIndex]?.count ?? 0),
        },
        emphasis: { itemStyle: { opacity: 0.8 } },
      },
    ],
  };
}

/** The colours of the slices, in order; the table shows the same. */
export function sliceColors(ranking: Ranking, look: Look): string[] {
  return shades(look.stops, slicesOf(ranking).shown.length);
}

export function drawPie(ranking: Ranking, words: Wording, look: Look): EChartsCoreOption {
  const { shown, rest } = slicesOf(ranking);
  const colors = sliceColors(ranking, look);
  const percentOf = (count: number) => (100 * count) / Math.max(1, ranking.total);
  const slices = [
    ...shown.map((row, index) => ({
      name: words.name(row),
      value: row.count,
      hint: hint(row, words),
      color: colors[index],
    })),
    ...(rest > 0
      ? [
          {
            name: words.others,
            value: rest,
            hint: `${words.others}\n${words.count(rest)} (${words.percent(percentOf(rest))})`,
            color: look.rest,
          },
        ]
      : []),
  ];
  return {
    animationDuration: 500,
    title: {
      text: words.count(ranking.total),
      subtext: words.total,
      left: 'center',
      top: 'center',
      itemGap: 6,
      textStyle: { color: look.ink, fontSize: 26, fontWeight: 600, fontFamily: look.font },
      subtextStyle: { color: look.inkSoft, fontSize: 13, fontFamily: look.font },
    },
    tooltip: {
      ...tooltip(look),
      trigger: 'item',
      formatter: ({ dataIndex }: { dataIndex: number }) => slices[dataIndex]?.hint ?? '',
    },
    series: [
      {
        id: 'slices',
        type: 'pie',
        radius: look.narrow ? ['40%', '58%'] : ['45%', '66%'],
        padAngle: 1,
        minAngle: 2,
        itemStyle: { borderRadius: 5, borderColor: look.raised, borderWidth: 1 },
        data: slices.map(({ name, value, color }) => ({
          name,
          value,
          itemStyle: { color },
          // Labels of thin slices would overlap: the table shows their colours.
          label: { show: percentOf(value) >= 3.5 },
          labelLine: { show: percentOf(value) >= 3.5 },
        })),
        label: {
          color: look.ink,
          fontSize: 12,
          lineHeight: 16,
          overflow: 'truncate',
          // Where names have no room, the rank refers to the row of the table.
          formatter: ({ name, value, dataIndex }: { name: string; value: number; dataIndex: number }) => {
            const title = look.narrow && shown[dataIndex] ? `${shown[dataIndex].rank}.` : name;
            return `${title}${look.narrow ? ' ' : '\n'}${words.percent(percentOf(value))}`;
          },
        },
        labelLine: { length: 10, length2: 8, lineStyle: { color: look.inkFaint } },
        emphasis: { scaleSize: 5 },
      },
    ],
  };
}

const hint = (row: RankedRow | undefined, words: Wording): string =>
  row ? `${row.rank}. ${words.name(row)}\n${words.count(row.count)} (${words.percent(row.percentage)})` : '';
