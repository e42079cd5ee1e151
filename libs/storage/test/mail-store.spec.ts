import { randomBytes } from 'node:crypto';
import type { Address } from '@efemera/contract';
import { partitionOf } from '@efemera/contract/redis';
import { hashSecret, newMailId, newSecret, type CheckedSender, type Storage } from '@efemera/storage';
import { someParsed } from '@efemera/testing/some-mail';
import { openTestStorage, rawRedis, someAddress, someMail, until } from './support.js';

describe('mail store', () => {
  let storage: Storage;
  beforeAll(async () => {
    storage = openTestStorage({ maxInboxMessages: 5 });
    expect(await storage.whenReady(10_000)).toBe(true);
  });
  afterAll(() => storage.close());

  const subjects = async (address: ReturnType<typeof someAddress>) =>
    (await storage.mails.list(address)).map(({ summary }) => summary.subject);

  it('lists a stored mail with its summary, and returns its bytes unchanged', async () => {
    const mail = { ...someMail(someAddress(), 'Olá'), source: Buffer.from([0x41, 0x00, 0xff, 0x0d, 0x0a]) };
    await storage.mails.store(mail);
    const [listed] = await storage.mails.list(mail.address);
    expect(listed).toEqual({
      parsed: false,
      summary: {
        id: mail.id,
        to: mail.address,
        from: 'Ana <ana@sender.test>',
        subject: 'Olá',
        timestamp: new Date(mail.receivedAtMs).toISOString(),
        read: false,
        size: 5,
        preview: '',
        code: null,
        link: null,
        attachments: [],
        auth: null,
        tag: null,
      },
    });
    expect(await storage.mails.source(mail.address, mail.id)).toEqual(mail.source);
  });

  it('stores the same id once, however often it is called', async () => {
    const mail = someMail(someAddress());
    await Promise.all([storage.mails.store(mail), storage.mails.store(mail), storage.mails.store(mail)]);
    expect(await storage.mails.list(mail.address)).toHaveLength(1);
  });

  it('lists by arrival, newest first, even within one millisecond and under skewed sender clocks', async () => {
    const address = someAddress();
    for (const subject of ['first', 'second', 'third']) {
      await storage.mails.store({ ...someMail(address, subject), id: newMailId(Math.random() * 1e12) });
    }
    expect(await subjects(address)).toEqual(['third', 'second', 'first']);
  });

  it('lists only mail that came after a given mail, also if that mail is deleted', async () => {
    const address = someAddress();
    const [first, second] = [someMail(address, 'first'), someMail(address, 'second')];
    await storage.mails.store(first);
    await storage.mails.store(second);
    const since = async (sinceId: string) =>
      (await storage.mails.list(address, { sinceId })).map(({ summary }) => summary.subject);
    expect(await since(first.id)).toEqual(['second']);
    expect(await since(second.id)).toEqual([]);
    expect(await since(newMailId(Date.now() - 60_000))).toEqual(['second', 'first']);
    // Ids by a clock that is a minute ahead of Redis' clock: one of a deleted mail, and those of later mails.
    const ahead = (ms: number) => newMailId(Date.now() + 60_000 + ms);
    const deleted = ahead(0);
    await storage.mails.store({ ...someMail(address, 'third'), id: ahead(5) });
    expect(await since(deleted)).toEqual(['third']);
  });

  it('drops the oldest mails of an inbox over `maxInboxBytes`, tells followers, and keeps a single larger mail', async () => {
    const small = openTestStorage({ maxInboxMessages: 5, maxInboxBytes: 3000 });
    await small.whenReady(10_000);
    const address = someAddress();
    const stored: string[] = [];
    const store = async (bytes: number) => {
      const mail = { ...someMail(address, `${stored.length}`), source: randomBytes(bytes) };
      await small.mails.store(mail);
      stored.push(mail.id);
    };
    const listed = async () =>
      (await small.mails.list(address)).map(({ summary }) => stored.indexOf(summary.id)).reverse();
    for (const bytes of [1000, 1000, 1000]) await store(bytes);
    expect(await listed()).toEqual([0, 1, 2]);
    await store(1500);
    expect(await listed()).toEqual([2, 3]);
    // Deleted mail has no weight.
    await small.mails.remove(address, stored[3] ?? '');
    await store(2000);
    expect(await listed()).toEqual([2, 4]);
    await store(9000);
    expect(await listed()).toEqual([5]);
    await store(10);
    expect(await listed()).toEqual([6]);
    const redis = rawRedis();
    const facts = await redis.xrange(small.keys.events(partitionOf(address)), '-', '+');
    const removed = facts.filter(([, fields]) => fields[1] === 'mail:removed');
    const told = removed.map(([, fields]) => (JSON.parse(fields[5] ?? '{}') as { id: string }).id);
    expect(told.sort()).toEqual(stored.slice(0, 6).sort());
    redis.disconnect();
    await small.close();
  });

  it('limits the compressed bytes of an inbox, and counts them again if their sum is missing', async () => {
    const small = openTestStorage({ maxInboxBytes: 3300 });
    await small.whenReady(10_000);
    const address = someAddress();
    const store = async (source: Buffer) => {
      const mail = { ...someMail(address), source };
      await small.mails.store(mail);
      return mail;
    };
    const sizes = async () => (await small.mails.list(address)).map(({ summary }) => summary.size);
    const light = await store(Buffer.from('Subject: Hello\r\n\r\n'.padEnd(2500, 'again ')));
    const [listed] = await small.mails.list(address);
    if (!listed) throw new Error('not listed');
    await small.mails.saveParsed(address, listed.summary, parsed('again'), light);
    await store(randomBytes(2001));
    expect(await sizes()).toEqual([2001, 2500]);
    await store(randomBytes(400));
    expect(await sizes()).toEqual([400, 2001, 2500]);

    // Gives the inbox the field of an earlier release, and no weight.
    const redis = rawRedis();
    const inbox = small.keys.inbox(address);
    await redis.hdel(inbox, 'weight');
    await redis.hset(inbox, 'bytes', 1_000_000);
    await store(randomBytes(401));
    expect(await sizes()).toEqual([401, 400, 2001, 2500]);
    // Deletes the mail while the inbox still lists it, as an expiry by TTL does.
    await redis.unlink(small.keys.mail(address, light.id));
    await store(randomBytes(1000));
    expect(await sizes()).toEqual([1000, 401, 400]);
    expect(await redis.zcard(small.keys.mails(address))).toBe(3);
    // Deletes the list of mails, too: without a worker, Redis expires both by their TTL.
    await redis.unlink(small.keys.mails(address));
    await store(randomBytes(2800));
    await store(randomBytes(402));
    expect(await sizes()).toEqual([402, 2800]);
    redis.disconnect();
    await small.close();
  });

  it('needs hardly more Redis commands for a mail to a full reserved inbox than for one to a small inbox', async () => {
    const small = openTestStorage({ maxInboxBytes: 40_000 });
    await small.whenReady(10_000);
    const redis = rawRedis();
    const address = 'postmaster@efemera.localhost' as Address;
    const mail = () => ({ ...someMail(address), source: randomBytes(100) });
    const calls = async () => {
      const stats = String(await redis.info('commandstats'));
      return [...stats.matchAll(/calls=(\d+)/g)].reduce((sum, [, count]) => sum + Number(count), 0);
    };
    const costOf = async (count: number) => {
      const before = await calls();
      for (let i = 0; i < count; i++) await small.mails.store(mail());
      return ((await calls()) - before) / count;
    };
    for (let i = 0; i < 150; i++) await small.mails.store({ ...mail(), envelope: null });
    const few = await costOf(50);
    await Promise.all(Array.from({ length: 400 }, () => small.mails.store(mail())));
    expect((await small.mails.list(address)).length).toBe(400);
    expect(await costOf(50)).toBeLessThan(few + 40);
    redis.disconnect();
    await small.close();
  });

  it('drops the oldest mail of a full inbox', async () => {
    const address = someAddress();
    for (let i = 1; i <= 7; i++) await storage.mails.store(someMail(address, `mail ${i}`));
    expect(await subjects(address)).toEqual(['mail 7', 'mail 6', 'mail 5', 'mail 4', 'mail 3']);
  });

  it("keeps mail from the site's form when SMTP floods a reserved inbox, and limits each kind", async () => {
    const address = 'contact@efemera.localhost' as Address;
    const byForm = (subject: string) => ({ ...someMail(address, subject), envelope: null });
    const flood = (count: number) =>
      Promise.all(
        Array.from({ length: count }, (_, n) => {
          const mail = someMail(address, 'flood');
          // From several networks: one may fill only half of the room for letters.
          return storage.mails.store({ ...mail, envelope: { ...mail.envelope, ip: `192.0.2.${n % 4}` } });
        }),
      );
    const count = async () => {
      const all = await subjects(address);
      const flooded = all.filter((subject) => subject === 'flood').length;
      return { flooded, byForm: all.length - flooded };
    };
    await flood(3);
    for (const subject of ['first', 'second', 'third']) await storage.mails.store(byForm(subject));
    await flood(2010);
    expect(await count()).toEqual({ flooded: 2000, byForm: 3 });
    expect((await subjects(address)).slice(-3)).toEqual(['third', 'second', 'first']);

    const [listed] = (await storage.mails.list(address)).filter(({ summary }) => summary.subject === 'second');
    expect(await storage.mails.remove(address, listed?.summary.id ?? '')).toBe(true);
    await flood(1);
    expect(await count()).toEqual({ flooded: 2000, byForm: 2 });

    await Promise.all(Array.from({ length: 1000 }, (_, index) => storage.mails.store(byForm(`form ${index}`))));
    expect(await count()).toEqual({ flooded: 2000, byForm: 1000 });
    expect(await subjects(address)).not.toContain('first');
  });

  it('removes one mail and reports that it is gone', async () => {
    const address = someAddress();
    const [keep, drop] = [someMail(address, 'keep'), someMail(address, 'drop')];
    await storage.mails.store(keep);
    await storage.mails.store(drop);
    expect(await storage.mails.remove(address, drop.id)).toBe(true);
    expect(await storage.mails.remove(address, drop.id)).toBe(false);
    expect(await subjects(address)).toEqual(['keep']);
    expect(await storage.mails.get(address, drop.id)).toBeNull();
  });

  it('finds no mail by another address, even in the same partition', async () => {
    const mail = someMail(someAddress());
    await storage.mails.store(mail);
    for (let i = 0; i < 40; i++) {
      const other = someAddress();
      expect(await storage.mails.get(other, mail.id)).toBeNull();
      expect(await storage.mails.source(other, mail.id)).toBeNull();
      expect(await storage.mails.remove(other, mail.id)).toBe(false);
      expect(await storage.mails.setRead(other, mail.id, true)).toBe(false);
    }
    expect((await storage.mails.get(mail.address, mail.id))?.summary.read).toBe(false);
  });

  const parsed = (body: string) =>
    someParsed({
      body,
      bodyHtml: '<p>Hi</p>',
      preview: body.slice(0, 20),
      code: '123456',
      headers: [{ name: 'subject', value: 'Hello' }],
    });

  it.each([
    ['short', 'Hi.'],
    ['long enough to be compressed', 'Hello again. '.repeat(500)],
    ['too long to be packed with its source', 'Hello again. '.repeat(2000)],
    ['too long, and not compressible', randomBytes(20_000).toString('base64')],
  ])('stores a parsed form that is %s beside the unchanged source, and keeps the read flag', async (_, body) => {
    const times = { connectedAtMs: 1, tlsVersion: null, afterMs: { data: 2 } };
    const mail = { ...someMail(someAddress(), 'Hello', `Subject: Hello\r\n\r\n${body}\r\n`), times };
    await storage.mails.store(mail);
    await storage.mails.setRead(mail.address, mail.id, true);
    const [{ summary } = { summary: null }] = await storage.mails.list(mail.address);
    if (!summary) throw new Error('not listed');
    await storage.mails.saveParsed(mail.address, summary, parsed(body), mail);
    const found = { ...summary, preview: body.slice(0, 20), code: '123456' };
    expect(await storage.mails.list(mail.address)).toEqual([{ parsed: true, summary: found }]);
    const [listed] = await storage.mails.listWithBodies(mail.address);
    expect(listed).toMatchObject({ parsed: true, summary: found });
    const bodies = {
      body,
      bodyHtml: '<p>Hi</p>',
      headers: [{ name: 'subject', value: 'Hello' }],
      truncated: false,
      codes: [],
      links: [],
    };
    expect(await listed?.readBodies()).toEqual(bodies);
    expect(await storage.mails.get(mail.address, mail.id)).toEqual({
      parsed: true,
      summary: found,
      bodies,
      authDetails: null,
    });
    const { envelope, source } = mail;
    expect(await storage.mails.delivered(mail.address, mail.id)).toEqual({
      parsed: true,
      summary: found,
      envelope,
      times,
      source,
    });
    expect(await storage.mails.source(mail.address, mail.id)).toEqual(mail.source);
    expect(await storage.mails.senders(mail.address, mail.id)).toEqual([mail.from, envelope.mailFrom]);
    // A parsed mail is never parsed again.
    await storage.mails.saveParsed(mail.address, summary, parsed('other'), mail);
    expect((await storage.mails.get(mail.address, mail.id))?.bodies).toEqual(bodies);
    await storage.mails.setRead(mail.address, mail.id, false);
    expect((await storage.mails.list(mail.address))[0]?.summary.read).toBe(false);
  });

  it('reads a mail that an earlier release stored', async () => {
    const mail = someMail(someAddress());
    await storage.mails.store(mail);
    const [listed] = await storage.mails.list(mail.address);
    if (!listed) throw new Error('not listed');
    const summary = { ...listed.summary, preview: 'Hi.' };
    const bodies = { body: 'Hi.\n', bodyHtml: null, headers: [], truncated: false, codes: [], links: [] };
    const redis = rawRedis();
    await redis.hset(storage.keys.mail(mail.address, mail.id), {
      summary: JSON.stringify(summary),
      read: '0',
      parsed: '1',
      'parsed:at': Date.now(),
      bodies: JSON.stringify(bodies),
    });
    redis.disconnect();
    expect(await storage.mails.list(mail.address)).toEqual([{ parsed: true, summary }]);
    expect((await storage.mails.get(mail.address, mail.id))?.bodies).toEqual(bodies);
    await storage.mails.saveAuth(mail.address, summary, result);
    await storage.mails.setRead(mail.address, mail.id, true);
    expect(await storage.mails.get(mail.address, mail.id)).toMatchObject({
      summary: { ...summary, read: true, auth: result.auth },
      authDetails: result.details,
    });
    expect(await storage.mails.source(mail.address, mail.id)).toEqual(mail.source);
  });

  it('does not restore a mail that was removed while it was being parsed', async () => {
    const mail = someMail(someAddress());
    await storage.mails.store(mail);
    const [{ summary } = { summary: null }] = await storage.mails.list(mail.address);
    if (!summary) throw new Error('not listed');
    await storage.mails.remove(mail.address, mail.id);
    await storage.mails.saveParsed(mail.address, summary, parsed('late'), mail);
    expect(await storage.mails.list(mail.address)).toEqual([]);
  });

  const result: CheckedSender = {
    auth: { spf: 'pass', dkim: 'none', dmarc: 'fail' },
    details: {
      spf: { domain: 'sender.test', aligned: true },
      dkim: [],
      dmarc: { domain: 'sender.test', policy: 'reject' },
      tls: true,
    },
  };

  it('stores the result of a sender check with the parsed mail, and keeps the first result', async () => {
    const mail = someMail(someAddress());
    await storage.mails.store(mail);
    const unparsed = await storage.mails.delivered(mail.address, mail.id);
    expect(unparsed).toMatchObject({ parsed: false, envelope: mail.envelope, source: mail.source });
    if (!unparsed) throw new Error('not listed');
    // The caller has read the summary before the mail was parsed: a summary without preview and code must not be stored.
    await storage.mails.saveAuth(mail.address, unparsed.summary, result);
    expect(await storage.mails.get(mail.address, mail.id)).toMatchObject({
      summary: { auth: null, tag: null },
      authDetails: null,
    });

    await storage.mails.saveParsed(mail.address, unparsed.summary, parsed('Hello again. '.repeat(500)), mail);
    const ready = await storage.mails.delivered(mail.address, mail.id);
    if (!ready) throw new Error('not listed');
    await storage.mails.setRead(mail.address, mail.id, true);
    await storage.mails.saveAuth(mail.address, ready.summary, result);
    const other = { ...result, auth: { spf: 'none', dkim: 'none', dmarc: 'none' } } satisfies CheckedSender;
    await storage.mails.saveAuth(mail.address, ready.summary, other);
    expect(await storage.mails.get(mail.address, mail.id)).toMatchObject({
      summary: { auth: result.auth, code: '123456', read: true, attachments: [] },
      authDetails: result.details,
      parsed: true,
    });
    expect((await storage.mails.list(mail.address))[0]?.summary.auth).toEqual(result.auth);
  });

  it('does not restore a mail that was removed while its sender was checked, nor its envelope', async () => {
    const mail = someMail(someAddress());
    await storage.mails.store(mail);
    const known = await storage.mails.delivered(mail.address, mail.id);
    if (!known) throw new Error('not listed');
    await storage.mails.saveParsed(mail.address, known.summary, parsed('Hi'), mail);
    await storage.mails.remove(mail.address, mail.id);
    await storage.mails.saveAuth(mail.address, known.summary, result);
    expect(await storage.mails.list(mail.address)).toEqual([]);
    expect(await storage.mails.delivered(mail.address, mail.id)).toBeNull();
    const redis = rawRedis();
    expect(await redis.exists(storage.keys.mail(mail.address, mail.id))).toBe(0);
    redis.disconnect();
  });

  it('shows the envelope neither in listings nor in events', async () => {
    const mail = someMail(someAddress());
    await storage.mails.store(mail);
    const redis = rawRedis();
    const facts = await redis.xrange(storage.keys.events(partitionOf(mail.address)), '-', '+');
    redis.disconnect();
    expect(JSON.stringify(facts)).toContain(mail.id);
    expect(JSON.stringify([facts, await storage.mails.list(mail.address)])).not.toContain(mail.envelope.ip);
  });

  it('counts each received mail once', async () => {
    const before = await storage.totals.read();
    const mail = someMail(someAddress());
    await storage.mails.store(mail);
    await storage.mails.store(mail);
    expect((await storage.totals.read()).messagesReceived).toBe(before.messagesReceived + 1);
  });

  it('leaves no key without an expiry, except counters, schedules and streams', async () => {
    const redis = rawRedis();
    await storage.mails.store(someMail(someAddress()));
    const prefix = storage.keys.holder('');
    const keys = await redis.keys(`${prefix.slice(0, prefix.indexOf(':') + 1)}*`);
    const eternal = [];
    for (const key of keys) if ((await redis.pttl(key)) === -1) eternal.push(key.replace(/^.*\}:/, ''));
    redis.disconnect();
    expect([...new Set(eternal)].sort()).toEqual(['counts', 'due', 'events']);
  });
});

describe('unparsed mail of a held inbox whose job may be lost', () => {
  let storage: Storage;
  const redis = rawRedis();
  // Each test has a store of its own: mails that one test leaves unparsed would count as lost in the next.
  beforeEach(async () => {
    storage = openTestStorage({ maxInboxMessages: 2 });
    expect(await storage.whenReady(10_000)).toBe(true);
  });
  afterEach(() => storage.close());
  afterAll(() => redis.disconnect());

  const claim = async () => {
    const address = someAddress();
    await storage.inboxes.claim(address, { tokenHash: hashSecret(newSecret()), visitorHash: hashSecret(newSecret()) });
    return address;
  };
  const stored = async (address: Address) => {
    const { id } = await storage.mails.store(someMail(address)).then(() => lastOf(address));
    return { id, address };
  };
  const lastOf = async (address: Address) => (await storage.mails.list(address))[0]?.summary ?? { id: '' };
  const keyOf = ({ address }: { address: Address }) => storage.keys.unparsed(partitionOf(address));
  /** Sets the time at which the mail was queued. */
  const queued = (mail: { id: string; address: Address }, ms: number) =>
    redis.zadd(keyOf(mail), 'XX', Date.now() - ms, `${mail.id} ${mail.address}`);
  const take = (waitingSinceMs: number | null = null) =>
    storage.mails.takeLost(waitingSinceMs, () => Promise.resolve());
  const rest = async (mail: { address: Address }) =>
    (await redis.zrange(keyOf(mail), '0', '-1')).filter((member) => member.endsWith(` ${mail.address}`));

  it('is queued again once it is late, and once more when it is late again', async () => {
    const mail = await stored(await claim());
    expect(await take()).toEqual([]);
    await queued(mail, 60_000);
    expect(await take()).toEqual([mail]);
    expect(await take()).toEqual([]);
    await queued(mail, 60_000);
    expect(await take()).toEqual([mail]);
  });

  it('is not queued again while it may wait in a job', async () => {
    const mail = await stored(await claim());
    await queued(mail, 60_000);
    expect(await take(Date.now() - 120_000)).toEqual([]);
    expect(await take(Date.now() - 30_000)).toEqual([mail]);
  });

  it('begins its waiting time again when Redis’ clock was set back', async () => {
    const mail = await stored(await claim());
    await queued(mail, -3_600_000);
    expect(await take()).toEqual([]);
    expect(Number(await redis.zscore(keyOf(mail), `${mail.id} ${mail.address}`))).toBeLessThan(Date.now() + 60_000);
  });

  it('is not queued more than a few times: parsing it may kill the worker', async () => {
    const mail = await stored(await claim());
    for (let time = 1; time <= 5; time++) {
      await queued(mail, 60_000);
      expect(await take()).toEqual([mail]);
    }
    await queued(mail, 60_000);
    expect(await take()).toEqual([]);
    expect(await rest(mail)).toEqual([]);
  });

  it('is found again when adding it to the queue has failed, and that attempt is not counted', async () => {
    const mail = await stored(await claim());
    for (let time = 1; time <= 6; time++) {
      await queued(mail, 60_000);
      const refused = storage.mails.takeLost(null, () => Promise.reject(new Error('The queue is away.')));
      await expect(refused).rejects.toThrow('The queue is away.');
    }
    await queued(mail, 60_000);
    expect(await take()).toEqual([mail]);
  });

  it('leaves the list of unparsed mail once it is settled, removed or dropped, or its inbox has ended', async () => {
    const settled = await stored(await claim());
    await storage.mails.settle([settled, { ...settled, id: newMailId() }]);
    expect(await rest(settled)).toEqual([]);

    const removed = await stored(await claim());
    await storage.mails.remove(removed.address, removed.id);
    await queued(removed, 60_000);
    expect(await take()).toEqual([]);
    expect(await rest(removed)).toEqual([]);
    expect(await redis.exists(storage.keys.mail(removed.address, removed.id))).toBe(0);

    const [pushedOut, second] = [await stored(await claim()), someMail('' as Address)];
    await storage.mails.store({ ...second, address: pushedOut.address });
    await stored(pushedOut.address);
    expect(await rest(pushedOut)).not.toContain(`${pushedOut.id} ${pushedOut.address}`);
    expect(await rest(pushedOut)).toHaveLength(2);

    const key = newSecret();
    const address = someAddress();
    await storage.inboxes.claim(address, { tokenHash: hashSecret(key), visitorHash: hashSecret(newSecret()) });
    const released = await stored(address);
    await storage.inboxes.release(address, hashSecret(key));
    await queued(released, 60_000);
    await take();
    expect(await rest(released)).not.toContain(`${released.id} ${released.address}`);
  });

  it('does not wait to be parsed at an address without a holder: such mail is parsed when it is read', async () => {
    const mail = await stored(someAddress());
    expect(await rest(mail)).not.toContain(`${mail.id} ${mail.address}`);
  });
});

describe('mail for the operator', () => {
  it('lives longer than other mail, as the operator does not look every hour', async () => {
    const storage = openTestStorage({ inboxTtlSeconds: 1 });
    await storage.whenReady(10_000);
    const toNobody = someMail(someAddress());
    const toOperator = someMail('abuse@efemera.localhost' as Address);
    await storage.mails.store(toOperator);
    await storage.mails.store(toNobody);
    await until('the other one is gone', async () => {
      await storage.inboxes.expireDue();
      return (await storage.mails.list(toNobody.address)).length === 0;
    });
    expect(await storage.mails.list(toOperator.address)).toHaveLength(1);
    await storage.close();
  });
});

describe('waiting for replicas that are missing', () => {
  const storage = openTestStorage({ waitReplicas: 1 });
  const redis = rawRedis();
  afterAll(async () => {
    redis.disconnect();
    await storage.close();
  });

  it('blocks no other caller, and only one caller tests the replicas', async () => {
    expect(await storage.whenReady(10_000)).toBe(true);
    const address = someAddress();
    const outcome = () => storage.mails.store(someMail(address)).catch(({ name }: Error) => name);
    const waits = async () => Number(/cmdstat_wait:calls=(\d+)/.exec(await redis.info('commandstats'))?.[1] ?? 0);
    const before = await waits();
    expect(await outcome()).toBe('StorageUnavailableError');
    // The waiting call has a connection of its own, so this command does not wait behind it.
    await storage.mails.list(address);
    expect(String(await redis.client('LIST'))).toMatch(/ cmd=wait /);
    // Only one of these calls tests whether the replicas are back: thirty waits in turn would take longer than the time
    // limit of a command.
    const others = await Promise.all(Array.from({ length: 30 }, outcome));
    expect(new Set(others)).toEqual(new Set(['StorageUnavailableError']));
    expect((await waits()) - before).toBeLessThan(5);
  });
});
