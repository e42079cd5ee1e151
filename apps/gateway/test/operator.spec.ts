import {
  auditListSchema,
  blockListSchema,
  blockSchema,
  doctorReportSchema,
  limits,
  moderatedCommentListSchema,
  operatorOverviewSchema,
  plusAddress,
  rateLimits,
  type Address,
  type Comment,
  type CommentList,
  type EmailSummary,
  type ErrorBody,
} from '@efemera/contract';
import { apiCalls } from '@efemera/contract/api-calls';
import { jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { Redis } from 'ioredis';
import { adminToken, nextEvent, someAddress, TestGateway } from './support.js';

/** A separate database on the shared server: blocks of other suites must not apply here. */
const REDIS_URL = new URL('/12', process.env['TEST_REDIS_URL']).href;

const json = async <T>(response: Response) => (await response.json()) as T;
const codeOf = async (response: Response) => [response.status, (await json<ErrorBody>(response)).error.code];

describe("the operator's calls", () => {
  let gateway: TestGateway;
  let closed: TestGateway;
  beforeAll(async () => {
    const redis = new Redis(REDIS_URL);
    await redis.flushdb();
    redis.disconnect();
    [gateway, closed] = await Promise.all([
      TestGateway.start({ REDIS_URL, RATE_LIMITS: 'on', TRUST_PROXY: '1', DNS_SERVERS: '127.0.0.1:9' }),
      TestGateway.start({ REDIS_URL, ADMIN_TOKEN: '' }),
    ]);
  });
  afterAll(() => Promise.all([gateway.stop(), closed.stop()]));

  type Options = Parameters<TestGateway['call']>[2];
  const call = (method: string, path: string, body?: unknown, options: Options = {}) =>
    gateway.call(method, `/api/admin/${path}`, { key: adminToken, body, ...options });
  const audit = async () => auditListSchema.parse(await json(await call('GET', 'audit'))).entries;

  const routes: [method: string, path: string][] = apiCalls
    .filter(({ operator }) => operator)
    .map(({ method, path }) => [method.toUpperCase(), path.replace('{id}', '01ARZ3NDEKTSV4RRFFQ69G5FAV')]);
  const more: [string, string][] = [
    ['GET', '/admin/queues'],
    ['GET', '/admin/queues/api/queues'],
    ['PUT', '/admin/queues/api/queues/enrich/pause'],
  ];

  it.each([...routes, ...more])('%s %s answers 404 without ADMIN_TOKEN', async (method, path) => {
    for (const key of [undefined, '', adminToken]) {
      expect((await closed.call(method, path, { key, headers: { accept: 'application/json' } })).status).toBe(404);
    }
  });

  it.each([...routes, ...more])('%s %s refuses every other token', async (method, path) => {
    const { token, cookie } = await gateway.claim();
    const refused = async (options: Options) =>
      expect(await codeOf(await gateway.call(method, path, options))).toEqual([401, 'admin_required']);
    await refused({});
    // Each guess comes from a network of its own, since ten of one network would lock it out.
    const from = () => ({ 'x-forwarded-for': `203.0.113.${Math.floor(Math.random() * 250)}` });
    await refused({ key: token, cookie, headers: from() });
    await refused({ key: adminToken.slice(0, -1), headers: from() });
    await refused({ headers: { ...from(), authorization: `Basic ${btoa(`${adminToken}:x`)}` } });
    await refused({ headers: { ...from(), authorization: `Bearer ${'x'.repeat(5000)}` } });
  });

  it('takes the token as a Basic password of any user name', async () => {
    const authorization = `Basic ${btoa(`operator:${adminToken}`)}`;
    expect((await gateway.call('GET', '/api/admin/blocks', { headers: { authorization } })).status).toBe(200);
  });

  it('asks a browser for the token at the queue board only', async () => {
    const challenge = async (path: string) => (await fetch(gateway.url + path)).headers.get('www-authenticate');
    expect(await challenge('/admin/queues')).toMatch(/^Basic realm="operator"/);
    expect(await challenge('/api/admin/blocks')).toMatch(/^Bearer /);
  });

  it('leaves a log line for a wrong token, with the network and without the token or the whole address', async () => {
    const warn = jest.spyOn(Logger.prototype, 'warn').mockImplementation(() => undefined);
    try {
      const headers = { 'x-forwarded-for': '198.51.100.41' };
      await call('GET', 'blocks', undefined, { key: 'wrong-secret-123', headers });
      const lines = warn.mock.calls.map(([line]) => line as object);
      expect(lines).toContainEqual({ msg: 'wrong operator token', network: '198.51.100.0/24' });
      expect(JSON.stringify(lines)).not.toMatch(/wrong-secret|198\.51\.100\.41/);
    } finally {
      warn.mockRestore();
    }
  });

  it('leaves one log line when it locks a network out', async () => {
    const warn = jest.spyOn(Logger.prototype, 'warn').mockImplementation(() => undefined);
    try {
      const headers = { 'x-forwarded-for': '198.51.101.9' };
      for (let i = 0; i < rateLimits.guess.calls + 3; i++)
        await call('GET', 'blocks', undefined, { key: `${i}`, headers });
      const lines = warn.mock.calls.map(([line]) => line as { msg: string; network: string });
      // Leaves out the lines `refused`, which the log of refused calls writes for each call, up to fifty a second.
      const told = lines.filter(({ msg, network }) => network === '198.51.101.0/24' && msg !== 'refused');
      expect(told.map(({ msg }) => msg)).toEqual([
        ...Array.from({ length: rateLimits.guess.calls }, () => 'wrong operator token'),
        'locked out after too many wrong operator tokens',
      ]);
    } finally {
      warn.mockRestore();
    }
  });

  it('refuses the right token, too, after ten wrong ones', async () => {
    const headers = { 'x-forwarded-for': '198.51.100.7' };
    const attempt = (key: string) => call('GET', 'blocks', undefined, { key, headers });
    for (let i = 0; i < rateLimits.guess.calls; i++) expect((await attempt(`guess-${i}`)).status).toBe(401);
    for (const key of ['one-more', adminToken]) {
      const refused = await attempt(key);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(await codeOf(refused)).toEqual([429, 'rate_limited']);
    }
    // Another address is another network, which is not refused.
    expect((await call('GET', 'blocks', undefined, { headers: { 'x-forwarded-for': '198.51.100.8' } })).status).toBe(
      200,
    );
  });

  it.each([
    ['operator’s calls', '198.51.100.21', '/api/admin/blocks'],
    ['mail of reserved names', '198.51.100.22', '/api/emails?to=postmaster@efemera.localhost'],
  ])('tells at most ten of a hundred parallel guesses that they are wrong, at %s', async (_, from, path) => {
    const headers = { 'x-forwarded-for': from };
    const guesses = [...Array.from({ length: 100 }, (_guess, i) => `guess-${i}`), adminToken];
    const statuses = await Promise.all(
      guesses.map(async (key) => (await gateway.call('GET', path, { key, headers })).status),
    );
    const judged = statuses.filter((status) => status === 401 || status === 403);
    expect(judged).toHaveLength(rateLimits.guess.calls);
    expect(statuses.at(-1)).toBe(429);
  });

  it('accepts many parallel calls with the right token', async () => {
    const headers = { 'x-forwarded-for': '198.51.100.23' };
    const calls = Array.from({ length: 50 }, () => call('GET', 'blocks', undefined, { headers }));
    expect(new Set((await Promise.all(calls)).map(({ status }) => status))).toEqual(new Set([200]));
  });

  it('counts wrong tokens at the mail of reserved names, too', async () => {
    const headers = { 'x-forwarded-for': '198.51.100.9' };
    const read = (key: string, to = 'postmaster') =>
      gateway.call('GET', `/api/emails?to=${to}@efemera.localhost`, { key, headers });
    for (let i = 0; i < rateLimits.guess.calls; i++) expect((await read(`guess-${i}`)).status).toBe(403);
    expect(await codeOf(await read(adminToken))).toEqual([429, 'rate_limited']);
    expect(await codeOf(await call('GET', 'blocks', undefined, { headers }))).toEqual([429, 'rate_limited']);
    // A public inbox stays open to a locked-out network.
    expect((await read(adminToken, 'anybody')).status).toBe(200);
  });

  it('refuses calls from other sites', async () => {
    const headers = { origin: 'https://evil.example' };
    const body = { kind: 'domain', value: 'spam.test' };
    expect(await codeOf(await call('POST', 'blocks', body, { headers }))).toEqual([403, 'origin_forbidden']);
  });

  it('shows the state of Redis, processes, queues and counters', async () => {
    const overview = operatorOverviewSchema.parse(await json(await call('GET', 'overview')));
    expect(overview.store?.queues.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['enrich', 'sender-check', 'retention', 'ranking']),
    );
    expect(overview.health.missing).toEqual(['smtp', 'worker']);
    expect(overview.store?.redis.evictionPolicy).toBe('noeviction');
  });

  it("tells the doctor's findings", async () => {
    const { findings } = doctorReportSchema.parse(await json(await call('GET', 'doctor')));
    const codes = findings.map(({ code }) => code);
    expect(codes).toContain('worker_missing');
    expect(codes).toContain('smtp_down');
  });

  it.each([
    ['sender', 'Spam+X@EXAMPLE.com', 'spam+x@example.com'],
    ['sender', 'joão@exemplo.test', 'joão@exemplo.test'],
    ['domain', 'Müller.example.', 'xn--mller-kva.example'],
    ['network', '192.0.2.77', '192.0.2.77'],
    ['network', '192.0.2.77/24', '192.0.2.0/24'],
    ['network', '2001:DB8:0:1:2:3:4:5/48', '2001:db8::/48'],
    ['network', '::1', '::1'],
  ])(
    'blocks the %s %s in its normal form %s, lists and lifts the block, and audits both steps',
    async (kind, value, canonical) => {
      const added = await call('POST', 'blocks', { kind, value, reason: 'spam', expiresInSeconds: 3600 });
      expect(added.status).toBe(201);
      const block = blockSchema.parse(await json(added));
      expect(block).toMatchObject({ kind, value: canonical, reason: 'spam' });
      expect(Date.parse(block.expiresAt ?? '') - Date.parse(block.createdAt)).toBe(3600_000);
      const list = async () => blockListSchema.parse(await json(await call('GET', 'blocks'))).blocks;
      expect(await list()).toEqual([block]);

      const query = `blocks?kind=${kind}&value=${encodeURIComponent(value)}`;
      expect((await call('DELETE', query)).status).toBe(204);
      expect(await list()).toEqual([]);
      expect(await codeOf(await call('DELETE', query))).toEqual([404, 'block_not_found']);
      const [lifted, made] = await audit();
      expect(made).toMatchObject({ action: 'block.add', subject: `${kind} ${canonical}`, network: '127.0.0.0/24' });
      expect(lifted).toMatchObject({ action: 'block.remove', actor: made?.actor });
      expect(made?.actor).toMatch(/^[\w-]{8}$/);
    },
  );

  it.each<[what: string, body: unknown, status: number, code: string]>([
    ['no body', undefined, 400, 'bad_request'],
    ['no kind', { value: 'x.test' }, 400, 'bad_request'],
    ['another kind', { kind: 'planet', value: 'earth' }, 400, 'bad_request'],
    ['no value', { kind: 'domain' }, 400, 'bad_request'],
    ['a value that is no text', { kind: 'domain', value: { $ne: 1 } }, 400, 'bad_request'],
    ['a value with a line break', { kind: 'domain', value: 'a.test\nb.test' }, 400, 'bad_request'],
    ['an end in the past', { kind: 'domain', value: 'x.test', expiresInSeconds: -5 }, 400, 'bad_request'],
    ['a sender without a domain', { kind: 'sender', value: 'spammer' }, 422, 'block_invalid'],
    ['a whole top-level domain', { kind: 'domain', value: 'com' }, 422, 'block_invalid'],
    ['an address for a domain', { kind: 'domain', value: '192.0.2.1' }, 422, 'block_invalid'],
    ['a network with a prefix of 33 bits', { kind: 'network', value: '192.0.2.0/33' }, 422, 'block_invalid'],
    ['half a network', { kind: 'network', value: '192.0.2' }, 422, 'block_invalid'],
    ['a negative prefix', { kind: 'network', value: '192.0.2.0/-1' }, 422, 'block_invalid'],
    ['the whole IPv4 network', { kind: 'network', value: '0.0.0.0/0' }, 422, 'block_invalid'],
    ['the whole IPv6 network', { kind: 'network', value: '::/0' }, 422, 'block_invalid'],
  ])('refuses to block %s', async (_, body, status, code) => {
    expect(await codeOf(await call('POST', 'blocks', body))).toEqual([status, code]);
    expect((await json<{ blocks: [] }>(await call('GET', 'blocks'))).blocks).toEqual([]);
  });

  it.each<[method: string, path: string, body: unknown, status: number, code: string]>([
    ['DELETE', 'blocks', undefined, 400, 'bad_request'],
    ['DELETE', 'blocks?kind=domain&value=a.test&value=b.test', undefined, 400, 'bad_request'],
    ['DELETE', 'blocks?kind=network&value=x', undefined, 422, 'block_invalid'],
    ['POST', 'purge', {}, 400, 'bad_request'],
    ['POST', 'purge', { kind: 'everything', value: '*' }, 400, 'bad_request'],
    ['POST', 'purge', { kind: 'inbox', value: 'nobody' }, 400, 'address_malformed'],
    ['POST', 'purge', { kind: 'inbox', value: 'x@elsewhere.test' }, 422, 'address_invalid'],
    ['POST', 'purge', { kind: 'domain', value: 'com' }, 422, 'block_invalid'],
    ['GET', 'comments?page=0', undefined, 400, 'bad_request'],
    ['GET', 'comments?hidden=maybe', undefined, 400, 'bad_request'],
    ['PATCH', 'comments/01ARZ3NDEKTSV4RRFFQ69G5FAV', { hidden: true }, 404, 'comment_not_found'],
    ['PATCH', 'comments/01ARZ3NDEKTSV4RRFFQ69G5FAV', { hidden: 'yes' }, 400, 'bad_request'],
    ['DELETE', 'comments/..%2f..%2fx', undefined, 404, 'comment_not_found'],
    ['GET', 'audit?limit=0', undefined, 400, 'bad_request'],
    ['GET', 'audit?limit=many', undefined, 400, 'bad_request'],
  ])('answers %s %s %j with %i %s', async (method, path, body, status, code) => {
    expect(await codeOf(await call(method, path, body))).toEqual([status, code]);
  });

  it('removes a block when its time is up', async () => {
    const redis = new Redis(REDIS_URL);
    const field = 'domain lapsed.test';
    const lapsed = {
      kind: 'domain',
      value: 'lapsed.test',
      reason: null,
      createdAt: '2020-01-01T00:00:00Z',
      expiresAt: '2020-01-02T00:00:00Z',
    };
    await redis.hset(gateway.storage.keys.blocks, field, JSON.stringify(lapsed));
    expect((await json<{ blocks: [] }>(await call('GET', 'blocks'))).blocks).toEqual([]);
    await call('POST', 'blocks', { kind: 'domain', value: 'other.test' });
    expect(await redis.hexists(gateway.storage.keys.blocks, field)).toBe(0);
    await call('DELETE', 'blocks?kind=domain&value=other.test');
    redis.disconnect();
  });

  it('purges an inbox: deletes its mail, tells its holder, and leaves the holder the address', async () => {
    const { address, token } = await gateway.claim();
    await gateway.deliver(address, 'Segredo 482913');
    const socket = await gateway.connect();
    await socket.emitWithAck('inbox:watch', { to: address, token });
    const told = nextEvent(socket, 'mail:removed');
    const answer = await call('POST', 'purge', { kind: 'inbox', value: address.toUpperCase() });
    expect([answer.status, await answer.json()]).toEqual([200, { removed: 1 }]);
    expect((await told).to).toBe(address);
    expect(await json(await gateway.list(address, { key: token }))).toEqual({ emails: [] });
    socket.disconnect();
    const [entry] = await audit();
    expect(entry).toMatchObject({ action: 'purge', outcome: '1 mails' });
    expect(JSON.stringify(entry)).not.toContain('Segredo');
  });

  it('purges mail with its tag for a plus address, and no other mail of the inbox', async () => {
    const { address, token } = await gateway.claim();
    await gateway.deliver(address, 'plain');
    await gateway.deliver(address, 'abuse', undefined, 'shop');
    const answer = await call('POST', 'purge', { kind: 'inbox', value: plusAddress(address, 'shop') });
    expect(await answer.json()).toEqual({ removed: 1 });
    const { emails } = await json<{ emails: EmailSummary[] }>(await gateway.list(address, { key: token }));
    expect(emails.map(({ subject }) => subject)).toEqual(['plain']);
  });

  it('purges all mail of a sender or domain, by header or envelope, and no other mail', async () => {
    const deliver = async (from: string, mailFrom: string) => {
      const address = someAddress();
      const id = await gateway.deliver(address);
      // Sets the sender in the summary and in the envelope, as SMTP stores them.
      const redis = new Redis(REDIS_URL);
      const key = gateway.storage.keys.mail(address, id);
      const summary = JSON.parse((await redis.hget(key, 'summary')) ?? '{}') as object;
      await redis.hset(key, 'summary', JSON.stringify({ ...summary, from }));
      await redis.hset(key, 'envelope', JSON.stringify({ ip: '', helo: '', mailFrom, tls: false }));
      redis.disconnect();
      return address;
    };
    const addresses: Address[] = [];
    for (const [from, mailFrom] of [
      ['Spam <a@spam.example>', 'x@ok.example'],
      ['b@mail.SPAM.example', ''],
      ['Ok <c@ok.example>', 'bounce@spam.example'],
      ['d@notspam.example', 'd@ok.example'],
      ['spam.example <e@ok.example>', ''],
    ] as const) {
      addresses.push(await deliver(from, mailFrom));
    }
    const left = async () =>
      Promise.all(addresses.map(async (to) => (await gateway.storage.mails.list(to)).length)).then((it) => it.join(''));
    expect(await json(await call('POST', 'purge', { kind: 'sender', value: 'A@spam.example' }))).toEqual({
      removed: 1,
    });
    expect(await left()).toBe('01111');
    expect(await json(await call('POST', 'purge', { kind: 'domain', value: 'spam.example' }))).toEqual({ removed: 2 });
    expect(await left()).toBe('00011');
  });

  it('hides a comment, shows it again, and deletes it', async () => {
    const headers = { 'x-forwarded-for': '198.51.100.20' };
    const add = async (name: string) => {
      const body = { name, rating: 1, comment: 'Compre já!', email: 'bot@spam.example' };
      return json<Comment>(await gateway.call('POST', '/api/comments', { body, headers }));
    };
    const [kept, spam] = [await add('Ana'), await add('Bot')];
    const shown = async () => {
      const { comments, total } = await json<CommentList>(await gateway.call('GET', '/api/comments'));
      return [comments.map(({ id }) => id), total];
    };
    const list = async (hidden: boolean) =>
      moderatedCommentListSchema.parse(await json(await call('GET', `comments?hidden=${hidden}`)));
    expect((await list(false)).comments[0]).toMatchObject({ id: spam.id, email: 'bot@spam.example', hidden: false });

    const hide = await call('PATCH', `comments/${spam.id}`, { hidden: true });
    expect([hide.status, await json(hide)]).toMatchObject([200, { id: spam.id, hidden: true }]);
    expect(await shown()).toEqual([[kept.id], 1]);
    expect((await list(true)).comments.map(({ id }) => id)).toEqual([spam.id]);
    // Hiding a hidden comment changes nothing.
    expect((await call('PATCH', `comments/${spam.id}`, { hidden: true })).status).toBe(200);
    await call('PATCH', `comments/${spam.id}`, { hidden: false });
    expect(await shown()).toEqual([[spam.id, kept.id], 2]);
    await call('PATCH', `comments/${spam.id}`, { hidden: true });
    expect((await call('DELETE', `comments/${spam.id}`)).status).toBe(204);
    expect([(await list(true)).total, await shown()]).toEqual([0, [[kept.id], 1]]);
    expect((await audit()).slice(0, 2).map(({ action }) => action)).toEqual(['comment.delete', 'comment.hide']);
    expect(limits.commentsPerPage).toBe(10);
  });

  it('serves the queue board under our own policy, and records the actions there', async () => {
    const authorization = `Basic ${btoa(`operator:${adminToken}`)}`;
    const page = await fetch(`${gateway.url}/admin/queues`, { headers: { authorization } });
    const html = await page.text();
    expect(page.status).toBe(200);
    expect(page.headers.get('content-security-policy')).toMatch(/base-uri 'self'/);
    expect(page.headers.get('content-security-policy')).not.toContain('unsafe');
    expect(page.headers.get('x-robots-tag')).toBe('noindex');
    expect(html).not.toMatch(/fonts\.googleapis| style=|<style/);
    const [, script = ''] = /src="(static\/js\/main[^"]+)"/.exec(html) ?? [];
    expect((await fetch(`${gateway.url}/admin/queues/${script}`, { headers: { authorization } })).status).toBe(200);
    const queues = await fetch(`${gateway.url}/admin/queues/api/queues`, { headers: { authorization } });
    expect(await queues.text()).toContain('"sender-check"');

    const pause = await fetch(`${gateway.url}/admin/queues/api/queues/ranking/pause`, {
      method: 'PUT',
      headers: { authorization },
    });
    expect(pause.status).toBe(200);
    const [entry] = await audit();
    expect(entry).toMatchObject({ action: 'queue', subject: 'PUT /api/queues/ranking/pause', outcome: '200' });
    const { store } = operatorOverviewSchema.parse(await json(await call('GET', 'overview')));
    expect(store?.queues.find(({ name }) => name === 'ranking')?.paused).toBe(true);
    // A page of another site cannot act with the token that the browser has stored.
    const forged = await fetch(`${gateway.url}/admin/queues/api/queues/ranking/resume`, {
      method: 'PUT',
      headers: { authorization, origin: 'https://evil.example' },
    });
    expect(forged.status).toBe(403);
  });
});
