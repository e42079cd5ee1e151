import { timers } from '@efemera/contract';

/** One second passes: the inbox is read when the count reaches 1, and the count starts anew. */
export function nextRefreshSecond(seconds: number): { seconds: number; due: boolean } {
  return seconds - 1 <= 1 ? { seconds: timers.inboxRefreshSeconds, due: true } : { seconds: seconds - 1, due: false };
}
