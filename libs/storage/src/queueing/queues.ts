import { setTimeout as pause } from 'node:timers/promises';
import { Queue, type QueueOptions } from 'bullmq';
import type { Redis } from 'ioredis';
import type { QueueReport } from '@efemera/contract';
import { queueNames, type MailToParse, type RedisKeys } from '@efemera/contract/redis';
import { becomesReady } from '../redis/connect.js';
import { toStorageError } from '../redis/errors.js';

/**
 * Skips BullMQ's own check of Redis' version, since the doctor checks it. BullMQ asks once, when a queue is created. If the
 * connection is cut at that moment, every later call of the queue fails until the process restarts.
 */
const withoutVersionCheck = { skipVersionCheck: true } as const;

/** Opens a queue. Its `error` event is ignored, because each call already fails when Redis is unreachable. */
export function openQueue<T>(
  name: string,
  connection: Redis,
  keys: RedisKeys,
  options: Pick<QueueOptions, 'defaultJobOptions' | 'skipMetasUpdate'> = {},
): Queue<T> {
  const queue = new Queue<T>(name, { ...options, ...withoutVersionCheck, connection, prefix: keys.queues });
  return queue.on('error', () => undefined);
}

/**
 * Pause after a job was added: mails that arrive meanwhile share the next one. Adding, fetching and finishing a job costs as
 * much as parsing a mail.
 */
const gatherMs = 8;
/** Failed jobs are kept for the operator, but not for long: they contain addresses. In seconds. */
const failedJobs = { age: 3600, count: 1000 };

/** The kinds of work on stored mails, and how many mails one job holds. */
const mailWork = {
  /** A job parses for some tens of milliseconds. `MailStore.takeLost` finds the mails of jobs that failed for good. */
  [queueNames.enrich]: { job: 'parse', mostMails: 32, attempts: 3 },
  [queueNames.enrichBusy]: { job: 'parse', mostMails: 32, attempts: 3 },
  /**
   * The worker checks the mails one after the other: each may wait for a slow name server. Retries go on for half a
   * minute, in which a dead master is replaced.
   */
  [queueNames.senderCheck]: { job: 'check', mostMails: 8, attempts: 6 },
} as const;

/**
 * Queues work on mails that are already stored, so it never delays the 250 to the sender.
 *
 * A mail that arrives alone gets its own job at once. Mails that arrive while a job is being added, and for a moment
 * after, share the next one: under load this adds more mails to each job instead of more jobs.
 */
export class MailQueue {
  #opened: Queue<{ mails: MailToParse[] }> | null = null;
  readonly #gathered: MailToParse[] = [];
  #draining: Promise<void> | null = null;
  #isClosing = false;

  /** @param connect  called when the first job is added: most processes add jobs to few queues or none. */
  constructor(
    private readonly name: keyof typeof mailWork,
    private readonly connect: () => Redis,
    private readonly keys: RedisKeys,
  ) {}

  /** Returns at once. `MailStore.takeLost` finds mails of held inboxes that could not be queued. */
  add(mail: MailToParse): void {
    this.#gathered.push(mail);
    this.#draining ??= this.#drain();
  }

  /** Like `add`, but resolves when the mails are queued and rejects when they can't be. */
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

  /** Returns when the oldest waiting job was added; null if none waits. */
  async waitingSinceMs(): Promise<number | null> {
    const [oldest] = await this.#queue.getJobs(['waiting'], 0, 0, true);
    return oldest?.timestamp ?? null;
  }

  /** Counts jobs that wait or run. */
  async depth(): Promise<number> {
    const { waiting = 0, active = 0, delayed = 0 } = await this.#queue.getJobCounts('waiting', 'active', 'delayed');
    return waiting + active + delayed;
  }

  /** Closes the queue after all mails that were added before are queued. */
  async close(): Promise<void> {
    this.#isClosing = true;
    await this.#draining;
    await this.#opened?.close();
  }

  get #queue(): Queue<{ mails: MailToParse[] }> {
    return (this.#opened ??= openQueue(this.name, this.connect(), this.keys, {
      defaultJobOptions: {
        attempts: mailWork[this.name].attempts,
        backoff: { type: 'exponential', delay: 1000 },
        removeOnComplete: true,
        removeOnFail: failedJobs,
      },
    }));
  }

  async #drain(): Promise<void> {
    try {
      const { job, mostMails } = mailWork[this.name];
      while (this.#gathered.length > 0) {
        await this.#queue.add(job, { mails: this.#gathered.splice(0, mostMails) });
        if (!this.#isClosing && this.#gathered.length < mostMails) await pause(gatherMs);
      }
    } catch {
      // Redis became unreachable after it stored these mails. It still lists those of held inboxes as unparsed, so
      // `takeLost` finds them.
      this.#gathered.length = 0;
    }
    // Cleared without an `await` after the check that no mail is left: a mail that is added later starts a new loop.
    this.#draining = null;
  }
}

/**
 * Mails that a worker is to parse: a queue for the mail of busy networks, and one for all other mail. Workers take jobs of
 * both at the same time. In one queue, the mail of every network would wait until the flood of one is parsed.
 */
export class EnrichQueue {
  readonly #calm: MailQueue;
  readonly #busy: MailQueue;

  constructor(connect: () => Redis, keys: RedisKeys) {
    this.#calm = new MailQueue(queueNames.enrich, connect, keys);
    this.#busy = new MailQueue(queueNames.enrichBusy, connect, keys);
  }

  /**
   * Returns at once, like `MailQueue.add`.
   *
   * @param isBusy  the mail's network has sent so much of late that its mail must not delay that of others.
   */
  add(mail: MailToParse, { isBusy = false } = {}): void {
    (isBusy ? this.#busy : this.#calm).add(mail);
  }

  /** Queues lost mails with those of busy networks: after an outage they may be thousands, and new mail must not wait. */
  addNow(mails: readonly MailToParse[]): Promise<void> {
    return this.#busy.addNow(mails);
  }

  /** Returns when the oldest waiting job of both queues was added; null if none waits. */
  async waitingSinceMs(): Promise<number | null> {
    const since = await Promise.all([this.#calm.waitingSinceMs(), this.#busy.waitingSinceMs()]);
    const known = since.filter((ms) => ms !== null);
    return known.length > 0 ? Math.min(...known) : null;
  }

  /** Counts jobs of both queues that wait or run. */
  async depth(): Promise<number> {
    const [calm, busy] = await Promise.all([this.#calm.depth(), this.#busy.depth()]);
    return calm + busy;
  }

  async close(): Promise<void> {
    await Promise.all([this.#calm.close(), this.#busy.close()]);
  }
}

/** Parsed mails whose sender a worker is to check. */
export class SenderCheckQueue extends MailQueue {
  constructor(connect: () => Redis, keys: RedisKeys) {
    super(queueNames.senderCheck, connect, keys);
  }
}

/** Recurring jobs (expiry, rankings). Redis stores each schedule once for all workers. */
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
  constructor(
    private readonly queue: Queue,
    private readonly job: string,
  ) {}

  /** Adds one job each interval for all workers together. Setting the same schedule again changes nothing. */
  async every(ms: number): Promise<void> {
    // BullMQ keeps the time of the next job. A worker whose clock was ahead would stop the schedule until that time.
    const known = await this.queue.getJobScheduler(this.job);
    if (known?.next !== undefined && known.next > Date.now() + 2 * ms) await this.queue.removeJobScheduler(this.job);
    await this.queue.upsertJobScheduler(
      this.job,
      { every: ms },
      { name: this.job, opts: { removeOnComplete: true, removeOnFail: failedJobs } },
    );
  }

  close(): Promise<void> {
    return this.queue.close();
  }
}

/** Longer than the interval at which any worker checks for stalled jobs. */
const longestStalledCheckMs = 60_000;

/** Reads the state of all queues for the operator. */
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
    const { connection, queues } = this.open();
    return Promise.all(queues.map((queue) => reportOf(connection, queue, nowMs)));
  }

  /**
   * Deletes jobs that failed a while ago: they contain addresses. BullMQ itself (`removeOnFail`) looks for them only when
   * another job of their queue fails.
   */
  async dropOldFailures(): Promise<void> {
    await Promise.all(
      this.open().queues.map((queue) => queue.clean(failedJobs.age * 1000, failedJobs.count, 'failed')),
    );
  }

  /**
   * Makes BullMQ find the jobs of dead workers after Redis' clock was set back. BullMQ checks for such jobs when a key of
   * its own expires; a key that was set while the clock was ahead would stop the checks for as long as it was ahead.
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

  /** Opens the connection if it is not open yet. */
  open(): { connection: Redis; queues: readonly Queue[] } {
    if (this.#opened) return this.#opened;
    const connection = this.connect();
    const queues = Object.values(queueNames).map((name): Queue =>
      openQueue(name, connection, this.keys, { skipMetasUpdate: true }),
    );
    return (this.#opened = { connection, queues });
  }
}

/**
 * When the first delayed job is due. Its own `timestamp` is when it was made: after a failed attempt BullMQ changes only the
 * score here.
 */
async function firstDueMs(connection: Redis, queue: Queue): Promise<number | undefined> {
  // The doctor asks at once after the connection was opened. Calls of BullMQ wait for it, this one would be refused.
  await becomesReady(connection);
  const [, score] = await connection.zrange(queue.toKey('delayed'), '0', '0', 'WITHSCORES');
  // The score is the due time × 4096 plus the low 12 bits of the job's number.
  return score === undefined ? undefined : Number(score) / 0x1000;
}

async function reportOf(connection: Redis, queue: Queue, nowMs: number): Promise<QueueReport> {
  const [paused, counts, [waiting], dueMs, [active]] = await Promise.all([
    queue.isPaused(),
    queue.getJobCounts('waiting', 'prioritized', 'active', 'delayed', 'failed'),
    queue.getJobs(['waiting'], 0, 0, true),
    firstDueMs(connection, queue),
    queue.getJobs(['active'], 0, 0, true),
  ]);
  const since = (ms = nowMs) => Math.max(0, nowMs - ms) / 1000;
  const { waiting: waits = 0, prioritized = 0, active: runs = 0, delayed: later = 0, failed = 0 } = counts;
  return {
    name: queue.name,
    paused,
    jobs: { waiting: waits + prioritized, active: runs, delayed: later, failed },
    // Counts a delayed job whose time has come as waiting: only a worker would move it to the waiting ones.
    lagSeconds: Math.max(since(waiting?.timestamp), since(dueMs)),
    runningSeconds: since(active?.processedOn),
  };
}
