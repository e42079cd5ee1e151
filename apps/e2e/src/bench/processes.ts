import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { resolve } from 'node:path';
import { until } from '../until.js';

export const root = resolve(import.meta.dirname, '../../../..');

/** A process pinned to cores where the machine can, so that a server and its load do not fight for one. */
export function run(command: string[], env: Record<string, string>, cores: string, cwd = root): ChildProcess {
  const pinned = existsSync('/usr/bin/taskset') ? ['/usr/bin/taskset', '-c', cores, ...command] : command;
  const [program = '', ...args] = pinned;
  const base = { PATH: process.env['PATH'], HOME: process.env['HOME'] };
  const child = spawn(program, args, { cwd, env: { ...base, ...env }, stdio: ['ignore', 'ignore', 'inherit'] });
  running.add(child);
  child.once('exit', () => running.delete(child));
  return child;
}

// Whatever ends the bench, its processes end with it.
const running = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));

/** CPU time of a process so far, all threads, in microseconds (the kernel counts in hundredths of a second). */
export function cpuMicroseconds(child: ChildProcess): number {
  const stat = readFileSync(`/proc/${child.pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10_000;
}

export async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  const killer = setTimeout(() => child.kill('SIGKILL'), 8000);
  await exited;
  clearTimeout(killer);
}

/** Waits until something accepts connections. */
export const listens = (port: number) =>
  until(
    `port ${port} is open`,
    () =>
      new Promise<boolean>((settle) => {
        const socket = connect(port, '127.0.0.1')
          .once('connect', () => settle(true))
          .once('error', () => settle(false));
        socket.once('connect', () => socket.destroy());
      }),
    30_000,
  );
