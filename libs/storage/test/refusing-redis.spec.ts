import { StorageUnavailableError } from '@efemera/storage';
import { openTestStorage, rawRedis } from './support.js';

describe('a Redis that refuses to write', () => {
  const storage = openTestStorage();
  const redis = rawRedis();
  // Each Jest worker has its own Redis and runs one file at a time.
  const withSetting = async (name: string, value: string, run: () => Promise<void>) => {
    const [, usual = ''] = (await redis.config('GET', name)) as string[];
    await redis.config('SET', name, value);
    try {
      await run();
    } finally {
      await redis.config('SET', name, usual);
    }
  };
  afterAll(async () => {
    redis.disconnect();
    await storage.close();
  });

  it('still answers the statistics when it is full', async () => {
    await withSetting('maxmemory', '1', async () => {
      await expect(storage.statistics.read()).resolves.toMatchObject({ now: { openSockets: 0 } });
    });
  });

  it('makes the store unavailable also where it refuses a command within a transaction', async () => {
    await withSetting('min-replicas-to-write', '1', async () => {
      await expect(storage.blocks.add('domain', 'spam.test')).rejects.toBeInstanceOf(StorageUnavailableError);
    });
  });
});
