import type { Statistics } from '@efemera/contract';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Chart } from '../../components/chart/Chart.js';
import type { Look } from '../../components/chart/look.js';
import { Segments } from '../../components/Segments.js';
import { drawActivity } from './draw.js';
import { ChartPanel } from './ChartPanel.js';
import { ChartTable } from './ChartTable.js';
import { sumOf, type Activity } from './chart-rows.js';
import type { Wording } from './use-wording.js';

interface ActivityChartProps {
  statistics: Statistics;
  words: Wording;
  className: string;
}

export function ActivityChart({ statistics, words, className }: ActivityChartProps) {
  const { t } = useTranslation('statistics');
  const [activity, setActivity] = useState<Activity>('hourly');
  const points = statistics[activity];
  const received = sumOf(points.map((point) => point.received));
  const created = sumOf(points.map((point) => point.created));
  const draw = useCallback((look: Look) => drawActivity(activity, points, words, look), [activity, points, words]);
  return (
    <ChartPanel
      testId="figure-activity"
      className={className}
      title={t('activity.title')}
      text={t(`activity.${activity}Text`)}
      // Shows the empty picture only if no day has a value; otherwise hours without values are drawn as a line at zero.
      isEmpty={sumOf(statistics.daily.map((point) => point.received + point.created)) === 0}
      aside={
        <Segments
          name="activity"
          label={t('activity.label')}
          isLabelHidden
          value={activity}
          onChoose={setActivity}
          choices={[
            { value: 'hourly', text: t('activity.hourly') },
            { value: 'daily', text: t('activity.daily') },
          ]}
        />
      }
      table={
        <ChartTable
          caption={t('activity.title')}
          columns={[t(`activity.${activity}Column`), words.received, words.created, words.visits]}
          rows={points
            .map((point) => [
              words.moment(activity, point.at),
              words.count(point.received),
              words.count(point.created),
              words.count(point.visits),
            ])
            .reverse()}
        />
      }
    >
      <dl className="mb-3 flex flex-wrap gap-x-7 gap-y-1 text-sm">
        <Legend name={words.received} value={words.count(received)} className="stroke-ember" />
        <Legend name={words.created} value={words.count(created)} className="stroke-water" isDashed />
      </dl>
      <Chart
        draw={draw}
        testId="chart-activity"
        className="h-64 sm:h-80"
        label={t('activity.summary', {
          span: t(`activity.${activity}Text`),
          received: words.count(received),
          created: words.count(created),
        })}
      />
    </ChartPanel>
  );
}

interface LegendProps {
  name: string;
  value: string;
  className: string;
  isDashed?: boolean;
}

function Legend({ name, value, className, isDashed = false }: LegendProps) {
  return (
    <div className="flex items-center gap-2">
      <dt className="flex items-center gap-2 text-ink-soft">
        <svg viewBox="0 0 22 6" className={`h-1.5 w-5.5 ${className}`} aria-hidden="true">
          <path d="M1 3h20" strokeWidth="3" strokeLinecap="round" strokeDasharray={isDashed ? '5 5' : undefined} />
        </svg>
        {name}
      </dt>
      <dd className="font-semibold tabular-nums">{value}</dd>
    </div>
  );
}
