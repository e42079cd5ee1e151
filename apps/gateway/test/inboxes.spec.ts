import { visitorCookie, type ClaimResponse, type Inbox, type InboxList } from '@efemera/contract';
import { domain, someAddress, TestGateway } from './support.js';

describe('/api/inboxes', () => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await TestGateway.start({ DAILY_QUOTA: '5', MAIL_DOMAINS: `${domain},second.localhost` });
  });
  afterAll(() => gateway.stop());

  const code = async (response: Response) => ((await response.json()) as { error: { code: string } }).error.code;
  const inboxes = async (options: Parameters<TestGateway['call']>[2]) =>
    (await (await gateway.call('GET', '/api/inboxes', options)).json()) as InboxList;

  it('claims the given address and hands out a token once and a cookie that scripts cannot read', async () => {
    const wish = someAddress();
    const claimed = await gateway.claim(wish.toUpperCase());
    expect(claimed).toMatchObject({
      status: 201,
      address: wish,
      domain,
      state: 'held',
      remainingToday: 4,
      receivedToday: 0,
      receivedTotal: 0,
      droppedTotal: 0,
      token: expect.stringMatching(/^[\w-]{43}$/) as string,
    });
    expect(claimed.setCookie).toMatch(/^efemera_visitor=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/i);
    const listed = await inboxes({ cookie: claimed.cookie });
    expect(JSON.stringify(listed)).not.toContain(claimed.token);
    expect(listed).toMatchObject({ inboxes: [{ address: wish, state: 'held' }], quota: { limit: 5, remaining: 4 } });
    expect((await inboxes({ key: claimed.token })).inboxes).toHaveLength(1);
    expect((await inboxes({})).inboxes).toEqual([]);
  });

  it('generates an address on the given domain when none is given', async () => {
    const response = await gateway.call('POST', '/api/inboxes', { body: { domain: 'second.localhost' } });
    expect(((await response.json()) as Inbox).address).toMatch(/^[a-z]+-[a-z]+\d+@second\.localhost$/);
    expect((await gateway.call('POST', '/api/inboxes')).status).toBe(201);
  });

  it.each([
    ['a b', 422],
    ['a@foreign.test', 422],
    [`${'a'.repeat(65)}@${domain}`, 422],
    [`postmaster@${domain}`, 422],
    [`"quoted"@${domain}`, 422],
    [`a\r\nb@${domain}`, 422],
    [`ünï@${domain}`, 422],
    [`.dot@${domain}`, 422],
    [7, 400],
    [{ $ne: 1 }, 400],
  ])('refuses to claim %j', async (address, status) => {
    const response = await gateway.call('POST', '/api/inboxes', { body: { address } });
    expect([response.status, await code(response)]).toEqual([
      status,
      status === 422 ? 'address_invalid' : 'bad_request',
    ]);
  });

  it('gives an address to one of two simultaneous claims, and refunds the quota of the other', async () => {
    const address = someAddress();
    const visitors = await Promise.all([gateway.claim(), gateway.claim()]);
    const claims = await Promise.all(visitors.map(({ cookie }) => gateway.claim(address, cookie)));
    expect(claims.map(({ status }) => status).sort()).toEqual([201, 409]);
    const loser = visitors[claims.findIndex(({ status }) => status === 409)];
    expect((await inboxes({ cookie: loser?.cookie })).quota.remaining).toBe(4);
  });

  it('refuses a claim beyond the daily quota of a visitor', async () => {
    const { cookie } = await gateway.claim();
    for (let i = 0; i < 4; i++) expect((await gateway.claim(someAddress(), cookie)).status).toBe(201);
    const response = await gateway.call('POST', '/api/inboxes', { cookie, body: {} });
    expect([response.status, await response.json()]).toMatchObject([
      429,
      { error: { code: 'quota_exhausted', scope: 'visitor', limit: 5, remaining: 0 } },
    ]);
  });

  it('shows a program with a token the quota of the visitor who made the claim', async () => {
    const { token, address } = await gateway.claim();
    expect((await inboxes({ key: token })).quota).toEqual({ limit: 5, remaining: 4 });
    const response = await gateway.call('PATCH', `/api/inboxes/${address}`, { key: token, body: { extend: true } });
    expect(await response.json()).toMatchObject({ remainingToday: 4 });
    // A caller with a token gets no cookie.
    expect(response.headers.get('set-cookie')).toBeNull();
  });

  it('renews the cookie with each claim and extension, and gives none to another browser that it refuses', async () => {
    const { address, cookie, setCookie } = await gateway.claim();
    expect((await gateway.claim(someAddress(), cookie)).setCookie).toBe(setCookie);
    const extend = (options: { cookie?: string }) =>
      gateway.call('PATCH', `/api/inboxes/${address}`, { ...options, body: { extend: true } });
    expect((await extend({ cookie })).headers.get('set-cookie')).toBe(setCookie);
    const { cookie: stranger } = await gateway.claim();
    const refused = await extend({ cookie: stranger });
    expect([refused.status, refused.headers.get('set-cookie')]).toEqual([403, null]);
  });

  it('extends the life of an inbox', async () => {
    const { address, token, expiresAt } = await gateway.claim();
    const response = await gateway.call('PATCH', `/api/inboxes/${address}`, { key: token, body: { extend: true } });
    const extended = (await response.json()) as Inbox;
    expect(Date.parse(extended.expiresAt)).toBeGreaterThanOrEqual(Date.parse(expiresAt));
    const malformed = await gateway.call('PATCH', `/api/inboxes/${address}`, { key: token, body: { extend: false } });
    expect(malformed.status).toBe(400);
  });

  it('gives an inbox the lifetime that its visitor has chosen, and the same again with each extension', async () => {
    const lifeOf = ({ expiresAt }: { expiresAt: string }) => Math.round((Date.parse(expiresAt) - Date.now()) / 60_000);
    const response = await gateway.call('POST', '/api/inboxes', { body: { ttlSeconds: 7200 } });
    const { address, token: key, ...claimed } = (await response.json()) as ClaimResponse;
    expect([response.status, lifeOf(claimed)]).toEqual([201, 120]);
    const extended = await gateway.call('PATCH', `/api/inboxes/${address}`, { key, body: { extend: true } });
    expect(lifeOf((await extended.json()) as Inbox)).toBe(120);
    await gateway.call('DELETE', `/api/inboxes/${address}`, { key });
    const restored = await gateway.call('PATCH', `/api/inboxes/${address}`, { key, body: { extend: true } });
    expect(lifeOf((await restored.json()) as Inbox)).toBe(120);
    const chosen = await gateway.call('PATCH', `/api/inboxes/${address}`, {
      key,
      body: { extend: true, ttlSeconds: 600 },
    });
    const shortened = (await chosen.json()) as Inbox;
    expect([lifeOf(shortened), shortened.ttlSeconds]).toEqual([10, 600]);
    expect(lifeOf(await gateway.claim())).toBe(60);
  });

  it.each([599, 86_401, 0, -600, 600.5, 1e300])(
    'refuses a lifetime of %p s, and counts no claim',
    async (ttlSeconds) => {
      const { cookie } = await gateway.claim();
      const response = await gateway.call('POST', '/api/inboxes', { cookie, body: { ttlSeconds } });
      expect([response.status, await response.json()]).toMatchObject([
        422,
        { error: { code: 'ttl_invalid', min: 600, max: 86_400 } },
      ]);
      expect((await inboxes({ cookie })).quota.remaining).toBe(4);
    },
  );

  it.each(['600', null, true, [600]])('refuses %j as a lifetime', async (ttlSeconds) => {
    const response = await gateway.call('POST', '/api/inboxes', { body: { ttlSeconds } });
    expect([response.status, await code(response)]).toEqual([400, 'bad_request']);
  });

  it('deletes an inbox, and lets only its former holder restore it', async () => {
    const { address, token, cookie } = await gateway.claim();
    await gateway.deliver(address);
    expect((await gateway.call('DELETE', `/api/inboxes/${address}`, { key: token })).status).toBe(204);
    expect(await code(await gateway.list(address))).toBe('inbox_private');
    expect(((await (await gateway.list(address, { cookie })).json()) as { emails: [] }).emails).toEqual([]);
    const taken = await gateway.call('POST', '/api/inboxes', { body: { address } });
    expect([taken.status, await code(taken)]).toEqual([409, 'address_taken']);
    expect((await inboxes({ cookie })).inboxes).toMatchObject([{ address, state: 'restorable' }]);
    const restored = await gateway.call('PATCH', `/api/inboxes/${address}`, { cookie, body: { extend: true } });
    expect(await restored.json()).toMatchObject({ address, state: 'held', restorableUntil: null });
  });

  it('keeps mail that comes after the deletion for the former holder, and deletes it when asked again', async () => {
    const { address, token: key } = await gateway.claim();
    const own = `/api/inboxes/${address}`;
    const listed = async () => ((await (await gateway.list(address, { key })).json()) as { emails: [] }).emails.length;
    expect((await gateway.call('DELETE', own, { key })).status).toBe(204);
    await gateway.deliver(address);
    expect(await listed()).toBe(1);
    expect((await gateway.call('DELETE', own, { key })).status).toBe(204);
    expect(await listed()).toBe(0);
    await gateway.deliver(address);
    expect((await inboxes({ key })).inboxes[0]?.state).toBe('restorable');
    const restored = await gateway.call('PATCH', own, { key, body: { extend: true } });
    expect(await restored.json()).toMatchObject({ receivedTotal: 2, receivedToday: 2 });
    expect(await listed()).toBe(1);
  });

  it('answers 404 for an inbox that nobody holds', async () => {
    const address = someAddress();
    expect(await code(await gateway.call('DELETE', `/api/inboxes/${address}`))).toBe('inbox_not_found');
    const patched = await gateway.call('PATCH', `/api/inboxes/${address}`, { body: { extend: true } });
    expect(await code(patched)).toBe('inbox_not_found');
  });

  it('does not adopt a cookie that the service never gave out, and adopts one that it did', async () => {
    const planted = `${visitorCookie}=${'k'.repeat(43)}`;
    const victim = await gateway.claim(undefined, planted);
    expect(victim.cookie).not.toBe(planted);
    expect((await gateway.list(victim.address, { cookie: planted })).status).toBe(403);
    expect((await gateway.list(victim.address, { cookie: victim.cookie })).status).toBe(200);
    const again = await gateway.claim(undefined, victim.cookie);
    expect(again.cookie).toBe(victim.cookie);
    const listed = (await (await gateway.call('GET', '/api/inboxes', { cookie: victim.cookie })).json()) as InboxList;
    expect(listed.inboxes.map(({ address }) => address).sort()).toEqual([victim.address, again.address].sort());
  });

  it('behind TLS takes only a cookie that no other host can set', async () => {
    const secure = await TestGateway.start({ PUBLIC_URL: 'https://mail.example.org' });
    try {
      const first = await secure.claim();
      expect(first.setCookie).toMatch(/^__Host-efemera_visitor=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; Secure;/);
      expect(first.setCookie).not.toMatch(/domain/i);
      const secret = first.cookie.split('=')[1] ?? '';
      // A sibling subdomain can set a cookie of this name for the whole domain, with a value that it got for itself.
      const planted = `${visitorCookie}=${secret}`;
      expect((await secure.list(first.address, { cookie: planted })).status).toBe(403);
      expect((await secure.claim(undefined, planted)).cookie).not.toContain(secret);
      expect((await secure.list(first.address, { cookie: first.cookie })).status).toBe(200);
    } finally {
      await secure.stop();
    }
  });

  it('refuses calls that a page of another site makes with the visitor’s cookie', async () => {
    const { address, cookie } = await gateway.claim();
    for (const origin of ['http://evil.test', `http://evil.${new URL(gateway.url).host}`, 'null']) {
      const response = await gateway.call('DELETE', `/api/inboxes/${address}`, { cookie, headers: { origin } });
      expect([origin, response.status, await code(response)]).toEqual([origin, 403, 'origin_forbidden']);
    }
    const own = await gateway.call('DELETE', `/api/inboxes/${address}`, { cookie, headers: { origin: gateway.url } });
    expect(own.status).toBe(204);
  });
});

it('claims of visitors that drop their cookie each time count against the quota of their network', async () => {
  const limits = { DAILY_QUOTA: '4', DAILY_QUOTA_PER_IP: '6' };
  const gateway = await TestGateway.start({ ...limits, MAIL_DOMAINS: domain, TRUST_PROXY: '1' });
  try {
    const claimFrom = (ip: string) =>
      gateway.call('POST', '/api/inboxes', { body: {}, headers: { 'x-forwarded-for': ip } });
    const answers = [];
    // No other test claims from this network: suites share a Redis, and with it the quotas of networks.
    for (let host = 1; host <= 8; host++) answers.push(await claimFrom(`198.18.7.${host}`));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201, 201, 429, 429]);
    const claims = (await Promise.all(answers.slice(0, 6).map((answer) => answer.json()))) as Inbox[];
    expect(claims.map(({ remainingToday }) => remainingToday)).toEqual([3, 3, 3, 2, 1, 0]);
    expect(await answers.at(-1)?.json()).toMatchObject({
      error: { code: 'quota_exhausted', scope: 'network', limit: 6, remaining: 0 },
    });
    // A page that opens in this network now learns at once that no address is left.
    const list = await gateway.call('GET', '/api/inboxes', { headers: { 'x-forwarded-for': '198.18.7.99' } });
    expect(((await list.json()) as InboxList).quota).toEqual({ limit: 4, remaining: 0 });
    expect((await claimFrom('198.18.8.1')).status).toBe(201);
  } finally {
    await gateway.stop();
  }
});
