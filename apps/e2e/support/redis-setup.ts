import { resolve } from 'node:path';
import { startThrowawayRedis } from '@efemera/start/embedded-redis';
import { findRedis } from '@efemera/start/find-redis';

type WithRedis = typeof globalThis & { stopTestRedis?: () => Promise<void> };

/** Gives one run of the integration tests a Redis of its own. */
export default async function startTestRedis(): Promise<void> {
  const cacheFolder = resolve(import.meta.dirname, '../../../.cache');
  const program = await findRedis(cacheFolder, (line) => process.stderr.write(`${line}\n`));
  const redis = await startThrowawayRedis(program);
  process.env['TEST_REDIS_URL'] = redis.url;
  (globalThis as WithRedis).stopTestRedis = redis.stop;
}
