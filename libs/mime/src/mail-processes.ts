import { fork, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { digestOf, hasTooManyLines, RecentDigests } from './hopeless-mail.js';
import { mimeLimits } from './limits.js';
import type { MailProcessAnswer } from './mail-process.js';
import { TurnQueue, type Turn, type Waiting } from './turn-queue.js';

/** The input of a task: the mail, and plain values. */
export interface MailTask {
  source: Uint8Array;
}

/** The reason why a mail is shown unparsed. */
export type GivenUp = 'too_large' | 'too_many_lines' | 'known' | 'ended';

export interface MailProcessesOptions {
  /**
   * The compiled file whose default export runs one task. It should also warm up: load time must not count for a mail.
   */
  file: URL;
  processes: number;
  /** Processor time that one mail may use. Waiting for a free process or for a processor does not count. */
  deadlineMs: number;
  /** Larger mails are shown unparsed at once. */
  maxSourceBytes?: number;
  /**
   * Called for each mail that is not parsed: because of its size, its lines or its digest, at the deadline or at the
   * heap limit.
   */
  onGivenUp?: (why: GivenUp) => void;
}

export interface MailProcesses<Task extends MailTask> {
  /**
   * Runs one task. For a mail that is rejected or reaches the deadline or the heap limit, resolves with the result of
   * `giveUp`.
   *
   * @throws ParserBusyError too many bytes are waiting; the same mail may be sent again later.
   */
  run<T>(task: Task, giveUp: (why: GivenUp) => T, turn?: Turn): Promise<T>;
  /** Waits for running tasks and rejects waiting ones. */
  close(): Promise<void>;
}

/** The queue is full: try again later, or refuse the sender. */
export class ParserBusyError extends Error {
  readonly code = 'parser_busy';

  constructor() {
    super(`More than ${mimeLimits.maxQueuedBytes} bytes of mail wait to be parsed`);
    this.name = 'ParserBusyError';
  }
}

/** The process was killed at the deadline, or died during its task. */
class ProcessEndedError extends Error {}

/** A process loads its modules and is ready in less than a second, even on a busy machine. */
const maxStartMs = 20_000;
const restartPauseMs = 1000;

/**
 * Parsing has low priority: mail is already stored and announced before. With too few processors, parsing waits and
 * gets a tenth of one.
 */
const niceness = 10;
/** A process that gets no processor time at all counts as stuck after this many deadlines of elapsed time. */
const mostDeadlines = 4;

/** A child process that runs one task at a time. */
class MailProcess {
  readonly #child: ChildProcess;
  readonly exited: Promise<void>;
  #settle: ((answer: MailProcessAnswer | Error) => void) | null = null;

  private constructor(file: URL) {
    // The path works from src (Jest) and from dist: a child process runs compiled code only.
    this.#child = fork(fileURLToPath(new URL('../dist/mail-process.js', import.meta.url)), [file.href], {
      execArgv: [`--max-old-space-size=${mimeLimits.maxProcessHeapMiB}`],
      // This process reads a stranger's bytes, so its environment holds no token and no address of ours.
      env: {},
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    this.exited = new Promise((resolve) => {
      this.#child.once('exit', () => resolve());
      this.#child.on('error', (error) => {
        this.#answered(error);
        // A process that could not be started emits no exit event.
        if (this.#child.pid === undefined) resolve();
      });
    });
    this.#stepBack();
    this.#child.on('message', (answer) => this.#answered(answer as MailProcessAnswer));
    void this.exited.then(() => this.#answered(new ProcessEndedError('A mail process ended')));
  }

  static async start(file: URL): Promise<MailProcess> {
    const started = new MailProcess(file);
    try {
      await started.#answer(maxStartMs, maxStartMs);
      return started;
    } catch (error) {
      started.kill();
      throw error;
    }
  }

  run<T>(task: MailTask, deadlineMs: number): Promise<T> {
    const value = this.#answer<T>(deadlineMs, deadlineMs * mostDeadlines);
    this.#child.send(task, (error) => {
      if (error) this.#answered(error);
    });
    return value;
  }

  kill(): void {
    this.#child.kill('SIGKILL');
  }

  #stepBack(): void {
    if (this.#child.pid === undefined) return;
    try {
      setPriority(this.#child.pid, niceness);
    } catch {
      // The process has already ended, or the system has no priorities: it works with normal priority, too.
    }
  }

  #answered(answer: MailProcessAnswer | Error): void {
    this.#settle?.(answer);
    this.#settle = null;
  }

  /** @param mostMs  limit for the elapsed time, which includes waiting for a processor. */
  #answer<T>(maxMs: number, mostMs: number): Promise<T> {
    return new Promise((resolve, reject) => {
      const startedMs = performance.now();
      const startedCpuMs = cpuMs(this.#child.pid);
      const judge = () => {
        const usedMs = cpuMs(this.#child.pid) - startedCpuMs;
        if (usedMs >= maxMs || performance.now() - startedMs >= mostMs) this.kill();
        else timer = setTimeout(judge, maxMs - usedMs);
      };
      let timer = setTimeout(judge, maxMs);
      this.#settle = (answer) => {
        clearTimeout(timer);
        if (answer instanceof Error) reject(answer);
        else if (answer.error !== undefined) reject(new Error(answer.error));
        else resolve(answer.value as T);
      };
    });
  }
}

/** Processor time of a process so far; the elapsed time on systems that do not report it. */
function cpuMs(pid: number | undefined): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    // The process name may contain blanks and brackets. After it, fields 12 and 13 are ticks of ten milliseconds.
    const [user = NaN, system = NaN] = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .slice(11, 13)
      .map(Number);
    return (user + system) * 10;
  } catch {
    return performance.now();
  }
}

/** For mail whose sender the caller does not know. */
const unknownTurn: Turn = { network: '', address: '' };

interface WaitingTask extends Waiting {
  start: (process: MailProcess) => void;
  refuse: (reason: Error) => void;
}

/**
 * Starts child processes that work on mail, so that a crafted mail can stall or kill only a child process.
 *
 * Threads do not isolate enough: a thread that fills its heap faster than the collector can react ends the whole
 * process. A process that reaches the deadline is killed and replaced.
 */
export function createMailProcesses<Task extends MailTask>({
  file,
  processes,
  deadlineMs,
  maxSourceBytes = mimeLimits.maxSourceBytes,
  onGivenUp = () => undefined,
}: MailProcessesOptions): MailProcesses<Task> {
  const queue = new TurnQueue<WaitingTask>();
  const unsettled = new Set<Promise<unknown>>();
  const living = new Set<MailProcess>();
  const idle: MailProcess[] = [];
  const givenUp = new RecentDigests();
  const isLarge = (bytes: number) => bytes >= mimeLimits.largeMailBytes;
  const mostLarge = Math.max(1, processes - 1);
  let large = 0;
  let broken: Error | null = null;
  let closed = false;

  function refuseAll(reason: Error): void {
    for (const waiting of queue.takeAll()) waiting.refuse(reason);
  }

  /** Gives idle processes to the next tasks in the queue. */
  function assign(): void {
    while (idle.length > 0) {
      const next = queue.take(({ bytes }) => !isLarge(bytes) || large < mostLarge);
      const process = next && idle.pop();
      if (!process) return;
      if (isLarge(next.bytes)) large++;
      next.start(process);
    }
  }

  function release(process: MailProcess): void {
    if (living.has(process)) idle.push(process);
    assign();
  }

  function acquire(bytes: number, turn: Turn): Promise<MailProcess> {
    if (closed) return Promise.reject(new Error('The parser is closed'));
    if (broken && idle.length === 0) return Promise.reject(broken);
    const ofNetwork = queue.bytes(turn.network);
    const mayWait =
      (queue.size === 0 || queue.bytes() + bytes <= mimeLimits.maxQueuedBytes) &&
      (ofNetwork === 0 || ofNetwork + bytes <= mimeLimits.maxQueuedBytesPerNetwork);
    if (!mayWait) return Promise.reject(new ParserBusyError());
    return new Promise((start, refuse) => {
      queue.add({ bytes, turn, start, refuse });
      assign();
    });
  }

  /** Keeps one process running. If a start fails, rejects the waiting tasks and tries again after a pause. */
  async function keepOne(): Promise<void> {
    while (!closed) {
      try {
        const process = await MailProcess.start(file);
        broken = null;
        living.add(process);
        if (closed) process.kill();
        else release(process);
        await process.exited;
        living.delete(process);
        if (idle.includes(process)) idle.splice(idle.indexOf(process), 1);
      } catch (error) {
        broken = error as Error;
        refuseAll(broken);
        await sleep(restartPauseMs, undefined, { ref: false });
      }
    }
  }

  async function runOrGiveUp<T>(task: Task, giveUp: (why: GivenUp) => T, turn: Turn): Promise<T> {
    const bytes = task.source.length;
    const digest = bytes >= mimeLimits.digestedMailBytes ? digestOf(task.source) : null;
    const known = digest !== null && givenUp.has(digest) ? 'known' : null;
    const hopeless = bytes > maxSourceBytes ? 'too_large' : hasTooManyLines(task.source) ? 'too_many_lines' : known;
    if (hopeless) {
      onGivenUp(hopeless);
      return giveUp(hopeless);
    }
    const process = await acquire(bytes, turn);
    const startedMs = performance.now();
    try {
      return await process.run<T>(task, deadlineMs);
    } catch (error) {
      if (!(error instanceof ProcessEndedError)) throw error;
      if (digest !== null) givenUp.add(digest);
      onGivenUp('ended');
      return giveUp('ended');
    } finally {
      queue.used(turn, performance.now() - startedMs);
      if (isLarge(bytes)) large--;
      release(process);
    }
  }

  function track<T>(answer: Promise<T>): Promise<T> {
    unsettled.add(answer);
    return answer.finally(() => unsettled.delete(answer));
  }

  const kept = Array.from({ length: processes }, keepOne);

  return {
    run: (task, giveUp, turn = unknownTurn) => track(runOrGiveUp(task, giveUp, turn)),
    async close() {
      closed = true;
      refuseAll(new Error('The parser is closed'));
      await Promise.allSettled(unsettled);
      for (const process of living) process.kill();
      await Promise.all(kept);
    },
  };
}
