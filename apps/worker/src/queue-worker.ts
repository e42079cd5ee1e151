import { OnWorkerEvent, WorkerHost } from '@nestjs/bullmq';
import { Logger } from '@nestjs/common';

const pauseMs = 1000;
/** Replaces BullMQ's pause after a failed fetch, which would delay mail by 15 s. */
export const runRetryDelay = pauseMs;

/** Runs the jobs of one queue. */
export abstract class QueueWorker extends WorkerHost {
  protected readonly logger = new Logger(this.constructor.name);
  #isPausing = false;

  /**
   * Stops taking jobs for a moment. BullMQ itself pauses only without a connection; if Redis refuses commands (full,
   * read-only), it would try again at once, thousands of times a second.
   */
  @OnWorkerEvent('error')
  onError(error: Error): void {
    if (this.#isPausing) return;
    this.#isPausing = true;
    this.logger.warn({ msg: 'queue interrupted', err: error.message });
    const resume = () => {
      this.#isPausing = false;
      if (!this.worker.closing) void Promise.resolve(this.worker.resume()).catch(() => undefined);
    };
    const resumeLater = () => setTimeout(resume, pauseMs);
    void this.worker.pause(true).then(resumeLater, resumeLater);
  }
}
