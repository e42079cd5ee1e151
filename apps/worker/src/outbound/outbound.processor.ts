import { StorageUnavailableError } from '@efemera/storage';
import { DelayedError, type Job } from 'bullmq';
import { QueueWorker, runRetryDelay } from '../queue-worker.js';
import type { CallLimits } from './call-limits.js';
import { BusyError, CallSlots } from './call-slots.js';

/** Pause before a job that found the store away tries again. */
const storeAwayMs = 5000;

/** How BullMQ runs the jobs of a queue that calls other hosts. */
export const outboundWorker = ({ concurrency }: CallLimits) => ({
  concurrency,
  lockDuration: 30_000,
  stalledInterval: 15_000,
  maxStalledCount: 3,
  runRetryDelay,
});

/**
 * Runs jobs that call hosts which strangers have named. A job whose call could not be made stays in the queue without
 * counting as an attempt. If the job failed for good instead, its delivery would stay pending for ever.
 */
export abstract class OutboundProcessor<Data> extends QueueWorker {
  protected readonly slots: CallSlots;
  readonly #ending = new AbortController();

  constructor(limits: CallLimits) {
    super();
    this.slots = new CallSlots(limits);
  }

  /** Makes one call. Returns when the job is to run again, in ms since the epoch; null if it is done. */
  protected abstract attempt(job: Job<Data>): Promise<number | null>;

  /** Aborts calls when this worker ends. */
  protected get signal(): AbortSignal {
    return this.#ending.signal;
  }

  override async process(job: Job<Data>, token?: string): Promise<void> {
    const nextAtMs = await this.attempt(job).catch((error: unknown) => this.#nextAfter(error));
    if (nextAtMs === null) return;
    await job.moveToDelayed(nextAtMs, token);
    throw new DelayedError();
  }

  /** Aborts every running call. */
  end(): void {
    this.#ending.abort(new Error('This worker ends.'));
  }

  #nextAfter(error: unknown): number {
    if (error instanceof StorageUnavailableError) return Date.now() + storeAwayMs;
    if (error instanceof BusyError) return Date.now() + error.waitMs;
    // Leaves the job to another worker: an aborted call says nothing about the host.
    if (this.#ending.signal.aborted) return Date.now();
    throw error;
  }
}
