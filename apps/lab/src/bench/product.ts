import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Address } from '@efemera/contract';
import { partitions } from '@efemera/contract/redis';
import { findRedis } from '@efemera/start/find-redis';
import { freePort } from '@efemera/start/free-port';
import { openRedis } from '@efemera/start/redis-call';
import { hashSecret, newMailId, newSecret, openStorage, type Storage } from '@efemera/storage';
import { Api } from '@efemera/testing/api';
import { until } from '@efemera/testing/until';
import { makeMail } from './load/mails.js';
import { allCores, end, listens, measuredCore, otherCores, root, run } from './processes.js';

const roles = ['smtp', 'gateway', 'worker'] as const;
type Role = (typeof roles)[number];

/** The ports of a running product. */
export interface Ports {
  http: number;
  smtp: number;
}

export interface ProductOptions {
  /** The process that has a core alone; the others share the remaining cores. If not set, all share all cores. */
  measured?: Role;
  /** Roles that are not started at first: the measurement starts them by `launch` once their work is prepared. */
  without?: readonly Role[];
  env?: Record<string, string>;
  /** Each process profiles itself, and writes a file into this folder when it ends. */
  profiles?: string;
}

export interface HeldInbox {
  address: Address;
  token: string;
}

const limits = { inboxTtlSeconds: 3600, quarantineSeconds: 86_400, maxInboxMessages: 100 };
/** Time without a job after which all jobs count as done. */
export const settledMs = 400;
/** Number of concurrent claims. */
const atATime = 500;
const redisPassword = 'bench';

/** Runs the product as `npm start` does, each process by itself, with append-only file, logs and all features on. */
export class Product {
  readonly processes: Record<string, ChildProcess> = {};
  readonly api: Api;
  #shortLived: Storage | null = null;

  private constructor(
    readonly storage: Storage,
    readonly ports: Ports & { redis: number },
    private readonly options: ProductOptions,
    private readonly env: Record<string, string>,
    private readonly folder: string,
  ) {
    this.api = new Api(`http://127.0.0.1:${ports.http}`);
  }

  static async start(options: ProductOptions = {}): Promise<Product> {
    const { command, image } = await findRedis(resolve(root, '.cache'), () => undefined);
    if (image) throw new Error('The bench measures a Redis of this machine, not one in a container: install one.');
    const folder = mkdtempSync(join(tmpdir(), 'efemera-bench-'));
    const ports = { http: await freePort(), smtp: await freePort(), redis: await freePort() };
    const settings = [
      `port ${ports.redis}`,
      'bind 127.0.0.1',
      `requirepass ${redisPassword}`,
      `dir ${JSON.stringify(folder)}`,
      'save ""',
      'appendonly yes',
      'appendfsync everysec',
      'maxmemory-policy noeviction',
      'hash-max-listpack-value 2048',
      'loglevel warning',
    ];
    writeFileSync(join(folder, 'redis.conf'), settings.join('\n'), { mode: 0o600 });
    const redisUrl = `redis://:${redisPassword}@127.0.0.1:${ports.redis}/0`;
    const env = {
      REDIS_URL: redisUrl,
      PORT: String(ports.http),
      SMTP_PORT: String(ports.smtp),
      HOST: '127.0.0.1',
      NODE_ENV: 'production',
      DAILY_QUOTA_PER_IP: '1000000',
      // All load comes from one address.
      RATE_LIMITS: 'off',
      // There is no resolver: a sender check would only wait for one.
      SENDER_CHECKS: 'off',
      ...options.env,
    };
    const storage = openStorage({ redisUrl, name: 'bench', ...limits });
    const product = new Product(storage, ports, options, env, folder);
    product.processes['redis'] = run([...command, join(folder, 'redis.conf')], { cores: product.#sharedCores });
    await listens(ports.redis);
    await storage.whenReady(10_000);
    const wanted = roles.filter((role) => !options.without?.includes(role));
    for (const role of wanted) product.launch(role);
    if (wanted.includes('gateway')) await listens(ports.http, 60_000);
    if (wanted.includes('smtp')) await listens(ports.smtp, 60_000);
    if (wanted.length === roles.length)
      await until('all are ready', async () => (await product.api.call('GET', '/health/ready')).status === 200, 60_000);
    return product;
  }

  /** The cores of all processes except the measured one. */
  get #sharedCores(): string {
    return this.options.measured ? otherCores : allCores;
  }

  launch(role: Role): void {
    const cores = role === this.options.measured ? measuredCore : this.#sharedCores;
    const { profiles } = this.options;
    const profiler = profiles ? ['--cpu-prof', `--cpu-prof-dir=${profiles}`] : [];
    const command = [process.execPath, ...profiler, `apps/${role}/dist/main.js`];
    this.processes[role] = run(command, { env: this.env, cores });
  }

  /** Starts another process of each kind, on its own ports. */
  async addTwins(): Promise<Ports> {
    const ports = { http: await freePort(), smtp: await freePort() };
    const env = { ...this.env, PORT: String(ports.http), SMTP_PORT: String(ports.smtp) };
    for (const role of roles)
      this.processes[`${role} 2`] = run([process.execPath, `apps/${role}/dist/main.js`], {
        env,
        cores: this.#sharedCores,
      });
    await Promise.all([listens(ports.http, 60_000), listens(ports.smtp, 60_000)]);
    return ports;
  }

  /** Claims inboxes directly in the store, without HTTP calls; every `mailEvery`th gets a mail of 1 KB. */
  async claim(
    count: number,
    { firstNumber = 0, mailEvery = Infinity, storage = this.storage } = {},
  ): Promise<HeldInbox[]> {
    const inboxes: HeldInbox[] = Array.from({ length: count }, (_, index) => ({
      address: `bench-${firstNumber + index}@efemera.localhost` as Address,
      token: newSecret(),
    }));
    const source = makeMail('text', 'Pedido recebido');
    const claimOne = async ({ address, token }: HeldInbox, number: number) => {
      const holder = { tokenHash: hashSecret(token), visitorHash: hashSecret(newSecret()) };
      if (!(await storage.inboxes.claim(address, holder))) throw new Error(`${address} is taken.`);
      if (number % mailEvery !== 0) return;
      const receivedAtMs = Date.now();
      const mail = { id: newMailId(receivedAtMs), address, receivedAtMs, from: 'a@shop.test', subject: 'Pedido' };
      await storage.mails.store({ ...mail, source, envelope: null });
    };
    for (let next = 0; next < count; next += atATime) {
      await Promise.all(inboxes.slice(next, next + atATime).map((inbox, index) => claimOne(inbox, next + index)));
    }
    return inboxes;
  }

  /** A second connection to the same data: inboxes that are claimed through it live for `seconds`. */
  async shortLived(seconds: number): Promise<Storage> {
    const { REDIS_URL: redisUrl = '' } = this.env;
    this.#shortLived ??= openStorage({ redisUrl, name: 'bench-short', ...limits, inboxTtlSeconds: seconds });
    await this.#shortLived.whenReady(10_000);
    return this.#shortLived;
  }

  /**
   * Waits until the queue has been empty for `settledMs`: a job is queued only a moment after the 250. Reads no
   * listing, because that would parse the listed mail.
   */
  async allParsed(timeoutMs = 120_000): Promise<void> {
    let emptySince = Infinity;
    await until(
      'all are parsed',
      async () => {
        const empty = (await this.storage.enrichQueue.depth()) === 0;
        emptySince = empty ? Math.min(emptySince, performance.now()) : Infinity;
        return performance.now() - emptySince > settledMs;
      },
      timeoutMs,
    );
  }

  /** Sends Redis commands for which the storage has no method; see `openRedis`. */
  async redis(...commands: string[]): Promise<string[]> {
    const { socket, replies } = await openRedis({ port: this.ports.redis, password: redisPassword }, commands, 60_000);
    socket.destroy();
    const refused = replies.find(({ ok }) => !ok);
    if (refused) throw new Error(`Redis answered: ${refused.text}`);
    return replies.map(({ text }) => text);
  }

  /** Memory of all data in bytes, without the event streams: these are capped and don't grow with the mail. */
  async usedBytes(): Promise<number> {
    await this.redis(...partitions.map((partition) => `XTRIM ${this.storage.keys.events(partition)} MAXLEN 0`));
    const [memory = ''] = await this.redis('INFO memory');
    return Number(/^used_memory:(\d+)/m.exec(memory)?.[1]);
  }

  /** Number of addresses that have not expired yet. */
  async due(): Promise<number> {
    const counts = await this.redis(...partitions.map((partition) => `ZCARD ${this.storage.keys.due(partition)}`));
    return counts.reduce((total, count) => total + Number(count), 0);
  }

  async stop(): Promise<void> {
    await Promise.all([this.storage.close(), this.#shortLived?.close()]);
    const { redis, ...others } = this.processes;
    await Promise.all(Object.values(others).map(end));
    // The data is thrown away: saving it would only take time.
    redis?.kill('SIGKILL');
    rmSync(this.folder, { recursive: true, force: true });
  }
}
