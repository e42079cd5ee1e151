import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Address } from '@efemera/contract';
import { partitionOf, partitions, type Fact } from '@efemera/contract/redis';
import {
  BlockGuard,
  hashSecret,
  holderOfApiKey,
  newMailId,
  newSecret,
  openStorage,
  type EventFeed,
  type Storage,
  type StorageOptions,
} from '@efemera/storage';
import { RedisCluster, type RedisNode } from '@efemera/testing/redis-fleet';
import { until } from '@efemera/testing/until';
import { addressIn, copyOf, parsed, someMail, vitals } from '../support/engine-samples.js';

const luaFolder = resolve(import.meta.dirname, '../../../libs/storage/src/redis/scripts');
const scripts = readdirSync(luaFolder).filter((file) => file.endsWith('.lua'));
/** The head of each script. */
const heads = scripts.map(
  (file) => [file, readFileSync(`${luaFolder}/${file}`, 'utf8').split('\n', 1)[0] ?? ''] as const,
);
const holder = { tokenHash: hashSecret('token'), visitorHash: hashSecret('visitor') };

/** The same suite on a single Redis and on a cluster: code above the storage must not see a difference. */
describe.each(['one Redis', 'a cluster'] as const)('storage on %s', (engine) => {
  let cluster: RedisCluster | null = null;
  let storage: Storage;
  const scriptsSeen = new Set<string>();
  const monitors: { disconnect: () => void }[] = [];
  const open = (options: Partial<StorageOptions> = {}) =>
    openStorage({
      redisUrl: cluster?.url ?? process.env['TEST_REDIS_URL'] ?? '',
      name: 'engines',
      prefix: `e${randomBytes(6).toString('hex')}:`,
      inboxTtlSeconds: 3600,
      quarantineSeconds: 86_400,
      maxInboxMessages: 3,
      ...options,
    });

  async function watchScripts(node: RedisNode): Promise<void> {
    const monitor = await node.redis.monitor();
    monitors.push(monitor);
    monitor.on('error', () => undefined);
    monitor.on('monitor', (_time: string, [command, text = '']: string[]) => {
      if (command?.toLowerCase() !== 'eval') return;
      for (const [file, head] of heads) if (text.includes(head)) scriptsSeen.add(file);
    });
  }

  beforeAll(async () => {
    if (engine === 'a cluster') {
      cluster = await RedisCluster.start();
      for (const node of cluster.nodes.slice(0, 3)) await watchScripts(node);
    }
    storage = open({ onNewerData: () => undefined });
    expect(await storage.whenReady(10_000)).toBe(true);
  });
  afterAll(async () => {
    for (const monitor of monitors) monitor.disconnect();
    await storage.close();
    await cluster?.stop();
  });

  it('stores, lists, reads, marks, parses, checks and removes mail in every partition', async () => {
    const addresses = partitions.map(addressIn);
    for (const address of addresses) {
      const mails = ['one', 'two', 'three', 'four'].map((subject) => someMail(address, subject));
      const [, two, three, four] = mails;
      const large = { ...someMail(address, 'large'), source: [Buffer.alloc(90_000, 'x'), Buffer.from('é')] };
      expect(await storage.mails.store(large)).toEqual({ held: false });
      expect(await storage.mails.source(address, large.id)).toEqual(Buffer.concat(large.source));
      expect(await storage.mails.remove(address, large.id)).toBe(true);
      for (const mail of mails) expect(await storage.mails.store(mail)).toEqual({ held: false });
      // A repetition changes nothing.
      if (four) await storage.mails.store(four);
      const listed = await storage.mails.list(address);
      expect(listed.map(({ summary }) => summary.subject)).toEqual(['four', 'three', 'two']);
      expect(await storage.mails.list(address, { sinceId: three?.id ?? '' })).toHaveLength(1);
      const id = two?.id ?? '';
      const summary = listed.find((mail) => mail.summary.id === id)?.summary;
      if (!summary || !two) throw new Error('It is not listed.');
      await storage.mails.saveParsed(address, summary, parsed('two'), two);
      await storage.mails.saveAuth(address, { ...summary, code: '482913' }, {
        auth: { spf: 'pass', dkim: 'none', dmarc: 'none' },
        details: {},
      } as unknown as Parameters<Storage['mails']['saveAuth']>[2]);
      expect(await storage.mails.setRead(address, id, true)).toBe(true);
      await storage.deliveries.markPushed(mails.map((mail) => ({ address, id: mail.id, atMs: Date.now() })));
      expect(await storage.mails.get(address, id)).toMatchObject({
        parsed: true,
        summary: { read: true, code: '482913', auth: { spf: 'pass' } },
        bodies: { body: 'Hi.\n' },
      });
      expect(await storage.mails.source(address, id)).toEqual(two.source);
      const [newest] = await storage.mails.listWithBodies(address);
      expect(newest?.summary.id).toBe(four?.id);
      expect([await storage.mails.remove(address, id), await storage.mails.remove(address, id)]).toEqual([true, false]);
      const refused = someMail(address);
      await storage.mails.store(refused);
      await storage.mails.takeBack([copyOf(refused)]);
      expect(await storage.mails.get(address, refused.id)).toBeNull();
      await storage.deliveries.noteRefusal(
        address,
        {
          refusedAtMs: Date.now(),
          helo: 'x',
          mailFrom: 'x@y.test',
          size: null,
          reply: { code: 550, text: 'no' },
          times: { connectedAtMs: Date.now(), tlsVersion: null, afterMs: {} },
        },
        { takesAny: true },
      );
      await storage.deliveries.noteRunning(address, 'of nobody', null, 1000);
      const outcomes = (await storage.deliveries.list(address)).deliveries.map(({ outcome }) => outcome).sort();
      expect(outcomes).toEqual(['refused', 'stored', 'stored']);
    }
    // Five per partition: a mail that is deleted still counts as received, one that is taken back does not.
    expect(await storage.totals.read()).toEqual({ emailsCreated: 0, messagesReceived: 5 * partitions.length });
    expect(await storage.purge.inbox(addresses[0] as Address)).toBe(2);
    expect(await storage.purge.from('domain', 'sender.test')).toBe(2 * (partitions.length - 1));
  });

  it('claims, extends, releases and restores inboxes with webhooks and push subscriptions', async () => {
    for (const address of partitions.map(addressIn)) {
      expect(await storage.inboxes.claim(address, holder)).toBe(true);
      expect(await storage.inboxes.claim(address, { tokenHash: 'x', visitorHash: 'y' })).toBe(false);
      expect(await storage.inboxes.isHeld(address)).toBe(true);
      const webhook = await storage.webhooks.add(address, holder.tokenHash, {
        url: 'https://hook.test',
        events: ['mail:received'],
      });
      if (typeof webhook === 'string') throw new Error(webhook);
      const mail = someMail(address);
      expect(await storage.mails.store(mail)).toEqual({ held: true });
      const [job] = await storage.webhooks.plan(address, 'mail:received', mail.id);
      if (!job) throw new Error('Nobody is to be told.');
      const due = await storage.webhooks.due(job);
      if (!due) throw new Error('It is not due.');
      await storage.webhooks.save(job, { ...due.delivery, state: 'delivered', attempts: 1 });
      expect(await storage.webhooks.deliveries(address, webhook.id)).toMatchObject([{ state: 'delivered' }]);
      expect(await storage.webhooks.remove(address, webhook.id)).toBe(true);
      const subscription = { endpoint: 'https://push.test/send/x', keys: { p256dh: 'p', auth: 'a' } };
      expect(await storage.push.add(address, holder.tokenHash, subscription)).toBe(true);
      const [notice] = (await storage.push.plan(address, mail.id)).jobs;
      if (!notice) throw new Error('No browser is to be told.');
      expect(await storage.push.due(notice)).toMatchObject({ subscription });
      await storage.push.settle(notice);
      await storage.push.remove(address, subscription.endpoint);
      expect(await storage.push.count(address)).toBe(0);
      expect(await storage.inboxes.extend(address, holder.tokenHash)).toBe(true);
      expect(await storage.inboxes.release(address, holder.tokenHash)).toBe(true);
      const unwanted = addressIn(partitionOf(address));
      await storage.inboxes.close(unwanted);
      expect(await storage.inboxes.claim(unwanted, holder)).toBe(false);
      expect((await storage.inboxes.read(address)).state).toBe('quarantined');
      expect(await storage.inboxes.extend(address, holder.visitorHash)).toBe(true);
    }
    expect(await storage.inboxes.ofHolder(holder.visitorHash)).toHaveLength(partitions.length);
    expect((await storage.totals.read()).emailsCreated).toBe(partitions.length);
  });

  it('lets guests in by links and shuts them out again, and gives inboxes of a key faults on demand', async () => {
    const key = await storage.apiKeys.create({ name: 'tests', inboxesPerDay: 100 });
    for (const address of partitions.map(addressIn)) {
      const claimant = { tokenHash: hashSecret(newSecret()), visitorHash: holderOfApiKey(key.id) };
      expect(await storage.inboxes.claim(address, claimant)).toBe(true);
      const link = await storage.guests.addLink(address, claimant.tokenHash, 'read');
      if (typeof link === 'string') throw new Error(link);
      const guest = { visitorHash: hashSecret(newSecret()), device: 'Firefox' };
      expect(await storage.guests.redeem(link.secret, guest)).toMatchObject({ address, access: 'read' });
      const [joined] = (await storage.inboxes.read(address)).guests;
      expect(await storage.guests.end(address, claimant.tokenHash, joined?.id ?? '')).toBe('ended');
      expect(await storage.faults.set(address, key.id, { stage: 'rcpt', code: 450, delayMs: 0 })).toBe(true);
      expect(await storage.faults.take(address, 'rcpt')).toEqual({ code: 450, delayMs: 0 });
    }
    expect(await storage.apiKeys.remove(key.id)).toMatchObject({ name: 'tests' });
  });

  it('makes room: drops mail of unclaimed addresses in every partition, and no mail of a held inbox', async () => {
    const addresses = partitions.map(addressIn);
    const held = addressIn(0);
    await storage.inboxes.claim(held, holder);
    for (const address of [...addresses, held]) await storage.mails.store(someMail(address));
    let dropped = 0;
    await until('all are empty', async () => {
      dropped += await storage.inboxes.dropUnclaimed();
      const left = await Promise.all(addresses.map((address) => storage.mails.list(address)));
      return dropped >= addresses.length && left.flat().length === 0;
    });
    expect(await storage.mails.list(held)).toHaveLength(1);
  });

  it('expires due entries in every partition', async () => {
    const brief = open({ inboxTtlSeconds: 1 });
    await brief.whenReady(10_000);
    const addresses = partitions.map(addressIn);
    for (const address of addresses) {
      if (partitionOf(address) % 2 === 0) await brief.inboxes.claim(address, holder);
      await brief.mails.store(someMail(address));
    }
    let gone = 0;
    await until('all have expired', async () => {
      gone += await brief.inboxes.expireDue();
      const left = await Promise.all(addresses.map((address) => brief.mails.list(address)));
      return gone >= addresses.length && left.flat().length === 0;
    });
    await brief.close();
  });

  it('delivers the events of all partitions, each once and in order, and continues after a pause', async () => {
    const facts: Fact[] = [];
    let gaps = 0;
    const follow = (): EventFeed =>
      storage.feeds.open({
        wants: () => true,
        onFact: (fact) => facts.push(fact),
        onGap: () => gaps++,
        onError: () => undefined,
      });
    const feed = follow();
    await feed.start();
    const mails = partitions.flatMap((partition) => {
      const address = addressIn(partition);
      return ['one', 'two', 'three'].map((subject) => someMail(address, subject));
    });
    for (const mail of mails) await storage.mails.store(mail);
    await until('all are told', () => facts.length >= mails.length);
    const told = facts.flatMap((fact) => (fact.type === 'mail:received' ? [fact.payload.email] : []));
    for (const { address } of mails) {
      expect(told.filter(({ to }) => to === address).map(({ subject }) => subject)).toEqual(['one', 'two', 'three']);
    }
    expect([facts.length, gaps]).toEqual([mails.length, 0]);
    const [first] = mails;
    const place = first && feed.placeOf(first.address);
    if (!first || !place) throw new Error('There are none.');
    await storage.mails.setRead(first.address, first.id, true);
    const history = await storage.facts.since(first.address, place);
    expect(history?.facts.map(({ fact }) => fact.type)).toEqual(['mail:updated']);
    await feed.stop();
  });

  it('counts visits, calls, quotas, sockets and counters, and aggregates rankings', async () => {
    const country = 'BR';
    await storage.visits.recordVisit(country);
    await storage.visits.recordVisit(null);
    const { hour } = await storage.visits.now();
    const closed = await storage.rankings.rollUp();
    expect(closed.changed.sort()).toEqual(['countries', 'domains']);
    expect((await storage.rankings.read('domains', 'all')).rows).toMatchObject([{ name: 'sender.test' }]);
    expect((await storage.rankings.read('countries', '24h')).rows).toMatchObject([{ name: country, count: 1 }]);
    expect((await storage.statistics.read()).totals.visits).toBe(2);
    // A past hour is aggregated exactly once.
    const admin = (await cluster?.masterOf(storage.keys.hours(3)))?.redis;
    if (admin) {
      await admin.sadd(storage.keys.hours(3), hour - 2);
      await admin.hincrby(storage.keys.hourCounts(3, hour - 2), 'size:0', 7);
      await admin.zincrby(storage.keys.domains(3, hour - 2), 7, 'older.test');
      expect((await storage.rankings.rollUp()).foldedHours).toBe(1);
      expect((await storage.rankings.rollUp()).foldedHours).toBe(0);
      expect((await storage.rankings.read('domains', 'all')).rows).toContainEqual(
        expect.objectContaining({ name: 'older.test', count: 7 }),
      );
    }
    for (let visitor = 0; visitor < 12; visitor++) {
      expect(await storage.quotas.reserve(`visitor${visitor}`, 2)).toBe(1);
      await storage.quotas.refund(`visitor${visitor}`);
      expect(await storage.quotas.remaining(`visitor${visitor}`, 2)).toBe(2);
      const limit = { calls: 1, windowSeconds: 60 };
      expect((await storage.rates.count('read', `net${visitor}`, limit)).allowed).toBe(true);
      expect((await storage.rates.count('read', `net${visitor}`, limit)).allowed).toBe(false);
      expect(await storage.rates.exhaustedSeconds('read', `net${visitor}`, limit)).toBeGreaterThan(0);
    }
    await storage.sockets.report('gateway-1', 7);
    await storage.sockets.report('gateway-2', 5);
    expect(await storage.sockets.sum()).toBe(12);
    storage.counters.add('smtp:connections', '', 3);
    await storage.counters.flush();
    expect(await storage.counters.read()).toEqual([{ name: 'smtp:connections', label: '', amount: 3 }]);
  });

  it('keeps letters to the operator, and counts senders', async () => {
    const addresses = Array.from({ length: 24 }, (_, n) => `abuse@letters${n}.engine.test` as Address);
    const letters = addresses.map((address) => someMail(address, 'Letter'));
    for (const letter of letters) await storage.mails.store(letter);
    const listed = async () => (await storage.letters.list([])).map(({ id, isAnswered }) => [id, isAnswered]);
    const [answered, removed, ...others] = letters.map(({ id, address }) => ({ id, address }));
    if (!answered || !removed) throw new Error('There are letters.');
    await storage.mails.setRead(answered.address, answered.id, true);
    await storage.mails.remove(removed.address, removed.id);
    expect((await listed()).sort()).toEqual([answered, ...others].map(({ id }) => [id, id === answered.id]).sort());
    // The limit leaves a partition room for one letter of a network: each letter pushes out the one before, though that
    // lies at another address.
    Object.defineProperty(storage.memory, 'limitBytes', { configurable: true, value: (2 * 16_384 * 16) / 0.2 });
    const crowd = addresses.map((address) => someMail(address, 'Crowd'));
    for (const letter of crowd) await storage.mails.store(letter);
    Reflect.deleteProperty(storage.memory, 'limitBytes');
    expect(await listed()).toHaveLength(new Set(addresses.map(partitionOf)).size);
    await storage.mails.takeBack(crowd.map(copyOf));
    expect(await listed()).toEqual([]);

    storage.senderCounts.count('refused', { ip: '192.0.2.1', mailFrom: 'a@refused.test' });
    await storage.senderCounts.flush();
    expect(await storage.senderCounts.top('domain', 1, 10)).toContainEqual({
      name: 'refused.test',
      refused: 1,
      taken: 0,
    });
  });

  it('keeps comments, blocks, domains, the audit and heartbeats', async () => {
    const comment = await storage.comments.add({ name: 'Ana', rating: 5, comment: 'Good', email: null });
    await storage.comments.setHidden(comment.id, true);
    expect((await storage.comments.list(1)).total).toBe(0);
    await storage.comments.setHidden(comment.id, false);
    expect((await storage.comments.list(1)).comments).toHaveLength(1);
    expect(await storage.comments.remove(comment.id)).toBe(true);
    await storage.blocks.add('domain', 'spam.test', {});
    const guard = new BlockGuard(storage.blocks);
    await guard.refresh();
    expect(guard.blocksSender('x@spam.test')).toBe(true);
    expect(await storage.blocks.remove('domain', 'spam.test')).toBe(true);
    await storage.blocks.add('domain', 'ended.test', { expiresInSeconds: -1 });
    await storage.blocks.add('domain', 'lasting.test', { expiresInSeconds: 60 });
    expect(await storage.blocks.dropEnded()).toBe(1);
    expect((await storage.blocks.list()).map(({ value }) => value)).toEqual(['lasting.test']);
    await storage.domains.set('new.test', 'offered');
    await expect(storage.domains.set('new.test', 'retired')).rejects.toMatchObject({ code: 'last_domain' });
    expect(await storage.domains.remove('new.test', ['first.test'])).toBe(true);
    await storage.audit.add({ actor: 'a', network: 'n', action: 'purge', subject: 's', outcome: 'o' });
    expect(await storage.audit.list(5)).toHaveLength(1);
    await storage.heartbeats.beat('smtp', 'one', vitals);
    expect(await storage.heartbeats.missing(['smtp', 'worker'])).toEqual(['worker']);
  });

  it('queues jobs, and reports the state of every Redis server to the operator', async () => {
    const address = addressIn(5);
    storage.enrichQueue.add({ address, id: newMailId() });
    storage.senderCheckQueue.add({ address, id: newMailId() });
    await storage.webhookQueue.add([{ address, deliveryId: 'a-b', run: 0 }]);
    await storage.pushQueue.add([{ address, mailId: newMailId(), subscriptionId: 'a', attempts: 0 }]);
    await storage.schedules.open('retention', 'expire').every(60_000);
    await until('the job waits', async () => (await storage.enrichQueue.depth()) === 1);
    const admin = (await cluster?.masterOf(storage.keys.unparsed(5)))?.redis;
    if (admin) {
      await storage.inboxes.claim(address, holder);
      const mail = someMail(address);
      await storage.mails.store(mail);
      await admin.zadd(storage.keys.unparsed(5), 'XX', Date.now() - 60_000, `${mail.id} ${address}`);
      const lost = await storage.mails.takeLost(null, (mails) => storage.senderCheckQueue.addNow(mails));
      expect(lost.map(({ id }) => id)).toContain(mail.id);
    }
    const { redis, redisNodes, queues, processes } = await storage.inspector.report();
    expect(queues.map(({ name, jobs }) => [name, jobs.waiting])).toEqual(
      expect.arrayContaining([
        ['webhooks', 1],
        ['push', 1],
      ]),
    );
    expect(processes).toMatchObject([{ role: 'smtp' }]);
    expect(redisNodes).toHaveLength(engine === 'a cluster' ? 3 : 1);
    expect(redisNodes.map(({ report }) => report?.replicas).sort()).toEqual(engine === 'a cluster' ? [1, 1, 2] : [0]);
    expect(redis.usedBytes).toBe(redisNodes.reduce((sum, { report }) => sum + (report?.usedBytes ?? 0), 0));
    expect(await storage.evictionPolicy()).toBe('noeviction');
    if (cluster) {
      await cluster.nodes[2]?.redis.config('SET', 'maxmemory-policy', 'allkeys-lru');
      expect(await storage.evictionPolicy()).toBe('allkeys-lru');
      expect((await storage.inspector.report()).redis.evictionPolicy).toBe('allkeys-lru');
      await cluster.nodes[2]?.redis.config('SET', 'maxmemory-policy', 'noeviction');
    }
  });

  if (engine === 'a cluster') {
    it('has run every script: the cluster would have refused a script that uses several slots', () => {
      expect(scripts.filter((file) => !scriptsSeen.has(file))).toEqual([]);
    });
  }

  it('confirms only data that a replica has, if the settings demand it', async () => {
    const careful = open({ waitReplicas: 1 });
    await careful.whenReady(10_000);
    const address = addressIn(7);
    const outcome = await careful.inboxes.claim(address, holder).catch((error: Error) => error.name);
    // A single Redis has no replica that could confirm it.
    expect(outcome).toBe(engine === 'a cluster' ? true : 'StorageUnavailableError');
    if (cluster) {
      expect(await careful.mails.store(someMail(address))).toEqual({ held: true });
      for (const node of cluster.nodes) await node.redis.script('FLUSH');
      expect(await careful.mails.store(someMail(address))).toEqual({ held: true });
      expect(await careful.mails.list(address)).toHaveLength(2);
    }
    await careful.close();
  });
});
