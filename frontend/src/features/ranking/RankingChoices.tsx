import { rankingPeriods, rankingSizes } from '@efemera/contract';
import { ChartColumnBig, ChartPie } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Segments } from '../../components/Segments.js';
import { chartTypes, type RankingView } from './view.js';

const chartIcons = { bar: ChartColumnBig, pie: ChartPie };

interface RankingChoicesProps {
  view: RankingView;
  onChoose: (change: Partial<RankingView>) => void;
}

/** The choice of chart, size and period. */
export function RankingChoices({ view, onChoose }: RankingChoicesProps) {
  const { t } = useTranslation('ranking');
  const { size, period, chart } = view;
  return (
    <div className="flex flex-wrap gap-x-7 gap-y-4 px-4 pt-5 sm:px-7">
      <Segments
        name="chart"
        label={t('chart.label')}
        value={chart}
        onChoose={(chosen) => onChoose({ chart: chosen })}
        choices={chartTypes.map((value) => {
          const Icon = chartIcons[value];
          return { value, text: t(`chart.${value}`), icon: <Icon className="size-4" aria-hidden="true" /> };
        })}
      />
      <Segments
        name="top"
        label={t('size.label')}
        value={String(size)}
        onChoose={(chosen) => onChoose({ size: Number(chosen) as RankingView['size'] })}
        choices={rankingSizes.map((value) => ({ value: String(value), text: t('size.top', { size: value }) }))}
      />
      <Segments
        name="period"
        label={t('period.label')}
        value={period}
        onChoose={(chosen) => onChoose({ period: chosen })}
        choices={rankingPeriods.map((value) => ({ value, text: t(`period.${value}`) }))}
      />
    </div>
  );
}
