import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useClock } from '../../components/use-clock.js';
import { useToasts } from '../../store/toast-store.js';
import { formatCountdown, secondsLeft } from './countdown.js';
import { SunArc } from './SunArc.js';

/** The time that is left of an address; says so, once, when it has run out. */
export function Countdown({ endsAtMs }: { endsAtMs: number }) {
  const { t } = useTranslation('generator');
  const seconds = useClock((now) => secondsLeft(endsAtMs, now));
  const show = useToasts((toasts) => toasts.show);

  useEffect(() => {
    const leftMs = endsAtMs - Date.now();
    // It ran out before the page was opened: that is no news.
    if (leftMs <= 0) return;
    const timer = setTimeout(() => show('timeUp', 'info'), leftMs);
    return () => clearTimeout(timer);
  }, [endsAtMs, show]);

  return (
    <div className="relative w-30 shrink-0" role="timer" aria-label={t('countdown')}>
      <SunArc seconds={seconds} className="w-full" />
      <span
        data-testid="countdown"
        className="absolute inset-x-0 bottom-2.5 text-center font-mono text-base leading-none font-medium tabular-nums"
      >
        {formatCountdown(seconds)}
      </span>
    </div>
  );
}
