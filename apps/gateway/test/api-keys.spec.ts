import {
  apiKeyListSchema,
  limits,
  newApiKeySchema,
  rateLimits,
  type Address,
  type ApiKeyFigures,
  type ApiKeyRequest,
  type ClaimResponse,
  type EmailList,
  type ErrorBody,
  type InboxList,
  type NewApiKey,
} from '@efemera/contract';
import { Redis } from 'ioredis';
import { MailWaits } from '../src/following/mail-waits.js';
import { adminToken, someAddress, TestGateway, until } from './support.js';

/** A separate database on the shared server: the list of keys must not show those of other suites. */
const REDIS_URL = new URL('/14', process.env['TEST_REDIS_URL']).href;
/** A longer lifetime than a visitor may choose. */
const week = 7 * 86_400;

const json = async <T>(response: Response) => (await response.json()) as T;
const codeOf = async (response: Response) => [response.status, (await json<ErrorBody>(response)).error.code];

describe('keys of programs', () => {
  let gateway: TestGateway;
  /** Another gateway of the same service, with its rate limits on. */
  let other: TestGateway;
  let redis: Redis;
  beforeAll(async () => {
    redis = new Redis(REDIS_URL);
    await redis.flushdb();
    [gateway, other] = await Promise.all([
      TestGateway.start({ REDIS_URL, DAILY_QUOTA: '2', DAILY_QUOTA_PER_IP: '3', TRUST_PROXY: '1' }),
      TestGateway.start({ REDIS_URL, DAILY_QUOTA: '2', DAILY_QUOTA_PER_IP: '3', TRUST_PROXY: '1', RATE_LIMITS: 'on' }),
    ]);
  });
  afterAll(async () => {
    redis.disconnect();
    await Promise.all([gateway.stop(), other.stop()]);
  });

  const operate = (method: string, path = '', body?: unknown) =>
    gateway.call(method, `/api/admin/keys${path}`, { key: adminToken, body });
  const make = async (wish: Partial<ApiKeyRequest> = {}): Promise<NewApiKey> => {
    const response = await operate('POST', '', { name: 'sign-ups', inboxesPerDay: 100, ...wish });
    expect(response.status).toBe(201);
    return newApiKeySchema.parse(await json(response));
  };
  const figuresOf = async ({ id }: { id: string }): Promise<ApiKeyFigures | undefined> =>
    apiKeyListSchema.parse(await json(await operate('GET'))).keys.find((apiKey) => apiKey.id === id);
  type Options = NonNullable<Parameters<TestGateway['call']>[2]>;
  const withKey = ({ key }: { key: string }, more: Options = {}): Options => ({
    ...more,
    headers: { 'x-api-key': key, ...more.headers },
  });
  const claim = async (apiKey: { key: string }, body: object = {}, at = gateway) => {
    const response = await at.call('POST', '/api/inboxes', withKey(apiKey, { body }));
    return { response, ...(await json<ClaimResponse & { address: Address }>(response.clone())) };
  };
  let lastNetwork = 0;
  /** Headers of a call from a network (a /24) that has claimed nothing yet. */
  const fromAnew = () => ({ 'x-forwarded-for': `198.19.${++lastNetwork}.1` });

  it('are shown once, when they are made, and only their hashes are stored', async () => {
    const made = await make({ name: ' Shop: sign-ups ', inboxesPerDay: 7, ratePerSecond: 5, maxTtlSeconds: week });
    expect(made.key).toMatch(/^efk_[\w-]{43}$/);
    expect(made).toMatchObject({ name: 'Shop: sign-ups', inboxesPerDay: 7, ratePerSecond: 5, maxTtlSeconds: week });
    const listed = await (await operate('GET')).text();
    expect(listed).toContain(made.id);
    expect(listed).not.toContain(made.key);
    await claim(made);
    for (const key of await redis.keys('*')) {
      const type = await redis.type(key);
      const stored = type === 'hash' ? await redis.hgetall(key) : type === 'string' ? await redis.get(key) : '';
      expect(JSON.stringify([key, stored])).not.toContain(made.key);
      expect(JSON.stringify([key, stored])).not.toContain(made.key.slice('efk_'.length));
    }
  });

  it.each([
    { name: '' },
    { name: 'a\u0007b' },
    { name: 'x'.repeat(61) },
    { inboxesPerDay: 0 },
    { inboxesPerDay: 1.5 },
    { ratePerSecond: 0 },
    { ratePerSecond: limits.maxKeyRatePerSecond + 1 },
    { maxTtlSeconds: limits.minInboxTtlSeconds - 1 },
    { maxTtlSeconds: limits.maxKeyTtlSeconds + 1 },
    { maxTtlSecond: week },
  ])('cannot be made with %j', async (wrong) => {
    const response = await operate('POST', '', { name: 'x', inboxesPerDay: 1, ...wrong });
    expect(await codeOf(response)).toEqual([400, 'bad_request']);
  });

  it('claim by their own quota, and neither by that of a visitor nor by that of the network', async () => {
    const apiKey = await make({ inboxesPerDay: 4 });
    const headers = fromAnew();
    const ask = (key?: string) =>
      gateway.call('POST', '/api/inboxes', { body: {}, headers: { ...headers, ...(key && { 'x-api-key': key }) } });
    // The network uses up its own quota.
    for (let i = 0; i < 3; i++) expect((await ask()).status).toBe(201);
    expect(await json(await ask())).toMatchObject({ error: { code: 'quota_exhausted', scope: 'network', limit: 3 } });
    for (let left = 3; left >= 0; left--) {
      const response = await ask(apiKey.key);
      expect([response.status, await json(response)]).toMatchObject([201, { remainingToday: left }]);
      expect(response.headers.get('set-cookie')).toBeNull();
    }
    const spent = await ask(apiKey.key);
    expect(Number(spent.headers.get('retry-after'))).toBeGreaterThan(0);
    expect([spent.status, await json(spent)]).toMatchObject([
      429,
      { error: { code: 'quota_exhausted', scope: 'key', limit: 4, remaining: 0 } },
    ]);
    // A visitor of another network can still claim.
    expect((await gateway.call('POST', '/api/inboxes', { body: {}, headers: fromAnew() })).status).toBe(201);
    await until('it was counted', async () => (await figuresOf(apiKey))?.refusedTotal === 1);
    expect(await figuresOf(apiKey)).toMatchObject({ claimedToday: 4, claimedTotal: 4 });
  });

  it('lose nothing of their quota by a refused claim', async () => {
    const apiKey = await make();
    const { address } = await gateway.claim(someAddress());
    expect((await claim(apiKey, { address })).response.status).toBe(409);
    expect((await figuresOf(apiKey))?.claimedToday).toBe(0);
  });

  it('let inboxes live as long as the operator has allowed the key, and no longer', async () => {
    const apiKey = await make({ maxTtlSeconds: week });
    const { address, expiresAt, token } = await claim(apiKey, { ttlSeconds: week });
    expect((Date.parse(expiresAt) - Date.now()) / 1000).toBeGreaterThan(week - 60);
    const tooLong = await claim(apiKey, { ttlSeconds: week + 1 });
    expect(await json(tooLong.response)).toMatchObject({
      error: { code: 'ttl_invalid', min: limits.minInboxTtlSeconds, max: week },
    });
    const extend = (options: Options) => gateway.call('PATCH', `/api/inboxes/${address}`, options);
    expect((await extend(withKey(apiKey, { body: { extend: true, ttlSeconds: week } }))).status).toBe(200);
    // A caller with the token alone may choose only the lifetimes of visitors.
    const byToken = await extend({ key: token, body: { extend: true, ttlSeconds: week } });
    expect(await codeOf(byToken)).toEqual([422, 'ttl_invalid']);
    // The list of the key's inboxes lives as long as they do.
    const seconds = await redis.ttl(gateway.storage.keys.holder(`key:${apiKey.id}`));
    expect(seconds).toBeGreaterThan(week);
    const short = await make({ maxTtlSeconds: 600 });
    const { expiresAt: ends } = await claim(short);
    expect((Date.parse(ends) - Date.now()) / 1000).toBeLessThanOrEqual(600);
    // The token of an inbox does not lift the limit of the key that claimed it.
    const { address: shortLived, token: itsToken } = await claim(short);
    const wish = { key: itsToken, body: { extend: true, ttlSeconds: 3600 } };
    expect(await json(await gateway.call('PATCH', `/api/inboxes/${shortLived}`, wish))).toMatchObject({
      error: { code: 'ttl_invalid', max: 600 },
    });
    // An extension without a wish gives the lifetime that was chosen again, not the longest of the key.
    const longer = await make({ maxTtlSeconds: 1200 });
    const chosen = await claim(longer, { ttlSeconds: 600 });
    const extended = await gateway.call(
      'PATCH',
      `/api/inboxes/${chosen.address}`,
      withKey(longer, { body: { extend: true } }),
    );
    const renewed = await json<{ expiresAt: string }>(extended);
    expect((Date.parse(renewed.expiresAt) - Date.now()) / 1000).toBeLessThanOrEqual(600);
  });

  it('open the inboxes that were claimed with them, and no others', async () => {
    const [apiKey, another] = [await make(), await make()];
    const { address, token } = await claim(apiKey);
    await gateway.deliver(address, 'Yours');
    const read = (options: Options, of: string = address) => gateway.list(of, options);
    for (const options of [withKey(apiKey), { key: token }]) {
      expect((await json<EmailList>(await read(options))).emails).toHaveLength(1);
    }
    const visitor = await gateway.claim(someAddress());
    const second = await claim(another);
    for (const [options, of] of [
      [withKey(another), address],
      [{}, address],
      // Neither the key nor the name that Redis has for the holder of its inboxes (`key:ID`) opens an inbox as a token.
      [{ key: apiKey.key }, address],
      [{ key: `key:${apiKey.id}` }, address],
      [{ cookie: `efemera_visitor=key:${apiKey.id}` }, address],
      [withKey(apiKey), visitor.address],
      [withKey(apiKey), second.address],
    ] as const) {
      expect(await codeOf(await read(options, of))).toEqual([403, 'inbox_private']);
    }
    const listed = await json<InboxList>(await gateway.call('GET', '/api/inboxes', withKey(apiKey)));
    expect(listed).toMatchObject({ inboxes: [{ address }], quota: { limit: 100, remaining: 99 } });
    const byToken = await json<InboxList>(await gateway.call('GET', '/api/inboxes', { key: token }));
    expect(byToken.quota).toEqual({ limit: 100, remaining: 99 });
    expect((await gateway.call('DELETE', `/api/inboxes/${address}`, withKey(apiKey))).status).toBe(204);
    // During its quarantine, only the same key can claim a released inbox.
    expect((await claim(another, { address })).response.status).toBe(409);
    expect((await claim(apiKey, { address })).response.status).toBe(201);
  });

  it('have a rate of their own, and their calls do not count against the limits of the network', async () => {
    const apiKey = await make({ ratePerSecond: 3 });
    const headers = fromAnew();
    const subject = headers['x-forwarded-for'];
    const used = rateLimits.change.calls;
    await other.storage.rates.count('change', subject, rateLimits.change, used);
    expect((await other.call('POST', '/api/inboxes', { body: {}, headers })).status).toBe(429);
    const ask = (at: TestGateway) => at.call('GET', '/api/inboxes', withKey(apiKey, { headers }));
    const first = await ask(other);
    expect([first.status, first.headers.get('ratelimit-limit')]).toEqual([200, '3']);
    // Both gateways count together. The rate that an operator gave holds at `gateway`, too, whose RATE_LIMITS is off.
    for (const at of [other, gateway]) {
      await until('the rate is met', async () => {
        const answers = await Promise.all(Array.from({ length: 10 }, () => ask(at)));
        const refused = answers.filter(({ status }) => status === 429);
        for (const answer of refused) {
          expect((await json<ErrorBody>(answer)).error).toMatchObject({ code: 'rate_limited', retryAfterSeconds: 1 });
        }
        return refused.length > 0;
      });
      await until('the next second lets it on', async () => (await ask(at)).status === 200);
    }
    await until('refusals are counted', async () => ((await figuresOf(apiKey))?.refusedTotal ?? 0) > 0);
    // Calls with a key count nothing for their network.
    expect(await other.storage.rates.exhaustedSeconds('read', subject, rateLimits.read)).toBe(0);
  });

  it('open nothing at any gateway two seconds after they were revoked, while tokens still open', async () => {
    const apiKey = await make();
    const { address, token } = await claim(apiKey);
    const waits = other.app.get(MailWaits).count;
    const waiting = fetch(`${other.url}/api/emails?to=${address}&wait=60`, { headers: { 'x-api-key': apiKey.key } });
    const stream = await fetch(`${gateway.url}/api/inboxes/${address}/events`, {
      headers: { 'x-api-key': apiKey.key },
    });
    expect(stream.status).toBe(200);
    const ended = stream.text();
    await until('it waits', () => other.app.get(MailWaits).count > waits);

    expect((await operate('DELETE', `/${apiKey.id}`)).status).toBe(204);
    for (const at of [gateway, other]) {
      expect(await codeOf(await at.list(address, withKey(apiKey)))).toEqual([401, 'key_unknown']);
      expect(await codeOf((await claim(apiKey, {}, at)).response)).toEqual([401, 'key_unknown']);
    }
    await expect(waiting.then((response) => response.text())).rejects.toThrow();
    await expect(ended).rejects.toThrow();
    expect((await gateway.list(address, { key: token })).status).toBe(200);
    expect((await json<InboxList>(await gateway.call('GET', '/api/inboxes', { key: token }))).quota).toEqual({
      limit: 0,
      remaining: 0,
    });
    expect(await codeOf(await operate('DELETE', `/${apiKey.id}`))).toEqual([404, 'key_not_found']);
    expect(await figuresOf(apiKey)).toBeUndefined();
  });

  it('leave a line in the audit log for each one made and each one revoked', async () => {
    const apiKey = await make({ name: 'nightly' });
    await operate('DELETE', `/${apiKey.id}`);
    const response = await gateway.call('GET', '/api/admin/audit?limit=2', { key: adminToken });
    const text = await response.text();
    expect(JSON.parse(text)).toMatchObject({
      entries: [
        { action: 'key.revoke', subject: `nightly (${apiKey.id})` },
        { action: 'key.create', subject: `nightly (${apiKey.id})` },
      ],
    });
    expect(text).not.toContain(apiKey.key);
  });

  it('that are wrong get 401 ten times and then 429, while right ones of the same network still work', async () => {
    const apiKey = await make();
    const headers = fromAnew();
    const attempt = (key: string) => other.call('GET', '/api/inboxes', { headers: { ...headers, 'x-api-key': key } });
    const wrong = (i: number) => `efk_${String(i).padStart(43, 'x')}`;
    for (let i = 0; i < rateLimits.keyGuess.calls; i++) {
      expect(await codeOf(await attempt(wrong(i)))).toEqual([401, 'key_unknown']);
    }
    const refused = await attempt(wrong(99));
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await codeOf(refused)).toEqual([429, 'rate_limited']);
    // A program with a revoked key must not lock out other programs of its network, nor the operator.
    expect((await attempt(apiKey.key)).status).toBe(200);
    const operator = await other.call('GET', '/api/admin/keys', { key: adminToken, headers });
    expect(operator.status).toBe(200);
  });

  it.each(['', 'efk_', 'x', 'efk_x'.repeat(2000), 'key:abc'])(
    'are checked: a call with the unknown or malformed key %j is refused',
    async (key) => {
      const response = await fetch(`${gateway.url}/api/inboxes`, { headers: { 'x-api-key': key } });
      expect([response.status, (await json<ErrorBody>(response)).error.code]).toEqual([401, 'key_unknown']);
      // Calls outside inboxes and mail ignore the header.
      expect((await fetch(`${gateway.url}/api/config`, { headers: { 'x-api-key': key } })).status).toBe(200);
    },
  );

  it('have figures for the operator and in the metrics, there under the id of the key', async () => {
    const apiKey = await make({ name: 'Customer A' });
    const { address } = await claim(apiKey);
    gateway.storage.counters.add('key:received', apiKey.id, 2);
    await gateway.deliver(address);
    await until('figures are there', async () => {
      const { claimedTotal, receivedTotal, lastUsedAt } = (await figuresOf(apiKey)) ?? {};
      return claimedTotal === 1 && receivedTotal === 2 && lastUsedAt !== null;
    });
    const scrape = async () => (await fetch(`${gateway.url}/metrics`)).text();
    const claimed = `efemera_key_claims_total{key="${apiKey.id}"} 1`;
    await until('metrics have it', async () => (await scrape()).includes(claimed));
    const text = await scrape();
    expect(text).toContain(`efemera_key_mails_total{key="${apiKey.id}"} 2`);
    expect(text).not.toContain('Customer A');
    await operate('DELETE', `/${apiKey.id}`);
    // A process that still counts for the revoked key must not bring its series back.
    gateway.storage.counters.add('key:received', apiKey.id);
    await gateway.storage.counters.flush();
    await until('its series are gone', async () => !(await scrape()).includes(apiKey.id));
  });

  it('can give a fault on demand only to inboxes that were claimed with them', async () => {
    const [apiKey, another] = [await make(), await make()];
    const { address, token } = await claim(apiKey);
    const fault = { stage: 'rcpt', code: 451, times: 2, delayMs: 100 } as const;
    const set = (options: Options, of: string = address) => gateway.call('PATCH', `/api/inboxes/${of}`, options);
    const answer = await set(withKey(apiKey, { body: { fault } }));
    expect([answer.status, await json(answer)]).toMatchObject([200, { address, fault }]);
    expect(await gateway.storage.faults.take(address, 'data')).toBeNull();
    for (let i = 0; i < 2; i++) {
      expect(await gateway.storage.faults.take(address, 'rcpt')).toEqual({ code: 451, delayMs: 100 });
    }
    expect(await gateway.storage.faults.take(address, 'rcpt')).toBeNull();
    await set(withKey(apiKey, { body: { fault } }));
    expect(await json(await set(withKey(apiKey, { body: { fault: null } })))).toMatchObject({ fault: null });
    expect(await gateway.storage.faults.take(address, 'rcpt')).toBeNull();

    const visitor = await gateway.claim(someAddress());
    for (const [options, of, expected] of [
      [{ key: token }, address, 'key_needed'],
      [{ key: visitor.token }, visitor.address, 'key_needed'],
      [withKey(apiKey, { key: visitor.token }), visitor.address, 'key_needed'],
      [withKey(apiKey), someAddress(), 'key_needed'],
      // A program with another key and the inbox's token may read the inbox, but not give it a fault.
      [withKey(another, { key: token }), address, 'key_needed'],
      [withKey(another), address, 'inbox_private'],
      [{}, address, 'inbox_private'],
    ] as const) {
      expect(await codeOf(await set({ ...options, body: { fault } }, of))).toEqual([403, expected]);
    }
  });

  it.each([
    { fault: {} },
    { fault: { stage: 'mail', code: 451 } },
    { fault: { stage: 'rcpt', code: 250 } },
    { fault: { stage: 'rcpt', code: 600 } },
    { fault: { stage: 'rcpt', code: 450.5 } },
    { fault: { stage: 'rcpt', code: 451, times: 0 } },
    { fault: { stage: 'rcpt', code: 451, times: limits.maxFaultTimes + 1 } },
    { fault: { stage: 'rcpt', code: 451, delayMs: limits.maxFaultDelayMs + 1 } },
    { fault: { stage: 'rcpt', code: 451, delayMs: -1 } },
    { fault: { stage: 'rcpt', code: 451, time: 1 } },
    { fault: null, extend: true },
    {},
  ])('are refused the change %j of an inbox', async (body) => {
    const apiKey = await make();
    const { address } = await claim(apiKey);
    const response = await gateway.call('PATCH', `/api/inboxes/${address}`, withKey(apiKey, { body }));
    expect(await codeOf(response)).toEqual([400, 'bad_request']);
  });

  it('are at most a hundred', async () => {
    const { keys } = apiKeyListSchema.parse(await json(await operate('GET')));
    await Promise.all(Array.from({ length: limits.maxApiKeys - keys.length }, () => make()));
    const response = await operate('POST', '', { name: 'one more', inboxesPerDay: 1 });
    expect(await codeOf(response)).toEqual([409, 'too_many_keys']);
  });
});
