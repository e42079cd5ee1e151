import type { RunningDelivery } from '@efemera/contract';
import { useTranslation } from 'react-i18next';
import { formatBytes } from '../../components/format-bytes.js';
import { TimeAgo } from '../../components/TimeAgo.js';
import { shareOf, shownAttempts, standOf, type Attempt } from './attempts.js';
import { keyOf, reasonOf } from './reason.js';
import { useDeliveries } from './use-deliveries.js';

/**
 * Shows the mail servers that have connected for an address while its visitor waits for mail, also those that are still
 * talking: otherwise a visitor would wait in vain for a mail that SMTP has refused, or give up while a large one comes in.
 */
export function DeliveryTrace({ address }: { address: string }) {
  const { t } = useTranslation('deliveries');
  const answer = useDeliveries(address);
  const shown = answer ? shownAttempts(answer) : [];
  return (
    // A screen reader reads only new lines, not the changing age of a line.
    <div role="log" aria-relevant="additions" aria-label={t('live.label')} data-testid="delivery-trace">
      {answer && shown.length === 0 && (
        <p className="text-ink-faint">{t(answer.hasReceived ? 'live.deleted' : 'live.none')}</p>
      )}
      {shown.map((attempt) => (
        <AttemptLine key={'state' in attempt ? attempt.id : keyOf(attempt)} attempt={attempt} />
      ))}
    </div>
  );
}

function AttemptLine({ attempt }: { attempt: Attempt }) {
  const { t, i18n } = useTranslation('deliveries');
  const stand = standOf(attempt);
  const client = attempt.client || t('live.unnamed');
  const progress = 'state' in attempt ? progressOf(attempt, i18n.language) : undefined;
  const reason = 'state' in attempt || stand === 'stored' ? null : reasonOf(attempt.reply);
  return (
    <p className="mt-1.5 text-ink-soft first:mt-0" data-outcome={stand}>
      <span className="wrap-anywhere tabular-nums">{t(`live.${stand}`, { client, progress })}</span>{' '}
      {reason && <span>{t(`reasons.${reason}`)} </span>}
      <TimeAgo iso={attempt.startedAt} className="text-ink-faint" />
    </p>
  );
}

function progressOf(running: RunningDelivery, locale: string): string {
  const share = shareOf(running);
  if (share === null) return formatBytes(running.received, locale);
  return new Intl.NumberFormat(locale, { style: 'percent' }).format(share);
}
