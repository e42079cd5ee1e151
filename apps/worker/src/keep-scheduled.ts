import { StorageUnavailableError, type Schedule } from '@efemera/storage';
import type { Logger } from '@nestjs/common';

/** The schedule lives in Redis; it is set again now and then, in case Redis came back without it. */
const scheduleAgainMs = 30_000;

/** Has a job made every `ms`, one for all workers together. Returns the timer that ends it. */
export function keepScheduled(schedule: Schedule, ms: number, logger: Logger): NodeJS.Timeout {
  const set = () => {
    schedule.every(ms).catch((error: unknown) => logger.warn({ msg: 'not scheduled', err: String(error) }));
  };
  set();
  return setInterval(set, scheduleAgainMs);
}

/** Runs a job that comes round: what it can't do while a part of the store is away, the next one does. */
export async function leaveToNext(job: () => Promise<void>, logger: Logger): Promise<void> {
  try {
    await job();
  } catch (error) {
    if (!(error instanceof StorageUnavailableError)) throw error;
    logger.warn({ msg: 'left to the next job', err: String(error.cause ?? error) });
  }
}
