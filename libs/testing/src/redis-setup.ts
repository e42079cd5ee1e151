import { resolve } from 'node:path';
import { startThrowawayRedis } from '@efemera/start/embedded-redis';
import { findRedis } from '@efemera/start/find-redis';

export type WithRedis = typeof globalThis & { stopTestRedis?: () => Promise<void> };

/** Gives each worker of the integration tests its own Redis, so that concurrent test files share no key. */
export default async function startTestRedis({ maxWorkers }: { maxWorkers: number }): Promise<void> {
  const cacheFolder = resolve(import.meta.dirname, '../../../.cache');
  const program = await findRedis(cacheFolder, (line) => process.stderr.write(`${line}\n`));
  const servers = await Promise.all(Array.from({ length: maxWorkers }, () => startThrowawayRedis(program)));
  process.env['TEST_REDIS_URLS'] = servers.map(({ url }) => url).join(' ');
  (globalThis as WithRedis).stopTestRedis = async () => {
    await Promise.all(servers.map((server) => server.stop()));
  };
}
