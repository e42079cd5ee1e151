import {
  countryRankingSchema,
  domainRankingSchema,
  rateLimits,
  statisticsSchema,
  type Address,
  type ErrorBody,
  type OperatorOverview,
  type Stats,
} from '@efemera/contract';
import { newMailId } from '@efemera/storage';
import { Redis } from 'ioredis';
import { adminToken, domain, nextEvent, someAddress, TestGateway, until, type LiveClient } from './support.js';

/** A separate database on the shared server: the counts of other suites must not mix with these. */
const REDIS_URL = new URL('/1', process.env['TEST_REDIS_URL']).href;

describe('live figures', () => {
  let gateway: TestGateway;
  let other: TestGateway;
  let limited: TestGateway;
  beforeAll(async () => {
    [gateway, other, limited] = await Promise.all([
      TestGateway.start({ REDIS_URL, TRUST_PROXY: '1' }),
      TestGateway.start({ REDIS_URL }),
      TestGateway.start({ REDIS_URL, TRUST_PROXY: '1', RATE_LIMITS: 'on' }),
    ]);
  });
  afterAll(() => Promise.all([gateway.stop(), other.stop(), limited.stop()]));

  const deliverFrom = async (from: string, times = 1) => {
    for (let i = 0; i < times; i++) {
      await gateway.storage.mails.store({
        id: newMailId(),
        address: someAddress(),
        receivedAtMs: Date.now(),
        from,
        subject: 'Hello',
        source: Buffer.from('Subject: Hello\r\n\r\nHi.\r\n'),
        envelope: { ip: '192.0.2.1', helo: 'mx.sender.test', mailFrom: '', tls: false },
      });
    }
  };
  const code = async (response: Response) => ((await response.json()) as ErrorBody).error.code;
  const get = async (path: string) => (await gateway.call('GET', path)).json();
  const domainsNow = async (query = '') => domainRankingSchema.parse(await get(`/api/ranking/domains${query}`));
  const countriesNow = async () => countryRankingSchema.parse(await get('/api/ranking/countries?limit=100'));
  const visit = (country: unknown, ip?: string, to = gateway) =>
    to.call('POST', '/api/sitemap', { body: { country }, headers: ip ? { 'x-forwarded-for': ip } : {} });

  it('count views by page, keep nothing about the visitor, and take no new names from clients', async () => {
    const view = (path: unknown) => gateway.call('POST', '/api/page-views', { body: { path } });
    const article = '/blog/o-que-e-email-temporario';
    for (const path of ['/faq', '/faq/', '/api', article, '/nowhere', '/<script>', '/blog/none']) {
      expect((await view(path)).status).toBe(204);
    }
    for (const path of [7, null, '', 'faq', '/faq?to=a@b.test', '/faq#x', '/a\nb', `/${'x'.repeat(200)}`]) {
      expect((await view(path)).status).toBe(400);
    }
    const overview = async (from: TestGateway) =>
      (await (await from.call('GET', '/api/admin/overview', { key: adminToken })).json()) as OperatorOverview;
    expect((await overview(other)).pageViews).toEqual([
      { page: 'other', today: 3, month: 3 },
      { page: '/faq', today: 2, month: 2 },
      { page: '/api-docs', today: 1, month: 1 },
      { page: article, today: 1, month: 1 },
    ]);
    await gateway.storage.counters.flush();
    const metrics = await (await fetch(`${other.url}/metrics`)).text();
    expect(metrics).toContain('efemera_page_views_total{page="/faq"} 2');

    for (let i = 0; i < rateLimits.view.calls; i++) {
      expect((await limited.call('POST', '/api/page-views', { body: { path: '/' } })).status).toBe(204);
    }
    expect((await limited.call('POST', '/api/page-views', { body: { path: '/' } })).status).toBe(429);
  });

  describe('rankings', () => {
    it('are empty before the first roll-up, and then have ranks, shares and the total of the period', async () => {
      expect(await domainsNow()).toEqual({ rows: [], total: 0, period: 'all', updatedAt: null });
      await deliverFrom('Ana <ana@mail.first.test>', 6);
      await deliverFrom('second@second.test', 3);
      for (let i = 0; i < 11; i++) await deliverFrom(`x@small${i}.test`);
      await gateway.storage.rankings.rollUp();
      const ranking = await domainsNow('?period=24h');
      expect(ranking).toMatchObject({ total: 20, period: '24h' });
      expect(ranking.rows).toHaveLength(10);
      expect(ranking.rows.slice(0, 2)).toEqual([
        { rank: 1, domain: 'first.test', emails: 6, percentage: 30 },
        { rank: 2, domain: 'second.test', emails: 3, percentage: 15 },
      ]);
      expect((await domainsNow('?limit=20')).rows).toHaveLength(13);
    });

    it('are offered as CSV without formulas, by parameter and by Accept', async () => {
      // A mail is counted under no name that begins so, but a restored file may have brought such a name.
      await deliverFrom('a sender without a domain');
      const redis = new Redis(REDIS_URL);
      const { hour } = await gateway.storage.visits.now();
      await redis.zadd(gateway.storage.keys.domains(0, hour), 1, '=1+1');
      redis.disconnect();
      await gateway.storage.rankings.rollUp();
      const byFormat = await gateway.call('GET', '/api/ranking/domains?limit=20&format=csv');
      expect(byFormat.headers.get('content-type')).toBe('text/csv; charset=utf-8');
      expect(byFormat.headers.get('content-disposition')).toBe('attachment; filename=ranking-domains-all.csv');
      const bytes = Buffer.from(await byFormat.arrayBuffer());
      expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
      const lines = bytes.toString().slice(1).split('\r\n');
      expect(lines.slice(0, 2)).toEqual(['rank,domain,emails,percentage', '1,first.test,6,28.57']);
      expect(lines).toHaveLength(16);
      expect(lines.filter((line) => line.includes('=1+1'))).toEqual([expect.stringMatching(/^\d+,'=1\+1,1,/)]);
      const accept = (value: string) => gateway.call('GET', '/api/ranking/countries', { headers: { accept: value } });
      expect(await (await accept('text/csv')).text()).toMatch(/^\uFEFF?rank,country,visits,percentage\r\n/);
      expect((await accept('*/*')).headers.get('content-type')).toMatch(/^application\/json/);
      const json = { headers: { accept: 'text/csv' } };
      const byBoth = await gateway.call('GET', '/api/ranking/domains?format=json', json);
      expect(byBoth.headers.get('content-type')).toMatch(/^application\/json/);
    });

    it('answer 304 while they have not changed', async () => {
      const first = await gateway.call('GET', '/api/ranking/domains');
      expect(first.headers.get('cache-control')).toBe('public, no-cache');
      const headers = { 'if-none-match': first.headers.get('etag') ?? '' };
      const again = await gateway.call('GET', '/api/ranking/domains', { headers });
      expect([again.status, await again.text()]).toEqual([304, '']);
      expect((await gateway.call('GET', '/api/ranking/domains?limit=20', { headers })).status).toBe(200);
    });

    it.each([
      ['/api/ranking/x', 404, 'not_found'],
      ['/api/ranking/constructor', 404, 'not_found'],
      ['/api/ranking/%3Cscript%3E', 404, 'not_found'],
      ['/api/ranking/domains?limit=7', 400, 'bad_request'],
      ['/api/ranking/domains?limit=', 400, 'bad_request'],
      ['/api/ranking/domains?limit=1e1', 400, 'bad_request'],
      ['/api/ranking/domains?limit=10&limit=20', 400, 'bad_request'],
      ['/api/ranking/domains?period=1h', 400, 'bad_request'],
      ['/api/ranking/domains?period=updatedAt', 400, 'bad_request'],
      ['/api/ranking/domains?format=xml', 400, 'bad_request'],
    ])('refuse %s', async (path, status, expected) => {
      const response = await gateway.call('GET', path);
      expect([response.status, await code(response)]).toEqual([status, expected]);
      expect(response.headers.get('cache-control')).toBe('private, no-store');
    });

    it('announce a change on every gateway', async () => {
      const sockets = await Promise.all([gateway.connect(), other.connect()]);
      for (const socket of sockets) expect(await socket.emitWithAck('ranking:watch', {})).toEqual({ ok: true });
      const told = sockets.map((socket) => nextEvent(socket, 'ranking:updated'));
      await deliverFrom('x@changed.test');
      await gateway.storage.rankings.rollUp();
      const { updatedAt } = await domainsNow();
      for (const event of told) expect(await event).toEqual({ kind: 'domains', updatedAt });

      const heard: unknown[] = [];
      const [first, second] = sockets as [LiveClient, LiveClient];
      expect(await first.emitWithAck('ranking:unwatch', {})).toEqual({ ok: true });
      first.on('ranking:updated', (event) => heard.push(event));
      const toldAgain = nextEvent(second, 'ranking:updated');
      await deliverFrom('x@changed.test');
      await gateway.storage.rankings.rollUp();
      await toldAgain;
      await first.emitWithAck('stats:unwatch', {});
      expect(heard).toEqual([]);
      for (const socket of sockets) socket.disconnect();
    });
  });

  describe('visits', () => {
    it('are counted by the country that they name, or else by the country of the visitor’s IP address', async () => {
      for (const [country, ip] of [
        ['BR', '8.8.8.8'],
        [null, '200.147.3.157'],
        [null, '::ffff:200.147.3.157'],
        [null, '2a00:1450:4001::1'],
        [null, '192.168.1.1'],
        [null, 'fd00::1'],
      ] as const) {
        expect((await visit(country, ip)).status).toBe(204);
      }
      await gateway.storage.rankings.rollUp();
      const { rows, total } = await countriesNow();
      expect(total).toBe(6);
      expect(rows.map(({ country, visits }) => [country, visits])).toEqual([
        ['BR', 3],
        ['IE', 1],
      ]);
    });

    it.each([
      ['ZZ'],
      ['br'],
      [''],
      ['<script>'],
      ['B'.repeat(300)],
      [7],
      [{}],
      [['BR']],
      ['constructor'],
      ['-'],
      [undefined],
    ])('are refused with the country %j', async (country) => {
      const before = statisticsSchema.parse(await gateway.storage.statistics.read()).totals;
      const response = await visit(country);
      expect([response.status, await code(response)]).toEqual([400, 'bad_request']);
      expect((await gateway.storage.statistics.read()).totals).toEqual(before);
    });

    it('leave nothing about the visitor in Redis but the country', async () => {
      const redis = new Redis(REDIS_URL);
      const countries = async () => {
        const { hour } = await gateway.storage.visits.now();
        return Object.keys(await redis.hgetall(gateway.storage.keys.rank.visits(hour)));
      };
      await visit(null, '200.147.3.99');
      expect(await countries()).toContain('BR');
      for (const country of await countries()) expect(country).toMatch(/^([A-Z]{2}|-)$/);
      expect(await redis.keys('*200.147*')).toEqual([]);
      redis.disconnect();
    });
  });

  describe('a report of a browser', () => {
    const statsNow = async () => (await get('/api/stats')) as Stats;
    const send = (body: string | Uint8Array<ArrayBuffer>, type: string, path: string) =>
      fetch(gateway.url + path, { method: 'POST', body, headers: { 'content-type': type } });

    it.each([
      ['an unknown action', '{"action":"drop"}', 'application/json', '/api/stats', 400, 'unknown_action'],
      ['ten megabytes', `{"action":"${'a'.repeat(10e6)}"}`, 'application/json', '/api/stats', 413, 'body_too_large'],
      [
        'a visit of ten megabytes',
        `{"country":"${'a'.repeat(10e6)}"}`,
        'application/json',
        '/api/sitemap',
        413,
        'body_too_large',
      ],
      ['another content type', '{"country":"BR"}', 'text/plain', '/api/sitemap', 415, 'media_type_unsupported'],
      ['a form', 'country=BR', 'application/x-www-form-urlencoded', '/api/sitemap', 415, 'media_type_unsupported'],
      ['half a body', '{"country":', 'application/json', '/api/sitemap', 400, 'body_malformed'],
    ])('is refused and counts nothing: %s', async (_, body, type, path, status, expected) => {
      const [stats, { totals }] = [await statsNow(), await gateway.storage.statistics.read()];
      const response = await send(body, type, path);
      expect([response.status, await code(response)]).toEqual([status, expected]);
      expect(await statsNow()).toEqual(stats);
      expect((await gateway.storage.statistics.read()).totals).toEqual(totals);
    });

    it('is accepted and counts nothing when the server counts the event itself', async () => {
      await gateway.claim();
      await deliverFrom('x@second.test');
      const stats = await statsNow();
      expect(Object.keys(stats).sort()).toEqual(['emailsCreated', 'messagesReceived']);
      for (const action of ['email_created', 'message_received']) {
        const response = await gateway.call('POST', '/api/stats', { body: { action } });
        expect([response.status, await response.json()]).toEqual([200, stats]);
      }
    });
  });

  describe('rate limits', () => {
    const { calls } = rateLimits.visit;

    it('refuse a flood from one IP address with Retry-After, and no refused visit is counted', async () => {
      const visitsOf = async () => (await gateway.storage.statistics.read()).totals.visits;
      const before = await visitsOf();
      const flood = await Promise.all(Array.from({ length: calls + 50 }, () => visit('PT', '198.51.100.1', limited)));
      expect(flood.filter(({ status }) => status === 204)).toHaveLength(calls);
      expect(await visitsOf()).toBe(before + calls);
      const refused = await visit('PT', '198.51.100.1', limited);
      expect([refused.status, await code(refused)]).toEqual([429, 'rate_limited']);
      const seconds = Number(refused.headers.get('retry-after'));
      expect(seconds).toBeGreaterThan(0);
      expect(seconds).toBeLessThanOrEqual(rateLimits.visit.windowSeconds);
      expect(refused.headers.get('ratelimit-limit')).toBe(String(calls));
      expect(refused.headers.get('ratelimit-remaining')).toBe('0');
      expect(await visitsOf()).toBe(before + calls);
    });

    it('count each IPv4 address, each IPv6 /64 and each kind of call by itself', async () => {
      const flood = async (ip: string) => {
        for (let i = 0; i < calls; i++) await visit(null, ip, limited);
        return (await visit(null, ip, limited)).status;
      };
      expect(await flood('198.51.100.2')).toBe(429);
      expect((await visit(null, '198.51.100.3', limited)).status).toBe(204);
      expect(await flood('2001:db8:1:2::1')).toBe(429);
      expect((await visit(null, '2001:db8:1:2:ffff::9', limited)).status).toBe(429);
      expect((await visit(null, '2001:db8:1:3::1', limited)).status).toBe(204);
      const headers = { 'x-forwarded-for': '198.51.100.2' };
      const report = await limited.call('POST', '/api/stats', { body: { action: 'email_created' }, headers });
      expect(report.headers.get('ratelimit-remaining')).toBe(String(rateLimits.report.calls - 1));
      const claim = await limited.call('POST', '/api/inboxes', { body: {}, headers });
      expect([claim.status, claim.headers.get('ratelimit-limit')]).toEqual([201, String(rateLimits.change.calls)]);
    });

    it('apply to the forms for comments and for contact, which share one limit', async () => {
      const headers = { 'x-forwarded-for': '198.51.100.5' };
      const body = { name: 'Ana', rating: 5, comment: 'It works.' };
      const first = await limited.call('POST', '/api/comments', { body, headers });
      expect(first.headers.get('ratelimit-limit')).toBe(String(rateLimits.form.calls));
      for (let i = 1; i < rateLimits.form.calls; i++) await limited.call('POST', '/api/comments', { body, headers });
      expect(await code(await limited.call('POST', '/api/contact', { body: {}, headers }))).toBe('rate_limited');
    });

    it('do not apply to reading the counters', async () => {
      const response = await limited.call('GET', '/api/stats', { headers: { 'x-forwarded-for': '198.51.100.2' } });
      expect([response.status, response.headers.get('ratelimit-limit')]).toEqual([200, null]);
    });

    it('refuse no call when switched off', async () => {
      const flood = await Promise.all(Array.from({ length: calls + 5 }, () => visit(null, '198.51.100.9')));
      expect(flood.every(({ status }) => status === 204)).toBe(true);
    });
  });

  it('have statistics with everything that the page shows', async () => {
    const sockets = await Promise.all([gateway.connect(), other.connect(), other.connect()]);
    await gateway.storage.rankings.rollUp();
    const answer = await until('all sockets are known', async () => {
      const statistics = statisticsSchema.parse(await get('/api/statistics'));
      return statistics.now.openSockets === 3 ? statistics : null;
    });
    const { totals, hourly, daily, topDomains, now, codes } = answer;
    expect(totals).toMatchObject((await get('/api/stats')) as Stats);
    expect(daily.at(-1)?.received).toBe(totals.messagesReceived);
    expect(hourly.reduce((sum, { visits }) => sum + visits, 0)).toBe(totals.visits);
    expect(topDomains[0]?.domain).toBe('first.test');
    expect(now.liveInboxes).toBeGreaterThan(20);
    expect(codes).toEqual({ parsed: 0, withCode: 0 });
    for (const socket of sockets) socket.disconnect();
  });

  it('send five hundred watchers of two gateways the same counters, once a second at most', async () => {
    const sockets = await Promise.all(Array.from({ length: 500 }, (_, i) => (i % 2 ? gateway : other).connect()));
    const seen = sockets.map(() => [] as { at: number; stats: Stats }[]);
    await Promise.all(
      sockets.map(async (socket, i) => {
        await socket.emitWithAck('stats:watch', {});
        socket.on('stats:updated', (stats) => seen[i]?.push({ at: performance.now(), stats }));
      }),
    );
    const startedAt = performance.now();
    const isBehind = () => seen.some((updates) => updates.length < 2);
    for (let i = 0; performance.now() - startedAt < 3000 || isBehind(); i++) {
      await gateway.storage.inboxes.claim(`flow${i}-${Date.now()}@${domain}` as Address, {
        tokenHash: 't',
        visitorHash: 'v',
      });
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    const endedAt = performance.now();
    const final = await gateway.storage.totals.read();
    await until('all have seen the last count', () =>
      seen.every((updates) => updates.at(-1)?.stats.emailsCreated === final.emailsCreated),
    );
    const lastAt = Math.max(...seen.map((updates) => updates.at(-1)?.at ?? Infinity));
    process.stdout.write(`500 watchers saw the last count after ${(lastAt - endedAt).toFixed(0)} ms\n`);
    for (const updates of seen) {
      expect(updates.at(-1)?.stats).toEqual(final);
      expect(updates.length).toBeGreaterThan(1);
      // The first update comes at once, then one a second. The last may follow sooner, if the one before it came late.
      expect(updates.length).toBeLessThanOrEqual((lastAt - startedAt) / 1000 + 1.5);
    }
    for (const socket of sockets) socket.disconnect();
  });
});
