import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Readiness } from '@efemera/contract';
import { embeddedRedisUrl } from '@efemera/start/embedded-redis';
import { freePort } from '@efemera/start/free-port';
import type { RedisDoor } from '@efemera/start/redis-call';
import { until } from './until.js';

const root = resolve(import.meta.dirname, '../../..');

export type Role = 'smtp' | 'gateway' | 'worker' | 'redis';

/** The whole product as `npm start` runs it: real processes, with its own Redis and data folder. */
export class System {
  private constructor(
    readonly url: string,
    readonly smtpPort: number,
    private readonly parent: ChildProcess,
    readonly dataFolder: string,
  ) {}

  /**
   * @param place.folder a built checkout of another version of the product.
   * @param place.dataFolder the data of a stopped system.
   */
  static async start(
    env: Record<string, string> = {},
    place: { folder?: string; dataFolder?: string } = {},
  ): Promise<System> {
    const port = Number(env['PORT'] ?? (await freePort()));
    const smtpPort = Number(env['SMTP_PORT'] ?? (await freePort()));
    const dataFolder = place.dataFolder ?? mkdtempSync(join(tmpdir(), 'efemera-e2e-'));
    const parent = spawn(process.execPath, ['apps/start/dist/main.js'], {
      cwd: place.folder ?? root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        PATH: process.env['PATH'],
        HOME: process.env['HOME'],
        PORT: String(port),
        SMTP_PORT: String(smtpPort),
        DATA_DIR: dataFolder,
        RATE_LIMITS: 'off',
        DAILY_QUOTA: '100000',
        DAILY_QUOTA_PER_IP: '1000000',
        ...env,
      },
    });
    let printed = '';
    for (const stream of [parent.stdout, parent.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => (printed = (printed + text).slice(-20_000)));
    }
    const system = new System(`http://127.0.0.1:${port}`, smtpPort, parent, dataFolder);
    try {
      await until('the system is ready', () => parent.exitCode !== null || system.isReady(), 60_000);
      if (parent.exitCode !== null) throw new Error('It ended.');
    } catch (error) {
      await system.stop();
      throw new Error(`The system did not start. It printed:\n${printed}`, { cause: error });
    }
    return system;
  }

  /** Port and password of the system's embedded Redis. */
  get redisDoor(): RedisDoor {
    const url = new URL(embeddedRedisUrl(`${this.dataFolder}/redis`) ?? '');
    return { port: Number(url.port), password: url.password };
  }

  /** Process id of the parent process. */
  get pid(): number {
    if (this.parent.pid === undefined) throw new Error('It has not started.');
    return this.parent.pid;
  }

  async isReady(): Promise<boolean> {
    const response = await fetch(`${this.url}/health/ready`).catch(() => null);
    return response?.status === 200 && ((await response.json()) as Readiness).status === 'ready';
  }

  /** Process ids of one kind of child, read from the kernel. */
  pidsOf(role: Role): number[] {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map(Number)
      .filter((pid) => {
        try {
          const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
          const parentPid = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
          const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8');
          return (
            parentPid === this.parent.pid &&
            (role === 'redis' ? /redis-server|valkey-server/.test(command) : command.includes(`apps/${role}/`))
          );
        } catch {
          return false;
        }
      });
  }

  /** Sends a signal to every process of one kind; returns their ids. */
  signal(role: Role, signal: NodeJS.Signals): number[] {
    const pids = this.pidsOf(role);
    if (pids.length === 0) throw new Error(`No ${role} runs.`);
    for (const pid of pids) process.kill(pid, signal);
    return pids;
  }

  async stop({ keepsData = false } = {}): Promise<number | null> {
    if (this.parent.exitCode === null) {
      const ended = once(this.parent, 'exit');
      this.parent.kill('SIGTERM');
      await ended;
    }
    if (!keepsData) rmSync(this.dataFolder, { recursive: true, force: true });
    return this.parent.exitCode;
  }
}
