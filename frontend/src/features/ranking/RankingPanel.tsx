import { rankingKinds } from '@efemera/contract';
import { Download, RefreshCw } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from '../../router/router.js';
import { Button } from '../../components/Button.js';
import { classNames } from '../../components/class-names.js';
import { Tabs } from '../../components/Tabs.js';
import { TimeAgo } from '../../components/TimeAgo.js';
import { useAnswer } from '../../store/use-answer.js';
import { rankingPath } from '../../transport/rankings.js';
import { askForRanking } from './ranking.js';
import { RankingChoices } from './RankingChoices.js';
import { RankingResult } from './RankingResult.js';
import { RankingFailure, RankingSkeleton } from './states.js';
import { useLiveRanking } from './use-live-ranking.js';
import { useWording } from './use-wording.js';
import { readView, writeView, type RankingView } from './view.js';

/** Both rankings, as charts and tables; the address bar holds the chosen view. */
export function RankingPanel() {
  const { t } = useTranslation('ranking');
  const [query, setQuery] = useSearchParams();
  const view = readView(query);
  const show = (change: Partial<RankingView>) => setQuery((before) => writeView(before, change));
  const { kind, size, period, chart } = view;

  const question = useMemo(() => ({ kind, limit: size, period }), [kind, size, period]);
  const { answer, loading, isOld, failed, reload } = useAnswer(askForRanking, question);
  const ranking = answer?.kind === kind ? answer : null;
  const words = useWording(kind);

  useLiveRanking(kind, reload);

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
            className="inline-flex min-h-11 items-center sm:min-h-9 gap-1.5 rounded-full border border-line-strong px-3 text-sm font-medium text-ink hover:bg-hover"
          >
            <Download className="size-4" aria-hidden="true" />
            <span className="max-sm:sr-only">{t('csv')}</span>
          </a>
        </>
      }
    >
      <RankingChoices view={view} onChoose={show} />

      <div className="flex flex-col gap-6 px-4 pt-6 pb-7 sm:px-7">
        {failed && <RankingFailure isStale={ranking !== null} onRetry={reload} />}
        {ranking ? (
          <RankingResult ranking={ranking} words={words} chart={chart} isOld={isOld} />
        ) : (
          loading && <RankingSkeleton />
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
