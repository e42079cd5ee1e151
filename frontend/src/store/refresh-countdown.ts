import { timers } from '@efemera/contract';

/**
 * The number shown in the countdown to the next refresh; 0 when it has reached 1 and a refresh is due.
 *
 * Based on elapsed time, not on ticks: browsers limit the timers of hidden tabs to one tick a minute.
 */
export function secondsToRefresh(elapsedMs: number): number {
  // Rounds, because timers fire a little early or late.
  const seconds = timers.inboxRefreshSeconds - Math.round(elapsedMs / 1000);
  return seconds > 1 ? seconds : 0;
}
