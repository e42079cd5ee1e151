import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** A command line of an external program. `env NAME=value` in front sets its environment. */
export type Command = readonly [program: string, ...args: string[]];

/** Runs a command to its end. */
export const runCommand = ([program, ...args]: Command, timeoutMs: number) =>
  run(program, args, { timeout: timeoutMs });

/** Returns the first of these programs that is on PATH. */
export async function onPath(...names: string[]): Promise<string | null> {
  for (const name of names) {
    const found = await run('sh', ['-c', 'command -v "$0"', name]).catch(() => null);
    if (found) return found.stdout.trim();
  }
  return null;
}

export const isRoot = (): boolean => process.getuid?.() === 0;

/** Returns the last line that a failed command printed. */
export function lastLine(error: unknown): string {
  const { stderr, message } = error as { stderr?: string; message: string };
  return (stderr || message).trim().split('\n').at(-1) ?? '';
}

/**
 * Returns the command of a program in a folder that `copyDebianPackages` filled.
 *
 * @param path the program's path inside the package, such as `usr/bin/redis-server`.
 */
export function copiedProgram(folder: string, path: string): Command | null {
  const program = join(folder, path);
  if (!existsSync(program)) return null;
  // Debian 12 still puts some libraries under /lib, and libpulse loads one from a subfolder.
  const libraries = ['usr/lib', 'lib'].flatMap((path) => {
    const parent = join(folder, path);
    const own = existsSync(parent) ? readdirSync(parent).filter((name) => name.endsWith('-linux-gnu')) : [];
    return own.flatMap((name) => [join(parent, name), join(parent, name, 'pulseaudio')]);
  });
  return ['env', `LD_LIBRARY_PATH=${libraries.join(':')}`, program];
}

/**
 * Unpacks Debian or Ubuntu packages, and the dependencies that this system lacks, into a folder. Needs no root: apt
 * keeps its lists and archives beside the folder, and installs nothing.
 */
export async function copyDebianPackages(names: string[], folder: string): Promise<void> {
  const state = `${folder}.apt`;
  const unfinished = `${folder}.unfinished`;
  for (const leftover of [state, unfinished]) rmSync(leftover, { recursive: true, force: true });
  for (const needed of [`${state}/lists/partial`, `${state}/archives/partial`, unfinished]) {
    mkdirSync(needed, { recursive: true });
  }
  const options = [
    `Dir::State::lists=${state}/lists`,
    `Dir::Cache=${state}`,
    `Dir::Cache::archives=${state}/archives`,
    // apt's lock files are in system folders that need root; no other apt process uses our folder, so no lock is
    // needed.
    'Debug::NoLocking=1',
    // As root, apt would switch to a user that can't write in this folder.
    'APT::Sandbox::User=root',
  ].flatMap((option) => ['-o', option]);
  // `--reinstall`: the package is copied into the folder even if the system has it installed.
  const fetch = ['install', '-y', '-qq', '--no-install-recommends', '--download-only', '--reinstall', ...names];
  await runCommand(['env', 'LC_ALL=C', 'apt-get', ...options, 'update', '-qq'], 120_000);
  await runCommand(['env', 'LC_ALL=C', 'apt-get', ...options, ...fetch], 300_000);
  for (const archive of readdirSync(`${state}/archives`).filter((file) => file.endsWith('.deb'))) {
    await runCommand(['dpkg', '-x', `${state}/archives/${archive}`, unfinished], 120_000);
  }
  rmSync(folder, { recursive: true, force: true });
  renameSync(unfinished, folder);
  rmSync(state, { recursive: true, force: true });
}

/** Installs a package for the whole system. Root only. */
export async function installDebianPackage(name: string): Promise<void> {
  const apt: Command = ['env', 'LC_ALL=C', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', '-qq'];
  await runCommand([...apt, 'update'], 120_000);
  await runCommand([...apt, 'install', '-y', '--no-install-recommends', name], 600_000);
}
