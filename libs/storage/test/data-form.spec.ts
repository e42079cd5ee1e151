import { dataForm } from '@efemera/contract/redis';
import type { Storage } from '@efemera/storage';
import { CuttingProxy } from './cutting-proxy.js';
import { openTestStorage, rawRedis, redisUrl, until } from './support.js';

describe('the form number of the stored data', () => {
  const redis = rawRedis();
  const opened: Storage[] = [];
  const prefix = () => `form${Math.random().toString(36).slice(2)}:`;
  const open = (prefix: string, url = redisUrl()) => {
    const reasons: string[] = [];
    const storage = openTestStorage({ prefix, redisUrl: url, onNewerData: (reason) => reasons.push(reason) });
    opened.push(storage);
    return { storage, reasons, key: storage.keys.dataForm };
  };
  afterEach(() => Promise.all(opened.splice(0).map((storage) => storage.close())));
  afterAll(() => redis.quit());

  it.each([null, '1', String(dataForm)])('is set to that of this version where it was %s', async (before) => {
    const { storage, reasons, key } = open(prefix());
    if (before !== null) await redis.set(key, before);
    expect(await storage.whenReady(10_000)).toBe(true);
    expect(reasons).toEqual([]);
    expect(await redis.get(key)).toBe(String(dataForm));
  });

  it('is never lowered: a process that finds a later one leaves the data alone and is told to end', async () => {
    const name = prefix();
    await redis.set(`${name}data-form`, String(dataForm + 1));
    const { storage, reasons, key } = open(name);
    expect(await storage.whenReady(1000)).toBe(false);
    expect(reasons).toEqual([expect.stringContaining(`data of form ${dataForm + 1}`)]);
    expect(await redis.get(key)).toBe(String(dataForm + 1));
  });

  it('is compared with that of this version again when Redis comes back, perhaps with other data', async () => {
    const proxy = await CuttingProxy.before(redisUrl());
    const { storage, reasons, key } = open(prefix(), proxy.url);
    expect(await storage.whenReady(10_000)).toBe(true);
    proxy.cutAfter(0);
    await until('Redis is away', async () => !(await storage.answers()));
    await redis.set(key, String(dataForm + 1));
    proxy.cutAfter(Infinity);
    await until('the process is told to end', () => reasons.length > 0);
    await storage.close();
    await proxy.close();
  });

  it('is neither checked nor raised by a process without `onNewerData`', async () => {
    const storage = openTestStorage();
    opened.push(storage);
    expect(await storage.whenReady(10_000)).toBe(true);
    expect(await redis.exists(storage.keys.dataForm)).toBe(0);
  });
});
