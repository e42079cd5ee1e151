import { spawn, type ChildProcess } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import type { Environment } from './config.js';
import { root } from './paths.js';

const firstPauseMs = 1000;
const longestPauseMs = 30_000;
/** A child that ran this long did not crash at start: the restart pause begins again at its shortest. */
const soundAfterMs = 60_000;
const stopTimeoutMs = 10_000;

export interface ChildOptions {
  name: string;
  command: readonly [file: string, ...args: string[]];
  env: Environment;
  say: (line: string) => void;
  /**
   * Called when the child ended although the parent did not stop it. The result decides whether the child is started
   * again.
   */
  onCrash: (code: number | null) => 'restart' | 'give-up';
}

/**
 * A child process that is started again after a crash, with a growing pause.
 *
 * It has its own process group, so that Ctrl-C reaches only the parent. It also has a channel to the parent: when the
 * channel closes, the parent is gone and the child exits.
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
        if (stopping.signal.aborted || onCrash(code) === 'give-up') return;
        if (performance.now() - startedAt > soundAfterMs) this.#pauseMs = firstPauseMs;
        say(`${name} ended by itself (${how}); it is started again in ${this.#pauseMs / 1000} s.`);
        void this.#startLater(stopping.signal);
      };
      child.once('error', (error) => ended(null, error.message));
      child.once('exit', (code, signal) => ended(code, signal ?? `code ${code}`));
    });
  }

  /** Sends SIGTERM, and SIGKILL when the child has not ended in time. */
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
      // The parent stopped the child during the pause.
    }
  }
}
