import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

const root = resolve(import.meta.dirname, '../../../..');
const run = promisify(execFile);

/** Checks out a commit in a folder of its own, unless an earlier run did, and builds what is not built there yet. */
export async function buildEarlierVersion(commit: string): Promise<{ folder: string; commit: string }> {
  const { stdout } = await run('git', ['rev-parse', '--verify', `${commit}^{commit}`], { cwd: root });
  const folder = join(root, '.cache', 'upgrade', stdout.trim());
  if (!existsSync(folder)) await run('git', ['worktree', 'add', '--detach', folder, stdout.trim()], { cwd: root });
  await run(process.execPath, ['apps/start/bootstrap.mjs', 'build'], { cwd: folder, maxBuffer: 64 * 1024 * 1024 });
  return { folder, commit: stdout.trim().slice(0, 7) };
}

/** The form of stored data that a built version reads; 0 for one from before forms had numbers. */
export async function dataFormOf(folder: string): Promise<number> {
  const contract = (await import(join(folder, 'libs/contract/dist/redis.js'))) as { dataForm?: number };
  return contract.dataForm ?? 0;
}
