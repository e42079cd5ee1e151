import type { Address, Email, MailDomain, MailDomainList, SiteConfig } from '@efemera/contract';
import { CuttingProxy } from '../../../libs/storage/test/cutting-proxy.js';
import { adminToken as key, nextEvent, TestGateway, until } from './support.js';

describe('domains at run time', () => {
  let gateway: TestGateway;
  let other: TestGateway;
  const env = {
    MAIL_DOMAINS: 'first.test,second.test',
    KEPT_DOMAINS: 'old.test',
    // A database of its own: domains hold for a whole installation, so a change would affect other suites.
    REDIS_URL: new URL('/9', process.env['TEST_REDIS_URL']).href,
  };
  beforeAll(async () => {
    [gateway, other] = await Promise.all([TestGateway.start(env), TestGateway.start(env)]);
  });
  afterAll(() => Promise.all([gateway.stop(), other.stop()]));

  const set = (domain: string, state: string) =>
    gateway.call('PUT', `/api/admin/domains/${encodeURIComponent(domain)}`, { key, body: { state } });
  const remove = (domain: string) =>
    gateway.call('DELETE', `/api/admin/domains/${encodeURIComponent(domain)}`, { key });
  const list = async () =>
    ((await (await gateway.call('GET', '/api/admin/domains', { key })).json()) as MailDomainList).domains;
  const offeredBy = async (asked: TestGateway) =>
    ((await (await asked.call('GET', '/api/config')).json()) as SiteConfig).domains;
  const codeOf = async (response: Response) => [
    response.status,
    ((await response.json()) as { error: { code: string } }).error.code,
  ];
  const wish = (body: object, asked = gateway) => asked.call('POST', '/api/inboxes', { body });
  afterEach(async () => {
    for (const { domain, changedAt } of await list()) if (changedAt !== null) await remove(domain);
    await until('the other gateway knows', async () => (await offeredBy(other)).length === 2);
  });

  it('are only those of the settings before the operator changes any, with their states', async () => {
    expect((await list()).map(({ domain, state, isOfSettings }) => [domain, state, isOfSettings])).toEqual([
      ['old.test', 'kept', true],
      ['first.test', 'offered', true],
      ['second.test', 'offered', true],
    ]);
  });

  it('are offered by every gateway once they are added, and open pages get the new list', async () => {
    const socket = await other.connect();
    const told = nextEvent(socket, 'domains:updated');
    const response = await set('New.Test', 'offered');
    expect([response.status, await response.json()]).toMatchObject([200, { domain: 'new.test', state: 'offered' }]);
    expect(await offeredBy(gateway)).toEqual(['first.test', 'second.test', 'new.test']);
    expect(await told).toEqual({ domains: ['first.test', 'second.test', 'new.test'] });
    expect(await offeredBy(other)).toEqual(['first.test', 'second.test', 'new.test']);
    expect((await wish({ address: `a${Date.now()}@new.test` }, other)).status).toBe(201);
    expect((await wish({ domain: 'new.test' }, other)).status).toBe(201);
    socket.close();
  });

  it('may be in other alphabets: an address is the same as DNS has its domain and as people write it', async () => {
    await set('münchen.test', 'offered');
    const written = `maria${Date.now()}@MÜNCHEN.test`;
    const claimed = await wish({ address: written });
    const { address, token } = (await claimed.json()) as { address: Address; token: string };
    expect([claimed.status, address]).toEqual([201, written.toLowerCase().replace('münchen', 'xn--mnchen-3ya')]);
    expect((await gateway.list(written as Address, { key: token })).status).toBe(200);
    expect((await wish({ domain: 'münchen.test' })).status).toBe(201);
  });

  it('that are kept give out no address, while holders of their addresses read, receive and extend', async () => {
    const { address, token } = await gateway.claim(`b${Date.now()}@second.test`);
    await set('second.test', 'kept');
    expect(await codeOf(await wish({ domain: 'second.test' }))).toEqual([422, 'address_invalid']);
    await gateway.deliver(address, 'still');
    expect((await gateway.list(address, { key: token })).status).toBe(200);
    const extended = await gateway.call('PATCH', `/api/inboxes/${address}`, { key: token, body: { extend: true } });
    expect(extended.status).toBe(200);
  });

  it('that are retired leave their inboxes readable until these end, and nobody can extend one', async () => {
    const { address, token } = await gateway.claim(`c${Date.now()}@second.test`);
    await gateway.deliver(address, 'last');
    await set('second.test', 'retired');
    expect(await codeOf(await wish({ address: `new${Date.now()}@second.test` }))).toEqual([422, 'address_invalid']);
    const { emails } = (await (await gateway.list(address, { key: token })).json()) as { emails: Email[] };
    expect(emails.map(({ subject }) => subject)).toEqual(['last']);
    expect((await gateway.list(address)).status).toBe(403);
    const extended = await gateway.call('PATCH', `/api/inboxes/${address}`, { key: token, body: { extend: true } });
    expect(await codeOf(extended)).toEqual([422, 'address_invalid']);
    expect((await gateway.call('DELETE', `/api/inboxes/${address}`, { key: token })).status).toBe(204);
  });

  it('may be wildcards, which cover any one label and get a random one in generated addresses', async () => {
    await set('*.wild.test', 'offered');
    await set('bad.wild.test', 'retired');
    expect((await wish({ address: `d${Date.now()}@any.wild.test` })).status).toBe(201);
    const made = (await (await wish({ domain: '*.wild.test' })).json()) as { address: Address; domain: string };
    expect(made.domain).toMatch(/^[a-z0-9]{6}\.wild\.test$/);
    for (const domain of ['bad.wild.test', 'a.b.wild.test', 'wild.test', '*.other.test']) {
      expect([domain, ...(await codeOf(await wish({ domain })))]).toEqual([domain, 422, 'address_invalid']);
    }
  });

  it('have a count of claims each, which the operator’s page and the metrics show', async () => {
    await set('counted.test', 'offered');
    await wish({ domain: 'counted.test' });
    await until('the claim is counted', async () =>
      (await list()).some(({ domain, claims }) => domain === 'counted.test' && claims === 1),
    );
    const metrics = await (await fetch(`${gateway.url}/metrics`)).text();
    expect(metrics).toContain('efemera_domain_inboxes_claimed_total{domain="counted.test"} 1');
  });

  it('are forgotten when they are removed; those of the settings get their former state back', async () => {
    await set('gone.test', 'offered');
    const { address, token } = await gateway.claim(`e${Date.now()}@gone.test`);
    await set('first.test', 'kept');
    expect((await remove('gone.test')).status).toBe(204);
    expect((await gateway.list(address, { key: token })).status).toBe(422);
    expect((await remove('first.test')).status).toBe(204);
    expect(await offeredBy(gateway)).toEqual(['first.test', 'second.test']);
    expect(await codeOf(await remove('first.test'))).toEqual([404, 'domain_not_found']);
  });

  it('include at least one that is offered, and have valid names', async () => {
    await set('first.test', 'kept');
    for (const state of ['kept', 'retired']) {
      expect(await codeOf(await set('second.test', state))).toEqual([409, 'last_domain']);
    }
    expect(await offeredBy(gateway)).toEqual(['second.test']);
    await set('new.test', 'offered');
    await set('second.test', 'retired');
    expect(await codeOf(await remove('new.test'))).toEqual([409, 'last_domain']);
    await remove('second.test');
    expect(await codeOf(await set('localhost', 'offered'))).toEqual([422, 'domain_invalid']);
    expect(await codeOf(await remove('a b'))).toEqual([422, 'domain_invalid']);
    expect(await codeOf(await set('new.test', 'sold'))).toEqual([400, 'bad_request']);
  });

  it('include at least one that is offered also after two are retired at the same moment', async () => {
    for (let round = 0; round < 5; round++) {
      const answers = await Promise.all([
        set('first.test', 'retired'),
        other.call('PUT', '/api/admin/domains/second.test', { key, body: { state: 'retired' } }),
      ]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect(await offeredBy(gateway)).toHaveLength(1);
      await Promise.all([set('first.test', 'offered'), set('second.test', 'offered')]);
    }
  });

  it('can be listed and changed by the operator alone, and each change is in the audit log', async () => {
    expect((await gateway.call('GET', '/api/admin/domains')).status).toBe(401);
    expect((await gateway.call('PUT', '/api/admin/domains/x.test', { body: { state: 'offered' } })).status).toBe(401);
    await set('new.test', 'kept');
    await remove('new.test');
    const audit = await gateway.call('GET', '/api/admin/audit?limit=2', { key });
    expect(await audit.json()).toMatchObject({
      entries: [
        { action: 'domain.remove', subject: 'new.test' },
        { action: 'domain.set', subject: 'new.test', outcome: 'kept' },
      ],
    });
  });

  it('stay the same while Redis is away; a gateway that has never reached Redis calls no domain unknown', async () => {
    const proxy = await CuttingProxy.before(env.REDIS_URL);
    await set('new.test', 'offered');
    const cut = await TestGateway.start({ ...env, REDIS_URL: proxy.url });
    proxy.cutAfter(0);
    const late = TestGateway.start({ ...env, REDIS_URL: proxy.url });
    try {
      await until('Redis is away', async () => !(await cut.storage.answers()));
      expect(await offeredBy(cut)).toEqual(['first.test', 'second.test', 'new.test']);
      expect((await cut.list('x@foreign.test')).status).toBe(422);
      expect((await (await late).list('x@new.test')).status).toBe(503);
    } finally {
      proxy.cutAfter(Infinity);
      await Promise.all([cut.stop(), (await late).stop()]);
      await proxy.close();
    }
  });

  it('have calls in the API: for each, at least two kinds of answers were compared with the description', () => {
    const described = (['GET', 'PUT', 'DELETE'] as const).flatMap((method) => {
      const path = method === 'GET' ? '/api/admin/domains' : '/api/admin/domains/x';
      return gateway.description.operationOf(method, path)?.operationId ?? [];
    });
    expect(described).toEqual(['listDomains', 'setDomain', 'removeDomain']);
    const seen = [...gateway.description.seen];
    for (const id of described) expect(seen.filter((answer) => answer.startsWith(`${id} `)).length).toBeGreaterThan(1);
  });

  it('are listed with their counts, in the form that the contract states', async () => {
    const [any] = (await list()) satisfies MailDomain[];
    expect(any).toMatchObject({ mails: expect.any(Number) as number, refused: expect.any(Number) as number });
  });
});
