import { toServerTime } from '../browser/server-clock.js';
import { timeUntil } from './time-until.js';
import { useClock } from './use-clock.js';

const stepMs = 5000;

/** How long it is until a time of the server, in words that age with it; the same whatever the visitor's clock says. */
export function useTimeUntil(iso: string, locale: string): string {
  return timeUntil(
    useClock((now) => Math.ceil((Date.parse(iso) - toServerTime(now)) / stepMs) * stepMs),
    locale,
  );
}
