import { spawn, type ChildProcess } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import type { Environment } from './config.js';
import { root } from './paths.js';

const firstPauseMs = 1000;
const longestPauseMs = 30_000;
/** One that ran this long was not crashing: the next pause is the first one again. */
const soundAfterMs = 60_000;
const stopTimeoutMs = 10_000;

export interface ChildOptions {
  name: string;
  command: readonly [file: string, ...args: string[]];
  env: Environment;
  say: (line: string) => void;
  /** Told of an end that nobody asked for; what it returns decides whether the child is started again. */
  onCrash: (name: string, code: number | null) => 'restart' | 'give-up';
}

/**
 * A child process that is kept running: started again after a crash, with a growing pause.
 *
 * It has a process group of its own, so that Ctrl-C reaches the parent alone, and a channel to it: a child whose
 * channel closes knows that its parent is gone, and ends.
 */
export class KeptChild {
  #process: ChildProcess | null = null;
  #exited: Promise<void> = Promise.resolve();
  #stopping = new AbortController();
  #pauseMs = firstPauseMs;

  constructor(private readonly options: ChildOptions) {}

  start(): void {
    const { name, command, env, say, onCrash } = this.options;
    const [file, ...args] = command;
    const startedAt = performance.now();
    const stopping = this.#stopping;
    const child = spawn(file, args, { cwd: root, env, detached: true, stdio: ['pipe', 'inherit', 'inherit', 'ipc'] });
    this.#process = child;
    this.#exited = new Promise((settle) => {
      const ended = (code: number | null, how: string) => {
        settle();
        if (stopping.signal.aborted || onCrash(name, code) === 'give-up') return;
        if (performance.now() - startedAt > soundAfterMs) this.#pauseMs = firstPauseMs;
        say(`${name} ended by itself (${how}); it is started again in ${this.#pauseMs / 1000} s.`);
        void this.#startLater(stopping.signal);
      };
      child.once('error', (error) => ended(null, error.message));
      child.once('exit', (code, signal) => ended(code, signal ?? `code ${code}`));
    });
  }

  /** SIGTERM, and SIGKILL for what has not ended in time. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    const child = this.#process;
    if (!child?.pid || child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGTERM');
    const ended = await Promise.race([this.#exited.then(() => true), pause(stopTimeoutMs, false, { ref: false })]);
    if (ended) return;
    this.options.say(`${this.options.name} did not end in ${stopTimeoutMs / 1000} s and is killed.`);
    child.kill('SIGKILL');
    await this.#exited;
  }

  async restart(): Promise<void> {
    await this.stop();
    this.#stopping = new AbortController();
    this.#pauseMs = firstPauseMs;
    this.start();
  }

  async #startLater(signal: AbortSignal): Promise<void> {
    const pauseMs = this.#pauseMs;
    this.#pauseMs = Math.min(2 * pauseMs, longestPauseMs);
    try {
      await pause(pauseMs, undefined, { signal });
      this.start();
    } catch {
      // Stopped meanwhile.
    }
  }
}
