import { NameServer } from '@efemera/testing/name-server';
import { jest } from '@jest/globals';
import { BlockLists } from './block-lists.js';
import { intakeLimits } from './limits.js';

const zone = 'list.test';

describe('DNS block lists', () => {
  let names: NameServer;
  let logged: Record<string, unknown>[];
  beforeEach(async () => {
    names = await NameServer.start();
    logged = [];
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    await names.stop();
  });

  const open = (zones: readonly string[] = [zone], servers = [names.address]) =>
    new BlockLists({ zones, refuses: false, servers }, {
      warn: (line: Record<string, unknown>) => logged.push(line),
    } as unknown as ConstructorParameters<typeof BlockLists>[1]);
  const list = (reversed: string, ...answers: string[]) => names.set({ [`${reversed}.${zone}`]: { A: answers } });
  const pass = (ms: number) => {
    const nowMs = performance.now();
    jest.spyOn(performance, 'now').mockReturnValue(nowMs + ms);
  };

  it('report which of them list a client, by IPv4 and by IPv6', async () => {
    list('7.2.0.192', '127.0.0.4');
    list('1.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.8.b.d.0.1.0.0.2', '127.0.0.2', '127.0.0.9');
    names.set({ '7.2.0.192.other.test': { A: ['127.0.0.2'] } });
    const lists = open([zone, 'none.test', 'other.test']);
    expect(await lists.lookUp('192.0.2.7')).toEqual([zone, 'other.test']);
    expect(await lists.lookUp('2001:db8::1')).toEqual([zone]);
    expect(await lists.lookUp('192.0.2.8')).toEqual([]);
    expect(logged).toEqual([]);
  });

  it('are not asked about private addresses, but about the test address 127.0.0.2', async () => {
    list('2.0.0.127', '127.0.0.2');
    const lists = open();
    const inside = [
      '127.0.0.1',
      '10.0.0.1',
      '192.168.1.1',
      '100.64.0.1',
      '169.254.1.1',
      '::1',
      'fd00::1',
      'fe80::1',
      '',
    ];
    for (const ip of inside) expect(await lists.lookUp(ip)).toEqual([]);
    expect(names.asked).toEqual([]);
    expect(await lists.lookUp('127.0.0.2')).toEqual([zone]);
    expect(await open([]).lookUp('192.0.2.7')).toEqual([]);
    expect(names.asked).toEqual([`A 2.0.0.127.${zone}`, `A 1.0.0.127.${zone}`]);
    // A socket that listens on `::` gives the address of an IPv4 client in this form.
    expect(await open().lookUp('::ffff:127.0.0.2')).toEqual([zone]);
    expect(await lists.lookUp('::ffff:127.0.0.1')).toEqual([]);
  });

  it.each(['127.255.255.254', '203.0.113.80'])('that answer %s count as empty; this is logged once', async (answer) => {
    list('7.2.0.192', '127.0.0.2', answer);
    list('8.2.0.192', '127.0.0.2', answer);
    list('9.2.0.192', '127.0.0.2');
    const lists = open();
    expect(await lists.lookUp('192.0.2.7')).toEqual([]);
    // The list is not asked during the pause; after the pause, it gives the same wrong answer.
    expect(await lists.lookUp('192.0.2.9')).toEqual([]);
    expect(names.asked).toHaveLength(1);
    pass(intakeLimits.blockListPauseMs);
    expect(await lists.lookUp('192.0.2.8')).toEqual([]);
    expect(logged).toMatchObject([{ zone, reason: `it answers ${answer}` }]);
    pass(intakeLimits.minBlockListSeconds * 1000);
    expect(await lists.lookUp('192.0.2.9')).toEqual([zone]);
    expect(logged.slice(1)).toEqual([{ msg: 'a block list answers again', zone }]);
  });

  it('that do not answer count as listing nobody, and only the first look-ups wait two seconds for them', async () => {
    names.silent = true;
    const lists = open([zone, 'away.test']);
    const startedAtMs = performance.now();
    const clients = Array.from({ length: intakeLimits.mostBlockListFailures }, (_, n) => `192.0.2.${n}`);
    for (const listing of await Promise.all(clients.map((ip) => lists.lookUp(ip)))) expect(listing).toEqual([]);
    expect(performance.now() - startedAtMs).toBeLessThan(2 * intakeLimits.blockListMs);
    expect(logged.map(({ zone: silent }) => silent)).toEqual([zone, 'away.test']);
    const asked = names.asked.length;
    const pausedAtMs = performance.now();
    expect(await lists.lookUp('198.51.100.1')).toEqual([]);
    expect(performance.now() - pausedAtMs).toBeLessThan(intakeLimits.blockListMs / 2);
    expect(names.asked).toHaveLength(asked);
  });

  it('are reported to answer again only after their pause, whatever answers are still under way', async () => {
    list('7.2.0.192', '127.255.255.254');
    const lists = open();
    await Promise.all(['192.0.2.7', '192.0.2.8', '192.0.2.9'].map((ip) => lists.lookUp(ip)));
    expect(logged).toMatchObject([{ zone, reason: 'it answers 127.255.255.254' }]);
    pass(intakeLimits.blockListPauseMs);
    await lists.lookUp('192.0.2.10');
    expect(logged.slice(1)).toEqual([{ msg: 'a block list answers again', zone }]);
  });

  it('that list 127.0.0.1, and so every address, count as listing nobody', async () => {
    list('7.2.0.192', '127.0.0.2');
    list('1.0.0.127', '127.0.0.2');
    const lists = open();
    expect(await lists.lookUp('192.0.2.7')).toEqual([]);
    expect(logged).toMatchObject([{ zone, reason: 'it has 127.0.0.1, and so everybody' }]);
    names.entries.delete(`1.0.0.127.${zone}`);
    pass(intakeLimits.minBlockListSeconds * 1000);
    expect(await lists.lookUp('192.0.2.7')).toEqual([zone]);
  });

  it('that begin to list every address are no longer believed after ten seconds, nor are their last answers', async () => {
    list('7.2.0.192', '127.0.0.2');
    const lists = open([zone, 'other.test']);
    names.set({ '7.2.0.192.other.test': { A: ['127.0.0.2'] } });
    expect(await lists.lookUp('192.0.2.7')).toEqual([zone, 'other.test']);
    for (const reversed of ['8.2.0.192', '9.2.0.192', '1.0.0.127']) list(reversed, '127.0.0.2');
    expect(await lists.lookUp('192.0.2.8')).toEqual([zone]);
    pass(10_000);
    expect(await lists.lookUp('192.0.2.9')).toEqual([]);
    expect(logged).toMatchObject([{ zone, reason: 'it has 127.0.0.1, and so everybody' }]);
    expect(await lists.lookUp('192.0.2.8')).toEqual([]);
    expect(await lists.lookUp('192.0.2.7')).toEqual(['other.test']);
  });

  it('are asked again about a network whose listing came while the clock was ahead', async () => {
    const ahead = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 86_400_000);
    const lists = open();
    expect(await lists.lookUp('192.0.2.7')).toEqual([]);
    ahead.mockRestore();
    list('7.2.0.192', '127.0.0.2');
    pass(intakeLimits.notListedSeconds * 1000);
    expect(await lists.lookUp('192.0.2.7')).toEqual([zone]);
  });

  it('are asked through the second resolver where the first is silent', async () => {
    list('7.2.0.192', '127.0.0.2');
    const silent = await NameServer.start();
    silent.silent = true;
    expect(await open([zone], [silent.address, names.address]).lookUp('192.0.2.7')).toEqual([zone]);
    await silent.stop();
  });

  it('that fail count as listing nobody, and are still asked after one failure', async () => {
    names.set({ [`7.2.0.192.${zone}`]: 'failure' });
    list('8.2.0.192', '127.0.0.2');
    const lists = open();
    expect([await lists.lookUp('192.0.2.7'), await lists.lookUp('192.0.2.8')]).toEqual([[], [zone]]);
    expect(logged).toEqual([]);
  });

  it('are asked once about a network, and again when the answer is too old', async () => {
    list('7.2.0.192', '127.0.0.2');
    const lists = open();
    expect(await Promise.all([lists.lookUp('192.0.2.7'), lists.lookUp('192.0.2.7')])).toEqual([[zone], [zone]]);
    await lists.lookUp('2001:db8::1');
    await lists.lookUp('2001:db8::2');
    expect(names.asked).toHaveLength(3);
    // The records of the test have a TTL of one second.
    pass(intakeLimits.minBlockListSeconds * 1000 - 1000);
    await lists.lookUp('192.0.2.7');
    expect(names.asked).toHaveLength(3);
    pass(2000);
    await lists.lookUp('192.0.2.7');
    expect(names.asked.slice(3)).toEqual([`A 7.2.0.192.${zone}`, `A 1.0.0.127.${zone}`]);
  });

  it('are asked once about a client for which they have more records than Node gives TTLs for', async () => {
    list('7.2.0.192', ...Array.from({ length: 300 }, (_, n) => `127.0.${n >> 8}.${n & 255}`));
    const lists = open();
    expect([await lists.lookUp('192.0.2.7'), await lists.lookUp('192.0.2.7')]).toEqual([[zone], [zone]]);
    expect(names.asked).toHaveLength(2);
  });

  it('get a bounded number of queries a second in a flood of clients', async () => {
    const lists = open();
    jest.spyOn(performance, 'now').mockReturnValue(performance.now());
    for (let n = 0; n < 300; n++) await lists.lookUp(`198.51.${n >> 8}.${n & 255}`);
    expect(names.asked).toHaveLength(intakeLimits.maxBlockListQueriesPerSecond);
    pass(1000);
    await lists.lookUp('203.0.113.1');
    expect(names.asked).toHaveLength(intakeLimits.maxBlockListQueriesPerSecond + 1);
  });
});
