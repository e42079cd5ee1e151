import { setTimeout as sleep } from 'node:timers/promises';
import { mimeLimits } from './limits.js';
import { MailProcess } from './mail-process-child.js';
import { TurnQueue, type Turn, type Waiting } from './turn-queue.js';

/** The queue is full: try again later, or refuse the sender. */
export class ParserBusyError extends Error {
  readonly code = 'parser_busy';

  constructor() {
    super(`More than ${mimeLimits.maxQueuedBytes} bytes of mail wait to be parsed`);
    this.name = 'ParserBusyError';
  }
}

const restartPauseMs = 1000;

interface WaitingTask extends Waiting {
  /** The task runs in a batch of its own, because an earlier batch with this task has killed its process. */
  isAlone: boolean;
  start: (process: MailProcess) => void;
  refuse: (reason: Error) => void;
}

const isLarge = (bytes: number) => bytes >= mimeLimits.largeMailBytes;
const mayShare = ({ bytes, isAlone }: WaitingTask) => !isAlone && bytes <= mimeLimits.maxSharingMailBytes;

/**
 * Child processes, and the queue of the tasks that wait for one of them. All processes but the warm ones start one
 * after the other, when a task has to wait: each takes 40 MB, and a quiet installation never needs them.
 */
export class MailProcessQueue {
  readonly #queue = new TurnQueue<WaitingTask>();
  readonly #living = new Set<MailProcess>();
  readonly #idle: MailProcess[] = [];
  /** How many tasks each busy process has. */
  readonly #tasks = new Map<MailProcess, number>();
  readonly #processes: number;
  readonly #mostLarge: number;
  /** An entry for each process that is starting, runs, or is being replaced. */
  readonly #kept: Promise<void>[] = [];
  #large = 0;
  #broken: Error | null = null;
  #isClosed = false;

  constructor(
    private readonly file: URL,
    { processes, warm }: { processes: number; warm: number },
  ) {
    this.#processes = processes;
    this.#mostLarge = Math.max(1, processes - 1);
    for (let index = 0; index < warm; index++) this.#kept.push(this.#keepOne());
  }

  /**
   * Resolves when a process takes the task. Several small tasks that wait get the same process in the
   * same turn of the event loop.
   *
   * @throws ParserBusyError  too many bytes are waiting.
   */
  acquire(bytes: number, turn: Turn, isAlone = false): Promise<MailProcess> {
    if (this.#isClosed) return Promise.reject(new Error('The parser is closed'));
    if (this.#broken && this.#idle.length === 0) return Promise.reject(this.#broken);
    const ofNetwork = this.#queue.bytes(turn.network);
    const mayWait =
      (this.#queue.size === 0 || this.#queue.bytes() + bytes <= mimeLimits.maxQueuedBytes) &&
      (ofNetwork === 0 || ofNetwork + bytes <= mimeLimits.maxQueuedBytesPerNetwork);
    if (!mayWait) return Promise.reject(new ParserBusyError());
    return new Promise((start, refuse) => {
      this.#queue.add({ bytes, turn, isAlone, start, refuse });
      this.#assign();
      this.#startAnother();
    });
  }

  /** Takes the process of a task back into the queue, and records the time that the task has used it. */
  release(process: MailProcess, { bytes, turn, usedMs }: { bytes: number; turn: Turn; usedMs: number }): void {
    this.#queue.used(turn, usedMs);
    if (isLarge(bytes)) this.#large--;
    const left = (this.#tasks.get(process) ?? 1) - 1;
    if (left > 0) {
      this.#tasks.set(process, left);
      return;
    }
    this.#tasks.delete(process);
    this.#offer(process);
  }

  /** Rejects waiting tasks and all later ones; running tasks continue. */
  refuseAll(): void {
    this.#isClosed = true;
    this.#rejectWaiting(new Error('The parser is closed'));
  }

  /** Kills the processes. Call it when no task runs any more. */
  async end(): Promise<void> {
    for (const process of this.#living) process.kill();
    await Promise.all(this.#kept);
  }

  #rejectWaiting(reason: Error): void {
    for (const waiting of this.#queue.takeAll()) waiting.refuse(reason);
  }

  /** Gives idle processes to the next tasks in the queue. */
  #assign(): void {
    while (this.#idle.length > 0) {
      const next = this.#queue.take(({ bytes }) => !isLarge(bytes) || this.#large < this.#mostLarge);
      const process = next && this.#idle.pop();
      if (!process) return;
      if (isLarge(next.bytes)) this.#large++;
      const batch = mayShare(next) ? [next, ...this.#takeSharing()] : [next];
      this.#tasks.set(process, batch.length);
      for (const task of batch) task.start(process);
    }
  }

  /** Takes tasks to share the process of the task just taken: idle processes share the waiting tasks equally. */
  #takeSharing(): WaitingTask[] {
    const part = Math.ceil((this.#queue.size + 1) / (this.#idle.length + 1));
    const batch: WaitingTask[] = [];
    while (batch.length + 1 < Math.min(part, mimeLimits.maxSharingMails)) {
      const next = this.#queue.take(mayShare);
      if (!next) break;
      batch.push(next);
    }
    return batch;
  }

  /** Starts a process if tasks wait, unless one is already starting. */
  #startAnother(): void {
    const isStarting = this.#kept.length > this.#living.size;
    if (this.#queue.size === 0 || isStarting || this.#kept.length === this.#processes) return;
    this.#kept.push(this.#keepOne());
  }

  #offer(process: MailProcess): void {
    if (this.#living.has(process)) this.#idle.push(process);
    this.#assign();
  }

  /** Keeps one process running. If a start fails, rejects the waiting tasks and tries again after a pause. */
  async #keepOne(): Promise<void> {
    while (!this.#isClosed) {
      try {
        const process = await MailProcess.start(this.file);
        this.#broken = null;
        this.#living.add(process);
        if (this.#isClosed) process.kill();
        else this.#offer(process);
        this.#startAnother();
        await process.exited;
        this.#living.delete(process);
        if (this.#idle.includes(process)) this.#idle.splice(this.#idle.indexOf(process), 1);
      } catch (error) {
        this.#broken = error as Error;
        this.#rejectWaiting(this.#broken);
        await sleep(restartPauseMs, undefined, { ref: false });
      }
    }
  }
}
