import { randomBytes } from 'node:crypto';
import { partitionOf, type Fact } from '@efemera/contract/redis';
import type { Redis } from 'ioredis';
import { hashSecret, type CheckedSender, type EventFeed, type Storage } from '@efemera/storage';
import { someParsed } from '@efemera/testing/some-mail';
import { CuttingProxy } from './cutting-proxy.js';
import { openTestStorage, rawRedis, redisUrl, someAddress, someMail, until } from './support.js';

/** Closes the feed's connection at the server. */
async function cutFeed(redis: Redis): Promise<void> {
  for (const line of String(await redis.client('LIST')).split('\n')) {
    const id = /^id=(\d+) .*name=efemera-test-feed/.exec(line)?.[1];
    if (id) await redis.client('KILL', 'ID', id);
  }
}

describe('event feed', () => {
  let storage: Storage;
  let proxy: CuttingProxy;
  /** The same store, whose connections pass through the proxy. */
  let followed: Storage;
  let feed: EventFeed;
  let facts: Fact[];
  let gaps: number;
  beforeEach(async () => {
    const options = { maxInboxMessages: 2, prefix: `t${randomBytes(6).toString('hex')}:` };
    proxy = await CuttingProxy.before(redisUrl());
    storage = openTestStorage(options);
    followed = openTestStorage({ ...options, redisUrl: proxy.url });
    await Promise.all([storage, followed].map((each) => each.whenReady(10_000)));
    [facts, gaps] = [[], 0];
    feed = followed.feeds.open({
      wants: () => true,
      onFact: (fact) => facts.push(fact),
      onGap: () => gaps++,
      onError: () => undefined,
    });
  });
  afterEach(async () => {
    await feed.stop();
    await Promise.all([storage, followed].map((each) => each.close()));
    await proxy.close();
  });

  /** Cuts the feed's connection and does the work; the feed can reconnect only afterwards. */
  async function whileAway(redis: Redis, work: () => Promise<void>): Promise<void> {
    proxy.cutAfter(0);
    await cutFeed(redis);
    await work();
    proxy.cutAfter(Infinity);
  }

  it('reports, in order, the events of an inbox that happen after the feed has started', async () => {
    const address = someAddress();
    await storage.mails.store(someMail(address, 'before'));
    await feed.start();
    const mail = someMail(address, 'a "quoted" subject with "read":false in it');
    const holder = { tokenHash: hashSecret('a'), visitorHash: hashSecret('b') };
    await storage.mails.store(mail);
    await storage.mails.setRead(address, mail.id, true);
    await storage.mails.setRead(address, mail.id, true);
    await storage.mails.remove(address, mail.id);
    await storage.inboxes.claim(address, holder);
    await storage.inboxes.release(address, holder.tokenHash);
    await until('five facts are told', () => facts.length >= 5);
    expect(facts).toMatchObject([
      { type: 'mail:received', payload: { to: address, email: { id: mail.id, subject: mail.subject, read: false } } },
      { type: 'mail:updated', payload: { to: address, id: mail.id, read: true } },
      { type: 'mail:removed', payload: { to: address, id: mail.id } },
      { type: 'inbox:claimed', payload: { to: address, ...holder } },
      { type: 'inbox:expired', payload: { to: address } },
    ]);
  });

  it('reports a parsed mail as read, although the process that parsed it does not know that it was read', async () => {
    const mail = someMail(someAddress());
    await storage.mails.store(mail);
    const [listed] = await storage.mails.list(mail.address);
    if (!listed) throw new Error('not listed');
    await storage.mails.setRead(mail.address, mail.id, true);
    await feed.start();
    const parsed = someParsed({ from: mail.from, subject: mail.subject, preview: 'Hi.' });
    await storage.mails.saveParsed(mail.address, listed.summary, parsed, mail);
    const auth = { spf: 'pass', dkim: 'none', dmarc: 'none' } as const;
    const details = { spf: { result: 'pass', domain: null }, dkim: [], dmarc: null };
    const summary = { ...listed.summary, preview: 'Hi.' };
    await storage.mails.saveAuth(mail.address, summary, { auth, details } as unknown as CheckedSender);
    await until('two facts are told', () => facts.length >= 2);
    expect(facts).toMatchObject([
      { type: 'mail:updated', payload: { id: mail.id, email: { preview: 'Hi.', read: true, auth: null, tag: null } } },
      { type: 'mail:updated', payload: { id: mail.id, email: { preview: 'Hi.', read: true, auth } } },
    ]);
    expect(await storage.mails.list(mail.address)).toEqual([
      { parsed: true, summary: { ...summary, auth, read: true } },
    ]);
  });

  it('reports a gap if it started while Redis was away, because it missed the facts until Redis came back', async () => {
    proxy.cutAfter(0);
    await feed.start();
    const address = someAddress();
    await storage.mails.store(someMail(address, 'missed'));
    proxy.cutAfter(Infinity);
    await until('a gap is told', () => gaps > 0);
    const mail = someMail(address, 'heard');
    await storage.mails.store(mail);
    await until('a fact is told', () => facts.length > 0);
    expect(facts).toMatchObject([{ type: 'mail:received', payload: { email: { id: mail.id } } }]);
    expect(gaps).toBe(1);
  });

  it('skips events of inboxes that no client watches', async () => {
    await feed.stop();
    const wanted = someAddress();
    feed = storage.feeds.open({
      wants: (address) => address === wanted,
      onFact: (fact) => facts.push(fact),
      onGap: () => gaps++,
      onError: () => undefined,
    });
    await feed.start();
    await storage.mails.store(someMail(someAddress()));
    await storage.mails.store(someMail(wanted));
    await until('the wanted one is told', () => facts.length > 0);
    expect(facts.map(({ payload }) => payload.to)).toEqual([wanted]);
  });

  it('reports which mail a full inbox dropped', async () => {
    await feed.start();
    const address = someAddress();
    const mails = [someMail(address), someMail(address), someMail(address)];
    for (const mail of mails) await storage.mails.store(mail);
    await until('the removal is told', () =>
      facts.some((fact) => fact.type === 'mail:removed' && fact.payload.id === mails[0]?.id),
    );
  });

  it('continues after its connection was cut, without a gap or a repeated event', async () => {
    await feed.start();
    const redis = rawRedis();
    const [address, other] = [someAddress(), someAddress()];
    await storage.mails.store(someMail(address, 'one'));
    await until('the first is told', () => facts.length === 1);
    await cutFeed(redis);
    await storage.mails.store(someMail(other, 'two'));
    await storage.mails.store(someMail(address, 'three'));
    await until('the others are told', () => facts.length === 3);
    redis.disconnect();
    expect(gaps).toBe(0);
  });

  it('reports a gap before the facts of a full batch when facts before the batch were trimmed', async () => {
    await feed.start();
    const redis = rawRedis();
    const address = someAddress();
    await storage.mails.store(someMail(address, 'one'));
    await until('the first is told', () => facts.length === 1);
    const key = storage.keys.events(partitionOf(address));
    const flood = redis.multi().del(key);
    for (let i = 0; i < 600; i++) flood.xadd(key, '*', 'type', 'mail:removed', 'to', 'x', 'payload', '{"to":"x"}');
    await flood.exec();
    await until('all are told', () => facts.length >= 601);
    redis.disconnect();
    // The gap is reported before the newest fact, whose place would otherwise hide that earlier facts are missing.
    expect(gaps).toBe(1);
  });

  it('reports a gap when the stream was trimmed beyond its position', async () => {
    await feed.start();
    const redis = rawRedis();
    const address = someAddress();
    await storage.mails.store(someMail(address, 'one'));
    await until('the first is told', () => facts.length === 1);
    const key = storage.keys.events(partitionOf(address));
    await whileAway(redis, async () => {
      await redis.multi().del(key).xadd(key, '*', 'type', 'x', 'to', 'x', 'payload', '{}').exec();
    });
    await until('the gap is told', () => gaps > 0);
    redis.disconnect();
  });

  it.each([
    ['no new events', 0, 0, 0],
    ['two new events, none of them trimmed', 2, 0, 0],
    ['two new events, one of them trimmed', 2, 1, 1],
    ['two new events, both of them trimmed', 2, 2, 1],
  ])('reports a gap only if events were trimmed before it read them: %s', async (_, happened, gone, missed) => {
    await feed.start();
    const redis = rawRedis();
    const address = someAddress();
    const { id } = someMail(address);
    await storage.mails.store({ ...someMail(address), id });
    await until('the first is told', () => facts.length === 1);
    const key = storage.keys.events(partitionOf(address));
    await whileAway(redis, async () => {
      await redis.xtrim(key, 'MAXLEN', 0);
      for (let time = 0; time < happened; time++) await storage.mails.setRead(address, id, time % 2 === 0);
      await redis.xtrim(key, 'MAXLEN', happened - gone);
    });
    // An event in another partition: when it arrives, the feed is back.
    let other = someAddress();
    while (partitionOf(other) === partitionOf(address)) other = someAddress();
    await storage.mails.store(someMail(other, 'later'));
    const expected = 2 + happened - gone;
    await until('the others are told', () => facts.length >= expected);
    redis.disconnect();
    expect([gaps, facts.length]).toEqual([missed, expected]);
  });

  it('reports a gap when it missed the first events of a partition that was empty before', async () => {
    await feed.start();
    const redis = rawRedis();
    const address = someAddress();
    await whileAway(redis, async () => {
      await storage.mails.store(someMail(address));
      await redis.xtrim(storage.keys.events(partitionOf(address)), 'MAXLEN', 0);
    });
    await until('the gap is told', () => gaps === 1);
    redis.disconnect();
  });
});
