import { useTranslation } from 'react-i18next';
import { useTimeUntil } from '../../components/use-time-until.js';

/** When the server's lifetime of the address and its mail ends: later than the countdown. */
export function ErasureTime({ iso }: { iso: string }) {
  const { t, i18n } = useTranslation('generator');
  const when = useTimeUntil(iso, i18n.language);
  return (
    <time
      dateTime={iso}
      data-testid="erased-at"
      title={new Date(iso).toLocaleString(i18n.language, { dateStyle: 'medium', timeStyle: 'short' })}
      className="text-xs text-ink-faint"
    >
      {t('erased', { when })}
    </time>
  );
}
