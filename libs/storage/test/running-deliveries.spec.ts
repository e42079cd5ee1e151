import { limits, type Address, type RunningDelivery } from '@efemera/contract';
import { partitionOf, type Refusal } from '@efemera/contract/redis';
import type { Storage } from '@efemera/storage';
import type { Redis } from 'ioredis';
import { openTestStorage, rawRedis, someAddress, until } from './support.js';

const holder = { tokenHash: 'token-hash', visitorHash: 'visitor-hash' };
const minuteMs = 60_000;
const running = (id = 'one', more: Partial<RunningDelivery> = {}): RunningDelivery => ({
  id,
  state: 'sending',
  startedAt: new Date().toISOString(),
  sender: 'ana@sender.test',
  client: 'mx.sender.test',
  tls: null,
  received: 0,
  size: null,
  ...more,
});

describe('running deliveries', () => {
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
  const held = async (): Promise<Address> => {
    const address = someAddress();
    await storage.inboxes.claim(address, holder);
    return address;
  };
  const note = (address: Address, delivery: RunningDelivery, keptMs = minuteMs) =>
    storage.deliveries.noteRunning(address, delivery.id, delivery, keptMs);
  const listed = async (address: Address) => (await storage.deliveries.list(address)).running;
  const facts = async (address: Address) =>
    (await redis.xrange(storage.keys.events(partitionOf(address)), '-', '+'))
      .filter(([, fields]) => fields[3] === address)
      .map(([, fields]) => fields[1]);
  const refuse = (address: Address, isAwaited: boolean) =>
    storage.deliveries.noteRefusal(
      address,
      {
        refusedAtMs: Date.now(),
        helo: 'mx.sender.test',
        mailFrom: 'ana@sender.test',
        size: null,
        reply: { code: 554, text: '5.6.0 No' },
        times: { connectedAtMs: Date.now(), tlsVersion: null, afterMs: {} },
      } satisfies Refusal,
      { takesAny: true, isAwaited },
    );

  it('are listed as they were noted last, until they are forgotten; each change is announced', async () => {
    const address = await held();
    const { version } = await storage.inboxes.read(address);
    await note(address, running('one'), minuteMs);
    const grown = running('one', { received: 7, size: 9, tls: 'TLSv1.3', sender: 'é"\\@sender.test', client: '' });
    await note(address, running('two'), minuteMs);
    await note(address, grown, minuteMs);
    expect(await listed(address)).toEqual([running('two', { startedAt: expect.any(String) as string }), grown]);
    await storage.deliveries.noteRunning(address, 'two', null, minuteMs);
    await storage.deliveries.noteRunning(address, 'one', null, minuteMs);
    expect(await listed(address)).toBeUndefined();
    expect(await facts(address)).toEqual(['inbox:claimed', ...Array<string>(5).fill('deliveries:changed')]);
    // The listing of mails is the same: a client that has it gets 304.
    expect((await storage.inboxes.read(address)).version).toBe(version);
  });

  it('end by themselves if nobody notes them again, as after the death of their SMTP process', async () => {
    const address = await held();
    await note(address, running('lasting'), minuteMs);
    await note(address, running('dead'), 200);
    await until('one has ended', async () => (await listed(address))?.length === 1);
    expect((await listed(address))?.[0]?.id).toBe('lasting');
  });

  it('of one inbox are few and their texts short: one more replaces the one that was noted longest ago', async () => {
    const address = await held();
    const long = running('0', { sender: 'x'.repeat(5000) });
    for (let n = 0; n <= limits.maxRunningDeliveries; n++) {
      await note(address, { ...long, id: String(n) }, minuteMs);
    }
    const ids = (await listed(address))?.map(({ id }) => id);
    expect(ids).toHaveLength(limits.maxRunningDeliveries);
    expect(ids?.[0]).toBe('1');
    expect((await redis.hget(storage.keys.inbox(address), 'running'))?.length).toBeLessThan(7000);
  });

  it('are kept of held inboxes only, and end with the inbox', async () => {
    const unheld = someAddress();
    await note(unheld, running(), minuteMs);
    await refuse(unheld, true);
    expect(await listed(unheld)).toBeUndefined();
    expect(await facts(unheld)).toEqual([]);
    const address = await held();
    await note(address, running());
    await storage.inboxes.release(address, holder.tokenHash);
    // One that goes on does not come back.
    await note(address, running());
    expect(await redis.hget(storage.keys.inbox(address), 'running')).toBeNull();
    expect((await facts(address)).at(-1)).toBe('inbox:expired');
  });

  it('are not needed for a refusal to be announced, which it is only where somebody waits', async () => {
    const address = await held();
    await refuse(address, false);
    expect(await facts(address)).toEqual(['inbox:claimed']);
    await refuse(address, true);
    expect(await facts(address)).toEqual(['inbox:claimed', 'deliveries:changed']);
  });

  it('are asked for by address, also after the connection was lost', async () => {
    const heard: Address[] = [];
    const stop = storage.deliveryWaits.follow((address) => void heard.push(address));
    const hears = async (address: Address) => {
      await storage.deliveryWaits.announce(address);
      return heard.includes(address);
    };
    const [before, after] = [someAddress(), someAddress()];
    await until('it is heard', () => hears(before));
    await redis.call('CLIENT', 'KILL', 'TYPE', 'pubsub');
    await until('it is heard again', () => hears(after));
    stop();
  });
});
