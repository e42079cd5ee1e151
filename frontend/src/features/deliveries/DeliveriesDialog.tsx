import type { Delivery } from '@efemera/contract';
import { Ban, Check, ChevronDown, Route } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button.js';
import { classNames } from '../../components/class-names.js';
import { Dialog } from '../../components/Dialog.js';
import { formatBytes } from '../../components/format-bytes.js';
import { TimeAgo } from '../../components/TimeAgo.js';
import { useInbox } from '../../store/inbox-store.js';
import { useAnswer } from '../../store/use-answer.js';
import { api } from '../../transport/api.js';
import { keyOf, reasonOf } from './reason.js';

/** The server does not push refusals, so the open dialog polls for them: this long after each answer. */
const askAgainMs = 2000;
const ask = ({ address }: { address: string }) => api.deliveries(address);

/** The deliveries to the current address, with the refused ones. */
export function DeliveriesDialog({ address, onClose }: { address: string; onClose: () => void }) {
  const { t } = useTranslation(['deliveries', 'common']);
  const mails = useInbox(({ rows }) => rows.emails.length);
  // The number of mails is a part of the question, so that each new or deleted mail triggers a refresh.
  const question = useMemo(() => ({ address, mails }), [address, mails]);
  const { answer, loading, failed, reload } = useAnswer(ask, question);

  const deliveries = answer?.deliveries;

  useEffect(() => {
    if (loading) return;
    const timer = setInterval(() => document.hidden || reload(), askAgainMs);
    return () => clearInterval(timer);
  }, [loading, reload]);

  return (
    <Dialog
      shape="fitting"
      testId="deliveries-dialog"
      title={t('title')}
      description={<p className="text-sm text-ink-soft">{t('text')}</p>}
      closeLabel={t('common:close')}
      onClose={onClose}
    >
      {deliveries && deliveries.length > 0 ? (
        <ul aria-label={t('list')} className="divide-y divide-line">
          {deliveries.map((delivery, index) => (
            <DeliveryRow key={keyOf(delivery)} delivery={delivery} startsOpen={index === 0} />
          ))}
        </ul>
      ) : deliveries ? (
        <div className="flex flex-col items-center gap-3 px-6 py-12 text-center" role="status">
          <Route className="size-7 text-ember" strokeWidth={1.5} aria-hidden="true" />
          <p className="font-display text-lg font-medium">{t(answer?.hasReceived ? 'deleted' : 'empty')}</p>
          <p className="max-w-md text-sm text-balance text-ink-soft">
            {t(answer?.hasReceived ? 'deletedText' : 'emptyText')}
          </p>
        </div>
      ) : failed ? (
        <div className="flex flex-col items-center gap-4 px-6 py-12 text-center" role="alert">
          <p className="text-sm text-ink-soft">{t('failed')}</p>
          <Button size="sm" onClick={reload}>
            {t('retry')}
          </Button>
        </div>
      ) : (
        <p className="animate-pulse-soft px-6 py-16 text-center text-sm text-ink-soft" role="status">
          {t('loading')}
        </p>
      )}
    </Dialog>
  );
}

function DeliveryRow({ delivery, startsOpen }: { delivery: Delivery; startsOpen: boolean }) {
  const { t, i18n } = useTranslation('deliveries');
  const { outcome, sender, client, tls, size, reply, steps, startedAt } = delivery;
  // Keeps its first value, so that an entry stays open when a newer one comes.
  const [opened] = useState(startsOpen);
  const isStored = outcome === 'stored';
  const reason = isStored ? null : reasonOf(reply);
  const Icon = isStored ? Check : Ban;
  const facts = [
    tls ? t('encrypted', { version: tls }) : t('unencrypted'),
    size === null ? null : formatBytes(size, i18n.language),
  ].filter((fact) => fact !== null);

  return (
    <li data-testid="delivery" data-outcome={outcome}>
      <details open={opened} className="group px-5 sm:px-7">
        <summary className="flex min-h-14 cursor-pointer list-none items-center gap-3 py-3 select-none [&::-webkit-details-marker]:hidden">
          <span
            className={classNames(
              'flex size-8 shrink-0 items-center justify-center rounded-full',
              isStored ? 'bg-sunken text-success' : 'bg-danger-wash text-danger',
            )}
          >
            <Icon className="size-4" aria-hidden="true" />
          </span>
          <span className="min-w-0 grow">
            <span className="flex flex-wrap items-baseline gap-x-2">
              <span className={classNames('font-medium', !isStored && 'text-danger')}>{t(outcome)}</span>
              <TimeAgo iso={startedAt} className="text-xs text-ink-faint" />
            </span>
            <span
              dir="auto"
              className="block text-sm wrap-anywhere text-ink-soft"
              translate={sender ? 'no' : undefined}
            >
              {sender || t('noSender')}
            </span>
          </span>
          <ChevronDown
            className="size-4 shrink-0 text-ink-faint transition-transform duration-150 group-open:rotate-180"
            aria-hidden="true"
          />
        </summary>
        <div className="pb-5 sm:ps-11">
          {reason && <p className="mb-2 text-sm">{t(`reasons.${reason}`)}</p>}
          {!isStored && (
            <p className="mb-3 rounded-md bg-danger-wash px-3.5 py-2.5 text-sm text-danger">
              <span className="block text-xs">{t('reply')}</span>
              <code className="block font-mono wrap-anywhere" translate="no" dir="ltr">
                {reply.code} {reply.text}
              </code>
            </p>
          )}
          <p className="mb-3 text-xs wrap-anywhere text-ink-faint">
            {client && (
              <>
                <bdi translate="no">{client}</bdi> ·{' '}
              </>
            )}
            {facts.join(' · ')}
          </p>
          <Steps steps={steps} />
        </div>
      </details>
    </li>
  );
}

function Steps({ steps }: { steps: Delivery['steps'] }) {
  const { t, i18n } = useTranslation('deliveries');
  const milliseconds = useMemo(
    () => new Intl.NumberFormat(i18n.language, { style: 'unit', unit: 'millisecond', unitDisplay: 'short' }),
    [i18n.language],
  );
  return (
    <ol aria-label={t('stepsLabel')} className="text-sm">
      {steps.map(({ step, at, ms }, index) => (
        <li key={step} className="flex gap-3" data-step={step}>
          <span className="flex w-2 shrink-0 flex-col items-center" aria-hidden="true">
            <span className={classNames('w-px grow', index > 0 && 'bg-line-strong')} />
            <span className={classNames('size-2 rounded-full', step === 'refused' ? 'bg-danger' : 'bg-ember')} />
            <span className={classNames('w-px grow', index < steps.length - 1 && 'bg-line-strong')} />
          </span>
          <span className="grow py-1">{t(`steps.${step}`)}</span>
          <time dateTime={at} title={at} className="py-1 text-ink-soft tabular-nums">
            {milliseconds.format(ms)}
          </time>
        </li>
      ))}
    </ol>
  );
}
