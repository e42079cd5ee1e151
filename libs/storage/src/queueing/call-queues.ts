import { queueNames, type PushJob, type RedisKeys, type WebhookJob } from '@efemera/contract/redis';
import type { Queue } from 'bullmq';
import type { Redis } from 'ioredis';
import { toStorageError } from '../redis/errors.js';
import { openQueue } from './queues.js';

/**
 * Queues calls to servers of others. The worker itself decides when to retry a failed call; BullMQ retries a job only when
 * Redis was unreachable meanwhile.
 */
class CallQueue<Job> {
  #opened: Queue<Job> | null = null;

  constructor(
    private readonly kind: { queue: 'push' | 'webhooks'; job: string; idOf: (job: Job) => string },
    private readonly connect: () => Redis,
    private readonly keys: RedisKeys,
  ) {}

  /** Adds calls. Adding the same call twice queues it once. */
  async add(jobs: readonly Job[]): Promise<void> {
    if (jobs.length === 0) return;
    const { job: name, idOf } = this.kind;
    try {
      await (this.#queue as Queue).addBulk(jobs.map((data) => ({ name, data, opts: { jobId: idOf(data) } })));
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

  get #queue(): Queue<Job> {
    return (this.#opened ??= openQueue(queueNames[this.kind.queue], this.connect(), this.keys, {
      defaultJobOptions: {
        attempts: 5,
        backoff: { type: 'exponential', delay: 1000 },
        // Keeps no finished jobs: the result of a call is stored with the inbox and deleted with it.
        removeOnComplete: true,
        removeOnFail: true,
      },
    }));
  }
}

/** Calls of webhooks. */
export class WebhookQueue extends CallQueue<WebhookJob> {
  constructor(connect: () => Redis, keys: RedisKeys) {
    const idOf = ({ deliveryId, run }: WebhookJob) => `${deliveryId}-${run}`;
    super({ queue: 'webhooks', job: 'call', idOf }, connect, keys);
  }
}

/** Notices to browsers, through their push services. */
export class PushQueue extends CallQueue<PushJob> {
  constructor(connect: () => Redis, keys: RedisKeys) {
    const idOf = ({ mailId, subscriptionId }: PushJob) => `${mailId}-${subscriptionId}`;
    super({ queue: 'push', job: 'notify', idOf }, connect, keys);
  }
}
