import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { findRedis } from '@efemera/start/find-redis';
import { freePort } from '@efemera/start/free-port';
import { callRedis, type RedisDoor } from '@efemera/start/redis-call';
import { until } from '@efemera/testing/until';

export const cacheFolder = resolve(import.meta.dirname, '../../../../.cache');

/** A Redis as an operator runs it, with an append-only file, for faults that can't be provoked in the embedded one. */
export class OwnRedis {
  private constructor(
    private readonly child: ChildProcess,
    readonly door: RedisDoor,
    private readonly folder: string,
  ) {}

  /** @param env  the environment of the server's process. */
  static async start(env: Record<string, string> = {}): Promise<OwnRedis> {
    const { command, image } = await findRedis(cacheFolder, () => undefined);
    if (image) throw new Error('The Redis of this machine runs in a container, where this fault cannot be provoked.');
    const folder = mkdtempSync(join(tmpdir(), 'efemera-faults-'));
    const door = { port: await freePort(), password: randomBytes(16).toString('hex') };
    const settings = [
      ...['--port', String(door.port), '--bind', '127.0.0.1', '--requirepass', door.password, '--dir', folder],
      ...['--save', '', '--appendonly', 'yes', '--maxmemory-policy', 'noeviction'],
    ];
    // A write beyond the file size limit must fail instead of killing the process (SIGXFSZ).
    const file = ['sh', '-c', 'trap "" XFSZ; exec "$@"', 'sh', ...command, ...settings] as const;
    const child = spawn(file[0], file.slice(1), { stdio: 'ignore', env: { PATH: process.env['PATH'], ...env } });
    const redis = new OwnRedis(child, door, folder);
    await until('Redis answers', () => callRedis(door, 'PING').catch(() => null), 20_000);
    return redis;
  }

  get pid(): number {
    return this.child.pid ?? 0;
  }

  /** The size in bytes of the largest file in the data folder of this Redis. */
  get largestFileBytes(): number {
    const files = readdirSync(this.folder, { recursive: true, withFileTypes: true }).filter((file) => file.isFile());
    return Math.max(0, ...files.map((file) => statSync(join(file.parentPath, file.name)).size));
  }

  async stop(): Promise<void> {
    if (this.child.exitCode === null && this.child.signalCode === null) {
      const exited = once(this.child, 'exit');
      this.child.kill('SIGKILL');
      await exited;
    }
    rmSync(this.folder, { recursive: true, force: true });
  }
}
