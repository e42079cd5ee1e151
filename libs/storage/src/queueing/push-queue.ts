import { queueNames, type PushJob, type RedisKeys } from '@efemera/contract/redis';
import type { Queue } from 'bullmq';
import type { Redis } from 'ioredis';
import { toStorageError } from '../redis/errors.js';
import { openQueue } from './queues.js';

/**
 * Queues notices to browsers. The worker itself decides when to retry a failed call; BullMQ retries a job only when Redis
 * was unreachable meanwhile.
 */
export class PushQueue {
  #opened: Queue<PushJob> | null = null;

  constructor(
    private readonly connect: () => Redis,
    private readonly keys: RedisKeys,
  ) {}

  /** Adds notices. Adding the notice of the same mail to the same browser twice queues it once. */
  async add(jobs: readonly PushJob[]): Promise<void> {
    if (jobs.length === 0) return;
    try {
      await this.#queue.addBulk(
        jobs.map((data) => ({ name: 'notify', data, opts: { jobId: `${data.mailId}-${data.subscriptionId}` } })),
      );
    } catch (error) {
      throw toStorageError(error);
    }
  }

  async depth(): Promise<number> {
    const { waiting = 0, active = 0, delayed = 0 } = await this.#queue.getJobCounts('waiting', 'active', 'delayed');
    return waiting + active + delayed;
  }

  async close(): Promise<void> {
    await this.#opened?.close();
  }

  get #queue(): Queue<PushJob> {
    return (this.#opened ??= openQueue(queueNames.push, this.connect(), this.keys, {
      attempts: 5,
      backoff: { type: 'exponential', delay: 1000 },
      removeOnComplete: true,
      removeOnFail: true,
    }));
  }
}
