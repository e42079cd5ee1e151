import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { resolve } from 'node:path';
import { productVersion, watchVitals } from '@efemera/config';
import { rateLimits, type Address, type ErrorBody } from '@efemera/contract';
import { Redis } from 'ioredis';
import { readSettings } from '../src/config.js';
import { createApp } from '../src/create-app.js';
import { SharedMetrics } from '../src/metrics/shared-metrics.js';
import { adminToken, nextEvent, TestGateway, until } from './support.js';

/** A separate database on the shared server: the counts of other suites must not mix with these. */
const REDIS_URL = new URL('/11', process.env['TEST_REDIS_URL']).href;

describe('/metrics', () => {
  let gateway: TestGateway;
  beforeAll(async () => {
    const redis = new Redis(REDIS_URL);
    await redis.flushdb();
    redis.disconnect();
    gateway = await TestGateway.start({ REDIS_URL });
  });
  afterAll(() => gateway.stop());

  const scrape = async () => (await fetch(`${gateway.url}/metrics`)).text();
  /** The value of a series by its name and some of its labels; null if the text has no such series. */
  const valueOf = (text: string, name: string, labels: Record<string, string> = {}) => {
    const line = text.split('\n').find((line) => {
      const [, series = '', rest = ''] = /^([a-z0-9_]+)(?:\{(.*)\})? /.exec(line) ?? [];
      return series === name && Object.entries(labels).every(([key, value]) => rest.includes(`${key}="${value}"`));
    });
    return line === undefined ? null : Number(line.slice(line.lastIndexOf(' ') + 1));
  };
  const settles = (name: string, labels: Record<string, string>, expected: number) =>
    until(`${name} is ${expected}`, async () => valueOf(await scrape(), name, labels) === expected);

  it('shows metrics of Redis, queues and the gateway, to callers without a token', async () => {
    const response = await fetch(`${gateway.url}/metrics`);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
    const text = await response.text();
    expect(valueOf(text, 'efemera_redis_up')).toBe(1);
    expect(valueOf(text, 'efemera_redis_memory_bytes')).toBeGreaterThan(100_000);
    expect(valueOf(text, 'efemera_queue_jobs', { queue: 'enrich', state: 'waiting' })).toBe(0);
    expect(valueOf(text, 'nodejs_heap_size_used_bytes')).not.toBeNull();
    // Left out: prom-client measures it too rarely here for true values. Heartbeats report the delay of each process.
    expect(text).not.toContain('nodejs_eventloop_lag');
  });

  it.each([
    '/metrics/',
    '/Metrics',
    '/METRICS',
    '//metrics',
    '/%6Detrics',
    '/metrics//',
    '/./metrics/.',
    '/metrics;x',
    '/Health/Ready',
    '/health/ready/',
    '/health//ready',
  ])('answers 404 at %s: a proxy rule that forbids the exact path would not stop it', async (path) => {
    const { hostname, port } = new URL(gateway.url);
    const status = await new Promise((resolve, reject) => {
      // `fetch` would normalise the path.
      request({ hostname, port, path, agent: false }, (response) => resolve(response.resume().statusCode))
        .on('error', reject)
        .end();
    });
    expect(status).toBe(404);
  });

  it('answers only calls with METRICS_TOKEN where the operator has set it', async () => {
    const guarded = await TestGateway.start({ METRICS_TOKEN: 'scraper-secret-123456' });
    try {
      const ask = (authorization?: string) =>
        fetch(`${guarded.url}/metrics`, { headers: authorization ? { authorization } : {} });
      for (const authorization of [
        undefined,
        'Bearer x',
        'Bearer scraper-secret-12345',
        `Bearer ${adminToken}`,
        'scraper-secret-123456',
      ]) {
        const refused = await ask(authorization);
        expect([authorization, refused.status]).toEqual([authorization, 401]);
        expect(refused.headers.get('www-authenticate')).toMatch(/^Bearer /);
        expect(await refused.text()).not.toContain('efemera_');
      }
      const answer = await ask('Bearer scraper-secret-123456');
      expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining('efemera_redis_up 1')]);
    } finally {
      await guarded.stop();
    }
  });

  it('refuses a network that has shown ten wrong METRICS_TOKENs, with the right one too, and no other network', async () => {
    const METRICS_TOKEN = 'scraper-secret-123456';
    const guarded = await TestGateway.start({ METRICS_TOKEN, RATE_LIMITS: 'on', TRUST_PROXY: '1' });
    try {
      const ask = (token: string, from = '198.51.102.7') =>
        fetch(`${guarded.url}/metrics`, { headers: { authorization: `Bearer ${token}`, 'x-forwarded-for': from } });
      for (let i = 0; i < rateLimits.guess.calls; i++) expect((await ask(`guess-${i}`)).status).toBe(401);
      for (const token of ['one-more', METRICS_TOKEN]) {
        const refused = await ask(token);
        expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
        const { error } = (await refused.json()) as ErrorBody;
        expect([refused.status, error.code]).toEqual([429, 'rate_limited']);
      }
      expect((await ask(METRICS_TOKEN, '198.51.102.8')).status).toBe(200);
    } finally {
      await guarded.stop();
    }
  });

  it('shows counters and load of the other processes', async () => {
    const { counters, heartbeats } = gateway.storage;
    counters.add('smtp:accepted', 'tls', 3);
    counters.add('smtp:refused', '550/relay_denied', 2);
    counters.add('smtp:refused', '550/relay_denied');
    counters.add('parser:given_up', 'ended', 4);
    counters.add('jobs:completed', 'enrich', 5);
    await counters.flush();
    const vitals = {
      ...watchVitals()(),
      memoryBytes: 4711,
      eraseSeconds: 900,
      certificateValidUntilMs: 1_900_000_000_500,
    };
    await heartbeats.beat('worker', '0123456789', vitals);
    await settles('efemera_smtp_messages_accepted_total', { tls: 'yes' }, 3);
    await settles('efemera_smtp_refused_total', { code: '550', reason: 'relay_denied' }, 3);
    await settles('efemera_parser_given_up_total', { reason: 'ended' }, 4);
    await settles('efemera_jobs_total', { queue: 'enrich', outcome: 'completed' }, 5);
    await settles('efemera_process_memory_bytes', { role: 'worker', process: '01234567' }, 4711);
    await settles('efemera_erasure_limit_seconds', {}, 900);
    await settles('efemera_certificate_expiry_timestamp_seconds', { process: '01234567' }, 1_900_000_000.5);
    await until(
      'this gateway is heard of',
      async () => (valueOf(await scrape(), 'efemera_heartbeat_age_seconds', { role: 'gateway' }) ?? 99) < 20,
    );
  });

  it('counts requests by route, without labels that a client has chosen', async () => {
    await gateway.list('marca-do-estranho@efemera.localhost', { query: '&x=marca-do-estranho' });
    for (const path of ['/api/marca-do-estranho', '/marca-do-estranho', '/marca-do-estranho.js']) {
      await fetch(gateway.url + path, { headers: { 'user-agent': 'marca-do-estranho', accept: 'text/html' } });
    }
    await gateway.call('DELETE', '/api/emails?to=marca-do-estranho@efemera.localhost&id=x');
    await settles('efemera_http_requests_total', { method: 'GET', route: '/api/emails', status: '200' }, 1);
    await settles('efemera_http_requests_total', { method: 'DELETE', route: '/api/emails', status: '404' }, 1);
    const text = await scrape();
    expect(valueOf(text, 'efemera_http_request_seconds_count', { method: 'GET', route: '/api/emails' })).toBe(1);
    expect(text).not.toContain('marca-do-estranho');
    const routes = new Set([...text.matchAll(/efemera_http_requests_total\{.*route="([^"]*)"/g)].map(([, it]) => it));
    expect([...routes].filter((route) => !/^(?:\/[a-z:/.-]+|page|file|none)$/.test(route ?? ''))).toEqual([]);
  });

  it('measures the time from DATA to the push, for sockets and for long-polls', async () => {
    const pushed = async () => valueOf(await scrape(), 'efemera_push_seconds_count') ?? 0;
    const before = await pushed();
    const { address, token } = await gateway.claim();
    const socket = await gateway.connect();
    await socket.emitWithAck('inbox:watch', { to: address, token });
    const arrival = nextEvent(socket, 'mail:received');
    await gateway.deliver(address);
    await arrival;
    await until('the push is counted', async () => (await pushed()) === before + 1);
    await settles('efemera_sockets_open', {}, 1);
    socket.disconnect();
    await settles('efemera_sockets_open', {}, 0);

    const waited = 'espera-1@efemera.localhost' as Address;
    const waiting = gateway.list(waited, { query: '&wait=30' });
    await settles('efemera_waiters', {}, 1);
    // When this listing is answered, the wait has already found the inbox empty: mail that comes now must be pushed.
    await gateway.list(waited);
    await gateway.deliver(waited);
    expect((await waiting).status).toBe(200);
    await settles('efemera_waiters', {}, 0);
    await settles('efemera_stream_backlog_bytes', {}, 0);
    await until('that one, too', async () => (await pushed()) === before + 2);
    // No client waits for this mail, so no push must be counted.
    await gateway.deliver('ninguem@efemera.localhost' as Address);
    await settles('efemera_mails_stored_total', {}, 3);
    expect(await pushed()).toBe(before + 2);
  });

  it('shows how long the expiry of inboxes is overdue', async () => {
    const redis = new Redis(REDIS_URL);
    const address = 'vencido@efemera.localhost' as Address;
    await redis.zadd(gateway.storage.keys.due(0), Date.now() - 90_000, address);
    await until('it is told', async () => (valueOf(await scrape(), 'efemera_expiry_lag_seconds') ?? 0) >= 90);
    await redis.zrem(gateway.storage.keys.due(0), address);
    await settles('efemera_expiry_lag_seconds', {}, 0);
    redis.disconnect();
  });

  it('has every metric of the Grafana board and of the alerts', async () => {
    const text = await scrape();
    const known = new Set([...text.matchAll(/^# TYPE (\S+) (\S+)/gm)].map(([, name]) => name ?? ''));
    const ops = (name: string) => readFileSync(resolve(import.meta.dirname, '../../../ops', name), 'utf8');
    const { panels } = JSON.parse(ops('grafana.json')) as { panels: { targets?: { expr: string }[] }[] };
    const namesIn = (exprs: string[]) =>
      new Set(exprs.flatMap((expr) => expr.match(/(?:efemera|nodejs|process)_\w+/g) ?? []));
    const unknown = (names: Iterable<string>) =>
      [...names].filter((name) => !known.has(name.replace(/_(?:bucket|count|sum)$/, '')) && !known.has(name));
    const drawn = namesIn(panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr)));
    expect(drawn.size).toBeGreaterThan(20);
    expect(unknown(drawn)).toEqual([]);
    const watched = namesIn(ops('alerts.yml').match(/^ +expr: .+$/gm) ?? []);
    expect(watched.size).toBeGreaterThan(10);
    expect(unknown(watched)).toEqual([]);
    // The board must show each of our metrics: a metric that it does not show is of no use to the operator.
    const ours = [...known].filter((name) => name.startsWith('efemera_'));
    expect(ours.filter((name) => ![...drawn].some((it) => it.startsWith(name)))).toEqual([]);
  });

  it('tells version and commit of the build', async () => {
    const BUILD_SHA = '0123456789abcdef0123456789abcdef01234567';
    const built = await createApp(readSettings({ REDIS_URL: 'redis://127.0.0.1:1', BUILD_SHA }), false);
    await built.init();
    const labels = { version: productVersion(), commit: BUILD_SHA };
    expect(valueOf(await built.get(SharedMetrics).text(), 'efemera_build_info', labels)).toBe(1);
    await built.close();
    expect(valueOf(await scrape(), 'efemera_build_info', { ...labels, commit: 'unknown' })).toBe(1);
  });

  it('shows the gateway’s own metrics without Redis', async () => {
    const lonely = await createApp(readSettings({ REDIS_URL: 'redis://127.0.0.1:1' }), false);
    await lonely.init();
    const text = await lonely.get(SharedMetrics).text();
    expect(valueOf(text, 'efemera_redis_up')).toBe(0);
    // These are left out: after a counter of 0, Prometheus would count its whole value again once Redis answers.
    for (const name of ['redis_memory_bytes', 'mails_stored_total', 'smtp_connections_total', 'erasure_limit_seconds'])
      expect([name, valueOf(text, `efemera_${name}`)]).toEqual([name, null]);
    expect(valueOf(text, 'nodejs_heap_size_used_bytes')).not.toBeNull();
    await lonely.close();
  });
});
