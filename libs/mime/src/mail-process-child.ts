import { fork, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { mimeLimits } from './limits.js';
import type { MailProcessAnswer, MailProcessReport } from './mail-process.js';

/** The process was killed at the deadline, or died during its tasks. */
export class ProcessEndedError extends Error {
  /** @param wasShared  the process ran other tasks in the same batch, so any of them may be the cause. */
  constructor(readonly wasShared: boolean) {
    super('A mail process ended');
  }
}

/**
 * A process that is not ready after this time has failed to start: loading takes less than a second, even on a busy
 * machine.
 */
const maxStartMs = 20_000;

/**
 * Parsing has low priority: mail is already stored and announced before. On a busy machine, parsing waits for
 * other work and gets about a tenth of a processor.
 */
const niceness = 10;
/** A process that has not answered after this many deadlines of elapsed time is killed, however little it has run. */
const mostDeadlines = 4;

interface Task {
  task: object;
  resolve: (done: { value: unknown; usedMs: number }) => void;
  reject: (error: Error) => void;
}

/**
 * A child process that runs one batch of tasks at a time. A message to a process and the answer to it cost the system
 * as much as parsing a short mail, so tasks that the process gets in one turn of the event loop share a message.
 */
export class MailProcess {
  readonly #child: ChildProcess;
  readonly exited: Promise<void>;
  #gathered: Task[] = [];
  /** Processor time of the child up to its last answer; between batches it uses none. */
  #cpuMs = 0;
  #settle: ((report: MailProcessReport | Error) => void) | null = null;

  private constructor(file: URL) {
    // The path works from src (Jest) and from dist: a child process runs compiled code only.
    this.#child = fork(fileURLToPath(new URL('../dist/mail-process.js', import.meta.url)), [file.href], {
      // V8's helper threads take a tenth of the processor time of parsing, mostly by waiting for each other.
      execArgv: [`--max-old-space-size=${mimeLimits.maxProcessHeapMiB}`, '--single-threaded-gc'],
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
    this.#child.on('message', (report) => this.#answered(report as MailProcessReport));
    void this.exited.then(() => this.#answered(new ProcessEndedError(false)));
  }

  static async start(file: URL): Promise<MailProcess> {
    const started = new MailProcess(file);
    try {
      const [failure] = (await started.#answers(maxStartMs, maxStartMs)).answers;
      if (failure?.error !== undefined) throw new Error(failure.error);
      return started;
    } catch (error) {
      started.kill();
      throw error;
    }
  }

  /**
   * Runs a task, together with those that are given in the same turn of the event loop.
   *
   * @param deadlineMs  processor time of the whole batch: the deadline of its first task counts.
   * @returns `usedMs`: the task's part of the processor time that its batch took. Elapsed time would charge its sender
   * for what other processes do on a busy machine.
   * @throws ProcessEndedError
   */
  run<T>(task: object, deadlineMs: number): Promise<{ value: T; usedMs: number }> {
    return new Promise((resolve, reject) => {
      this.#gathered.push({ task, resolve: resolve as Task['resolve'], reject });
      if (this.#gathered.length === 1) process.nextTick(() => void this.#runGathered(deadlineMs));
    });
  }

  async #runGathered(deadlineMs: number): Promise<void> {
    const batch = this.#gathered;
    this.#gathered = [];
    try {
      const answered = this.#answers(deadlineMs, deadlineMs * mostDeadlines);
      this.#child.send(
        batch.map(({ task }) => task),
        (error) => {
          if (error) this.#answered(error);
        },
      );
      const { answers, usedMs: batchMs } = await answered;
      const usedMs = batchMs / batch.length;
      batch.forEach(({ resolve, reject }, index) => {
        const { value, error } = answers[index] ?? { error: 'no answer' };
        if (error === undefined) resolve({ value, usedMs });
        else reject(new Error(error));
      });
    } catch (error) {
      const reason = error instanceof ProcessEndedError ? new ProcessEndedError(batch.length > 1) : (error as Error);
      for (const { reject } of batch) reject(reason);
    }
  }

  kill(): void {
    this.#child.kill('SIGKILL');
  }

  #stepBack(): void {
    if (this.#child.pid === undefined) return;
    try {
      setPriority(this.#child.pid, niceness);
    } catch {
      // The process has already ended, or this system has no priorities: parsing works with normal priority, too.
    }
  }

  #answered(report: MailProcessReport | Error): void {
    this.#settle?.(report);
    this.#settle = null;
  }

  /**
   * @param mostMs  limit for the elapsed time, which includes waiting for a processor.
   * @returns `usedMs`: processor time of these answers.
   */
  #answers(maxMs: number, mostMs: number): Promise<{ answers: MailProcessAnswer[]; usedMs: number }> {
    return new Promise((resolve, reject) => {
      const startedMs = performance.now();
      const judge = () => {
        const elapsedMs = performance.now() - startedMs;
        const cpuMs = readCpuMs(this.#child.pid);
        const usedMs = cpuMs === null ? elapsedMs : cpuMs - this.#cpuMs;
        if (usedMs >= maxMs || elapsedMs >= mostMs) this.kill();
        else timer = setTimeout(judge, maxMs - usedMs);
      };
      let timer = setTimeout(judge, maxMs);
      this.#settle = (report) => {
        clearTimeout(timer);
        if (report instanceof Error) return reject(report);
        resolve({ answers: report.answers, usedMs: report.cpuMs - this.#cpuMs });
        this.#cpuMs = report.cpuMs;
      };
    });
  }
}

/** Processor time of a process so far; null on systems that do not report it. */
function readCpuMs(pid: number | undefined): number | null {
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
    return null;
  }
}
