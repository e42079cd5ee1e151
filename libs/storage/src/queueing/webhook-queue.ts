import { queueNames, type RedisKeys, type WebhookJob } from '@efemera/contract/redis';
import type { Queue } from 'bullmq';
import type { Redis } from 'ioredis';
import { toStorageError } from '../redis/errors.js';
import { openQueue } from './queues.js';

/**
 * Queues webhook calls. The worker itself decides when to retry a failed call; BullMQ retries a job only when Redis was
 * unreachable meanwhile.
 */
export class WebhookQueue {
  #opened: Queue<WebhookJob> | null = null;

  constructor(
    private readonly connect: () => Redis,
    private readonly keys: RedisKeys,
  ) {}

  /** Adds a call. Adding the same call twice queues it once. */
  async add(jobs: readonly WebhookJob[]): Promise<void> {
    if (jobs.length === 0) return;
    try {
      await this.#queue.addBulk(
        jobs.map((data) => ({ name: 'call', data, opts: { jobId: `${data.deliveryId}-${data.run}` } })),
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

  get #queue(): Queue<WebhookJob> {
    return (this.#opened ??= openQueue(queueNames.webhooks, this.connect(), this.keys, {
      attempts: 5,
      backoff: { type: 'exponential', delay: 1000 },
      // Keeps no finished jobs: the result of a call is stored with the inbox and deleted with it.
      removeOnComplete: true,
      removeOnFail: true,
    }));
  }
}
