import { Queue } from 'bullmq';
import type { Redis } from 'ioredis';
import { queueNames, type MailToParse, type RedisKeys } from '@efemera/contract/redis';

/** What is done to mails once they are safe, and a job's worth of them. */
const mailWork = {
  /** Some tens of milliseconds of parsing. */
  [queueNames.enrich]: { job: 'parse', mostMails: 32 },
  /** One after the other, each may wait for a slow name server. */
  [queueNames.senderCheck]: { job: 'check', mostMails: 8 },
} as const;

/**
 * Work for the workers to do once a mail is safe: never in the way of the 250.
 *
 * A mail that comes alone gets a job at once. While that one is being added others gather and share the next: a job
 * costs as much as the parsing of a mail, so under load the jobs grow and not their number.
 */
export class MailQueue {
  readonly #queue: Queue<{ mails: MailToParse[] }>;
  readonly #gathered: MailToParse[] = [];
  #draining: Promise<void> | null = null;

  constructor(
    private readonly name: keyof typeof mailWork,
    connection: Redis,
    keys: RedisKeys,
  ) {
    this.#queue = new Queue(name, {
      connection,
      prefix: keys.queues,
      defaultJobOptions: {
        attempts: 3,
        backoff: { type: 'exponential', delay: 1000 },
        removeOnComplete: true,
        // Jobs name addresses: what failed is kept for a look, not for good.
        removeOnFail: { age: 3600, count: 1000 },
      },
    });
    this.#queue.on('error', () => undefined);
  }

  /** Returns at once. What can't be queued stays undone until somebody reads the mail. */
  add(mail: MailToParse): void {
    this.#gathered.push(mail);
    this.#draining ??= this.#drain().finally(() => (this.#draining = null));
  }

  /** Jobs that wait or run. */
  async depth(): Promise<number> {
    const { waiting = 0, active = 0, delayed = 0 } = await this.#queue.getJobCounts('waiting', 'active', 'delayed');
    return waiting + active + delayed;
  }

  /** Ends after what was added before has been queued. */
  async close(): Promise<void> {
    await this.#draining;
    await this.#queue.close();
  }

  async #drain(): Promise<void> {
    try {
      const { job, mostMails } = mailWork[this.name];
      while (this.#gathered.length > 0) {
        await this.#queue.add(job, { mails: this.#gathered.splice(0, mostMails) });
      }
    } catch {
      // Redis went away behind the mails it has just taken.
      this.#gathered.length = 0;
    }
  }
}

/** Work that comes round: expiry, rankings. The schedule lives in Redis, one for all workers together. */
export class Schedule {
  readonly #queue: Queue;

  constructor(
    queue: string,
    private readonly job: string,
    connection: Redis,
    keys: RedisKeys,
  ) {
    this.#queue = new Queue(queue, { connection, prefix: keys.queues });
    this.#queue.on('error', () => undefined);
  }

  /** Makes one job each interval for all workers together; setting it again changes nothing. */
  async every(ms: number): Promise<void> {
    await this.#queue.upsertJobScheduler(
      this.job,
      { every: ms },
      { name: this.job, opts: { removeOnComplete: true, removeOnFail: { age: 3600, count: 100 } } },
    );
  }

  close(): Promise<void> {
    return this.#queue.close();
  }
}
