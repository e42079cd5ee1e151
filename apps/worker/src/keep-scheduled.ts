import type { Storage } from '@efemera/storage';
import type { Logger } from '@nestjs/common';

/** The schedule lives in Redis; it is set again now and then, in case Redis came back without it. */
const scheduleAgainMs = 30_000;

/** Has a job made every `ms`, one for all workers together. Returns the timer that ends it. */
export function keepScheduled(schedule: ReturnType<Storage['schedule']>, ms: number, logger: Logger): NodeJS.Timeout {
  const set = () => {
    schedule.every(ms).catch((error: unknown) => logger.warn({ msg: 'not scheduled', err: String(error) }));
  };
  set();
  return setInterval(set, scheduleAgainMs);
}
