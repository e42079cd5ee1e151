import type { Address } from '@efemera/contract';
import { partitionOf } from '@efemera/contract/redis';
import { hashSecret, mayOpen, newSecret, type Storage } from '@efemera/storage';
import { age, openTestStorage, rawRedis, someAddress, someMail } from './support.js';

const someHolder = () => ({ tokenHash: hashSecret(newSecret()), visitorHash: hashSecret(newSecret()) });

describe('inbox store', () => {
  let storage: Storage;
  beforeAll(async () => {
    storage = openTestStorage();
    expect(await storage.whenReady(10_000)).toBe(true);
  });
  afterAll(() => storage.close());

  it('searches a thousand addresses of a partition for mail to drop, and goes on there at the next call', async () => {
    const own = openTestStorage();
    expect(await own.whenReady(10_000)).toBe(true);
    const inPartition = (name: string) => {
      for (let n = 0; ; n++) {
        const address = `${name}${n}@efemera.localhost` as Address;
        if (partitionOf(address) === 0) return address;
      }
    };
    const redis = rawRedis();
    // The search meets these held inboxes first: they are due before the mail of the address that nobody holds.
    const held = inPartition('held');
    await own.inboxes.claim(held, someHolder());
    const inbox = await redis.hgetall(own.keys.inbox(held));
    const many = redis.multi();
    for (let n = 0; n < 1000; n++) {
      many.hset(`${own.keys.inboxPrefix(0)}held${n}x@efemera.localhost`, inbox);
      many.zadd(own.keys.due(0), n, `held${n}x@efemera.localhost`);
    }
    await many.exec();
    await own.mails.store(someMail(inPartition('unheld')));
    expect([await own.inboxes.dropUnclaimed(), await own.inboxes.dropUnclaimed()]).toEqual([0, 1]);
    redis.disconnect();
    await own.close();
  });

  it('opens an address without a holder to everybody', async () => {
    const inbox = await storage.inboxes.read(someAddress());
    expect(inbox.state).toBe('public');
    expect(mayOpen(inbox, [])).toBe(true);
  });

  it('opens a held inbox by its token or its visitor only', async () => {
    const [address, holder] = [someAddress(), someHolder()];
    expect(await storage.inboxes.claim(address, holder)).toBe(true);
    const inbox = await storage.inboxes.read(address);
    expect(inbox.state).toBe('held');
    expect(inbox.expiresAtMs - inbox.createdAtMs).toBe(3_600_000);
    expect(mayOpen(inbox, [holder.tokenHash])).toBe(true);
    expect(mayOpen(inbox, ['x', holder.visitorHash])).toBe(true);
    expect(mayOpen(inbox, [])).toBe(false);
    expect(mayOpen(inbox, [someHolder().tokenHash])).toBe(false);
  });

  it('gives an address to one of many visitors who claim it at the same instant', async () => {
    const address = someAddress();
    const claims = await Promise.all(Array.from({ length: 20 }, () => storage.inboxes.claim(address, someHolder())));
    expect(claims.filter(Boolean)).toHaveLength(1);
  });

  it('deletes the mail of an address when it is claimed', async () => {
    const address = someAddress();
    const mail = someMail(address);
    await storage.mails.store(mail);
    await storage.inboxes.claim(address, someHolder());
    expect(await storage.mails.list(address)).toEqual([]);
    expect(await storage.mails.source(address, mail.id)).toBeNull();
  });

  it('leaves no trace of a refused claim, and keeps an address on the list of the visitor who holds it', async () => {
    const [address, holder, stranger] = [someAddress(), someHolder(), someHolder()];
    await storage.inboxes.claim(address, holder);
    await storage.inboxes.claim(address, stranger);
    await storage.inboxes.claim(address, { ...holder, tokenHash: stranger.tokenHash });
    const redis = rawRedis();
    const keys = [stranger.tokenHash, stranger.visitorHash].map((hash) => storage.keys.holder(hash));
    expect(await redis.exists(...keys)).toBe(0);
    redis.disconnect();
    expect(await storage.inboxes.ofHolder(holder.visitorHash)).toHaveLength(1);
  });

  describe('the list of a visitor’s addresses', () => {
    const hour = 3_600_000;
    const day = 24 * hour;
    /** What all keys outlive their data by. */
    const grace = 600_000;
    let redis: ReturnType<typeof rawRedis>;
    beforeAll(() => (redis = rawRedis()));
    afterAll(() => redis.disconnect());

    /** In how many milliseconds the list, and the entry of each address, ends: rounded to minutes. */
    async function endsIn(keyHash: string) {
      const key = storage.keys.holder(keyHash);
      const entries = await redis.zrange(key, '0', '-1', 'WITHSCORES');
      const minutes = (ms: number) => Math.round(ms / 60_000) * 60_000;
      const ends: Record<string, number> = {};
      for (let at = 0; at < entries.length; at += 2) {
        ends[entries[at] as string] = minutes(Number(entries[at + 1]) / 1000 - Date.now());
      }
      return { list: minutes(await redis.pttl(key)), ends };
    }

    it('has each address until nobody can restore it, and ends with the last of them', async () => {
      const [brief, long, holder] = [someAddress(), someAddress(), someHolder()];
      await storage.inboxes.claim(long, holder, 86_400);
      await storage.inboxes.claim(brief, holder);
      expect(await endsIn(holder.visitorHash)).toEqual({
        list: day + day + grace,
        ends: { [long]: day + day + grace, [brief]: hour + day + grace },
      });
      // Deleted, the inbox can be restored for a day; the list needs no longer to know it.
      expect(await storage.inboxes.release(long, holder.visitorHash)).toBe(true);
      expect(await endsIn(holder.visitorHash)).toEqual({
        list: hour + day + grace,
        ends: { [long]: day + grace, [brief]: hour + day + grace },
      });
      expect(await storage.inboxes.extend(long, holder.visitorHash)).toBe(true);
      expect((await endsIn(holder.visitorHash)).list).toBe(day + day + grace);
    });

    it('drops what has ended, and never lists more than 200 addresses', async () => {
      const [address, holder] = [someAddress(), someHolder()];
      const key = storage.keys.holder(holder.visitorHash);
      await redis.zadd(key, (Date.now() - 1) * 1000, 'ended@efemera.localhost');
      await storage.inboxes.claim(address, holder);
      expect(await redis.zrange(key, '0', '-1')).toEqual([address]);
      const later = Array.from({ length: 250 }, (_, n) => [(Date.now() + n * day) * 1000, `n${n}@efemera.localhost`]);
      await redis.zadd(key, ...later.flat());
      await storage.inboxes.extend(address, holder.tokenHash);
      // The address itself stays, although all others end later: its holder has just asked for it.
      const listed = await redis.zrange(key, '0', '-1');
      expect([listed.length, listed.slice(0, 2)]).toEqual([200, [address, 'n51@efemera.localhost']]);
    });

    it('keeps what an earlier version has listed, by the time of listing', async () => {
      const [earlier, holder] = [someAddress(), someHolder()];
      await storage.inboxes.claim(earlier, holder);
      const key = storage.keys.holder(holder.visitorHash);
      await redis.zadd(key, Date.now() - 30 * hour, earlier);
      await redis.pexpire(key, 5 * hour);
      const address = someAddress();
      await storage.inboxes.claim(address, holder);
      expect((await endsIn(holder.visitorHash)).ends).toEqual({ [earlier]: 5 * hour, [address]: hour + day + grace });
    });

    it('keeps the end of an own address that the visitor claims in vain', async () => {
      const [address, holder] = [someAddress(), someHolder()];
      await storage.inboxes.claim(address, holder, 86_400);
      expect(await storage.inboxes.claim(address, { ...someHolder(), visitorHash: holder.visitorHash })).toBe(false);
      expect((await endsIn(holder.visitorHash)).ends).toEqual({ [address]: day + day + grace });
    });
  });

  it('keeps an inbox on the lists of both its token and its cookie, whichever of them extends it', async () => {
    const redis = rawRedis();
    const longAgo = (Date.now() - 30 * 3_600_000) * 1000;
    for (const key of ['tokenHash', 'visitorHash'] as const) {
      const [address, holder] = [someAddress(), someHolder()];
      await storage.inboxes.claim(address, holder);
      const others = [holder.tokenHash, holder.visitorHash].filter((hash) => hash !== holder[key]);
      for (const hash of others) await redis.zadd(storage.keys.holder(hash), longAgo, address);
      expect(await storage.inboxes.extend(address, holder[key])).toBe(true);
      // The visitor's next claim would remove this address from the list if the extension had not renewed its entry.
      await storage.inboxes.claim(someAddress(), holder);
      for (const hash of others) {
        expect((await storage.inboxes.ofHolder(hash)).map((inbox) => inbox.address)).toContain(address);
      }
    }
    redis.disconnect();
  });

  it('counts a successful claim, once', async () => {
    const address = someAddress();
    const before = await storage.totals.read();
    await storage.inboxes.claim(address, someHolder());
    await storage.inboxes.claim(address, someHolder());
    expect((await storage.totals.read()).emailsCreated).toBe(before.emailsCreated + 1);
  });

  it('counts the mails of an inbox, today and in all', async () => {
    const address = someAddress();
    await storage.inboxes.claim(address, someHolder());
    expect(await storage.mails.store(someMail(address))).toEqual({ held: true });
    await storage.mails.store(someMail(address));
    expect(await storage.inboxes.read(address)).toMatchObject({ receivedToday: 2, receivedTotal: 2 });
  });

  it('changes the version with every change of the listing, and never returns to an earlier one', async () => {
    const address = someAddress();
    const versions = [(await storage.inboxes.read(address)).version];
    const mail = someMail(address);
    for (const change of [
      () => storage.mails.store(mail),
      () => storage.mails.setRead(address, mail.id, true),
      () => storage.mails.remove(address, mail.id),
      () => storage.mails.store(someMail(address)),
      () => storage.inboxes.claim(address, someHolder()),
    ]) {
      await change();
      versions.push((await storage.inboxes.read(address)).version);
    }
    expect(new Set(versions).size).toBe(versions.length);
  });

  describe('after an inbox has ended', () => {
    it('deletes the mail of a released inbox at once and reserves the name for its former holder', async () => {
      const [address, holder] = [someAddress(), someHolder()];
      await storage.inboxes.claim(address, holder);
      await storage.mails.store(someMail(address));
      expect(await storage.inboxes.release(address, someHolder().tokenHash)).toBe(false);
      expect(await storage.inboxes.release(address, holder.tokenHash)).toBe(true);

      expect(await storage.mails.list(address)).toEqual([]);
      expect(await storage.inboxes.claim(address, someHolder())).toBe(false);
      const inbox = await storage.inboxes.read(address);
      expect(inbox.state).toBe('quarantined');
      expect(mayOpen(inbox, [])).toBe(false);

      expect(await storage.inboxes.extend(address, someHolder().visitorHash)).toBe(false);
      expect(await storage.inboxes.extend(address, holder.visitorHash)).toBe(true);
      expect((await storage.inboxes.read(address)).state).toBe('held');
    });

    it('shows late mail only to the former holder', async () => {
      const [address, holder] = [someAddress(), someHolder()];
      await storage.inboxes.claim(address, holder);
      await storage.inboxes.release(address, holder.tokenHash);
      expect(await storage.mails.store(someMail(address, 'late'))).toEqual({ held: false });
      expect(mayOpen(await storage.inboxes.read(address), [])).toBe(false);
      await storage.inboxes.extend(address, holder.tokenHash);
      expect((await storage.mails.list(address)).map(({ summary }) => summary.subject)).toEqual(['late']);
    });

    it('lists to a holder exactly the addresses that the holder has or can restore', async () => {
      const [held, released, foreign, holder] = [someAddress(), someAddress(), someAddress(), someHolder()];
      await storage.inboxes.claim(held, holder);
      await storage.inboxes.claim(released, holder);
      await storage.inboxes.release(released, holder.visitorHash);
      await storage.inboxes.claim(foreign, someHolder());
      await storage.inboxes.claim(foreign, holder);
      const listed = await storage.inboxes.ofHolder(holder.visitorHash);
      expect(listed.map(({ address, state }) => [address, state]).sort()).toEqual(
        [
          [held, 'held'],
          [released, 'quarantined'],
        ].sort(),
      );
    });
  });

  describe('as time passes', () => {
    const [life, quarantine] = [3600, 86_400];
    const redis = rawRedis();
    afterAll(() => redis.disconnect());
    const pass = (address: Address, seconds: number) => age(redis, storage, address, seconds);
    const subjects = async (address: Address) =>
      (await storage.mails.list(address)).map(({ summary }) => summary.subject);

    it('expires a held inbox with its mail, then frees the name after the quarantine', async () => {
      const [address, holder] = [someAddress(), someHolder()];
      await storage.inboxes.claim(address, holder);
      await storage.mails.store(someMail(address));
      await pass(address, life - 60);
      expect(await storage.inboxes.expireDue()).toBe(0);
      await pass(address, 60);
      expect(await storage.inboxes.expireDue()).toBe(1);
      expect(await storage.mails.list(address)).toEqual([]);
      await pass(address, quarantine - 60);
      expect(await storage.inboxes.claim(address, someHolder())).toBe(false);
      await pass(address, 60);
      expect((await storage.inboxes.read(address)).state).toBe('public');
      expect(await storage.inboxes.claim(address, someHolder())).toBe(true);
    });

    it('keeps an expired inbox closed until a worker deletes its mail, also past its quarantine, and keeps later mail', async () => {
      const [address, holder] = [someAddress(), someHolder()];
      await storage.inboxes.claim(address, holder);
      await storage.mails.store(someMail(address, 'in time'));
      // Its quarantine is over as well: no worker has run for long.
      await pass(address, life + quarantine);
      const inbox = await storage.inboxes.read(address);
      expect([inbox.state, mayOpen(inbox, []), mayOpen(inbox, [holder.tokenHash])]).toEqual([
        'quarantined',
        false,
        true,
      ]);
      await storage.mails.store(someMail(address, 'late'));
      expect(await storage.inboxes.expireDue()).toBe(1);
      expect((await storage.inboxes.read(address)).state).toBe('public');
      expect(await subjects(address)).toEqual(['late']);
      await pass(address, life);
      expect(await storage.inboxes.expireDue()).toBe(1);
      expect(await subjects(address)).toEqual([]);
    });

    it('gives the place of a late mail back when it ends, which Redis does not delete before', async () => {
      const [address, holder] = [someAddress(), someHolder()];
      await storage.inboxes.claim(address, holder);
      await storage.inboxes.release(address, holder.tokenHash);
      const late = someMail(address, 'late');
      await storage.mails.store(late);
      expect(await redis.ttl(storage.keys.mail(address, late.id))).toBeGreaterThan(life);
      const places = async () =>
        (await redis.hkeys(storage.keys.inbox(address))).filter((field) => field.startsWith('from:'));
      expect(await places()).toHaveLength(1);
      await pass(address, life);
      expect(await storage.inboxes.expireDue()).toBe(1);
      expect(await places()).toEqual([]);
    });

    it('does not expire an inbox that was extended in the meantime', async () => {
      const [address, holder] = [someAddress(), someHolder()];
      await storage.inboxes.claim(address, holder);
      await pass(address, life - 60);
      await storage.inboxes.extend(address, holder.tokenHash);
      await pass(address, 120);
      await storage.inboxes.expireDue();
      expect((await storage.inboxes.read(address)).state).toBe('held');
    });

    it('removes single mails of an address without a holder, each after its own lifetime', async () => {
      const address = someAddress();
      await storage.mails.store(someMail(address, 'old'));
      await pass(address, life - 60);
      await storage.mails.store(someMail(address, 'young'));
      await pass(address, 60);
      await storage.inboxes.expireDue();
      expect(await subjects(address)).toEqual(['young']);
      await pass(address, life);
      await storage.inboxes.expireDue();
      expect(await subjects(address)).toEqual([]);
    });
  });
});

describe('quota store', () => {
  let storage: Storage;
  beforeAll(async () => {
    storage = openTestStorage();
    await storage.whenReady(10_000);
  });
  afterAll(() => storage.close());

  it('gives out no more than the limit, however many ask at once, and accepts refunds', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => storage.quotas.reserve('visitor', 3)));
    expect(answers.filter((left) => left !== null).sort()).toEqual([0, 1, 2]);
    expect(await storage.quotas.remaining('visitor', 3)).toBe(0);
    await storage.quotas.refund('visitor');
    expect(await storage.quotas.reserve('visitor', 3)).toBe(0);
    // More refunds than uses, as after midnight, give no credit.
    await storage.quotas.refund('tomorrow');
    expect(await storage.quotas.remaining('tomorrow', 3)).toBe(3);
    expect(await storage.quotas.remaining('stranger', 3)).toBe(3);
  });
});
