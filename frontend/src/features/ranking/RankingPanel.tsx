import { rankingKinds, rankingPeriods, rankingSizes, type RankingKind } from '@efemera/contract';
import { ChartColumnBig, ChartPie, Download, RefreshCw } from 'lucide-react';
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { Button } from '../../components/Button.js';
import { classNames } from '../../components/class-names.js';
import { countryNames } from '../../components/country.js';
import { Segments } from '../../components/Segments.js';
import { Tabs } from '../../components/Tabs.js';
import { TimeAgo } from '../../components/TimeAgo.js';
import { useAnswer } from '../../store/use-answer.js';
import { rankingPath } from '../../transport/api.js';
import { live } from '../../transport/live.js';
import type { Wording } from './draw.js';
import { askForRanking } from './ranking.js';
import { hasNamedBars, RankingChart } from './RankingChart.js';
import { RankingTable } from './RankingTable.js';
import { NoRanking, RankingFailure, RankingSkeleton } from './states.js';
import { chartTypes, readView, writeView, type RankingView } from './view.js';

const chartIcons = { bar: ChartColumnBig, pie: ChartPie };

/** Both rankings, as charts and tables; the address bar holds the chosen view. */
export function RankingPanel() {
  const { t } = useTranslation('ranking');
  const [query, setQuery] = useSearchParams();
  const view = readView(query);
  const show = (change: Partial<RankingView>) => setQuery(writeView(query, change), { preventScrollReset: true });
  const { kind, size, period, chart } = view;

  const question = useMemo(() => ({ kind, limit: size, period }), [kind, size, period]);
  const { answer, loading, isOld, failed, reload } = useAnswer(askForRanking, question);
  const ranking = answer?.kind === kind ? answer : null;
  const words = useWording(kind);

  useEffect(() => {
    const stop = live.listen({
      onRanking: (updated) => updated.kind === kind && reload(),
      onRankingWatch: reload,
    });
    live.watchRanking();
    // This page may be the first that the visitor sees.
    live.connect();
    return () => {
      stop();
      live.unwatchRanking();
    };
  }, [kind, reload]);

  return (
    <Tabs
      className="panel"
      label={t('tabs.label')}
      tabs={rankingKinds.map((value) => ({ value, text: t(`tabs.${value}`) }))}
      value={kind}
      onChoose={(chosen) => show({ kind: chosen })}
      isBusy={loading}
      aside={
        <>
          <Button size="sm" data-testid="ranking-refresh" disabled={loading} onClick={reload}>
            <RefreshCw className={classNames('size-4', loading && 'animate-turn')} aria-hidden="true" />
            <span className="max-sm:sr-only">{t('refresh')}</span>
          </Button>
          <a
            href={rankingPath(question, 'csv')}
            download={`${kind}-${period}-top${size}.csv`}
            data-testid="ranking-csv"
            className="inline-flex min-h-9 items-center gap-1.5 rounded-full border border-line-strong px-3 text-sm font-medium whitespace-nowrap text-ink hover:bg-hover"
          >
            <Download className="size-4" aria-hidden="true" />
            <span className="max-sm:sr-only">{t('csv')}</span>
          </a>
        </>
      }
    >
      <div className="flex flex-wrap gap-x-7 gap-y-4 px-4 pt-5 sm:px-7">
        <Segments
          name="chart"
          label={t('chart.label')}
          value={chart}
          onChoose={(chosen) => show({ chart: chosen })}
          choices={chartTypes.map((value) => {
            const Icon = chartIcons[value];
            return { value, text: t(`chart.${value}`), icon: <Icon className="size-4" aria-hidden="true" /> };
          })}
        />
        <Segments
          name="top"
          label={t('size.label')}
          value={String(size)}
          onChoose={(chosen) => show({ size: Number(chosen) as RankingView['size'] })}
          choices={rankingSizes.map((value) => ({ value: String(value), text: t('size.top', { size: value }) }))}
        />
        <Segments
          name="period"
          label={t('period.label')}
          value={period}
          onChoose={(chosen) => show({ period: chosen })}
          choices={rankingPeriods.map((value) => ({ value, text: t(`period.${value}`) }))}
        />
      </div>

      <div className="flex flex-col gap-6 px-4 pt-6 pb-7 sm:px-7">
        {failed && <RankingFailure isStale={ranking !== null} onRetry={reload} />}
        {!ranking ? (
          loading && <RankingSkeleton />
        ) : ranking.rows.length === 0 ? (
          <NoRanking kind={kind} />
        ) : (
          <div
            className={classNames(
              'grid items-start gap-x-12 gap-y-7 transition-opacity duration-150 lg:grid-cols-2',
              isOld && 'opacity-60',
            )}
          >
            <div className="min-w-0 lg:sticky lg:top-6">
              <RankingChart ranking={ranking} words={words} type={chart} />
            </div>
            <RankingTable
              ranking={ranking}
              words={words}
              hasColors={chart === 'pie'}
              hasBars={!hasNamedBars(chart, ranking.rows.length)}
            />
          </div>
        )}
      </div>

      {ranking && (
        <footer className="flex flex-wrap justify-between gap-x-6 gap-y-1 border-t border-line px-4 py-3.5 text-xs text-ink-soft sm:px-7">
          <p data-testid="ranking-updated">
            {t(ranking.updatedAt ? 'updated' : 'notYetUpdated')}{' '}
            {ranking.updatedAt && <TimeAgo iso={ranking.updatedAt} />}
          </p>
          {ranking.rows.length > 0 && <p>{t('total', { total: words.count(ranking.total), what: words.total })}</p>}
        </footer>
      )}
    </Tabs>
  );
}

function useWording(kind: RankingKind): Wording {
  const { t, i18n } = useTranslation('ranking');
  const locale = i18n.language;
  return useMemo(() => {
    const countryName = countryNames(locale);
    const number = new Intl.NumberFormat(locale);
    const percent = new Intl.NumberFormat(locale, {
      style: 'percent',
      minimumFractionDigits: 2,
      maximumFractionDigits: 2,
    });
    return {
      name: ({ key }) => (kind === 'countries' ? countryName(key) : key),
      count: (count) => number.format(count),
      percent: (percentage) => percent.format(percentage / 100),
      others: t('chart.others'),
      total: t(kind === 'domains' ? 'columns.emails' : 'columns.visits'),
    };
  }, [kind, locale, t]);
}
