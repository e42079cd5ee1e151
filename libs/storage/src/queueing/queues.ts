import { Queue } from 'bullmq';
import type { Redis } from 'ioredis';
import type { QueueReport } from '@efemera/contract';
import { queueNames, type MailToParse, type RedisKeys } from '@efemera/contract/redis';
import { toStorageError } from '../redis/errors.js';

/** What is done to mails once they are safe, and a job's worth of them. */
const mailWork = {
  /** Some tens of milliseconds of parsing. What fails for good is found by `MailStore.takeLost`. */
  [queueNames.enrich]: { job: 'parse', mostMails: 32, attempts: 3 },
  /** One after the other, each may wait for a slow name server. Half a minute: a master that died is replaced by then. */
  [queueNames.senderCheck]: { job: 'check', mostMails: 8, attempts: 6 },
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
        attempts: mailWork[name].attempts,
        backoff: { type: 'exponential', delay: 1000 },
        removeOnComplete: true,
        // Jobs name addresses: what failed is kept for a look, not for good.
        removeOnFail: { age: 3600, count: 1000 },
      },
    });
    this.#queue.on('error', () => undefined);
  }

  /** Returns at once. What can't be queued is found by `MailStore.takeLost`, where the inbox is held. */
  add(mail: MailToParse): void {
    this.#gathered.push(mail);
    this.#draining ??= this.#drain();
  }

  /** The same for who must know: resolves when they are queued. */
  async addNow(mails: readonly MailToParse[]): Promise<void> {
    const { job, mostMails } = mailWork[this.name];
    const jobs = [];
    for (let next = 0; next < mails.length; next += mostMails) {
      jobs.push({ name: job, data: { mails: mails.slice(next, next + mostMails) } });
    }
    try {
      if (jobs.length > 0) await this.#queue.addBulk(jobs);
    } catch (error) {
      throw toStorageError(error);
    }
  }

  /** When the job was added that waits longest; null where none does. */
  async waitingSinceMs(): Promise<number | null> {
    const [oldest] = await this.#queue.getJobs(['waiting'], 0, 0, true);
    return oldest?.timestamp ?? null;
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
      // Redis went away behind the mails it has just taken, and remembers them.
      this.#gathered.length = 0;
    }
    // In the same breath as it was seen that none is left: what comes now is drained anew.
    this.#draining = null;
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

/** Beyond any interval that a worker looks for stalled jobs in. */
const longestStalledCheckMs = 60_000;

/** All queues there are, as an operator sees them. */
export class QueueBoard {
  readonly queues: readonly Queue[];

  constructor(
    private readonly connection: Redis,
    keys: RedisKeys,
  ) {
    this.queues = Object.values(queueNames).map(
      (name) => new Queue(name, { connection, prefix: keys.queues, skipMetasUpdate: true }),
    );
    for (const queue of this.queues) queue.on('error', () => undefined);
  }

  async report(nowMs: number): Promise<QueueReport[]> {
    return Promise.all(this.queues.map((queue) => reportOf(queue, nowMs)));
  }

  /**
   * Lets jobs of workers that died be found. BullMQ looks for them when a key of its own has expired; one that was set
   * while Redis' clock was ahead would stand for as long as it was.
   */
  async freeStalledChecks(): Promise<void> {
    await Promise.all(
      this.queues.map(async (queue) => {
        const key = queue.toKey('stalled-check');
        if ((await this.connection.pttl(key)) > longestStalledCheckMs) await this.connection.del(key);
      }),
    );
  }

  async close(): Promise<void> {
    await Promise.all(this.queues.map((queue) => queue.close()));
  }
}

async function reportOf(queue: Queue, nowMs: number): Promise<QueueReport> {
  const [paused, counts, [waiting], [delayed], [active]] = await Promise.all([
    queue.isPaused(),
    queue.getJobCounts('waiting', 'prioritized', 'active', 'delayed', 'failed'),
    queue.getJobs(['waiting'], 0, 0, true),
    queue.getJobs(['delayed'], 0, 0, true),
    queue.getJobs(['active'], 0, 0, true),
  ]);
  const since = (ms = nowMs) => Math.max(0, nowMs - ms) / 1000;
  const { waiting: waits = 0, prioritized = 0, active: runs = 0, delayed: later = 0, failed = 0 } = counts;
  return {
    name: queue.name,
    paused,
    jobs: { waiting: waits + prioritized, active: runs, delayed: later, failed },
    // A delayed job whose time has come waits as well: workers are who notices that.
    lagSeconds: Math.max(since(waiting?.timestamp), since(delayed && delayed.timestamp + delayed.delay)),
    runningSeconds: since(active?.processedOn),
  };
}
