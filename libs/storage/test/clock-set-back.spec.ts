import { Queue } from 'bullmq';
import type { Redis } from 'ioredis';
import { jest } from '@jest/globals';
import type { Storage } from '@efemera/storage';
import { openTestStorage, rawRedis, redisUrl, until } from './support.js';

const hourMs = 3_600_000;

/** While its clock was an hour ahead, Redis or a worker has written times, which must do no harm now. */
describe('a clock that was ahead and is right again', () => {
  let storage: Storage;
  let redis: Redis;
  beforeEach(async () => {
    storage = openTestStorage();
    redis = rawRedis();
    expect(await storage.whenReady(10_000)).toBe(true);
  });
  afterEach(async () => {
    redis.disconnect();
    await storage.close();
  });

  it('makes a rate limit refuse no caller for longer than its window', async () => {
    const limit = { calls: 1, windowSeconds: 60 };
    const key = storage.keys.rate('change', 'network');
    const setAhead = () => redis.pexpire(key, hourMs + 60_000);

    await storage.rates.count('change', 'network', limit);
    await setAhead();
    expect((await storage.rates.count('change', 'network', limit)).resetSeconds).toBeLessThanOrEqual(60);
    expect(await redis.pttl(key)).toBeLessThanOrEqual(60_000);

    await setAhead();
    expect(await storage.rates.exhaustedSeconds('change', 'network', limit)).toBeLessThanOrEqual(60);
    expect(await redis.pttl(key)).toBeLessThanOrEqual(60_000);
  });

  it('delays the publication of no ranking', async () => {
    await storage.visits.recordVisit('BR');
    const ahead = new Date(Date.now() + hourMs).toISOString();
    await redis.hset(storage.keys.rank.snapshot('countries'), 'updatedAt', ahead);
    expect((await storage.rankings.rollUp()).changed).toEqual(['domains', 'countries']);
    expect((await storage.rankings.read('countries', '24h')).total).toBe(1);
  });

  it('keeps neither a dead process nor the open sockets of a dead gateway listed', async () => {
    const heardMs = Date.now() + hourMs;
    await redis.hset(storage.keys.processes, 'worker/dead', `${heardMs} 0 {"startedAtMs":1}`);
    await redis.hset(storage.keys.sockets, 'dead', `7@${heardMs}`);
    await storage.heartbeats.beat('worker', 'living', { startedAtMs: 1 } as never);
    const processes = await storage.heartbeats.processes(Date.now());
    expect(processes.map(({ instance }) => instance)).toEqual(['living']);
    expect(await storage.sockets.sum()).toBe(0);
  });

  it('stops no schedule of recurring jobs', async () => {
    const schedule = storage.schedules.open('ranking', 'roll-up');
    const queue = new Queue('ranking', { connection: { url: redisUrl() }, prefix: storage.keys.queues });
    const nextMs = async () => ((await queue.getJobScheduler('roll-up'))?.next ?? Infinity) - Date.now();
    const set = () =>
      schedule.every(1000).then(
        () => true,
        () => false,
      );
    try {
      const ahead = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + hourMs);
      await until('it is set', set);
      ahead.mockRestore();
      expect(await nextMs()).toBeGreaterThan(hourMs / 2);
      await until('it is set again', set);
      expect(await nextMs()).toBeLessThan(2000);
    } finally {
      await queue.close();
    }
  });
});
