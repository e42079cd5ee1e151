import { newMailId, queueNames, type Storage } from '@efemera/storage';
import { jest } from '@jest/globals';
import { Queue } from 'bullmq';
import { CuttingProxy } from './cutting-proxy.js';
import { openTestStorage, rawRedis, redisUrl, someAddress, until } from './support.js';

describe('mails for the workers', () => {
  let storage: Storage;
  beforeAll(async () => {
    storage = openTestStorage();
    await storage.whenReady(10_000);
  });
  afterAll(() => storage.close());

  it('are queued, also one that is added while the last mail before it is being queued', async () => {
    const mail = () => ({ address: someAddress(), id: newMailId() });
    await until('the queue is there', () =>
      storage.enrichQueue.addNow([mail()]).then(
        () => true,
        () => false,
      ),
    );
    const add = Object.getOwnPropertyDescriptor(Queue.prototype, 'add')?.value as Queue['add'];
    const spy = jest.spyOn(Queue.prototype, 'add').mockImplementationOnce(function (this: Queue, ...job) {
      const added = add.apply(this, job);
      // Adds the third mail right after the loop that waits for this job has resumed, before any work that the loop starts
      // then.
      void added.then(() => queueMicrotask(() => storage.enrichQueue.add(mail())));
      return added;
    });
    storage.enrichQueue.add(mail());
    await until('all wait', async () => (await storage.enrichQueue.depth()) === 3);
    spy.mockRestore();
  });

  it('wait in a queue apart if their network is busy, and count as waiting there too', async () => {
    const own = openTestStorage();
    try {
      await own.whenReady(10_000);
      const mail = () => ({ address: someAddress(), id: newMailId() });
      const beganMs = Date.now();
      own.enrichQueue.add(mail(), { isBusy: true });
      await until('it waits', async () => (await own.enrichQueue.depth()) === 1);
      const busySinceMs = await own.enrichQueue.waitingSinceMs();
      expect(busySinceMs).toBeGreaterThanOrEqual(beganMs);
      own.enrichQueue.add(mail());
      await until('both wait', async () => (await own.enrichQueue.depth()) === 2);
      expect(await own.enrichQueue.waitingSinceMs()).toBe(busySinceMs);
      const waiting = (await own.queueBoard.report(Date.now())).map(({ name, jobs }) => [name, jobs.waiting]);
      expect(waiting).toEqual(
        expect.arrayContaining([queueNames.enrich, queueNames.enrichBusy].map((name) => [name, 1])),
      );
    } finally {
      await own.close();
    }
  });
});

describe('a queue whose connection is cut while it is opened', () => {
  // The packets are: the connection's greeting, ioredis' check whether Redis is loading, and the first command of BullMQ.
  it.each([1, 2, 3])('accepts jobs afterwards: cut at packet number %s', async (packets) => {
    const proxy = await CuttingProxy.before(redisUrl());
    const storage = openTestStorage({ redisUrl: proxy.url });
    try {
      await storage.whenReady(10_000);
      proxy.cutOnceAt(packets);
      const mail = { address: someAddress(), id: newMailId() };
      const add = () =>
        storage.enrichQueue.addNow([mail]).then(
          () => true,
          () => false,
        );
      await until('a job is taken behind the cut', async () => (await add()) && proxy.hasCut, 10_000);
    } finally {
      await storage.close();
      await proxy.close();
    }
  });
});

describe('the board of queues', () => {
  let storage: Storage;
  let queue: Queue;
  const redis = rawRedis();
  beforeAll(async () => {
    storage = openTestStorage();
    await storage.whenReady(10_000);
    queue = new Queue(queueNames.webhooks, { connection: redis, prefix: storage.keys.queues });
  });
  afterAll(async () => {
    await queue.close();
    redis.disconnect();
    await storage.close();
  });
  const board = <T>(call: () => Promise<T>) => until('the board is open', () => call().catch(() => undefined));

  it('counts no lag for a job whose next attempt is still ahead, however old the job is', async () => {
    const job = await queue.add('call', {}, { delay: 1000, timestamp: Date.now() - 3_600_000 });
    await redis.zadd(queue.toKey('delayed'), (Date.now() + 60_000) * 0x1000, job.id ?? '');
    const lag = async () =>
      (await board(() => storage.queueBoard.report(Date.now())))?.find(({ name }) => name === queue.name)?.lagSeconds;
    expect(await lag()).toBe(0);
    await redis.zadd(queue.toKey('delayed'), (Date.now() - 60_000) * 0x1000, job.id ?? '');
    expect(await lag()).toBeGreaterThan(59);
    await job.remove();
  });

  it('deletes jobs that failed more than an hour ago, also if no other job fails', async () => {
    const [old, recent] = [await queue.add('call', {}), await queue.add('call', {})];
    for (const [job, ago] of [
      [old, 2],
      [recent, 0.5],
    ] as const) {
      await redis.lrem(queue.toKey('wait'), 0, job.id ?? '');
      await redis.zadd(queue.toKey('failed'), Date.now() - ago * 3_600_000, job.id ?? '');
      await redis.hset(queue.toKey(job.id ?? ''), 'finishedOn', Date.now() - ago * 3_600_000);
    }
    await board(() => storage.queueBoard.dropOldFailures().then(() => true));
    expect((await queue.getFailed()).map(({ id }) => id)).toEqual([recent.id]);
    await recent.remove();
  });
});

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

  it('are found again after Redis’ clock was ahead for a while', async () => {
    const key = (queue: string) => `${storage.keys.queues}:${queue}:stalled-check`;
    await redis.set(key('enrich'), '1', 'PX', 3_600_000);
    await redis.set(key('webhooks'), '1', 'PX', 15_000);
    // The board opens its connection at the first call.
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
