import { fork, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { digestOf, hasTooManyLines, RecentDigests } from './hopeless-mail.js';
import { mimeLimits } from './limits.js';
import type { MailProcessAnswer } from './mail-process.js';
import { TurnQueue, type Turn, type Waiting } from './turn-queue.js';

/** What a process is given: plain values beside the bytes. */
export interface MailTask {
  source: Uint8Array;
}

/** Why a mail is shown unparsed. */
export type GivenUp = 'too_large' | 'too_many_lines' | 'known' | 'ended';

export interface MailProcessesOptions {
  /** The compiled file whose default export does one task; loading it must not count for a mail, nor its first use. */
  file: URL;
  processes: number;
  /** How long one mail may keep a processor; waiting for a process does not count, nor does a process that has to wait. */
  deadlineMs: number;
  /** Larger mails are given up at once. */
  maxSourceBytes?: number;
  /** Told of each mail that is given up: by its size, its lines or its digest, or at the deadline or the heap limit. */
  onGivenUp?: (why: GivenUp) => void;
}

export interface MailProcesses<Task extends MailTask> {
  /**
   * Does one task. A mail that reaches the deadline or the heap limit ends with what `giveUp` returns.
   *
   * @throws ParserBusyError  too many bytes wait already; the same mail may be sent again later.
   */
  run<T>(task: Task, giveUp: (why: GivenUp) => T, turn?: Turn): Promise<T>;
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

/** The process was ended at the deadline, or died of its task. */
class ProcessEndedError extends Error {}

/** A process loads its modules and is ready in less than a second, even on a busy machine. */
const maxStartMs = 20_000;
const restartPauseMs = 1000;

/** Mail is taken and told of before it is parsed: where processors are short, parsing waits, and gets a tenth of one. */
const niceness = 10;
/** A process that never gets its time is stuck all the same. */
const mostDeadlines = 4;

/** A process that does one task at a time. */
class MailProcess {
  readonly #child: ChildProcess;
  readonly exited: Promise<void>;
  #settle: ((answer: MailProcessAnswer | Error) => void) | null = null;

  private constructor(file: URL) {
    // From src (Jest) and from dist alike: a process runs compiled code only.
    this.#child = fork(fileURLToPath(new URL('../dist/mail-process.js', import.meta.url)), [file.href], {
      execArgv: [`--max-old-space-size=${mimeLimits.maxProcessHeapMiB}`],
      // A stranger's bytes are read here: no token and no address of ours is anywhere near.
      env: {},
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    this.exited = new Promise((resolve) => {
      this.#child.once('exit', () => resolve());
      this.#child.on('error', (error) => {
        this.#answered(error);
        // One that could not be started does not exit either.
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
      // It has ended already, or this system has no such thing: it works, only no less eagerly.
    }
  }

  #answered(answer: MailProcessAnswer | Error): void {
    this.#settle?.(answer);
    this.#settle = null;
  }

  /** @param mostMs  the time itself, with what it spends waiting for a processor. */
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

/** Processor time of a process so far; where the system does not tell, the time itself. */
function cpuMs(pid: number | undefined): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    // The name may hold blanks and brackets; behind it, the 12th and 13th field are ticks of ten milliseconds.
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

/** Of mail whose sender the caller does not know. */
const unknownTurn: Turn = { network: '', address: '' };

interface WaitingTask extends Waiting {
  start: (process: MailProcess) => void;
  refuse: (reason: Error) => void;
}

/**
 * Starts processes that work on mail, so that a crafted mail can stall or kill one of them but never the one around it.
 *
 * Threads would not do: one that fills its heap faster than the collector can say so takes the whole process with it.
 * A process that reaches the deadline is killed, whatever it is doing, and replaced.
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

  /** Gives idle processes to those whose turn it is. */
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

  /** Keeps one process there; tells of a start that fails by refusing what waits, and tries again after a pause. */
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
