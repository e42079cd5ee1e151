import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Address } from '@efemera/contract';
import { openStorage, type Storage } from '@efemera/storage';
import { freePort } from '@efemera/start/free-port';
import { when } from './when.js';

const main = fileURLToPath(new URL('../../dist/main.js', import.meta.url));

/** The real SMTP process on a free port, with its own domain, in a Redis that other tests may share. */
export class SmtpProcess {
  readonly domain = `${randomBytes(6).toString('hex')}.test`;
  readonly storage: Storage;
  /** The JSON log lines written so far. */
  readonly log: Record<string, unknown>[] = [];
  /** Output of stdout and stderr that is not a JSON line. */
  strayOutput = '';
  readonly #child: ChildProcess;

  private constructor(
    readonly port: number,
    redisUrl: string,
    settings: Record<string, string>,
  ) {
    if (!existsSync(main)) throw new Error('Build first: npm run build');
    this.storage = openStorage({
      redisUrl,
      name: 'test',
      inboxTtlSeconds: 3600,
      quarantineSeconds: 3600,
      maxInboxMessages: 100,
    });
    this.#child = spawn(process.execPath, [main], {
      env: {
        PATH: process.env.PATH,
        HOST: '127.0.0.1',
        SMTP_PORT: String(port),
        REDIS_URL: redisUrl,
        MAIL_DOMAINS: this.domain,
        ...settings,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [this.#child.stdout, this.#child.stderr]) {
      let rest = '';
      stream?.on('data', (data: Buffer) => {
        const lines = (rest + data.toString()).split('\n');
        rest = lines.pop() ?? '';
        for (const line of lines) {
          if (line.startsWith('{')) this.log.push(JSON.parse(line) as Record<string, unknown>);
          else this.strayOutput += `${line}\n`;
        }
      });
    }
  }

  /** Starts the process and waits until it listens. */
  static async start(redisUrl: string, settings: Record<string, string> = {}): Promise<SmtpProcess> {
    const smtp = new SmtpProcess(await freePort(), redisUrl, settings);
    const listens = () => smtp.log.some(({ msg }) => msg === 'listening');
    await when(() => listens() || smtp.#child.exitCode !== null);
    if (!listens()) throw new Error(`It ended: ${smtp.strayOutput}${JSON.stringify(smtp.log)}`);
    return smtp;
  }

  /** Starts a process that is expected to fail; returns its exit code. */
  static async startToFail(redisUrl: string, settings: Record<string, string>) {
    const smtp = new SmtpProcess(await freePort(), redisUrl, settings);
    const code = await smtp.exited();
    await smtp.storage.close();
    return { code, log: smtp.log, output: smtp.strayOutput };
  }

  address(localPart = randomBytes(5).toString('hex')): Address {
    return `${localPart}@${this.domain}` as Address;
  }

  /** Returns the sources of the mails listed for this address, oldest first, as Latin-1. */
  async stored(address: Address): Promise<string[]> {
    const mails = await this.storage.mails.list(address);
    const sources = await Promise.all(mails.map(({ summary }) => this.storage.mails.source(address, summary.id)));
    return sources.map((source) => source?.toString('latin1') ?? '').reverse();
  }

  signal(signal: NodeJS.Signals): void {
    this.#child.kill(signal);
  }

  async exited(): Promise<number | null> {
    if (this.#child.exitCode === null && this.#child.signalCode === null) await once(this.#child, 'exit');
    return this.#child.exitCode;
  }

  async stop(): Promise<void> {
    this.#child.kill('SIGKILL');
    await this.exited();
    await this.storage.close();
  }
}
