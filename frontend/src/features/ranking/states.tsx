import type { RankingKind } from '@efemera/contract';
import { CloudOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button.js';
import { Logo } from '../../components/Logo.js';

export function RankingSkeleton() {
  const { t } = useTranslation();
  return (
    <>
      <p className="hidden text-base noscript:block">{t('noScript')}</p>
      <div className="grid animate-pulse-soft gap-x-10 gap-y-6 noscript:hidden lg:grid-cols-2" role="status">
        <span className="sr-only">{t('loading')}</span>
        {['w-full', 'w-4/5'].map((longest, column) => (
          <div key={longest} className="flex h-88 flex-col justify-between" aria-hidden="true">
            {['w-full', 'w-5/6', 'w-3/4', 'w-2/3', 'w-1/2', 'w-5/12', 'w-1/3', 'w-1/4'].map((width) => (
              <div key={width} className={`h-6 rounded-md bg-sunken ${column === 0 ? width : 'w-full'}`} />
            ))}
          </div>
        ))}
      </div>
    </>
  );
}

export function NoRanking({ kind }: { kind: RankingKind }) {
  const { t } = useTranslation('ranking');
  return (
    <div className="flex min-h-72 flex-col items-center justify-center px-6 py-10 text-center">
      <Logo className="size-14 opacity-75" />
      <p className="mt-5 font-display text-lg font-medium">{t(`empty.${kind}`)}</p>
      <p className="mt-1.5 max-w-sm text-sm text-balance text-ink-soft">{t('empty.text')}</p>
    </div>
  );
}

/** Reports a failed load, or that the shown ranking is out of date. */
export function RankingFailure({ isStale, onRetry }: { isStale: boolean; onRetry: () => void }) {
  const { t } = useTranslation('ranking');
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-lg bg-warning-wash px-4 py-3 text-sm text-warning"
    >
      <CloudOff className="size-5 shrink-0" aria-hidden="true" />
      <p className="min-w-48 grow basis-0">{t(isStale ? 'error.stale' : 'error.text')}</p>
      <Button size="sm" className="text-ink" onClick={onRetry}>
        {t('error.retry')}
      </Button>
    </div>
  );
}
