import type { Statistics } from '@efemera/contract';
import { CloudOff } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button.js';
import { TimeAgo } from '../../components/TimeAgo.js';
import { useConnection } from '../../store/connection-store.js';
import { useAnswer } from '../../store/use-answer.js';
import { api } from '../../transport/api.js';
import { live } from '../../transport/live.js';
import { ActivityChart } from './ActivityChart.js';
import { CodesChart, SpansChart } from './ContentCharts.js';
import { DomainsChart, WorldChart } from './OriginCharts.js';
import { Tiles } from './Tiles.js';
import { useWording, type Wording } from './use-wording.js';

const refreshMs = 60_000;

/** All statistics as charts; reloads them while the page is visible. */
export function StatisticsScreen() {
  const { t } = useTranslation('statistics');
  const words = useWording();
  const { answer: statistics, failed, loading, reload } = useAnswer(api.statistics, null);

  useEffect(() => {
    // This page may be the visitor's first: then no other page has connected the socket yet.
    live.connect();
    const refresh = () => {
      if (!document.hidden) reload();
    };
    const timer = setInterval(refresh, refreshMs);
    document.addEventListener('visibilitychange', refresh);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', refresh);
    };
  }, [reload]);

  return (
    <div className="flex flex-col gap-4 sm:gap-5">
      {failed && (
        <div
          role="alert"
          className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-lg bg-warning-wash px-4 py-3 text-sm text-warning"
        >
          <CloudOff className="size-5 shrink-0" aria-hidden="true" />
          <p className="min-w-48 grow basis-0">{t(statistics ? 'error.stale' : 'error.text')}</p>
          <Button size="sm" className="text-ink" onClick={reload}>
            {t('error.retry')}
          </Button>
        </div>
      )}
      <Pulse updatedAt={statistics?.updatedAt ?? null} />
      <Tiles statistics={statistics} words={words} />
      {statistics ? <AllCharts statistics={statistics} words={words} /> : loading && <Skeleton />}
      {statistics && <p className="px-1 text-xs text-ink-soft">{t('window')}</p>}
    </div>
  );
}

/** Shows whether the numbers are live, and their age. */
function Pulse({ updatedAt }: { updatedAt: string | null }) {
  const { t } = useTranslation('statistics');
  const isLive = useConnection(({ socketUp }) => socketUp);
  return (
    <p className="-mt-1 flex min-h-5 flex-wrap items-center gap-x-4 gap-y-1 px-1 text-xs text-ink-soft sm:-mt-2">
      {isLive && (
        <span className="flex items-center gap-1.5 font-medium text-success" data-testid="statistics-live">
          <span className="size-2 animate-pulse-soft rounded-full bg-current" aria-hidden="true" />
          {t('live')}
        </span>
      )}
      {updatedAt && (
        <span>
          {t('updated')} <TimeAgo iso={updatedAt} />
        </span>
      )}
    </p>
  );
}

function AllCharts({ statistics, words }: { statistics: Statistics; words: Wording }) {
  return (
    <div className="grid grid-cols-1 gap-4 sm:gap-5 lg:grid-cols-6">
      <ActivityChart statistics={statistics} words={words} className="lg:col-span-6" />
      <WorldChart
        countries={statistics.countries}
        hasVisits={statistics.totals.visits > 0}
        words={words}
        className="lg:col-span-6"
      />
      <DomainsChart domains={statistics.topDomains} words={words} className="lg:col-span-3" />
      <CodesChart codes={statistics.codes} words={words} className="lg:col-span-3" />
      <SpansChart
        kind="sizes"
        bars={statistics.messageSizes}
        nameOf={words.size}
        words={words}
        className="lg:col-span-3"
      />
      <SpansChart
        kind="firstMail"
        bars={statistics.timeToFirstMail}
        nameOf={words.duration}
        words={words}
        className="lg:col-span-3"
      />
    </div>
  );
}

function Skeleton() {
  const { t } = useTranslation();
  return (
    <>
      <p className="hidden text-base noscript:block">{t('noScript')}</p>
      <div className="grid animate-pulse-soft grid-cols-1 gap-4 noscript:hidden sm:gap-5 lg:grid-cols-2" role="status">
        <span className="sr-only">{t('loading')}</span>
        {['h-96 lg:col-span-2', 'h-96 lg:col-span-2', 'h-72', 'h-72'].map((shape, index) => (
          <div key={`${index} ${shape}`} className={`panel ${shape}`} aria-hidden="true" />
        ))}
      </div>
    </>
  );
}
