import { Queue, type DefaultJobOptions } from 'bullmq';
import type { Redis } from 'ioredis';
import type { QueueReport } from '@efemera/contract';
import { queueNames, type MailToParse, type RedisKeys } from '@efemera/contract/redis';
import { toStorageError } from '../redis/errors.js';

/**
 * BullMQ asks for Redis' version once, as a queue is made. If the connection is cut at that moment, every later call of the
 * queue rejects for the life of the process. The doctor judges the version.
 */
const withoutVersionCheck = { skipVersionCheck: true } as const;

/** Opens a queue. Each call reports a Redis that is away; the queue's `error` event need not, too. */
export function openQueue<T>(
  name: string,
  connection: Redis,
  keys: RedisKeys,
  defaultJobOptions: DefaultJobOptions = {},
): Queue<T> {
  const queue = new Queue<T>(name, { ...withoutVersionCheck, connection, prefix: keys.queues, defaultJobOptions });
  return queue.on('error', () => undefined);
}

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
  #opened: Queue<{ mails: MailToParse[] }> | null = null;
  readonly #gathered: MailToParse[] = [];
  #draining: Promise<void> | null = null;

  /** @param connect  called with the first job: most processes add to few queues, or to none. */
  constructor(
    private readonly name: keyof typeof mailWork,
    private readonly connect: () => Redis,
    private readonly keys: RedisKeys,
  ) {}

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
    await this.#opened?.close();
  }

  get #queue(): Queue<{ mails: MailToParse[] }> {
    return (this.#opened ??= openQueue(this.name, this.connect(), this.keys, {
      attempts: mailWork[this.name].attempts,
      backoff: { type: 'exponential', delay: 1000 },
      removeOnComplete: true,
      // Jobs name addresses: what failed is kept for a look, not for good.
      removeOnFail: { age: 3600, count: 1000 },
    }));
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

/** Mails that a worker is to parse. */
export class EnrichQueue extends MailQueue {
  constructor(connect: () => Redis, keys: RedisKeys) {
    super(queueNames.enrich, connect, keys);
  }
}

/** Parsed mails whose sender a worker is to check. */
export class SenderCheckQueue extends MailQueue {
  constructor(connect: () => Redis, keys: RedisKeys) {
    super(queueNames.senderCheck, connect, keys);
  }
}

/** Jobs that recur (expiry, rankings). A schedule lives in Redis, one for all workers together. */
export class Schedules {
  readonly #opened: Schedule[] = [];

  constructor(
    private readonly connect: () => Redis,
    private readonly keys: RedisKeys,
  ) {}

  open(queue: 'retention' | 'ranking', job: string): Schedule {
    const schedule = new Schedule(openQueue(queueNames[queue], this.connect(), this.keys), job);
    this.#opened.push(schedule);
    return schedule;
  }

  async close(): Promise<void> {
    await Promise.all(this.#opened.map((schedule) => schedule.close()));
  }
}

/** One job that recurs. */
export class Schedule {
  readonly #queue: Queue;

  constructor(
    queue: Queue,
    private readonly job: string,
  ) {
    this.#queue = queue;
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
  #opened: { connection: Redis; queues: readonly Queue[] } | null = null;

  constructor(
    private readonly connect: () => Redis,
    private readonly keys: RedisKeys,
  ) {}

  get queues(): readonly Queue[] {
    return this.open().queues;
  }

  async report(nowMs: number): Promise<QueueReport[]> {
    return Promise.all(this.queues.map((queue) => reportOf(queue, nowMs)));
  }

  /**
   * Lets jobs of workers that died be found. BullMQ looks for them when a key of its own has expired; one that was set
   * while Redis' clock was ahead would stand for as long as it was.
   */
  async freeStalledChecks(): Promise<void> {
    const { connection, queues } = this.open();
    await Promise.all(
      queues.map(async (queue) => {
        const key = queue.toKey('stalled-check');
        if ((await connection.pttl(key)) > longestStalledCheckMs) await connection.del(key);
      }),
    );
  }

  async close(): Promise<void> {
    await Promise.all(this.#opened?.queues.map((queue) => queue.close()) ?? []);
  }

  /** Connects, where that has not been done yet. */
  open(): { connection: Redis; queues: readonly Queue[] } {
    if (this.#opened) return this.#opened;
    const connection = this.connect();
    const queues = Object.values(queueNames).map((name) => {
      const queue = new Queue(name, {
        ...withoutVersionCheck,
        connection,
        prefix: this.keys.queues,
        skipMetasUpdate: true,
      });
      return queue.on('error', () => undefined);
    });
    return (this.#opened = { connection, queues });
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
