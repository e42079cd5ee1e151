import type { Address } from '@efemera/contract';
import type { Storage } from '@efemera/storage';
import { parseMessage } from '@efemera/mime';
import type { Redis } from 'ioredis';
import { age, openTestStorage, rawRedis, someAddress, someMail } from './support.js';

const places = 10;
const attacker = (network = 1) => `198.51.100.${network}`;
const shop = '203.0.113.7';

describe('an inbox with a limited number of places', () => {
  let storage: Storage;
  let redis: Redis;
  beforeAll(async () => {
    storage = openTestStorage({ maxInboxMessages: places, maxInboxBytes: 100_000 });
    redis = rawRedis();
    await storage.whenReady(10_000);
  });
  afterAll(async () => {
    await storage.close();
    redis.disconnect();
  });

  const send = async (address: Address, ip: string, subject: string, source?: string) => {
    const mail = someMail(address, subject, source);
    await storage.mails.store({ ...mail, envelope: { ...mail.envelope, ip } });
    return mail;
  };
  const parse = async (address: Address, id: string) => {
    const delivered = await storage.mails.delivered(address, id);
    if (!delivered) throw new Error('There is no such mail.');
    await storage.mails.saveParsed(address, delivered.summary, await parseMessage(delivered.source), delivered);
  };
  const subjects = async (address: Address) =>
    (await storage.mails.list(address)).map(({ summary }) => summary.subject).reverse();
  const flood = async (address: Address, ip: string, count: number) => {
    for (let n = 0; n < count; n++) await send(address, ip, `${ip} ${n}`);
  };
  const code = (subject: string) => `Subject: ${subject}\r\n\r\nYour verification code is 482913.\r\n`;

  it('keeps the mail of other networks when one floods the inbox', async () => {
    const address = someAddress();
    await send(address, shop, 'a code');
    await flood(address, attacker(), 100);
    const left = await subjects(address);
    expect(left).toContain('a code');
    expect(left.filter((subject) => subject.startsWith(attacker()))).toHaveLength(places / 2);
    expect(left.at(-1)).toBe(`${attacker()} 99`);
  });

  it('forgets the marks of mails that it drops', async () => {
    const address = someAddress();
    const marks = async () =>
      (await redis.hkeys(storage.keys.inbox(address))).filter((field) => field.startsWith('same:'));
    for (let n = 0; n < 2 * places; n++) {
      const mail = someMail(address, `${n}`);
      await storage.mails.store({ ...mail, mark: `mark-${n}`, envelope: { ...mail.envelope, ip: shop } });
    }
    expect(await marks()).toHaveLength(places);
    for (const { summary } of await storage.mails.list(address)) await storage.mails.remove(address, summary.id);
    expect(await marks()).toEqual([]);
  });

  it('keeps the mark of a message that was stored again when its older mail is removed', async () => {
    const address = someAddress();
    const send = async () => {
      const mail = { ...someMail(address, 'again'), mark: 'again' };
      await storage.mails.store(mail);
      return mail.id;
    };
    const first = await send();
    // Makes the last attempt long ago, so that the same message counts as a new mail.
    await redis.hset(storage.keys.inbox(address), 'same:again', `${first} ${first} 1000`);
    const second = await send();
    await storage.mails.remove(address, first);
    await send();
    expect((await storage.mails.list(address)).map(({ summary }) => summary.id)).toEqual([second]);
  });

  it('keeps the mail of a third network when two networks flood the inbox', async () => {
    const address = someAddress();
    await send(address, shop, 'a code');
    for (let n = 0; n < 30; n++) for (const network of [1, 2]) await send(address, attacker(network), 'flood');
    expect(await subjects(address)).toContain('a code');
  });

  it('gives a network all places while it is alone, and frees them for others', async () => {
    const address = someAddress();
    await flood(address, attacker(), 30);
    expect(await subjects(address)).toHaveLength(places);
    for (let n = 0; n < 4; n++) await send(address, shop, `shop ${n}`);
    await flood(address, attacker(), 30);
    const left = await subjects(address);
    expect(left.filter((subject) => subject.startsWith('shop'))).toHaveLength(4);
    expect(left).toHaveLength(places);
  });

  it('drops mails with a code last while they are younger than 10 minutes, and afterwards like all others', async () => {
    const address = someAddress();
    const mail = await send(address, shop, 'the code', code('the code'));
    await parse(address, mail.id);
    for (let network = 1; network <= 3 * places; network++) await send(address, attacker(network), 'one each');
    expect(await subjects(address)).toContain('the code');

    await age(redis, storage, address, 601);
    for (let network = 1; network <= places; network++) await send(address, attacker(network), 'one each');
    expect(await subjects(address)).not.toContain('the code');
  });

  it('keeps the mail of another network when one network sends more bytes than the inbox holds', async () => {
    const address = someAddress();
    await send(address, shop, 'a code');
    for (let n = 0; n < 8; n++) await send(address, attacker(), 'large', `Subject: large\r\n\r\n${'x'.repeat(30_000)}`);
    expect(await subjects(address)).toEqual(['a code', 'large', 'large', 'large']);
  });

  it('reports how many mails were dropped', async () => {
    const address = someAddress();
    await flood(address, shop, places + 3);
    expect((await storage.inboxes.read(address)).droppedTotal).toBe(3);
  });

  it('counts a place as free when its mail is removed', async () => {
    const address = someAddress();
    await send(address, shop, 'other');
    for (let n = 0; n < 20; n++) {
      const { id } = await send(address, attacker(), 'read and removed');
      await storage.mails.remove(address, id);
    }
    await flood(address, attacker(), places / 2);
    expect(await subjects(address)).toHaveLength(1 + places / 2);
    expect((await storage.inboxes.read(address)).droppedTotal).toBe(0);
  });
});
