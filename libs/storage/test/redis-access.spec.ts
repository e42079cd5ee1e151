import { inspect } from 'node:util';
import { StorageUnavailableError } from '@efemera/storage';
import { openTestStorage, rawRedis, redisUrl } from './support.js';

describe('a connection to Redis', () => {
  it('that asks for a database which the server lacks never opens, and writes nothing to another one', async () => {
    const url = new URL(redisUrl());
    url.pathname = '/99';
    const [storage, redis] = [openTestStorage({ redisUrl: url.href }), rawRedis()];
    try {
      expect(await storage.whenReady(1500)).toBe(false);
      await expect(storage.domains.set('a.test', 'offered')).rejects.toMatchObject({
        code: 'storage_unavailable',
        cause: { message: 'ERR DB index is out of range' },
      });
      expect(await redis.exists(storage.keys.mailDomains)).toBe(0);
    } finally {
      await storage.close();
      redis.disconnect();
    }
  });

  it('with a wrong password fails for the reason that Redis gives, tells it once a minute, and never the password', async () => {
    const url = new URL(redisUrl());
    url.password = 'hunter2';
    const reasons: string[] = [];
    const storage = openTestStorage({ redisUrl: url.href, onUnreachable: (reason) => reasons.push(reason) });
    try {
      expect(await storage.whenReady(2500)).toBe(false);
      expect(reasons).toEqual([expect.stringMatching(/^WRONGPASS /)]);
      const error = await storage.inspector.report().catch((error: unknown) => error);
      expect(error).toBeInstanceOf(StorageUnavailableError);
      expect((error as Error).cause).toMatchObject({ message: reasons[0] });
      expect(inspect(error, { depth: 9, showHidden: true })).not.toContain('hunter2');
    } finally {
      await storage.close();
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
