import { ContractError } from '@efemera/contract';
import { canonicalMailDomain, MailDomains, openStorage, type Storage } from '@efemera/storage';
import { CuttingProxy } from './cutting-proxy.js';
import { openTestStorage, redisUrl, until } from './support.js';

describe('the domains that operators set', () => {
  let storage: Storage;
  beforeEach(async () => {
    storage = openTestStorage();
    await storage.whenReady(10_000);
  });
  afterEach(() => storage.close());
  const open = () => new MailDomains(storage.domains, { offered: ['a.test', 'b.test'], kept: ['old.test'] });

  it('override the states of the settings until they are removed', async () => {
    const domains = open();
    expect([domains.isKnown, domains.offered]).toEqual([false, ['a.test', 'b.test']]);
    expect(await domains.refresh()).toBe(false);
    expect(domains.isKnown).toBe(true);
    await storage.domains.set('new.test', 'offered');
    await storage.domains.set('a.test', 'retired');
    await storage.domains.set('old.test', 'offered');
    expect(await domains.refresh()).toBe(true);
    expect(domains.offered).toEqual(['old.test', 'b.test', 'new.test']);
    expect(['a.test', 'b.test', 'new.test', 'x.new.test'].map((domain) => domains.stateOf(domain))).toEqual([
      'retired',
      'offered',
      'offered',
      null,
    ]);
    expect(await storage.domains.remove('a.test')).toBe(true);
    expect(await storage.domains.remove('a.test')).toBe(false);
    await domains.refresh();
    expect(domains.stateOf('a.test')).toBe('offered');
    expect(domains.all.find(({ domain }) => domain === 'new.test')).toMatchObject({
      isOfSettings: false,
      changedAt: expect.stringMatching(/Z$/) as string,
    });
  });

  it('may be wildcards, which an exact name overrides', async () => {
    const domains = open();
    await storage.domains.set('*.wild.test', 'offered');
    await storage.domains.set('bad.wild.test', 'retired');
    await domains.refresh();
    expect(['x', 'bad', 'y.x'].map((label) => domains.stateOf(`${label}.wild.test`))).toEqual([
      'offered',
      'retired',
      null,
    ]);
    expect([domains.entryOf('x.wild.test'), domains.stateOf('wild.test')]).toEqual(['*.wild.test', null]);
  });

  it('never leave none offered, not even when two are retired at the same moment', async () => {
    const bySettings = ['a.test', 'b.test'];
    const codeOf = (change: Promise<unknown>) =>
      change.then(
        () => 'done',
        ({ code }: ContractError) => code,
      );
    const outcomes = ['a.test', 'b.test'].map((domain) => storage.domains.set(domain, 'retired', bySettings));
    expect(await Promise.all(outcomes.map(codeOf))).toEqual(['done', 'last_domain']);
    await storage.domains.set('new.test', 'offered', bySettings);
    await storage.domains.set('b.test', 'kept', bySettings);
    expect(await codeOf(storage.domains.remove('new.test', bySettings))).toBe('last_domain');
    expect(await storage.domains.remove('a.test', bySettings)).toBe(true);
    expect(await storage.domains.remove('new.test', bySettings)).toBe(true);
    expect((await storage.domains.list()).map(({ domain, state }) => [domain, state])).toEqual([['b.test', 'kept']]);
  });

  it('keep their order when their state changes', async () => {
    const domains = open();
    await storage.domains.set('z.test', 'offered');
    const addedAt = Date.now();
    // Domains of one millisecond are sorted by name.
    await until('the clock has moved', () => Date.now() > addedAt);
    await storage.domains.set('c.test', 'offered');
    await storage.domains.set('z.test', 'kept');
    await storage.domains.set('z.test', 'offered');
    await domains.refresh();
    expect(domains.offered).toEqual(['a.test', 'b.test', 'z.test', 'c.test']);
  });

  it('reach a running process, and stay as they were while Redis is away', async () => {
    const proxy = await CuttingProxy.before(redisUrl());
    const prefix = `domains${Date.now()}:`;
    const options = { name: 'test', prefix, inboxTtlSeconds: 60, quarantineSeconds: 60, maxInboxMessages: 10 };
    const [writer, reader] = [
      openStorage({ ...options, redisUrl: redisUrl() }),
      openStorage({ ...options, redisUrl: proxy.url }),
    ];
    const domains = new MailDomains(reader.domains, { offered: ['a.test'], kept: [] });
    let told = 0;
    await Promise.all([writer, reader].map((each) => each.whenReady(10_000)));
    const stop = await domains.follow(() => told++);
    try {
      await writer.domains.set('live.test', 'offered');
      await until('it is offered', () => domains.stateOf('live.test') === 'offered');
      expect(told).toBe(1);
      proxy.cutAfter(0);
      await until('Redis is away', async () => !(await reader.answers()));
      await writer.domains.set('live.test', 'retired', ['a.test']);
      await expect(domains.refresh()).rejects.toThrow();
      expect([domains.isKnown, domains.stateOf('live.test')]).toEqual([true, 'offered']);
      proxy.cutAfter(Infinity);
      await until('it is retired', () => domains.stateOf('live.test') === 'retired');
    } finally {
      stop();
      await Promise.all([writer.close(), reader.close()]);
      await proxy.close();
    }
  });

  it.each([
    ['New.Example.', 'new.example'],
    [' *.New.example', '*.new.example'],
    ['bücher.example', 'xn--bcher-kva.example'],
  ])('%j is stored as %j', (typed, stored) => expect(canonicalMailDomain(typed)).toBe(stored));

  it.each([
    '',
    'example',
    '*',
    '*.example',
    '*.*.example.org',
    'a..example',
    'a b.example',
    '-a.example',
    '192.0.2.1',
    `${'a.'.repeat(130)}example`,
    'x@a.example',
    '__proto__',
  ])('%j is refused', (typed) => {
    expect(() => canonicalMailDomain(typed)).toThrow(ContractError);
  });
});
