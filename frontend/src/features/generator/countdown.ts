import { timers } from '@efemera/contract';

/** Seconds left, rounded up, from the full countdown down to 0. */
export function secondsLeft(endsAtMs: number, nowMs: number): number {
  const seconds = Math.ceil((endsAtMs - nowMs) / 1000);
  return Math.min(Math.max(seconds, 0), timers.generatorCountdownSeconds);
}

/** `m:ss` */
export function formatCountdown(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
