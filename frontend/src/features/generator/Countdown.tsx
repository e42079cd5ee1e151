import { useTranslation } from 'react-i18next';
import { useClock } from '../../components/use-clock.js';
import { formatCountdown, secondsLeft } from './countdown.js';
import { SunArc } from './SunArc.js';

/** Counts down to the reminder to renew the address; the inbox itself lives longer. */
export function Countdown({ endsAtMs }: { endsAtMs: number }) {
  const { t } = useTranslation('generator');
  const seconds = useClock((now) => secondsLeft(endsAtMs, now));

  return (
    <div className="w-30 shrink-0 text-center" role="timer" aria-label={t('countdown')}>
      <div className="relative">
        <SunArc seconds={seconds} className="w-full" />
        <span
          data-testid="countdown"
          className="absolute inset-x-0 bottom-2.5 font-mono text-base leading-none font-medium tabular-nums"
        >
          {formatCountdown(seconds)}
        </span>
      </div>
      {/* Without this word, visitors believe that the inbox is erased when the countdown ends. */}
      <span className="block text-xs leading-none text-ink-faint" aria-hidden="true">
        {t('reminder')}
      </span>
    </div>
  );
}
