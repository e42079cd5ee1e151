import { partitionOf } from '@efemera/contract/redis';
import type { Redis } from 'ioredis';
import { StorageUnavailableError, type Storage } from '@efemera/storage';
import { openTestStorage, rawRedis, someAddress, someMail, until } from './support.js';

describe('a mail whose sender got a 451', () => {
  let storage: Storage;
  let redis: Redis;
  beforeAll(async () => {
    // There is no replica, so every store fails after its script has run.
    storage = openTestStorage({ waitReplicas: 1 });
    redis = rawRedis();
    expect(await storage.whenReady(10_000)).toBe(true);
  });
  afterAll(async () => {
    redis.disconnect();
    await storage.close();
  });

  const counted = async (address: ReturnType<typeof someAddress>) =>
    Number(await redis.hget(storage.keys.counts(partitionOf(address)), 'received'));

  it('stays deleted when it is deleted while its store is retried', async () => {
    const mail = someMail(someAddress());
    await expect(storage.mails.store(mail)).rejects.toThrow(StorageUnavailableError);
    expect(await storage.mails.list(mail.address)).toHaveLength(1);
    const before = await counted(mail.address);
    expect(await storage.mails.remove(mail.address, mail.id)).toBe(true);
    for (let time = 0; time < 3; time++) await storage.mails.store(mail).catch(() => undefined);
    expect(await storage.mails.list(mail.address)).toEqual([]);
    expect(await counted(mail.address)).toBe(before);
  });

  it('is deleted and announced as removed, and a late store command does not store it again', async () => {
    const single = openTestStorage({ prefix: storage.keys.mailPrefix(0).slice(0, -'{0}:mail:'.length) });
    await single.whenReady(10_000);
    const [stored, late] = [someMail(someAddress()), someMail(someAddress())];
    await single.mails.store(stored);
    await single.mails.takeBack([stored, late]);
    await single.mails.store(stored);
    await single.mails.store(late);
    expect(await single.mails.list(stored.address)).toEqual([]);
    expect(await single.mails.list(late.address)).toEqual([]);
    const told = await redis.xrevrange(single.keys.events(partitionOf(stored.address)), '+', '-', 'COUNT', 1);
    expect(told[0]?.[1]).toEqual(expect.arrayContaining(['mail:removed', stored.address]));
    await single.close();
  });
});

describe('a store command that Redis runs after its caller has given up', () => {
  it('stores nothing', async () => {
    const storage = openTestStorage();
    const redis = rawRedis();
    await storage.whenReady(10_000);
    await storage.mails.store(someMail(someAddress()));
    const mail = someMail(someAddress());
    await redis.client('PAUSE', 5500, 'WRITE');
    await expect(storage.mails.store(mail)).rejects.toThrow(StorageUnavailableError);
    const next = someMail(mail.address);
    await until('Redis goes on', () =>
      storage.mails
        .store(next)
        .then(() => true)
        .catch(() => false),
    );
    expect((await storage.mails.list(mail.address)).map(({ summary }) => summary.id)).toEqual([next.id]);
    redis.disconnect();
    await storage.close();
  });

  it('is retried by Redis’ present clock when that clock has been set ahead', async () => {
    const storage = openTestStorage();
    await storage.whenReady(10_000);
    const clock = (storage.mails as unknown as { clock: { set(partition: number, aheadMs: number): void } }).clock;
    const mail = someMail(someAddress());
    // As if Redis' clock had been set an hour ahead since the last reading.
    clock.set(partitionOf(mail.address), -3_600_000);
    expect(await storage.mails.store(mail)).toEqual({ held: false });
    expect(await storage.mails.list(mail.address)).toHaveLength(1);
    await storage.close();
  });
});
