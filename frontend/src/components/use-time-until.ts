import { toServerTime } from '../browser/server-clock.js';
import { timeUntil } from './time-until.js';
import { useClock } from './use-clock.js';

const stepMs = 5000;

/**
 * The time until a moment of the server's clock, in words that change as time passes. A visitor's wrong clock does not
 * change them.
 */
export function useTimeUntil(iso: string, locale: string): string {
  return timeUntil(
    useClock((now) => Math.ceil((Date.parse(iso) - toServerTime(now)) / stepMs) * stepMs),
    locale,
  );
}
