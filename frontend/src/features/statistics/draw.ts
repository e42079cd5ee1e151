import type { SeriesPoint, Statistics } from '@efemera/contract';
import type { EChartsCoreOption } from 'echarts/core';
import type { Look } from '../../components/chart/look.js';
import { mirroredGrid } from '../../components/chart/mirrored-grid.js';
import { mix } from '../../components/chart/shades.js';
import { tooltip } from '../../components/chart/tooltip.js';
import { project, unproject } from './equal-earth.js';
import { isNamed, type Activity, type Span } from './chart-rows.js';
import type { Wording } from './use-wording.js';

const animationDuration = 500;

/** A colour that fades towards the bottom. */
const fading = (color: string) => ({
  type: 'linear',
  x: 0,
  y: 0,
  x2: 0,
  y2: 1,
  colorStops: [
    { offset: 0, color: `${color}52` },
    { offset: 1, color: `${color}05` },
  ],
});

/** Draws received mails as an area, and created addresses as a dashed line in front of it. */
export function drawActivity(
  activity: Activity,
  points: readonly SeriesPoint[],
  words: Wording,
  look: Look,
): EChartsCoreOption {
  const highest = Math.max(...points.map(({ received, created }) => Math.max(received, created)));
  const line = { type: 'line', smooth: 0.3, smoothMonotone: 'x', showSymbol: false, symbol: 'circle', symbolSize: 8 };
  return {
    animationDuration,
    grid: look.mirrored ? mirroredGrid(words.shortCount(highest)) : { left: 4, right: 12, top: 12, bottom: 10 },
    tooltip: {
      ...tooltip(look),
      trigger: 'axis',
      axisPointer: { type: 'line', lineStyle: { color: look.inkFaint, type: 'solid' }, label: { show: false } },
      formatter: (items: { dataIndex: number }[]) => {
        const point = points[items[0]?.dataIndex ?? -1];
        return point
          ? [
              words.moment(activity, point.at),
              `${words.received}: ${words.count(point.received)}`,
              `${words.created}: ${words.count(point.created)}`,
            ].join('\n')
          : '';
      },
    },
    xAxis: {
      type: 'category',
      inverse: look.mirrored,
      boundaryGap: false,
      data: points.map(({ at }) => at),
      axisLine: { lineStyle: { color: look.line } },
      axisTick: { show: false },
      axisLabel: {
        color: look.inkFaint,
        hideOverlap: true,
        interval: (index: number) => isNamed(activity, points, index),
        formatter: (at: string) => words.tick(activity, at),
      },
    },
    yAxis: {
      type: 'value',
      position: look.mirrored ? 'right' : 'left',
      minInterval: 1,
      splitNumber: 4,
      axisLabel: { color: look.inkFaint, formatter: words.shortCount },
      splitLine: { lineStyle: { color: look.line } },
    },
    series: [
      {
        ...line,
        id: 'received',
        name: words.received,
        data: points.map(({ received }) => received),
        lineStyle: { width: 2.5, color: look.ember },
        itemStyle: { color: look.ember },
        areaStyle: { color: fading(look.ember) },
        z: 2,
      },
      {
        ...line,
        id: 'created',
        name: words.created,
        data: points.map(({ created }) => created),
        lineStyle: { width: 2, color: look.water, type: [6, 4] },
        itemStyle: { color: look.water },
        z: 3,
      },
    ],
  };
}

/** A histogram as columns, each with its share above it. */
export function drawSpans(
  spans: readonly Span[],
  nameOf: (span: Span) => string,
  words: Wording,
  look: Look,
): EChartsCoreOption {
  const highest = Math.max(...spans.map(({ count }) => count));
  return {
    animationDuration,
    grid: { left: 0, right: 0, top: 22, bottom: 6 },
    tooltip: {
      ...tooltip(look),
      trigger: 'item',
      formatter: ({ dataIndex }: { dataIndex: number }) => {
        const span = spans[dataIndex];
        return span ? `${nameOf(span)}\n${words.count(span.count)} (${words.percent(span.share)})` : '';
      },
    },
    xAxis: {
      type: 'category',
      inverse: look.mirrored,
      data: spans.map((_, index) => index),
      axisLine: { lineStyle: { color: look.line } },
      axisTick: { show: false },
      axisLabel: {
        color: look.inkSoft,
        fontSize: 11,
        interval: 0,
        hideOverlap: !look.narrow,
        rotate: look.narrow ? (look.mirrored ? -40 : 40) : 0,
        formatter: (_value: string, index: number) => (spans[index] ? nameOf(spans[index]) : ''),
      },
    },
    yAxis: { type: 'value', show: false },
    series: [
      {
        id: 'spans',
        type: 'bar',
        barCategoryGap: '18%',
        barMaxWidth: 72,
        data: spans.map(({ count }) => ({
          value: count,
          itemStyle: { color: count === highest ? look.ember : look.water, borderRadius: [5, 5, 0, 0] },
        })),
        label: {
          show: true,
          position: 'top',
          color: look.ink,
          fontSize: 12,
          formatter: ({ dataIndex }: { dataIndex: number }) => words.roundPercent(spans[dataIndex]?.share ?? 0),
        },
        emphasis: { itemStyle: { opacity: 0.8 } },
      },
    ],
  };
}

/** Which share of the parsed mails has a code, as an arc. */
export function drawCodes({ parsed, withCode }: Statistics['codes'], words: Wording, look: Look): EChartsCoreOption {
  const share = parsed > 0 ? withCode / parsed : 0;
  return {
    animationDuration,
    title: {
      text: words.percent(share),
      left: 'center',
      top: 'center',
      textStyle: { color: look.ink, fontSize: 30, fontWeight: 600, fontFamily: look.font },
    },
    series: [
      {
        id: 'codes',
        type: 'pie',
        silent: true,
        radius: ['70%', '92%'],
        label: { show: false },
        itemStyle: { borderRadius: 8 },
        data: [
          { value: withCode, itemStyle: { color: look.ember } },
          { value: parsed - withCode, itemStyle: { color: look.map.none } },
        ],
      },
    ],
  };
}

/** The fewest and the most visits of a country that has any. */
export function visitRange(countries: Statistics['countries']): [number, number] {
  const visits = countries.map((country) => Math.max(country.visits, 1));
  return visits.length > 0 ? [Math.min(...visits), Math.max(...visits)] : [1, 1];
}

/**
 * Visits by country. The colour scale is logarithmic: with a linear one, a single large country would leave the others
 * white.
 */
export function drawWorld(countries: Statistics['countries'], words: Wording, look: Look): EChartsCoreOption {
  const [fewest, most] = visitRange(countries);
  const [lowest, highest] = [Math.log(fewest), Math.log(most)];
  const strength = (visits: number) =>
    highest > lowest ? (Math.log(Math.max(visits, 1)) - lowest) / (highest - lowest) : 1;
  const visitsOf = new Map(countries.map(({ country, visits }) => [country, visits]));
  return {
    tooltip: {
      ...tooltip(look),
      trigger: 'item',
      formatter: ({ name }: { name: string }) =>
        name && `${words.country(name)}\n${words.visits}: ${words.count(visitsOf.get(name) ?? 0)}`,
    },
    series: [
      {
        id: 'world',
        type: 'map',
        map: 'world',
        projection: { project, unproject },
        left: 0,
        right: 0,
        top: 0,
        bottom: 0,
        selectedMode: false,
        itemStyle: { areaColor: look.map.none, borderColor: look.raised, borderWidth: 0.6 },
        label: { show: false },
        emphasis: { label: { show: false }, itemStyle: { areaColor: look.ember } },
        data: countries.map(({ country, visits }) => ({
          name: country,
          value: visits,
          itemStyle: { areaColor: mix(look.map.low, look.map.high, strength(visits)) },
        })),
      },
    ],
  };
}
