import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { until } from '@efemera/testing/until';

const runFile = promisify(execFile);

export const root = resolve(import.meta.dirname, '../../..');

/** A zombie counts as dead: where npm is a container's first process, nobody reaps zombies. We do not test npm. */
export async function isAlive(pid: number): Promise<boolean> {
  const { stdout } = await runFile('ps', ['-o', 'stat=', '-p', String(pid)]).catch(() => ({ stdout: '' }));
  return stdout.trim() !== '' && !stdout.startsWith('Z');
}

/** Filters the process ids down to the running ones. */
export async function living<Process extends { pid: number }>(processes: readonly Process[]): Promise<Process[]> {
  const alive = await Promise.all(processes.map(({ pid }) => isAlive(pid)));
  return processes.filter((_, index) => alive[index]);
}

/** kill(0) would address every process of this process group. */
export function kill(pid: number | undefined): void {
  if (!pid) throw new Error('There is no such process.');
  process.kill(pid, 'SIGKILL');
}

/** Makes folders for one test file; they are removed at its end. */
export class Folders {
  readonly #made: string[] = [];

  make(): string {
    const folder = mkdtempSync(join(tmpdir(), 'efemera-start-'));
    this.#made.push(folder);
    return folder;
  }

  removeAll(): void {
    for (const folder of this.#made) rmSync(folder, { recursive: true, force: true });
  }
}

/** A Node process and everything that it printed. */
export class NodeProcess {
  printed = '';
  readonly ended: Promise<number | null>;
  readonly #child: ChildProcess;

  constructor(args: string[], env: Record<string, string> = {}) {
    const base = { PATH: process.env['PATH'] ?? '', HOME: process.env['HOME'] ?? '' };
    this.#child = spawn(process.execPath, args, { cwd: root, env: { ...base, ...env }, stdio: 'pipe' });
    for (const stream of [this.#child.stdout, this.#child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => (this.printed += text));
    }
    this.ended = new Promise((settle) => this.#child.once('exit', settle));
  }

  get pid(): number {
    return this.#child.pid ?? 0;
  }

  kill(signal: NodeJS.Signals): void {
    this.#child.kill(signal);
  }

  async prints(text: string): Promise<void> {
    await until(
      () => `"${text}" in:\n${this.printed}`,
      () => this.printed.includes(text),
    );
  }
}

/** The child processes of a process: id and command line. */
export async function childrenOf(pid: number): Promise<{ pid: number; command: string }[]> {
  const { stdout } = await runFile('ps', ['-A', '-o', 'pid=,ppid=,args=']);
  return stdout.split('\n').flatMap((line) => {
    const [, child, parent, command = ''] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [];
    return Number(parent) === pid ? [{ pid: Number(child), command }] : [];
  });
}
