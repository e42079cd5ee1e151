import { timers } from '@efemera/contract';

/**
 * Returns the seconds to show until the next refresh, at least 2. Returns 0 instead of 1: the refresh is due then.
 *
 * Based on elapsed time, not on ticks: browsers limit the timers of hidden tabs to one tick a minute.
 */
export function secondsToRefresh(elapsedMs: number): number {
  // Rounds, because timers fire a little early or late.
  const seconds = timers.inboxRefreshSeconds - Math.round(elapsedMs / 1000);
  return seconds > 1 ? seconds : 0;
}
