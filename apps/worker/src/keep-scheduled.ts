import { StorageUnavailableError, type Schedule } from '@efemera/storage';
import type { Logger } from '@nestjs/common';

/** The schedule is stored in Redis. It is set again at an interval, because Redis may have lost it. */
const scheduleAgainMs = 30_000;

/**
 * Makes BullMQ add one job every `ms` for all workers together. Returns the timer that keeps the schedule in Redis; the
 * caller clears it at the end.
 */
export function keepScheduled(schedule: Schedule, ms: number, logger: Logger): NodeJS.Timeout {
  const set = () => {
    schedule.every(ms).catch((error: unknown) => logger.warn({ msg: 'not scheduled', err: String(error) }));
  };
  set();
  return setInterval(set, scheduleAgainMs);
}

/** Runs a repeated job. Work that it can't do while a part of the store is away is left to the next job. */
export async function leaveToNext(job: () => Promise<void>, logger: Logger): Promise<void> {
  try {
    await job();
  } catch (error) {
    if (!(error instanceof StorageUnavailableError)) throw error;
    logger.warn({ msg: 'left to the next job', err: String(error.cause ?? error) });
  }
}
