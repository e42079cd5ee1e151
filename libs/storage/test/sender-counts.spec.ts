import type { Storage } from '@efemera/storage';
import { openTestStorage, rawRedis } from './support.js';

const hourMs = 3_600_000;
/** A quarter past some hour. */
const nowMs = 480_000 * hourMs + hourMs / 4;

describe('the counts of senders', () => {
  let storage: Storage;
  const redis = rawRedis();
  beforeEach(async () => {
    storage = openTestStorage();
    expect(await storage.whenReady(10_000)).toBe(true);
  });
  afterEach(() => storage.close());
  afterAll(() => redis.disconnect());

  const refuse = (mailFrom: string, ip: string | null = null, times = 1) => {
    for (let n = 0; n < times; n++) storage.senderCounts.count('refused', { ip, mailFrom });
  };
  const top = (kind: 'domain' | 'network', hours: 1 | 24 = 24, atMs = nowMs) =>
    storage.senderCounts.top(kind, hours, 20, atMs);

  it('lists registrable domains and networks by their refusals, each with how much of its mail was taken', async () => {
    refuse('a@mail.spam.test', '192.0.2.7', 3);
    refuse('b@spam.test', '192.0.2.99', 2);
    refuse('c@other.test', '2001:db8:0:1::5');
    storage.senderCounts.count('taken', { ip: '192.0.2.7', mailFrom: 'a@spam.test' });
    storage.senderCounts.count('taken', { ip: '198.51.100.1', mailFrom: 'x@fine.test' });
    await storage.senderCounts.flush(nowMs);
    expect(await top('domain')).toEqual([
      { name: 'spam.test', refused: 5, taken: 1 },
      { name: 'other.test', refused: 1, taken: 0 },
    ]);
    expect(await top('network')).toEqual([
      { name: '192.0.2.0/24', refused: 5, taken: 1 },
      { name: '2001:db8:0:1::/64', refused: 1, taken: 0 },
    ]);
  });

  it('counts a bounce for its network, and a relay’s mail without a client for its domain alone', async () => {
    refuse('', '192.0.2.7');
    refuse('a@spam.test', null);
    await storage.senderCounts.flush(nowMs);
    expect([await top('domain'), await top('network')]).toEqual([
      [{ name: 'spam.test', refused: 1, taken: 0 }],
      [{ name: '192.0.2.0/24', refused: 1, taken: 0 }],
    ]);
  });

  it('sums up processes and hours, and takes of the oldest hour the part within the period', async () => {
    for (const hoursAgo of [0, 1, 23, 24, 25]) {
      refuse('a@spam.test', null, 100);
      await storage.senderCounts.flush(nowMs - hoursAgo * hourMs);
    }
    expect(await top('domain', 1)).toEqual([{ name: 'spam.test', refused: 175, taken: 0 }]);
    expect(await top('domain', 24)).toEqual([{ name: 'spam.test', refused: 375, taken: 0 }]);
    expect(await top('domain', 1, nowMs + 2 * hourMs)).toEqual([]);
  });

  it('finds the frequent sender in a flood of invented domains, in bounded memory', async () => {
    for (let round = 0; round < 6; round++) {
      for (let n = 0; n < 3000; n++) {
        refuse(`x@invented-${round}-${n}.test`);
        if (n % 100 === 0) refuse('a@spam.test');
      }
      await storage.senderCounts.flush(nowMs);
    }
    const [first] = await top('domain');
    expect(first).toEqual({ name: 'spam.test', refused: 180, taken: 0 });
    const key = storage.keys.senderCounts('refused', 'domain', 480_000);
    expect(await redis.zcard(key)).toBe(1000);
    expect(await redis.ttl(key)).toBeGreaterThan(24 * 3600);
  });

  it('makes no call to Redis for a mail, and a few for each flush', async () => {
    const calls = async () => Number(/cmdstat_evalsha:calls=(\d+)/.exec(await redis.info('commandstats'))?.[1] ?? 0);
    await storage.senderCounts.flush(nowMs);
    const before = await calls();
    refuse('a@spam.test', '192.0.2.7', 5000);
    await storage.senderCounts.flush(nowMs);
    // Other suites share the server: without gathering there would be thousands.
    expect((await calls()) - before).toBeLessThan(500);
    expect(await top('domain')).toEqual([{ name: 'spam.test', refused: 5000, taken: 0 }]);
  });
});
