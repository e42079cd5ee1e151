import { useTranslation } from 'react-i18next';
import { useCounters } from '../../store/use-counters.js';

// The specification of the product demands Brazilian number format in every language.
const format = new Intl.NumberFormat('pt-BR');

/** The counters of generated addresses and received mails, live. */
export function Counters() {
  const { t } = useTranslation('stats');
  const stats = useCounters();

  // Plural while a number is unknown, and for 0, for which some languages (such as Portuguese) use the singular form.
  const figures = [
    {
      testId: 'stats-emails-created',
      value: stats?.emailsCreated,
      label: t('emailsCreated', { count: stats?.emailsCreated || 2 }),
    },
    {
      testId: 'stats-messages-received',
      value: stats?.messagesReceived,
      label: t('messagesReceived', { count: stats?.messagesReceived || 2 }),
    },
  ];
  return (
    // On phones each figure has a line of its own: otherwise a growing number could wrap it and move everything below.
    <dl className="flex flex-col gap-x-7 gap-y-1 sm:flex-row sm:flex-wrap" aria-label={t('label')}>
      {figures.map(({ testId, value, label }) => (
        <div key={testId} className="flex flex-row-reverse items-baseline justify-end gap-1.5">
          <dt className="text-sm text-ink-soft">{label}</dt>
          <dd data-testid={testId} className="font-mono text-sm font-medium tabular-nums">
            {value === undefined ? t('loading') : format.format(value)}
          </dd>
        </div>
      ))}
    </dl>
  );
}
