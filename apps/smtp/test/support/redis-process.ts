import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findRedis, type RedisProgram } from '@efemera/start/find-redis';
import { freePort } from '@efemera/start/free-port';

/** A Redis for one test, which may stop, restart, freeze and limit it. */
export class RedisProcess {
  #process: ChildProcess | null = null;

  private constructor(
    private readonly program: RedisProgram,
    readonly port: number,
    private readonly folder: string,
  ) {}

  get url(): string {
    return `redis://127.0.0.1:${this.port}`;
  }

  static async start(): Promise<RedisProcess> {
    const program = await findRedis(resolve(import.meta.dirname, '../../../../.cache'), () => undefined);
    const redis = new RedisProcess(program, await freePort(), await mkdtemp(join(tmpdir(), 'efemera-redis-')));
    await redis.start();
    return redis;
  }

  async start(): Promise<void> {
    const options = ['--port', String(this.port), '--dir', this.folder, '--save', '', '--appendonly', 'yes'];
    const [program, ...args] = this.program.command;
    if (!program || this.program.image) throw new Error('These tests cannot use a Redis in a container.');
    this.#process = spawn(program, [...args, ...options], { stdio: 'ignore' });
    while ((await this.command('PING').catch(() => '')) !== '+PONG') await sleep(20);
  }

  /** Sends one inline command and returns the first line of the answer. */
  async command(line: string): Promise<string> {
    const socket = connect(this.port, '127.0.0.1');
    socket.on('error', () => undefined);
    await once(socket, 'connect');
    socket.write(`${line}\r\n`);
    const [answer] = (await once(socket, 'data')) as [Buffer];
    socket.destroy();
    return answer.toString().split('\r\n')[0] ?? '';
  }

  /** Freezes Redis: connections stay open, and it answers nothing. */
  freeze(): void {
    this.#process?.kill('SIGSTOP');
  }

  thaw(): void {
    this.#process?.kill('SIGCONT');
  }

  async stop(): Promise<void> {
    const child = this.#process;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGKILL');
    await once(child, 'exit');
  }

  async remove(): Promise<void> {
    await this.stop();
    await rm(this.folder, { recursive: true, force: true });
  }
}
