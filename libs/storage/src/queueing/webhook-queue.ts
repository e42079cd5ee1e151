import { queueNames, type RedisKeys, type WebhookJob } from '@efemera/contract/redis';
import type { Queue } from 'bullmq';
import type { Redis } from 'ioredis';
import { openQueue } from './queues.js';

/** Calls that webhooks wait for. Their retries are the worker's; those of BullMQ are for a Redis that is away. */
export class WebhookQueue {
  #opened: Queue<WebhookJob> | null = null;

  constructor(
    private readonly connect: () => Redis,
    private readonly keys: RedisKeys,
  ) {}

  /** The same call twice is one. */
  async add(jobs: readonly WebhookJob[]): Promise<void> {
    if (jobs.length === 0) return;
    await this.#queue.addBulk(
      jobs.map((data) => ({ name: 'call', data, opts: { jobId: `${data.deliveryId}-${data.run}` } })),
    );
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
      // What became of a call stands beside its inbox, and goes with it.
      removeOnComplete: true,
      removeOnFail: true,
    }));
  }
}
