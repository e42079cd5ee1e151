import { spawn, type ChildProcess, type StdioOptions } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { cpus } from 'node:os';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { until } from '@efemera/testing/until';
import { sum } from './figures.js';
import type { Answer } from './load/serve.js';

export const root = resolve(import.meta.dirname, '../../../..');

/**
 * The measured process has the first core alone; all other processes, including the load, share the remaining cores.
 */
export const measuredCore = '0';
export const otherCores = cpus().length === 1 ? '0' : `1-${cpus().length - 1}`;
export const allCores = `0-${cpus().length - 1}`;

const taskset = '/usr/bin/taskset';

export interface RunOptions {
  env?: Record<string, string>;
  cores?: string;
  cwd?: string;
  stdio?: StdioOptions;
}

/** Pins a process to cores where the system can, so that a server and its load do not compete for one. */
export function run(command: readonly string[], options: RunOptions = {}): ChildProcess {
  const { env = {}, cores = allCores, cwd = root, stdio = ['ignore', 'ignore', 'inherit'] } = options;
  const [program = '', ...args] = existsSync(taskset) ? [taskset, '-c', cores, ...command] : command;
  const base = { PATH: process.env['PATH'], HOME: process.env['HOME'] };
  const child = spawn(program, args, { cwd, env: { ...base, ...env }, stdio });
  running.add(child);
  child.once('exit', () => running.delete(child));
  return child;
}

// The child processes end with the bench, however it ends.
const running = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));

/** The CPU time so far of a process and its descendants, with all their threads, in microseconds by process id. */
export function cpuByProcess(child: ChildProcess): Map<number, number> {
  return new Map(familyOf(child.pid ?? 0).map((pid) => [pid, threadMicroseconds(pid)]));
}

/** The CPU time used since then, in microseconds. It lacks processes that have ended in the meantime. */
export function cpuMicroseconds(child: ChildProcess, since: ReadonlyMap<number, number>): number {
  return sum([...cpuByProcess(child)].map(([pid, used]) => used - (since.get(pid) ?? 0)));
}

/** The kernel counts the run time of each thread in nanoseconds; threads that have ended are missing from the sum. */
function threadMicroseconds(pid: number): number {
  try {
    return readdirSync(`/proc/${pid}/task`).reduce((total, thread) => {
      const [ran = 0] = readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ').map(Number);
      return total + ran / 1000;
    }, 0);
  } catch {
    return 0;
  }
}

function familyOf(pid: number): number[] {
  const parents = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => [Number(name), parentOf(name)] as const);
  const family = [pid];
  for (const member of family)
    family.push(...parents.filter(([, parent]) => parent === member).map(([child]) => child));
  return family;
}

function parentOf(pid: string): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    return 0;
  }
}

/** Resident memory of a process, in bytes. */
export function residentBytes(child: ChildProcess): number {
  const [, kilobytes = NaN] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) * 1024;
}

export async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  const killer = setTimeout(() => child.kill('SIGKILL'), 8000);
  await exited;
  clearTimeout(killer);
}

/** Waits until the port accepts connections. */
export const listens = (port: number, timeoutMs = 30_000) =>
  until(
    `port ${port} is open`,
    () =>
      new Promise<boolean>((settle) => {
        const socket = connect(port, '127.0.0.1')
          .once('connect', () => settle(true))
          .once('error', () => settle(false));
        socket.once('connect', () => socket.destroy());
      }),
    timeoutMs,
  );

/** A process that makes load or receives events; see `load/`. */
export class LoadProcess {
  readonly #waiting = new Map<number, { resolve: (result: unknown) => void; reject: (error: Error) => void }>();
  #calls = 0;

  private constructor(readonly child: ChildProcess) {
    child.on('message', (answer: Answer) => {
      const waiting = this.#waiting.get(answer.id);
      this.#waiting.delete(answer.id);
      if ('error' in answer) waiting?.reject(new Error(answer.error));
      else waiting?.resolve(answer.result);
    });
    child.once('exit', (code) => {
      for (const { reject } of this.#waiting.values()) reject(new Error(`A load process ended with ${code}.`));
    });
  }

  static start(name: 'smtp' | 'http' | 'sockets' | 'waiters', cores = otherCores): LoadProcess {
    const file = fileURLToPath(new URL(`./load/${name}.js`, import.meta.url));
    return new LoadProcess(run([process.execPath, file], { cores, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] }));
  }

  call<Result>(name: string, argument: object = {}): Promise<Result> {
    const id = this.#calls++;
    return new Promise<Result>((resolve, reject) => {
      this.#waiting.set(id, { resolve: resolve as (result: unknown) => void, reject });
      this.child.send({ id, name, argument });
    });
  }

  stop(): Promise<void> {
    return end(this.child);
  }
}
