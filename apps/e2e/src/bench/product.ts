import { resolve } from 'node:path';
import { startThrowawayRedis } from '@efemera/start/embedded-redis';
import { findRedis } from '@efemera/start/find-redis';
import { openStorage } from '@efemera/storage';
import { Api } from '../api.js';
import { freePort } from '@efemera/start/free-port';
import { until } from '../until.js';
import { cpuMicroseconds, end, listens, root, run } from './processes.js';

export interface Product {
  api: Api;
  smtpPort: number;
  cpuMicroseconds(): Record<'smtp' | 'gateway' | 'worker', number>;
  allParsed(): Promise<boolean>;
  stop(): Promise<void>;
}

/** SMTP alone on its core; Redis, gateway and worker beside the load on the other. */
export async function startProduct(smtpCore: string, otherCores: string): Promise<Product> {
  const redis = await startThrowawayRedis(await findRedis(resolve(root, '.cache'), () => undefined));
  const [port, smtpPort] = [await freePort(), await freePort()];
  const env = {
    REDIS_URL: redis.url,
    PORT: String(port),
    SMTP_PORT: String(smtpPort),
    HOST: '127.0.0.1',
    LOG_LEVEL: 'error',
    MAX_INBOX_MESSAGES: '10000',
    DAILY_QUOTA_PER_IP: '1000000',
    // All waiters come from one address.
    RATE_LIMITS: 'off',
    NODE_ENV: 'production',
  };
  const app = (name: string) => [process.execPath, `apps/${name}/dist/main.js`];
  const processes = {
    smtp: run(app('smtp'), env, smtpCore),
    gateway: run(app('gateway'), env, otherCores),
    worker: run(app('worker'), env, otherCores),
  };
  await Promise.all([listens(port), listens(smtpPort)]);
  const storage = openStorage({
    redisUrl: redis.url,
    name: 'bench',
    inboxTtlSeconds: 3600,
    quarantineSeconds: 0,
    maxInboxMessages: 1,
  });
  const api = new Api(`http://127.0.0.1:${port}`);
  await until('all are ready', async () => (await api.call('GET', '/health/ready')).status === 200, 30_000);
  return {
    api,
    smtpPort,
    cpuMicroseconds: () => ({
      smtp: cpuMicroseconds(processes.smtp),
      gateway: cpuMicroseconds(processes.gateway),
      worker: cpuMicroseconds(processes.worker),
    }),
    // Asked of the queue: a listing would parse what it lists.
    allParsed: async () => (await storage.enrichQueue.depth()) === 0,
    stop: async () => {
      await storage.close();
      await Promise.all(Object.values(processes).map(end));
      await redis.stop();
    },
  };
}
