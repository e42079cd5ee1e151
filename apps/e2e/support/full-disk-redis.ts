import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findRedis } from '@efemera/start/find-redis';
import { freePort } from '@efemera/start/free-port';

/**
 * Limits files to this many blocks of 512 bytes, which has the effect of a full disk. Redis must survive the signal
 * (SIGXFSZ).
 */
const fullAfterBlocks = 2000;
export const whereFull = `trap '' XFSZ; ulimit -f ${fullAfterBlocks}; exec "$@"`;

/** A Redis whose disk has room for a megabyte. */
export class FullDiskRedis {
  private constructor(
    readonly url: string,
    private readonly server: ChildProcess,
    private readonly folder: string,
  ) {}

  static async start(options: readonly string[]): Promise<FullDiskRedis> {
    const { command, image } = await findRedis(join(import.meta.dirname, '../../../.cache'), () => undefined);
    if (image) throw new Error('This test cannot use a Redis in a container.');
    const folder = mkdtempSync(join(tmpdir(), 'efemera-full-'));
    const port = await freePort();
    const place = ['--port', String(port), '--dir', folder];
    const file = [
      '--appendonly',
      'yes',
      '--appendfsync',
      'everysec',
      '--save',
      '',
      '--auto-aof-rewrite-percentage',
      '0',
    ];
    const server = spawn('sh', ['-c', whereFull, 'sh', ...command, ...place, ...file, ...options], { stdio: 'ignore' });
    return new FullDiskRedis(`redis://127.0.0.1:${port}`, server, folder);
  }

  async stop(): Promise<void> {
    if (this.server.exitCode === null && this.server.signalCode === null) {
      this.server.kill('SIGKILL');
      await once(this.server, 'exit');
    }
    rmSync(this.folder, { recursive: true, force: true });
  }
}
