import { once } from 'node:events';
import { connect } from 'node:net';
import { watchVitals } from '@efemera/config';
import type { SiteConfig } from '@efemera/contract';
import { TestGateway } from './support.js';

describe('the HTTP edge', () => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await TestGateway.start({ BUILD_SHA: '0123456789abcdef', BUILD_TIME: '2026-01-02T03:04:05Z' });
  });
  afterAll(() => gateway.stop());

  const code = async (response: Response) => ((await response.json()) as { error: { code: string } }).error.code;
  const post = (body: string, type: string | null = 'application/json', path = '/api/stats') =>
    fetch(gateway.url + path, {
      method: 'POST',
      body: new TextEncoder().encode(body),
      headers: type ? { 'content-type': type } : {},
    });

  it.each([
    ['{"action":"email_created"', 'application/json', 400, 'body_malformed'],
    ['"email_created"', 'application/json', 400, 'body_malformed'],
    ['{}', 'application/json', 400, 'unknown_action'],
    ['{"action":"toString"}', 'application/json', 400, 'unknown_action'],
    ['{"action":"email_created"}', null, 415, 'media_type_unsupported'],
    ['{"action":"email_created"}', 'text/plain', 415, 'media_type_unsupported'],
    ['{"action":"email_created"}', 'application/json; charset=bogus', 415, 'media_type_unsupported'],
    [`${'['.repeat(30_000)}${']'.repeat(30_000)}`, 'application/json', 400, 'body_malformed'],
    [`{"action":"${'a'.repeat(100_000)}"}`, 'application/json', 413, 'body_too_large'],
  ])('refuses the report %.40s as %s with %i %s', async (body, type, status, expected) => {
    const response = await post(body, type);
    expect([response.status, await code(response)]).toEqual([status, expected]);
  });

  it.each(['/api/openapi.json', '/metrics'])('compresses %s for clients that take it', async (path) => {
    const read = async (encoding: string) => {
      const response = await fetch(gateway.url + path, { headers: { 'accept-encoding': encoding } });
      return [response.headers.get('content-encoding'), response.headers.get('vary'), (await response.text()).length];
    };
    const [, vary, plain] = await read('identity');
    expect(vary).toContain('Accept-Encoding');
    expect((await read('identity'))[0]).toBeNull();
    for (const encoding of ['gzip', 'br']) {
      const [used, , length] = await read(encoding);
      expect(used).toBe(encoding);
      expect(Number(length)).toBeGreaterThan(Number(plain) / 2);
    }
  });

  it('never compresses mail, because the length would tell an eavesdropper whether a guess equals the code beside it', async () => {
    const { address, token } = await gateway.claim();
    const id = await gateway.deliver(address, `Subject: Long\r\n\r\n${'The same line.\r\n'.repeat(500)}`);
    for (const path of ['', `/${id}`, `/${id}/raw`]) {
      const response = await fetch(`${gateway.url}/api/emails${path}?to=${address}`, {
        headers: { 'accept-encoding': 'gzip, br', authorization: `Bearer ${token}` },
      });
      expect([response.status, response.headers.get('content-encoding')]).toEqual([200, null]);
      expect((await response.text()).length).toBeGreaterThan(4000);
    }
  });

  it('answers unknown and malformed paths with errors of the contract, without a stack trace', async () => {
    for (const path of ['/api/nope', '/api/%', '/api/constructor', '/%00', '/.git/config']) {
      const response = await fetch(gateway.url + path);
      const text = await response.text();
      expect([400, 404]).toContain(response.status);
      expect(text).not.toMatch(/\bat .*:\d+|node_modules|root:x:/);
      expect(JSON.parse(text)).toHaveProperty('error.code');
    }
  });

  it('refuses JSON in UTF-16, in which the search for deep nesting would see no brackets', async () => {
    const response = await fetch(`${gateway.url}/api/inboxes`, {
      method: 'POST',
      // "∀" has the byte of a quotation mark.
      body: Buffer.from(`{"∀":${'['.repeat(20)}${']'.repeat(20)}}`, 'utf16le'),
      headers: { 'content-type': 'application/json; charset=utf-16le' },
    });
    expect([response.status, await code(response)]).toEqual([415, 'media_type_unsupported']);
  });

  it.each([
    ['GET /health/live', 'h2c', '', '200'],
    ['POST /api/inboxes', 'h2c', '{"ttlSeconds":5}', '422'],
    ['GET /api/stats', 'websocket', '', '200'],
  ])('answers %s of a client that asks for %s beside it', async (call, protocol, body, status) => {
    const { hostname, port } = new URL(gateway.url);
    const client = connect(Number(port), hostname);
    const wish = `Connection: Upgrade, HTTP2-Settings\r\nUpgrade: ${protocol}\r\nHTTP2-Settings: AAMAAABk\r\n`;
    const content = body ? `Content-Type: application/json\r\nContent-Length: ${body.length}\r\n` : '';
    client.write(`${call} HTTP/1.1\r\nHost: localhost\r\n${wish}${content}\r\n${body}`);
    const [answer] = (await once(client, 'data')) as [Buffer];
    client.destroy();
    expect(answer.toString('latin1')).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  });

  it('sends security headers that isolate the page and keep answers out of caches', async () => {
    const { headers } = await fetch(`${gateway.url}/api/stats`);
    expect(headers.get('content-security-policy')).toMatch(/default-src 'self'.*frame-ancestors 'none'/);
    expect(headers.get('content-security-policy')).not.toContain('unsafe');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect(headers.get('permissions-policy')).toMatch(/camera=\(\).*geolocation=\(\).*microphone=\(\)/);
    expect(headers.get('strict-transport-security')).toBeNull();
    expect(headers.get('x-powered-by')).toBeNull();
    expect(headers.get('access-control-allow-origin')).toBeNull();
  });

  it('sends HSTS and a Secure cookie behind TLS', async () => {
    const secure = await TestGateway.start({ PUBLIC_URL: 'https://mail.example.org' });
    const { headers } = await fetch(`${secure.url}/api/stats`);
    expect(headers.get('strict-transport-security')).toMatch(/^max-age=\d{8,}/);
    expect((await secure.claim()).setCookie).toMatch(/HttpOnly; Secure; SameSite=Lax$/i);
    await secure.stop();
  });

  it('refuses every changing call of another site, and changes nothing', async () => {
    const { address, cookie } = await gateway.claim();
    const id = await gateway.deliver(address);
    const calls = [
      ['POST', '/api/inboxes'],
      ['PATCH', `/api/inboxes/${address}`],
      ['DELETE', `/api/inboxes/${address}`],
      ['PATCH', `/api/emails/${id}?to=${address}`],
      ['DELETE', `/api/emails?to=${address}&id=${id}`],
      ['POST', `/api/inboxes/${address}/webhooks`],
      ['PUT', `/api/inboxes/${address}/push`],
      ['DELETE', `/api/inboxes/${address}/push`],
      ['POST', '/api/stats'],
      ['POST', '/api/sitemap'],
      ['POST', '/api/comments'],
      ['POST', '/api/contact'],
      ['POST', '/api/translate'],
    ] as const;
    for (const origin of ['https://evil.test', 'null', `http://evil.${new URL(gateway.url).host}`]) {
      for (const [method, path] of calls) {
        const response = await fetch(gateway.url + path, { method, headers: { origin, cookie } });
        expect([method, path, response.status, await code(response)]).toEqual([method, path, 403, 'origin_forbidden']);
      }
    }
    const { emails } = (await (await gateway.list(address, { cookie })).json()) as { emails: unknown[] };
    expect(emails).toHaveLength(1);
  });

  it('allows the page to connect to the one geo lookup that the settings name', async () => {
    const policy = async (url: string) => (await fetch(`${url}/api/config`)).headers.get('content-security-policy');
    const config = async (url: string) => (await (await fetch(`${url}/api/config`)).json()) as SiteConfig;
    expect(await policy(gateway.url)).toMatch(/connect-src 'self' ws:\S+;/);
    expect((await config(gateway.url)).geoLookupUrl).toBeNull();

    const asking = await TestGateway.start({ GEO_LOOKUP_URL: 'https://geo.example/json?fields=country' });
    expect(await policy(asking.url)).toMatch(/connect-src 'self' ws:\S+ https:\/\/geo\.example;/);
    expect((await config(asking.url)).geoLookupUrl).toBe('https://geo.example/json?fields=country');
    await asking.stop();
  });

  it('allows only the measuring scripts that the settings name', async () => {
    const policy = async (url: string) =>
      (await fetch(`${url}/api/config`)).headers.get('content-security-policy') ?? '';
    expect(await policy(gateway.url)).toMatch(/script-src 'self';/);
    const measured = await TestGateway.start({
      ANALYTICS_SCRIPT_URL: 'https://stats.example/s.js?a=1&b=2',
      SPEED_SCRIPT_URL: 'https://speed.example/v.js',
      ANALYTICS_ORIGINS: 'https://reports.example',
    });
    expect(await policy(measured.url)).toMatch(/script-src 'self' https:\/\/stats\.example https:\/\/speed\.example;/);
    expect(await policy(measured.url)).toMatch(
      /connect-src 'self' ws:\S+ https:\/\/stats\.example https:\/\/speed\.example https:\/\/reports\.example;/,
    );
    await measured.stop();
  });

  it('shows the version that was built', async () => {
    const info = { version: '1.0.0', versionWithSha: '1.0.0+0123456', deployedAt: '2026-01-02T03:04:05Z' };
    expect(await (await fetch(`${gateway.url}/.build-info.json`)).json()).toEqual(info);
    const stats = await (await fetch(`${gateway.url}/api/stats?info=true`)).json();
    expect(stats).toMatchObject({
      version: '1.0.0',
      buildInfo: { versionWithSha: info.versionWithSha, deployedAt: info.deployedAt },
    });
  });

  it('is live, and is ready when SMTP and worker have sent heartbeats', async () => {
    expect((await fetch(`${gateway.url}/health/live`)).status).toBe(200);
    const vitals = watchVitals()();
    await gateway.storage.heartbeats.beat('smtp', 'test', vitals);
    await gateway.storage.heartbeats.beat('worker', 'test', vitals);
    const response = await fetch(`${gateway.url}/health/ready`);
    expect([response.status, await response.json()]).toEqual([200, { status: 'ready', missing: [] }]);
  });
});
