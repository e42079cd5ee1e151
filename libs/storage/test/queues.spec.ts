import type { Storage } from '@efemera/storage';
import { openTestStorage, rawRedis, until } from './support.js';

describe('jobs of dead workers', () => {
  let storage: Storage;
  const redis = rawRedis();
  beforeAll(async () => {
    storage = openTestStorage();
    await storage.whenReady(10_000);
  });
  afterAll(async () => {
    redis.disconnect();
    await storage.close();
  });

  it('are looked for again after the clock of Redis was ahead for a while', async () => {
    const key = (queue: string) => `${storage.keys.queues}:${queue}:stalled-check`;
    await redis.set(key('enrich'), '1', 'PX', 3_600_000);
    await redis.set(key('webhooks'), '1', 'PX', 15_000);
    // Its connection is opened by its first use.
    const free = () => storage.queueBoard.freeStalledChecks();
    await until('they are freed', () =>
      free()
        .then(() => true)
        .catch(() => false),
    );
    expect(await redis.exists(key('enrich'))).toBe(0);
    expect(await redis.exists(key('webhooks'))).toBe(1);
  });
});
