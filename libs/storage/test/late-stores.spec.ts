import { randomBytes } from 'node:crypto';
import { partitionOf } from '@efemera/contract/redis';
import type { Redis } from 'ioredis';
import { hashSecret, newMailId, StorageUnavailableError, type Storage } from '@efemera/storage';
import { copyOf, openTestStorage, rawRedis, someAddress, someMail, until } from './support.js';

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
    await single.mails.takeBack([stored, late].map(copyOf));
    await single.mails.store(stored);
    await single.mails.store(late);
    expect(await single.mails.list(stored.address)).toEqual([]);
    expect(await single.mails.list(late.address)).toEqual([]);
    const told = await redis.xrevrange(single.keys.events(partitionOf(stored.address)), '+', '-', 'COUNT', 1);
    expect(told[0]?.[1]).toEqual(expect.arrayContaining(['mail:removed', stored.address]));
    await single.close();
  });

  it('leaves no trace in the counts', async () => {
    const single = openTestStorage();
    await single.whenReady(10_000);
    const address = someAddress();
    const partition = partitionOf(address);
    await single.inboxes.claim(address, { tokenHash: hashSecret('a'), visitorHash: hashSecret('b') });
    const hour = await single.visits.now().then((now) => now.hour);
    const counts = async () => ({
      total: await redis.hget(single.keys.counts(partition), 'received'),
      hour: await redis.hgetall(single.keys.hourCounts(partition, hour)),
      domains: await redis.zrange(single.keys.domains(partition, hour), '0', '-1', 'WITHSCORES'),
      inbox: (await redis.hgetall(single.keys.inbox(address)))['received'],
      today: Object.entries(await redis.hgetall(single.keys.inbox(address))).filter(([name]) =>
        /^received:/.test(name),
      ),
    });
    const [first, second, other] = [
      someMail(address),
      someMail(address),
      { ...someMail(address), from: 'ben@other.test', source: randomBytes(9000) },
    ];
    await single.mails.store(first);
    const before = await counts();
    await single.mails.store(second);
    await single.mails.store(other);
    expect(await counts()).not.toEqual(before);
    await single.mails.takeBack([second, other].map(copyOf));
    const zero = { ...before.hour, 'size:2': '0' };
    expect(await counts()).toEqual({ ...before, hour: zero });
    await single.mails.takeBack([copyOf(first)]);
    const none = { 'size:0': '0', 'size:2': '0', 'first:0': '0', created: '1' };
    expect(await counts()).toEqual({
      total: '0',
      hour: none,
      domains: [],
      inbox: '0',
      today: [[before.today[0]?.[0], '0']],
    });
    // An hour that the worker has added to the ranking is not opened again.
    await single.mails.store({ ...second, id: newMailId() });
    const [late] = await single.mails.list(address);
    await redis.del(single.keys.hourCounts(partition, hour), single.keys.domains(partition, hour));
    await single.mails.takeBack([{ ...copyOf(second), id: late?.summary.id ?? '' }]);
    expect(await counts()).toMatchObject({ total: '0', hour: {}, domains: [] });
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

  it('is retried with a new reading of Redis’ clock when that clock has been set ahead', async () => {
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
