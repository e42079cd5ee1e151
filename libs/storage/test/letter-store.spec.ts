import type { Address } from '@efemera/contract';
import { partitionOf, partitions } from '@efemera/contract/redis';
import { mostLetterBytes, newMailId, type Storage } from '@efemera/storage';
import { copyOf, openTestStorage, rawRedis, someMail, until } from './support.js';

const partCount = 16;
/** Memory of the store, of which letters may take a fifth: each partition then has room for ten of the least weight. */
const storeBytes = (10 * 16 * 1024 * partCount) / 0.2;

describe('letters to the operator', () => {
  let storage: Storage;
  const redis = rawRedis();
  beforeEach(async () => {
    storage = openTestStorage();
    expect(await storage.whenReady(10_000)).toBe(true);
    Object.defineProperty(storage.memory, 'limitBytes', { get: () => storeBytes });
  });
  afterEach(() => storage.close());
  afterAll(() => redis.disconnect());

  const abuse = 'abuse@efemera.localhost' as Address;
  const letter = (subject: string, ip: string, { to = abuse, bytes = 0 } = {}) => {
    const mail = someMail(to, subject);
    return {
      ...mail,
      source: Buffer.concat([mail.source, Buffer.alloc(bytes, 'x')]),
      envelope: { ...mail.envelope, ip },
    };
  };
  const send = async (...of: Parameters<typeof letter>) => {
    const mail = letter(...of);
    await storage.mails.store(mail);
    return mail;
  };
  const subjects = async (addresses: Address[] = []) => {
    const listed = await storage.letters.list(addresses);
    return Promise.all(listed.map(async ({ address, id }) => (await storage.mails.summary(address, id))?.subject));
  };
  /** Domains at which `abuse@` lies in the same partition as at ours. */
  const neighbours = () =>
    Array.from({ length: 400 }, (_, n) => `abuse@n${n}.efemera.localhost` as Address).filter(
      (address) => partitionOf(address) === partitionOf(abuse),
    );

  it('are listed with their address, newest first, whatever domain they were sent to, and other mail is not', async () => {
    await send('first', '192.0.2.1');
    await send('second', '192.0.2.2', { to: 'postmaster@x.efemera.localhost' as Address });
    await storage.mails.store(someMail('ana@efemera.localhost' as Address, 'no letter'));
    expect(await subjects()).toEqual(['second', 'first']);
    const [second] = await storage.letters.list([]);
    expect(second).toMatchObject({ address: 'postmaster@x.efemera.localhost', isAnswered: false, isByForm: false });
  });

  it('of one network fill at most half of the room; beyond it they push each other out, answered first', async () => {
    await send('of somebody else', '203.0.113.9');
    const own = [];
    for (let n = 1; n <= 5; n++) own.push(await send(`own ${n}`, '192.0.2.1'));
    await storage.mails.setRead(abuse, own[2]?.id ?? '', true);
    for (let n = 6; n <= 7; n++) await send(`own ${n}`, '192.0.2.1');
    expect(await subjects()).toEqual(['own 7', 'own 6', 'own 5', 'own 4', 'own 2', 'of somebody else']);
    expect(await storage.mails.list(abuse)).toHaveLength(6);
  });

  it('share one room over all domains; if none is answered, the network with the most letters loses one', async () => {
    const [one, two] = neighbours();
    await send('lonely', '203.0.113.9');
    for (let n = 1; n <= 5; n++) await send(`a${n}`, '192.0.2.1', { to: one });
    for (let n = 1; n <= 4; n++) await send(`b${n}`, '198.51.100.1', { to: two });
    await send('newest', '203.0.113.77');
    expect(await subjects()).toEqual(['newest', 'b4', 'b3', 'b2', 'b1', 'a5', 'a4', 'a3', 'a2', 'lonely']);
  });

  it('that are answered are dropped before all others', async () => {
    const answered = await send('answered', '203.0.113.9');
    await storage.mails.setRead(abuse, answered.id, true);
    const reopened = await send('reopened', '203.0.113.10');
    await storage.mails.setRead(abuse, reopened.id, true);
    await storage.mails.setRead(abuse, reopened.id, false);
    for (let n = 1; n <= 9; n++) await send(`n${n}`, `198.51.100.${n}`);
    expect(await subjects()).toEqual([...Array.from({ length: 9 }, (_, n) => `n${9 - n}`), 'reopened']);
  });

  it('weigh their bytes: one large letter takes the room of several', async () => {
    const most = mostLetterBytes(storeBytes);
    expect(most).toBe(5 * 16 * 1024);
    for (let n = 1; n <= 6; n++) await send(`n${n}`, n > 4 ? '198.51.100.2' : '198.51.100.1');
    await send('large', '192.0.2.1', { bytes: most - 100 });
    expect(await subjects()).toEqual(['large', 'n6', 'n5', 'n4', 'n3', 'n2']);
  });

  it('are announced as removed when they are dropped, so that open pages stop showing them', async () => {
    const first = await send('first', '192.0.2.1');
    for (let n = 1; n <= 5; n++) await send(`n${n}`, '192.0.2.1');
    const events = await redis.xrange(storage.keys.events(partitionOf(abuse)), '-', '+');
    const removed = events.filter(([, fields]) => fields.includes('mail:removed')).map(([, fields]) => fields.at(-1));
    expect(removed).toEqual([JSON.stringify({ to: abuse, id: first.id })]);
  });

  it('leave no key of an address without letters: senders make up addresses at wildcard domains', async () => {
    const [first, ...others] = neighbours();
    await send('first', '192.0.2.1', { to: first });
    for (const to of others.slice(0, 5)) await send('another', '192.0.2.1', { to });
    expect(await subjects()).not.toContain('first');
    const { inbox, mails, due, events } = storage.keys;
    expect(await redis.exists(inbox(first as Address), mails(first as Address))).toBe(0);
    expect(await redis.zscore(due(partitionOf(abuse)), first as Address)).toBeNull();
    const [told] = (await redis.xrange(events(partitionOf(abuse)), '-', '+')).filter(([, of]) =>
      of.includes('inbox:expired'),
    );
    expect(told?.[1].at(-1)).toBe(JSON.stringify({ to: first }));
  });

  it('leave nothing on the list when they are deleted, taken back or purged', async () => {
    const [deleted, takenBack] = [await send('a', '192.0.2.1'), await send('b', '192.0.2.1')];
    await send('c', '192.0.2.1', { to: 'noc@efemera.localhost' as Address });
    await storage.mails.remove(abuse, deleted.id);
    await storage.mails.takeBack([copyOf(takenBack)]);
    await storage.purge.inbox('noc@efemera.localhost' as Address);
    expect(await subjects()).toEqual([]);
    for (const key of [storage.keys.letters, storage.keys.letterNetworks]) {
      expect(await redis.exists(...Array.from({ length: partCount }, (_, partition) => key(partition)))).toBe(0);
    }
    expect(await redis.hgetall(storage.keys.letterNotes(partitionOf(abuse)))).toEqual({ whole: '0' });
  });

  it('are not counted among the mail that the site shows figures of: a person’s domain is nobody’s business', async () => {
    await storage.mails.store({ ...letter('by form', '192.0.2.1'), envelope: null });
    const mail = someMail('ana@efemera.localhost' as Address);
    await storage.mails.store(mail);
    const bySmtp = await send('b', '192.0.2.1');
    await storage.mails.takeBack([copyOf(bySmtp)]);
    expect(await storage.totals.read()).toEqual({ emailsCreated: 0, messagesReceived: 1 });
    const domains = await Promise.all(
      partitions.map(async (partition) => {
        const [key = ''] = await redis.keys(storage.keys.domains(partition, 0).replace(/0$/, '*'));
        return key && (await redis.zrange(key, '0', '-1', 'WITHSCORES'));
      }),
    );
    expect(domains.filter(Boolean)).toEqual([['sender.test', '1']]);
  });

  it('that are taken back before they are stored push out no other letter', async () => {
    for (let n = 1; n <= 5; n++) await send(`n${n}`, '192.0.2.1');
    const refused = letter('refused', '192.0.2.1');
    await storage.mails.takeBack([copyOf(refused)]);
    await storage.mails.store(refused);
    expect(await subjects()).toEqual(['n5', 'n4', 'n3', 'n2', 'n1']);
    expect(await redis.zcard(storage.keys.letters(partitionOf(abuse)))).toBe(5);
  });

  it('leave the list at once when their full inbox drops them', async () => {
    const inbox = openTestStorage({ prefix: storage.keys.inbox(abuse).split('{')[0] ?? '', maxInboxBytes: 1000 });
    await inbox.whenReady(10_000);
    for (let n = 1; n <= 3; n++) await inbox.mails.store(letter(`n${n}`, `192.0.2.${n}`, { bytes: 600 }));
    await inbox.close();
    expect(await redis.zcard(storage.keys.letters(partitionOf(abuse)))).toBe(1);
    expect(await redis.zcard(storage.keys.letterNetworks(partitionOf(abuse)))).toBe(1);
    expect(await subjects()).toEqual(['n3']);
  });

  it('take room only once when the same message is sent again', async () => {
    const mail = { ...letter('twice', '192.0.2.1'), mark: 'm1' };
    await storage.mails.store(mail);
    await storage.mails.store({ ...mail, id: newMailId() });
    expect(await redis.zcard(storage.keys.letters(partitionOf(abuse)))).toBe(1);
  });

  it('stay when the store is crowded and mail of unclaimed addresses is dropped', async () => {
    await send('kept', '192.0.2.1');
    const unclaimed = someMail('nobody@efemera.localhost' as Address);
    await storage.mails.store(unclaimed);
    Object.defineProperty(storage.memory, 'isCrowded', { get: () => true });
    await storage.inboxes.dropUnclaimed();
    await until('the other mail is gone', async () => (await storage.mails.list(unclaimed.address)).length === 0);
    expect(await subjects()).toEqual(['kept']);
  });

  it('include messages of the form and mail that an old version stored, in inboxes that the caller names', async () => {
    const contact = 'contact@efemera.localhost' as Address;
    await storage.mails.store({ ...someMail(contact, 'form'), envelope: null });
    const old = await send('old', '192.0.2.1');
    await redis.del(storage.keys.letters(partitionOf(abuse)), storage.keys.letterNotes(partitionOf(abuse)));
    expect(await subjects()).toEqual([]);
    expect(await subjects([contact, abuse])).toEqual(['old', 'form']);
    const listed = await storage.letters.list([contact, abuse]);
    expect(listed.map(({ isByForm }) => isByForm)).toEqual([false, true]);
    // The operator marks and deletes it like any other letter.
    expect(await storage.mails.setRead(abuse, old.id, true)).toBe(true);
    expect((await storage.letters.list([abuse]))[0]?.isAnswered).toBe(true);
  });
});
