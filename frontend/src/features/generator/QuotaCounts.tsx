import type { Inbox, Quota } from '@efemera/contract';
import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../components/Notice.js';

/** At this number or below, the visitor is warned. */
const lowQuota = 5;

interface QuotaCountsProps {
  /** Null while it is loading. */
  quota: Quota | null;
  /** `awaited` while the address is loading; null if the visitor holds no inbox, so that there are no counts. */
  inbox: Inbox | 'awaited' | null;
}

/** The rest of the day's quota, and how much mail the address has received. */
export function QuotaCounts({ quota, inbox }: QuotaCountsProps) {
  const { t, i18n } = useTranslation('generator');
  const remaining = quota?.remaining;
  const received = inbox === 'awaited' ? null : inbox;
  const figures = [
    {
      key: 'remaining',
      value: remaining,
      label: t('quota.remaining'),
      title: quota ? t('quota.remainingOf', { remaining, limit: quota.limit }) : undefined,
    },
    ...(inbox
      ? [
          { key: 'today', value: received?.receivedToday, label: t('quota.receivedToday') },
          { key: 'total', value: received?.receivedTotal, label: t('quota.receivedTotal') },
        ]
      : []),
  ];
  return (
    <div data-testid="quota" data-remaining={remaining} className="flex flex-col gap-3.5">
      <dl className="grid grid-cols-3 gap-3" aria-label={t('quota.label')}>
        {figures.map(({ key, value, label, title }) => (
          <div key={key} className="flex flex-col-reverse justify-end" title={title}>
            <dt className="text-xs text-ink-faint">{label}</dt>
            <dd className="font-display text-xl font-medium tabular-nums">
              {value?.toLocaleString(i18n.language) ?? '…'}
            </dd>
          </div>
        ))}
      </dl>
      {remaining !== undefined && remaining > 0 && remaining <= lowQuota && (
        <Notice tone="warning" icon={<TriangleAlert className="size-4" />}>
          {t('quota.low', { count: remaining })}
        </Notice>
      )}
      {received && received.droppedTotal > 0 && (
        <Notice tone="warning" icon={<TriangleAlert className="size-4" />}>
          {t('quota.dropped', { count: received.droppedTotal })}
        </Notice>
      )}
    </div>
  );
}
