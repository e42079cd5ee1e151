import type { Address } from '@efemera/contract';
import type { Refusal } from '@efemera/contract/redis';
import type { Storage } from '@efemera/storage';
import { someParsed } from '@efemera/testing/some-mail';
import type { Redis } from 'ioredis';
import { age, openTestStorage, rawRedis, someAddress, someMail, until } from './support.js';

const holder = { tokenHash: 'token-hash', visitorHash: 'visitor-hash' };
const times = (connectedAtMs = Date.now() - 50) => ({
  connectedAtMs,
  tlsVersion: 'TLSv1.3',
  afterMs: { tls: 5, hello: 9, sender: 11, recipient: 12, data: 20 },
});
const refusal = (text = '5.1.1 Nobody holds this address', refusedAtMs = Date.now()): Refusal => ({
  refusedAtMs,
  helo: 'mx.sender.test',
  mailFrom: 'ana@sender.test',
  size: null,
  reply: { code: 550, text },
  times: times(),
});

describe('deliveries of an inbox', () => {
  let storage: Storage;
  let redis: Redis;
  beforeAll(async () => {
    redis = rawRedis();
    storage = openTestStorage();
    await storage.whenReady(10_000);
  });
  afterAll(async () => {
    await storage.close();
    redis.disconnect();
  });
  const listed = async (address: Address) => (await storage.deliveries.list(address)).deliveries;
  const hasReceived = async (address: Address) => (await storage.deliveries.list(address)).hasReceived;
  const refuse = (address: Address, options?: Refusal, takesAny = true) =>
    storage.deliveries.noteRefusal(address, options ?? refusal(), { takesAny });

  it('are listed with all steps, also parsing and pushing, which follow after the mail was stored', async () => {
    const address = someAddress();
    const mail = { ...someMail(address), times: times() };
    await storage.mails.store(mail);
    for (const { summary } of await storage.mails.list(address)) {
      await storage.mails.saveParsed(address, summary, someParsed(), mail);
    }
    await storage.deliveries.markPushed([{ address, id: mail.id, atMs: Date.now() + 60_000 }]);
    // A second gateway pushes the same mail later: the first time stays.
    await storage.deliveries.markPushed([{ address, id: mail.id, atMs: Date.now() + 90_000 }]);
    const [delivery, ...others] = await listed(address);
    expect(others).toEqual([]);
    expect(delivery?.steps.map(({ step }) => step)).toEqual([
      'connect',
      'tls',
      'hello',
      'sender',
      'recipient',
      'data',
      'stored',
      'parsed',
      'pushed',
    ]);
    expect(delivery?.steps.slice(0, 6).map(({ ms }) => ms)).toEqual([0, 5, 9, 11, 12, 20]);
    expect(delivery?.steps.at(-1)?.ms).toBeLessThan(89_000);
    expect(delivery).toMatchObject({ id: mail.id, tls: 'TLSv1.3', size: mail.source.length });
    expect(JSON.stringify(delivery)).not.toContain(mail.envelope.ip);
  });

  it('show each step after its cause even if the clocks of two machines differ', async () => {
    const address = someAddress();
    const mail = { ...someMail(address), times: times(Date.now() + 3_600_000) };
    await storage.mails.store(mail);
    await storage.deliveries.markPushed([{ address, id: mail.id, atMs: 1 }]);
    const [delivery] = await listed(address);
    expect(delivery?.steps.map(({ ms }) => ms)).toEqual([0, 5, 9, 11, 12, 20, 20, 20]);
  });

  it('do not include mail that did not come by SMTP', async () => {
    const address = someAddress();
    await storage.mails.store({ ...someMail(address), envelope: null });
    expect(await listed(address)).toEqual([]);
  });

  it('list stored and refused mail in one order, newest first, fifty at most', async () => {
    const address = someAddress();
    for (let n = 0; n < 60; n++) await refuse(address, refusal(`5.0.0 no ${n}`, Date.now() - 1000));
    await storage.mails.store({ ...someMail(address), times: times() });
    await refuse(address, refusal('5.0.0 last', Date.now() + 1000));
    const deliveries = await listed(address);
    expect(deliveries).toHaveLength(50);
    expect(deliveries.slice(0, 3).map(({ reply }) => reply.text)).toEqual([
      '5.0.0 last',
      '2.0.0 Stored',
      '5.0.0 no 59',
    ]);
    expect(await redis.llen(storage.keys.refusals(address))).toBe(50);
  });

  it('cut long texts of SMTP clients', async () => {
    const address = someAddress();
    const long = 'x'.repeat(5000);
    await refuse(address, { ...refusal(long), helo: long, mailFrom: long });
    expect((await redis.lindex(storage.keys.refusals(address), 0))?.length).toBeLessThan(1500);
  });

  it('are deleted with the inbox: by its release, its expiry, or another claim', async () => {
    const [released, claimed] = [someAddress(), someAddress()];
    await storage.inboxes.claim(released, holder);
    await refuse(released);
    await storage.inboxes.release(released, holder.tokenHash);
    expect(await redis.exists(storage.keys.refusals(released))).toBe(0);
    await refuse(claimed);
    await storage.inboxes.claim(claimed, holder);
    expect(await listed(claimed)).toEqual([]);

    const expired = someAddress();
    await storage.inboxes.claim(expired, holder);
    await refuse(expired, refusal(), false);
    expect(await listed(expired)).toHaveLength(1);
    await age(redis, storage, expired, 3600);
    await storage.inboxes.expireDue();
    expect(await redis.exists(storage.keys.refusals(expired))).toBe(0);

    const short = openTestStorage({ inboxTtlSeconds: 1 });
    await short.whenReady(10_000);
    const unheld = someAddress();
    await short.deliveries.noteRefusal(unheld, refusal(), { takesAny: true });
    await until('it is gone', async () => (await redis.exists(short.keys.refusals(unheld))) === 0);
    await short.close();
  });

  it('expire with the inbox, also after an extension, and with the quarantine if they were added in it', async () => {
    const address = someAddress();
    await storage.inboxes.claim(address, holder);
    await refuse(address);
    const endOf = (key: string) => redis.pexpiretime(key);
    await redis.pexpire(storage.keys.refusals(address), 60_000);
    await storage.inboxes.extend(address, holder.tokenHash);
    expect(await endOf(storage.keys.refusals(address))).toBeGreaterThan(Date.now() + 3_600_000);
    await storage.inboxes.release(address, holder.tokenHash);
    await redis.hset(storage.keys.inbox(address), 'quarantine', Date.now() + 60_000);
    await refuse(address);
    expect(await endOf(storage.keys.refusals(address))).toBeLessThanOrEqual(Date.now() + 60_000);
  });

  it('keep no refusal for an address without a holder, if such addresses receive no mail', async () => {
    const unknown = someAddress();
    await refuse(unknown, refusal(), false);
    expect(await listed(unknown)).toEqual([]);
  });

  it.each(['held', 'public'])('of a %s inbox tell that mail has come, even if that mail was deleted', async (kind) => {
    const address = someAddress();
    if (kind === 'held') await storage.inboxes.claim(address, holder);
    await refuse(address);
    expect(await hasReceived(address)).toBe(false);
    const mail = { ...someMail(address), times: times() };
    await storage.mails.store(mail);
    expect(await hasReceived(address)).toBe(true);
    await storage.mails.remove(address, mail.id);
    expect(await listed(address)).toHaveLength(1);
    expect(await hasReceived(address)).toBe(true);
    await storage.inboxes.release(address, holder.tokenHash);
    await storage.inboxes.claim(address, holder);
    expect(await hasReceived(address)).toBe(false);
  });

  it('do not restore a deleted mail when a gateway reports its push', async () => {
    const address = someAddress();
    const mail = someMail(address);
    await storage.deliveries.markPushed([{ address, id: mail.id, atMs: Date.now() }]);
    expect(await redis.exists(storage.keys.mail(address, mail.id))).toBe(0);
  });
});
