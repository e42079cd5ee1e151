import type { Delivery } from '@efemera/contract';
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { TimeAgo } from '../../components/TimeAgo.js';
import { useAnswer } from '../../store/use-answer.js';
import { api } from '../../transport/api.js';
import { keyOf, reasonOf } from './reason.js';

const maxShown = 3;
/** Most codes come within the first minute. */
const [oftenMs, oftenPauseMs, longestPauseMs] = [60_000, 5000, 30_000];
const ask = ({ address }: { address: string }) => api.deliveries(address);

/**
 * Shows the mail servers that have connected for an address while its visitor waits for mail: otherwise a visitor would
 * wait in vain for a mail that SMTP has refused. The server pushes mails, but not refusals, since each would cost a
 * call to Redis even if no page waits. So this component polls, after the first minute less and less often.
 */
export function DeliveryTrace({ address }: { address: string }) {
  const { t } = useTranslation('deliveries');
  const question = useMemo(() => ({ address }), [address]);
  const { answer, reload } = useAnswer(ask, question);

  useEffect(() => {
    const since = Date.now();
    let timer: ReturnType<typeof setTimeout>;
    const askLater = () => {
      const laterMs = Math.max(Date.now() - since - oftenMs, 0);
      const pauseMs = Math.min(longestPauseMs, oftenPauseMs + laterMs / 4);
      timer = setTimeout(() => {
        if (!document.hidden) reload();
        askLater();
      }, pauseMs);
    };
    askLater();
    return () => clearTimeout(timer);
  }, [reload]);

  const shown = answer?.deliveries.slice(0, maxShown) ?? [];
  return (
    // A screen reader reads only new lines, not the changing age of a line.
    <div role="log" aria-relevant="additions" aria-label={t('live.label')} data-testid="delivery-trace">
      {answer && shown.length === 0 && (
        <p className="text-ink-faint">{t(answer.hasReceived ? 'live.deleted' : 'live.none')}</p>
      )}
      {shown.map((delivery) => (
        <Attempt key={keyOf(delivery)} delivery={delivery} />
      ))}
    </div>
  );
}

function Attempt({ delivery }: { delivery: Delivery }) {
  const { t } = useTranslation('deliveries');
  const { outcome, client, reply, startedAt } = delivery;
  const end = outcome === 'stored' ? 'stored' : reply.code < 500 ? 'later' : 'refused';
  const reason = end === 'stored' ? null : reasonOf(reply);
  return (
    <p className="mt-1.5 text-ink-soft first:mt-0" data-outcome={end}>
      <span className="wrap-anywhere">{t(`live.${end}`, { client: client || t('live.unnamed') })}</span>{' '}
      {reason && <span>{t(`reasons.${reason}`)} </span>}
      <TimeAgo iso={startedAt} className="text-ink-faint" />
    </p>
  );
}
