import { useTranslation } from 'react-i18next';
import { toServerTime } from '../browser/server-clock.js';
import { ageStepMs, relativeTime } from './relative-time.js';
import { useClock } from './use-clock.js';

/** Shows the age of something by the server's clock, in words that change as time passes; on hover the exact time. */
export function TimeAgo({ iso, className }: { iso: string; className?: string }) {
  const { t, i18n } = useTranslation();
  const then = new Date(iso);
  const thenMs = then.getTime();
  const relative = relativeTime(
    thenMs,
    useClock((now) => thenMs + ageStepMs(thenMs, toServerTime(now))),
  );
  const exact = then.toLocaleString(i18n.language, { dateStyle: 'medium', timeStyle: 'short' });
  const text =
    relative.unit === 'now'
      ? t('time.now')
      : relative.unit === 'date'
        ? then.toLocaleDateString(i18n.language)
        : t(`time.${relative.unit}`, { count: relative.count });
  return (
    <time dateTime={iso} title={exact} className={className}>
      {text}
    </time>
  );
}
