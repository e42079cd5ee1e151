import { timers } from '@efemera/contract';

/**
 * What the countdown to the next refresh shows; 0 when it has reached 1 and the inbox is to be read.
 *
 * It goes by the time that has passed and not by the ticks: browsers let the timers of hidden tabs tick once a minute.
 */
export function secondsToRefresh(elapsedMs: number): number {
  // Rounded: timers come a little early or late.
  const seconds = timers.inboxRefreshSeconds - Math.round(elapsedMs / 1000);
  return seconds > 1 ? seconds : 0;
}
