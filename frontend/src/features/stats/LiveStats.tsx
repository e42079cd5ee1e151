import { timers } from '@efemera/contract';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useStats } from '../../store/stats-store.js';
import { live } from '../../transport/live.js';

// The specification asks for this form in every language.
const format = new Intl.NumberFormat('pt-BR');

/** The product's counters: read on arrival and every half minute, pushed in between. */
export function LiveStats() {
  const { t } = useTranslation('stats');
  const stats = useStats((state) => state.stats);

  useEffect(() => {
    const { refresh } = useStats.getState();
    void refresh();
    live.watchStats();
    const timer = setInterval(() => void refresh(), timers.statsRefreshSeconds * 1000);
    return () => {
      clearInterval(timer);
      live.unwatchStats();
    };
  }, []);

  const figures = [
    { testId: 'stats-emails-created', value: stats?.emailsCreated, label: t('emailsCreated') },
    { testId: 'stats-messages-received', value: stats?.messagesReceived, label: t('messagesReceived') },
  ];
  return (
    // Growing numbers must not move a figure to another line, and with it all that is below.
    <dl className="flex flex-col gap-x-7 gap-y-1 sm:flex-row sm:flex-wrap" aria-label={t('label')}>
      {figures.map(({ testId, value, label }) => (
        <div key={testId} className="flex flex-row-reverse items-baseline gap-1.5">
          <dt className="text-sm text-ink-soft">{label}</dt>
          <dd data-testid={testId} className="font-mono text-sm font-semibold tabular-nums">
            {value === undefined ? t('loading') : format.format(value)}
          </dd>
        </div>
      ))}
    </dl>
  );
}
