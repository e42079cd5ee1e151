import { setTimeout as sleep } from 'node:timers/promises';
import { Piscina } from 'piscina';
import { mimeLimits } from './limits.js';

/** What a thread is given: plain values beside the bytes, which are handed over as a copy. */
export interface MailTask {
  source: Uint8Array;
}

export interface MailThreadsOptions<Task extends MailTask> {
  /** The compiled file whose default export does one task. */
  file: URL;
  threads: number;
  /** How long one mail may keep a thread; waiting for a thread does not count. */
  deadlineMs: number;
  /** Larger mails are given up at once. */
  maxSourceBytes?: number;
  /** What a new thread does before any mail: loading its modules must not count for one. */
  firstTask: Task;
}

export interface MailThreads<Task extends MailTask> {
  /**
   * Does one task. A mail that reaches the deadline or the heap limit ends with what `giveUp` returns.
   *
   * @throws ParserBusyError  too many bytes wait already; the same mail may be sent again later.
   */
  run<T>(task: Task, giveUp: () => T): Promise<T>;
  /** Lets running tasks end and refuses those that wait. */
  close(): Promise<void>;
}

/** The queue is full: try again later, or let the sender of the work feel it. */
export class ParserBusyError extends Error {
  readonly code = 'parser_busy';

  constructor() {
    super(`More than ${mimeLimits.maxQueuedBytes} bytes of mail wait to be parsed`);
    this.name = 'ParserBusyError';
  }
}

/** A thread loads its modules and answers in less than a second, even on a busy machine. */
const maxStartMs = 20_000;
const restartPauseMs = 1000;

interface Waiting {
  bytes: number;
  start: () => void;
  refuse: (reason: Error) => void;
}

/**
 * Starts threads that work on mail, so that a crafted mail can stall one of them but never the process around it.
 *
 * A thread that reaches the deadline is terminated, whatever it is doing, and replaced. The queue is ours and not
 * piscina's: there the deadline of a mail would run while it waits, and one hostile mail would take down all behind it.
 */
export function createMailThreads<Task extends MailTask>({
  file,
  threads,
  deadlineMs,
  maxSourceBytes = mimeLimits.maxSourceBytes,
  firstTask,
}: MailThreadsOptions<Task>): MailThreads<Task> {
  const pool = new Piscina({
    filename: file.href,
    minThreads: threads,
    maxThreads: threads,
    recordTiming: false,
    resourceLimits: { maxOldGenerationSizeMb: mimeLimits.maxThreadHeapMiB },
  });
  // Emitted for threads that die without a task; `prepareThread` meets the cause with a task.
  pool.on('error', () => undefined);

  const queue: Waiting[] = [];
  const unsettled = new Set<Promise<unknown>>();
  let queuedBytes = 0;
  let idle = 0;
  let broken: Error | null = null;
  let closed = false;

  function refuseAll(reason: Error): void {
    for (const waiting of queue.splice(0)) waiting.refuse(reason);
    queuedBytes = 0;
  }

  function release(): void {
    const next = queue.shift();
    if (!next) {
      idle++;
      return;
    }
    queuedBytes -= next.bytes;
    next.start();
  }

  function acquire(bytes: number): Promise<void> {
    if (closed) return Promise.reject(new Error('The parser is closed'));
    if (idle > 0) {
      idle--;
      return Promise.resolve();
    }
    if (broken) return Promise.reject(broken);
    if (queue.length && queuedBytes + bytes > mimeLimits.maxQueuedBytes) return Promise.reject(new ParserBusyError());
    queuedBytes += bytes;
    return new Promise((start, refuse) => queue.push({ bytes, start, refuse }));
  }

  async function runFor<T>(task: Task, maxMs: number): Promise<T> {
    const deadline = new AbortController();
    const timer = setTimeout(() => deadline.abort(), maxMs);
    try {
      // A copy of its own: posting a view would copy all of the buffer behind it, and the caller keeps what it gave.
      const source = new Uint8Array(task.source);
      return await pool.run({ ...task, source }, { signal: deadline.signal, transferList: [source.buffer] });
    } finally {
      clearTimeout(timer);
    }
  }

  /** Gives out a new thread only after its first task, since loading its modules must not count for a mail. */
  async function prepareThread(): Promise<void> {
    while (!closed) {
      try {
        await runFor(firstTask, maxStartMs);
        broken = null;
        release();
        return;
      } catch (error) {
        broken = error as Error;
        refuseAll(broken);
        await sleep(restartPauseMs, undefined, { ref: false });
      }
    }
  }

  async function runOrGiveUp<T>(task: Task, giveUp: () => T): Promise<T> {
    if (task.source.length > maxSourceBytes) return giveUp();
    await acquire(task.source.length);
    try {
      const value = await runFor<T>(task, deadlineMs);
      release();
      return value;
    } catch (error) {
      void prepareThread();
      const { name, code } = error as NodeJS.ErrnoException;
      if (name === 'AbortError' || code === 'ERR_WORKER_OUT_OF_MEMORY') return giveUp();
      throw error;
    }
  }

  function track<T>(answer: Promise<T>): Promise<T> {
    unsettled.add(answer);
    return answer.finally(() => unsettled.delete(answer));
  }

  for (let thread = 0; thread < threads; thread++) void prepareThread();

  return {
    run: (task, giveUp) => track(runOrGiveUp(task, giveUp)),
    async close() {
      closed = true;
      refuseAll(new Error('The parser is closed'));
      await Promise.allSettled(unsettled);
      await pool.destroy();
    },
  };
}
