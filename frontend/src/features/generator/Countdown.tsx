import { useTranslation } from 'react-i18next';
import { useClock } from '../../components/use-clock.js';
import { formatCountdown, secondsLeft } from './countdown.js';
import { SunArc } from './SunArc.js';

/** The remaining time of an address. */
export function Countdown({ endsAtMs }: { endsAtMs: number }) {
  const { t } = useTranslation('generator');
  const seconds = useClock((now) => secondsLeft(endsAtMs, now));

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
