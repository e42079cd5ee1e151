import { Queue } from 'bullmq';
import type { Redis } from 'ioredis';
import { queueNames, type EnrichJob, type RedisKeys } from '@efemera/contract/redis';

/** Work for the workers to do once a mail is safe: never in the way of the 250. */
export class EnrichQueue {
  readonly #queue: Queue<EnrichJob>;

  constructor(connection: Redis, keys: RedisKeys) {
    this.#queue = new Queue(queueNames.enrich, {
      connection,
      prefix: keys.queues,
      defaultJobOptions: {
        attempts: 3,
        backoff: { type: 'exponential', delay: 1000 },
        removeOnComplete: true,
        removeOnFail: { count: 1000 },
      },
    });
    this.#queue.on('error', () => undefined);
  }

  async add(job: EnrichJob): Promise<void> {
    await this.#queue.add('parse', job, { jobId: job.id });
  }

  close(): Promise<void> {
    return this.#queue.close();
  }
}

/** The schedule by which inboxes and mail expire. */
export class RetentionQueue {
  readonly #queue: Queue;

  constructor(connection: Redis, keys: RedisKeys) {
    this.#queue = new Queue(queueNames.retention, { connection, prefix: keys.queues });
    this.#queue.on('error', () => undefined);
  }

  /** Makes one job each interval for all workers together; setting it again changes nothing. */
  async scheduleEvery(ms: number): Promise<void> {
    await this.#queue.upsertJobScheduler(
      'expire',
      { every: ms },
      { name: 'expire', opts: { removeOnComplete: true, removeOnFail: { count: 100 } } },
    );
  }

  close(): Promise<void> {
    return this.#queue.close();
  }
}
