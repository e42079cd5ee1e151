import { StorageUnavailableError } from '@efemera/storage';
import { openTestStorage, rawRedis, redisUrl } from './support.js';

describe('a connection to Redis', () => {
  it('that asks for a database which the server lacks never opens, and writes nothing to another one', async () => {
    const url = new URL(redisUrl());
    url.pathname = '/99';
    const [storage, redis] = [openTestStorage({ redisUrl: url.href }), rawRedis()];
    try {
      expect(await storage.whenReady(1500)).toBe(false);
      await expect(storage.domains.set('a.test', 'offered')).rejects.toThrow(StorageUnavailableError);
      expect(await redis.exists(storage.keys.mailDomains)).toBe(0);
    } finally {
      await storage.close();
      redis.disconnect();
    }
  });

  it('uses the database that its URL names', async () => {
    const url = new URL(redisUrl());
    url.pathname = '/3';
    const [storage, redis] = [openTestStorage({ redisUrl: url.href }), rawRedis()];
    try {
      expect(await storage.whenReady(5000)).toBe(true);
      await storage.domains.set('a.test', 'offered');
      expect(await redis.exists(storage.keys.mailDomains)).toBe(0);
      await redis.select(3);
      expect(await redis.del(storage.keys.mailDomains, storage.keys.mailDomainsVersion)).toBe(2);
    } finally {
      await storage.close();
      redis.disconnect();
    }
  });
});
