import { limits, type Address } from '@efemera/contract';
import { hashSecret, newSecret, type Storage } from '@efemera/storage';
import { jest } from '@jest/globals';
import type { Redis } from 'ioredis';
import { age, openTestStorage, rawRedis, someAddress, someMail } from './support.js';

const newHolder = () => ({ tokenHash: hashSecret(newSecret()), visitorHash: hashSecret(newSecret()) });
const keys = { p256dh: 'p', auth: 'a' };
let count = 0;
const someSubscription = () => ({ endpoint: `https://push.test/${++count}`, keys });

describe('push store', () => {
  let storage: Storage;
  let redis: Redis;
  beforeAll(async () => {
    storage = openTestStorage();
    redis = rawRedis();
    expect(await storage.whenReady(10_000)).toBe(true);
  });
  afterAll(async () => {
    await storage.close();
    redis.disconnect();
  });

  async function claim(of = storage) {
    const address = someAddress();
    const holder = newHolder();
    expect(await of.inboxes.claim(address, holder)).toBe(true);
    return { address, ...holder };
  }

  async function deliver(address: Address, hasCode = false) {
    const mail = someMail(address);
    await storage.mails.store(mail);
    // Parsing sets this field for a mail with a code.
    if (hasCode) await redis.hset(storage.keys.mail(address, mail.id), 'has-code', '1');
    return mail.id;
  }

  it('keeps one subscription for each browser, and plans the notice of a mail until the browser was told', async () => {
    const { address, tokenHash } = await claim();
    const subscription = someSubscription();
    const more = { ...subscription, expirationTime: null };
    for (let time = 0; time < 3; time++) expect(await storage.push.add(address, tokenHash, more)).toBe(true);
    expect(await storage.push.count(address)).toBe(1);

    const mailId = await deliver(address);
    const { jobs } = await storage.push.plan(address, mailId);
    expect(jobs).toEqual([{ address, mailId, subscriptionId: expect.stringMatching(/^[\w-]{22}$/), attempts: 0 }]);
    // The job that planned the notice may run again, if queueing failed.
    expect((await storage.push.plan(address, mailId)).jobs).toEqual(jobs);
    const [job] = jobs;
    if (!job) throw new Error('Nothing was planned.');
    const { expiresAtMs } = await storage.inboxes.read(address);
    const due = await storage.push.due(job);
    expect(due?.subscription).toEqual(subscription);
    // `inboxEndsAtMs` is by the worker's clock, by which the worker plans its attempts: here an hour ahead of Redis.
    const hourMs = 3_600_000;
    const ahead = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + hourMs);
    const later = await storage.push.due(job);
    ahead.mockRestore();
    const differencesMs = [due?.inboxEndsAtMs ?? 0, (later?.inboxEndsAtMs ?? 0) - hourMs].map((ms) => ms - expiresAtMs);
    for (const differenceMs of differencesMs) expect(Math.abs(differenceMs)).toBeLessThan(1000);
    await storage.push.settle(job);
    expect(await storage.push.due(job)).toBeNull();
    expect((await storage.push.plan(address, mailId)).jobs).toEqual([]);
  });

  it('keeps five browsers of an inbox, and drops the one that was renewed longest ago', async () => {
    const { address, tokenHash } = await claim();
    const subscriptions = Array.from({ length: limits.maxPushSubscriptionsPerInbox + 1 }, someSubscription);
    const add = async (index: number) => {
      expect(await storage.push.add(address, tokenHash, subscriptions[index] ?? someSubscription())).toBe(true);
      // Waits for the next millisecond: two subscriptions of the same one have no order.
      for (const addedMs = Date.now(); Date.now() === addedMs;) await storage.push.count(address);
    };
    for (let index = 0; index < limits.maxPushSubscriptionsPerInbox; index++) await add(index);
    await add(0);
    await add(limits.maxPushSubscriptionsPerInbox);
    expect(await storage.push.count(address)).toBe(limits.maxPushSubscriptionsPerInbox);
    const { jobs } = await storage.push.plan(address, await deliver(address));
    const kept = await Promise.all(jobs.map((job) => storage.push.due(job)));
    expect(kept.map((due) => due?.subscription.endpoint).sort()).toEqual(
      subscriptions
        .filter((_, index) => index !== 1)
        .map(({ endpoint }) => endpoint)
        .sort(),
    );
  });

  it('ends one subscription, or those of one key', async () => {
    const { address, tokenHash, visitorHash } = await claim();
    const [first, second, third] = [someSubscription(), someSubscription(), someSubscription()];
    await storage.push.add(address, tokenHash, first);
    await storage.push.add(address, visitorHash, second);
    await storage.push.add(address, visitorHash, third);
    await storage.push.remove(address, second.endpoint);
    await storage.push.remove(address, 'https://push.test/unknown');
    expect(await storage.push.count(address)).toBe(2);
    await storage.push.removeOf(address, visitorHash);
    expect(await storage.push.count(address)).toBe(1);
    const [job] = (await storage.push.plan(address, await deliver(address))).jobs;
    expect(job && (await storage.push.due(job))?.subscription.endpoint).toBe(first.endpoint);
    if (job) await storage.push.drop(job);
    expect(await storage.push.count(address)).toBe(0);
  });

  it('adds no subscription for anybody but the present holder', async () => {
    const brief = openTestStorage({ quarantineSeconds: 0 });
    try {
      await brief.whenReady(10_000);
      const former = await claim(brief);
      const { address } = former;
      // As if all this happened while the gateway looks up the host of the push service.
      await brief.inboxes.release(address, former.tokenHash);
      const next = newHolder();
      expect(await brief.inboxes.claim(address, next)).toBe(true);
      for (const hash of [former.tokenHash, former.visitorHash, 'x']) {
        expect(await brief.push.add(address, hash, someSubscription())).toBe(false);
      }
      expect(await brief.push.add(someAddress(), next.tokenHash, someSubscription())).toBe(false);
      expect(await brief.push.count(address)).toBe(0);
    } finally {
      await brief.close();
    }
  });

  it('keeps no subscription past a release, an expiry or a claim, and keeps it after an extension', async () => {
    const released = await claim();
    await storage.push.add(released.address, released.tokenHash, someSubscription());
    await storage.inboxes.release(released.address, released.tokenHash);
    expect(await storage.push.count(released.address)).toBe(0);
    await storage.inboxes.extend(released.address, released.tokenHash);
    expect(await storage.push.count(released.address)).toBe(0);

    const expired = await claim();
    const mailId = await deliver(expired.address);
    await storage.push.add(expired.address, expired.tokenHash, someSubscription());
    const { jobs } = await storage.push.plan(expired.address, mailId);
    await age(redis, storage, expired.address, 3601);
    // Before a worker has expired the inbox, no browser is told of its mail any more.
    expect(jobs[0] && (await storage.push.due(jobs[0]))).toBeNull();
    expect((await storage.push.plan(expired.address, mailId)).jobs).toEqual([]);
    await storage.inboxes.expireDue();
    expect(await redis.exists(storage.keys.push(expired.address))).toBe(0);

    const restored = await claim();
    await storage.push.add(restored.address, restored.tokenHash, someSubscription());
    await age(redis, storage, restored.address, 3601);
    await storage.inboxes.extend(restored.address, restored.tokenHash);
    expect(await storage.push.count(restored.address)).toBe(0);

    const extended = await claim();
    await storage.push.add(extended.address, extended.tokenHash, someSubscription());
    await redis.pexpire(storage.keys.push(extended.address), 60_000);
    await storage.inboxes.extend(extended.address, extended.tokenHash);
    expect(await redis.pttl(storage.keys.push(extended.address))).toBeGreaterThan(3600_000);

    const claimed = someAddress();
    await redis.hset(storage.keys.push(claimed), 'subscription:left', '{}');
    await storage.inboxes.claim(claimed, newHolder());
    expect(await redis.exists(storage.keys.push(claimed))).toBe(0);
  });

  it('sends no notice of a mail that was read or deleted, and does not restore a deleted mail', async () => {
    const { address, tokenHash } = await claim();
    await storage.push.add(address, tokenHash, someSubscription());
    const read = await deliver(address);
    await storage.mails.setRead(address, read, true);
    expect((await storage.push.plan(address, read)).jobs).toEqual([]);
    const deleted = await deliver(address);
    const [job] = (await storage.push.plan(address, deleted)).jobs;
    await storage.mails.remove(address, deleted);
    expect(job && (await storage.push.due(job))).toBeNull();
    if (job) await storage.push.settle(job);
    expect((await storage.push.plan(address, deleted)).jobs).toEqual([]);
    expect(await redis.exists(storage.keys.mail(address, deleted))).toBe(0);
  });

  it('ends a subscription whose key no longer opens the inbox', async () => {
    const { address, tokenHash } = await claim();
    await storage.push.add(address, tokenHash, someSubscription());
    const [job] = (await storage.push.plan(address, await deliver(address))).jobs;
    await redis.hset(storage.keys.inbox(address), 'token', hashSecret(newSecret()));
    expect(job && (await storage.push.due(job))).toBeNull();
    expect(await storage.push.count(address)).toBe(0);
  });

  it('bounds the notices of a flood, and leaves half of them to mails with codes', async () => {
    const { address, tokenHash } = await claim();
    await storage.push.add(address, tokenHash, someSubscription());
    const clock = async () => Math.floor(Number((await redis.time())[0]) / 60);
    const tell = async (hasCode: boolean) => {
      const { jobs, isLimited } = await storage.push.plan(address, await deliver(address, hasCode));
      expect(jobs).toHaveLength(isLimited ? 0 : 1);
      return jobs.length;
    };
    const most = limits.maxPushNoticesPerMinute;
    const tellInOneMinute = async (): Promise<[without: number, withCode: number]> => {
      const minute = await clock();
      await redis.hdel(storage.keys.push(address), 'minute', 'hour');
      let [without, withCode] = [0, 0];
      for (let n = 0; n < 2 * most; n++) without += await tell(false);
      for (let n = 0; n < 2 * most; n++) withCode += await tell(true);
      // The next minute begins with a new count.
      return (await clock()) === minute ? [without, withCode] : tellInOneMinute();
    };
    expect(await tellInOneMinute()).toEqual([most / 2, most / 2]);
    // The minutes pass, the hour does not.
    let inHour = 0;
    for (let minute = 0; minute < 20; minute++) {
      await redis.hdel(storage.keys.push(address), 'minute');
      for (let n = 0; n < most; n++) inHour += await tell(true);
    }
    expect(inHour).toBeLessThanOrEqual(limits.maxPushNoticesPerHour);
    expect(inHour).toBeGreaterThanOrEqual(limits.maxPushNoticesPerHour - most);
  });

  it('counts a mail once, however often it is planned', async () => {
    const { address, tokenHash } = await claim();
    await storage.push.add(address, tokenHash, someSubscription());
    const mailId = await deliver(address);
    for (let time = 0; time < 3 * limits.maxPushNoticesPerMinute; time++) {
      expect((await storage.push.plan(address, mailId)).jobs).toHaveLength(1);
    }
  });
});

describe('push keys', () => {
  it('are those that the first process stored, for every process that asks', async () => {
    const storage = openTestStorage();
    try {
      await storage.whenReady(10_000);
      expect(await storage.pushKeys.read()).toBeNull();
      const candidates = Array.from({ length: 8 }, (_, n) => ({ publicKey: `public${n}`, privateKey: `private${n}` }));
      const kept = await Promise.all(candidates.map((candidate) => storage.pushKeys.keep(candidate)));
      expect(new Set(kept.map(({ publicKey }) => publicKey)).size).toBe(1);
      expect(candidates).toContainEqual(kept[0]);
      expect(await storage.pushKeys.read()).toEqual(kept[0]);
    } finally {
      await storage.close();
    }
  });
});
