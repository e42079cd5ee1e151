import type { WorkerHost } from '@nestjs/bullmq';
import type { Logger } from '@nestjs/common';

const pauseMs = 1000;
/** Replaces BullMQ's pause after a failed fetch, which would delay mail by 15 s. */
export const runRetryDelay = pauseMs;
const pausing = new WeakSet<WorkerHost>();

/**
 * Stops a worker from taking jobs for a moment. BullMQ itself pauses only without a connection; if Redis refuses
 * commands (full, read-only), it would try again at once, thousands of times a second.
 */
export function pauseAfterError(host: WorkerHost, error: Error, logger: Logger): void {
  if (pausing.has(host)) return;
  pausing.add(host);
  logger.warn({ msg: 'queue interrupted', err: error.message });
  const resume = () => {
    pausing.delete(host);
    if (!host.worker.closing) void Promise.resolve(host.worker.resume()).catch(() => undefined);
  };
  void host.worker.pause(true).then(
    () => setTimeout(resume, pauseMs),
    () => setTimeout(resume, pauseMs),
  );
}
