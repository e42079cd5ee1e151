import { fork, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { mimeLimits } from './limits.js';
import type { MailProcessAnswer } from './mail-process.js';

/** The process was killed at the deadline, or died during its task. */
export class ProcessEndedError extends Error {}

/**
 * A process that is not ready after this time has failed to start: loading takes less than a second, even on a busy
 * machine.
 */
const maxStartMs = 20_000;

/**
 * Parsing has low priority: mail is already stored and announced before. With too few processors, parsing waits and
 * gets a tenth of one.
 */
const niceness = 10;
/** A process that gets no processor time at all counts as stuck after this many deadlines of elapsed time. */
const mostDeadlines = 4;

/** A child process that runs one task at a time. */
export class MailProcess {
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

  run<T>(task: object, deadlineMs: number): Promise<T> {
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
      // The process has already ended, or this system has no priorities: parsing works with normal priority, too.
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
