import { limits, type Address } from '@efemera/contract';
import { partitionOf } from '@efemera/contract/redis';
import { guestOf, hashSecret, mayOpen, newSecret, type Storage } from '@efemera/storage';
import { age, openTestStorage, rawRedis, someAddress } from './support.js';

const someHash = () => hashSecret(newSecret());
const someHolder = () => ({ tokenHash: someHash(), visitorHash: someHash() });

describe('guest store', () => {
  let storage: Storage;
  beforeAll(async () => {
    storage = openTestStorage();
    expect(await storage.whenReady(10_000)).toBe(true);
  });
  afterAll(() => storage.close());

  const redeem = (secret: string, visitorHash = someHash(), isAgain = false) =>
    storage.guests.redeem(secret, { visitorHash, device: 'Chrome on Android', isAgain });

  async function claimed() {
    const [address, holder] = [someAddress(), someHolder()];
    await storage.inboxes.claim(address, holder);
    return { address, holder };
  }

  async function linkTo(address: Address, keyHash: string, access: 'full' | 'read' = 'full'): Promise<string> {
    const link = await storage.guests.addLink(address, keyHash, access);
    if (typeof link === 'string') throw new Error(link);
    return link.secret;
  }

  async function linksTo(address: Address, keyHash: string, count: number): Promise<string[]> {
    const secrets: string[] = [];
    while (secrets.length < count) secrets.push(await linkTo(address, keyHash));
    return secrets;
  }

  async function withGuest(access: 'full' | 'read' = 'full') {
    const { address, holder } = await claimed();
    const guestHash = someHash();
    await redeem(await linkTo(address, holder.tokenHash, access), guestHash);
    return { address, holder, guestHash };
  }

  const opens = async (address: Address, keyHash: string) => mayOpen(await storage.inboxes.read(address), [keyHash]);

  it('lets the visitor in who shows the secret, and lists the inbox for them', async () => {
    const { address, holder } = await claimed();
    const guestHash = someHash();
    const secret = await linkTo(address, holder.visitorHash, 'read');
    expect(secret).toMatch(/^[0-9a-f][\w-]{43}$/);
    expect(await redeem(secret, guestHash)).toEqual({ address, access: 'read' });
    const inbox = await storage.inboxes.read(address);
    expect(inbox.guests).toMatchObject([{ keyHash: guestHash, access: 'read', device: 'Chrome on Android' }]);
    expect(mayOpen(inbox, [guestHash])).toBe(true);
    expect(mayOpen(inbox, [someHash()])).toBe(false);
    expect((await storage.inboxes.ofHolder(guestHash)).map((own) => own.address)).toEqual([address]);
    // A guest can't restore the inbox, so the list ends with it.
    const redis = rawRedis();
    expect(await redis.pttl(storage.keys.holder(guestHash))).toBeLessThanOrEqual(3_600_000 + 600_000);
    redis.disconnect();
    // A refused claim of the address by the guest must not take it from the guest's list.
    expect(await storage.inboxes.claim(address, { tokenHash: someHash(), visitorHash: guestHash })).toBe(false);
    expect(await storage.inboxes.ofHolder(guestHash)).toHaveLength(1);
  });

  it('admits one of many visitors who redeem the same join link at once, and none later', async () => {
    const { address, holder } = await claimed();
    const secret = await linkTo(address, holder.tokenHash);
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => redeem(secret)));
    expect(outcomes.filter((outcome) => outcome === 'gone')).toHaveLength(19);
    expect(await redeem(secret)).toBe('gone');
    expect((await storage.inboxes.read(address)).guests).toHaveLength(1);
  });

  it('answers a guest whose first answer was lost the same again, until the holder ends the guest', async () => {
    const { address, holder } = await claimed();
    const [secret, other] = [await linkTo(address, holder.tokenHash, 'read'), await linkTo(address, holder.tokenHash)];
    const [guestHash, otherHash] = [someHash(), someHash()];
    expect(await storage.guests.hasJoined(secret, guestHash)).toBe(false);
    const joined = { address, access: 'read' };
    expect(await redeem(secret, guestHash)).toEqual(joined);
    expect(await redeem(secret, guestHash)).toBe('gone');
    expect(await redeem(secret, guestHash, true)).toEqual(joined);
    expect(await storage.guests.hasJoined(secret, guestHash)).toBe(true);
    await redeem(other, otherHash);
    for (const hash of [otherHash, holder.visitorHash, someHash()]) {
      expect(await redeem(secret, hash, true)).toBe('gone');
      expect(await storage.guests.hasJoined(secret, hash)).toBe(false);
    }
    const { guests } = await storage.inboxes.read(address);
    expect(guests.map(({ keyHash }) => keyHash)).toEqual([guestHash, otherHash]);
    await storage.guests.end(address, holder.tokenHash, guests[0]?.id ?? '');
    expect(await redeem(secret, guestHash, true)).toBe('gone');
    expect(await storage.guests.hasJoined(secret, guestHash)).toBe(false);
  });

  it('refuses every other secret, whatever its length and form', async () => {
    const { address, holder } = await claimed();
    const secret = await linkTo(address, holder.tokenHash);
    const wrong = [
      '',
      'f',
      secret.slice(1),
      secret.slice(0, -1),
      `${secret}a`,
      ` ${secret}`,
      'g'.repeat(44),
      '\0',
      'x'.repeat(9999),
    ];
    for (const text of wrong) expect(await redeem(text)).toBe('gone');
    expect(await redeem(secret)).toMatchObject({ address });
  });

  it('stores only the hash of a secret, and for five minutes', async () => {
    const { address, holder } = await claimed();
    const secret = await linkTo(address, holder.tokenHash);
    const redis = rawRedis();
    const key = storage.keys.joinLink(partitionOf(address), hashSecret(secret));
    expect(await redis.pttl(key)).toBeGreaterThan((limits.joinLinkSeconds - 60) * 1000);
    expect(await redis.pttl(key)).toBeLessThanOrEqual(limits.joinLinkSeconds * 1000);
    expect(JSON.stringify(await redis.hgetall(storage.keys.inbox(address)))).not.toContain(secret.slice(1));
    // The link's entry in the inbox has an end of its own, in case the key of the link lives longer.
    await redis.hset(
      storage.keys.inbox(address),
      'links',
      JSON.stringify([{ hash: hashSecret(secret), access: 'full', endsAtMs: Date.now() - 1 }]),
    );
    expect(await redeem(secret)).toBe('gone');
    redis.disconnect();
  });

  it('lets only the holder make join links, and ends the oldest when there are too many', async () => {
    const { address, holder, guestHash } = await withGuest();
    expect(await storage.guests.addLink(address, guestHash, 'full')).toBe('not_held');
    expect(await storage.guests.addLink(address, someHash(), 'full')).toBe('not_held');
    expect(await storage.guests.addLink(someAddress(), holder.tokenHash, 'full')).toBe('not_held');
    const [oldest = '', second = ''] = await linksTo(address, holder.tokenHash, limits.maxJoinLinksPerInbox + 1);
    expect(await redeem(oldest)).toBe('gone');
    expect(await redeem(second)).toMatchObject({ address });
  });

  it('has no more guests than the limit; a guest who joins again is not counted twice and gets the access of the newest link', async () => {
    const { address, holder } = await claimed();
    const secrets = await linksTo(address, holder.tokenHash, limits.maxJoinLinksPerInbox);
    const guests = secrets.map(() => someHash());
    for (const [n, secret] of secrets.entries()) expect(await redeem(secret, guests[n])).toMatchObject({ address });
    expect(await storage.guests.addLink(address, holder.tokenHash, 'read')).toBe('full');
    const { guests: listed } = await storage.inboxes.read(address);
    expect(listed.map(({ keyHash }) => keyHash)).toEqual(guests);

    expect(await storage.guests.end(address, holder.tokenHash, listed[0]?.id ?? '')).toBe('ended');
    const [again, more] = [await linkTo(address, holder.tokenHash, 'read'), await linkTo(address, holder.tokenHash)];
    expect(await redeem(again, guests[1])).toMatchObject({ access: 'read' });
    expect(await redeem(more, guests[0])).toMatchObject({ access: 'full' });
    const now = (await storage.inboxes.read(address)).guests;
    expect(now).toHaveLength(limits.maxGuestsPerInbox);
    expect(now[0]).toEqual({ ...listed[1], access: 'read', linkHash: hashSecret(again) });
  });

  it('refuses a guest beyond the limit, and leaves the link open for later', async () => {
    const { address, holder } = await claimed();
    const secrets = await linksTo(address, holder.tokenHash, limits.maxJoinLinksPerInbox);
    const [last = '', ...others] = secrets;
    for (const secret of others) await redeem(secret);
    const late = await linkTo(address, holder.tokenHash);
    await redeem(last);
    expect(await redeem(late)).toBe('full');
    const [guest] = (await storage.inboxes.read(address)).guests;
    await storage.guests.end(address, holder.tokenHash, guest?.id ?? '');
    expect(await redeem(late)).toMatchObject({ address });
  });

  it('makes no guest of a holder who shows the secret, and leaves the link open', async () => {
    const { address, holder } = await claimed();
    const secret = await linkTo(address, holder.tokenHash, 'read');
    expect(await redeem(secret, holder.visitorHash)).toEqual({ address, access: 'full' });
    expect((await storage.inboxes.read(address)).guests).toEqual([]);
    expect(await redeem(secret)).toMatchObject({ access: 'read' });
  });

  it('ends a guest only at the holder’s request', async () => {
    const { address, holder, guestHash } = await withGuest();
    const id = (await storage.inboxes.read(address)).guests[0]?.id ?? '';
    expect(await storage.guests.end(address, guestHash, id)).toBe('not_held');
    expect(await storage.guests.end(address, holder.tokenHash, 'another')).toBe('unknown');
    expect(await storage.guests.end(address, holder.tokenHash, id)).toBe('ended');
    expect(await storage.guests.end(address, holder.tokenHash, id)).toBe('unknown');
    expect(await opens(address, guestHash)).toBe(false);
    expect(await storage.inboxes.ofHolder(guestHash)).toEqual([]);
  });

  it('lets only guests with full access extend an inbox, and no guest release it', async () => {
    for (const access of ['full', 'read'] as const) {
      const { address, guestHash } = await withGuest(access);
      expect(await storage.inboxes.extend(address, guestHash, 7200)).toBe(access === 'full');
      expect(await storage.inboxes.release(address, guestHash)).toBe(false);
      expect((await storage.inboxes.read(address)).state).toBe('held');
    }
  });

  describe.each<[string, (address: Address, holder: { tokenHash: string; visitorHash: string }) => Promise<unknown>]>([
    ['a release', (address, holder) => storage.inboxes.release(address, holder.tokenHash)],
    [
      'a release and a restore',
      async (address, holder) => {
        await storage.inboxes.release(address, holder.tokenHash);
        await storage.inboxes.extend(address, holder.tokenHash);
      },
    ],
    [
      'its expiry',
      async (address) => {
        const redis = rawRedis();
        await age(redis, storage, address, 3601);
        redis.disconnect();
        await storage.inboxes.expireDue();
      },
    ],
    [
      'a restore after an expiry that no worker has seen',
      async (address, holder) => {
        const redis = rawRedis();
        await age(redis, storage, address, 3601);
        redis.disconnect();
        await storage.inboxes.extend(address, holder.tokenHash);
      },
    ],
    [
      'a new claim by its former holder',
      async (address, holder) => {
        await storage.inboxes.release(address, holder.tokenHash);
        await storage.inboxes.claim(address, { ...holder, tokenHash: someHash() });
      },
    ],
  ])('%s', (_name, end) => {
    it('ends guests and open links', async () => {
      const { address, holder, guestHash } = await withGuest();
      const open = await linkTo(address, holder.tokenHash);
      await end(address, holder);
      expect(await opens(address, guestHash)).toBe(false);
      expect(await redeem(open)).toBe('gone');
      expect((await storage.inboxes.read(address)).guests).toEqual([]);
    });
  });

  it('opens an expired inbox to no guest, even before a worker has ended it', async () => {
    const { address, guestHash } = await withGuest();
    const redis = rawRedis();
    await age(redis, storage, address, 3601);
    redis.disconnect();
    const inbox = await storage.inboxes.read(address);
    expect(inbox.state).toBe('quarantined');
    expect(guestOf(inbox, [guestHash])).toBeNull();
    expect(await opens(address, guestHash)).toBe(false);
  });
});
