import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { watchVitals } from '@efemera/config';
import { byteLimit, limits, rateLimits, type Address, type RateLimitName } from '@efemera/contract';
import { apiCalls, type ApiCall } from '@efemera/contract/api-calls';
import { hashSecret, newMailId, newSecret } from '@efemera/storage';
import { CuttingProxy } from '../../../libs/storage/test/cutting-proxy.js';
import { InboxAccess } from '../src/access/inbox-access.js';
import { MailWaits } from '../src/following/mail-waits.js';
import { mailWithFiles, someAddress, TestGateway, until } from './support.js';

type Options = NonNullable<Parameters<TestGateway['call']>[2]>;
interface Question extends Options {
  path: string;
}

const article = 'o-que-e-email-temporario';
const withAttachment = [
  'Subject: One part',
  'MIME-Version: 1.0',
  'Content-Type: multipart/mixed; boundary=b',
  '',
  '--b',
  'Content-Disposition: attachment; filename=a.txt',
  '',
  'attached',
  '--b--',
  '',
].join('\r\n');

/** Leaves out the calls of operators and relays: suites of their own make them and compare the answers, too. */
const visitorCalls = apiCalls.filter(({ operator, intake }) => !operator && !intake);

/**
 * Makes every call that the OpenAPI document describes, so that it gets every answer described there. Here and in every
 * other suite, `TestGateway.call` checks that each answer is as described.
 */
describe('the description of the API', () => {
  let gateway: TestGateway;
  let limited: TestGateway;
  let cut: TestGateway;
  let proxy: CuttingProxy;
  let translator: Server;
  let translatorStatus = 200;

  beforeAll(async () => {
    translator = createServer((request, response) => {
      let body = '';
      request.on('data', (chunk) => (body += String(chunk)));
      request.on('end', () => {
        const { q = [] } = JSON.parse(body) as { q?: string[] };
        response.writeHead(translatorStatus, { 'content-type': 'application/json' });
        response.end(JSON.stringify({ translatedText: q }));
      });
    }).listen(0, '127.0.0.1');
    await new Promise((resolve) => translator.once('listening', resolve));
    // A database of its own, so that other suites share neither counts nor inboxes nor translations with this one.
    const REDIS_URL = new URL('/7', process.env['TEST_REDIS_URL']).href;
    proxy = await CuttingProxy.before(REDIS_URL);
    const env = {
      WEBHOOK_ALLOW_NETWORKS: '127.0.0.1',
      TRANSLATE_URL: `http://127.0.0.1:${(translator.address() as AddressInfo).port}`,
      TRUST_PROXY: '1',
      INTAKE_TOKEN: 'intake-secret-0123456789',
      LOG_LEVEL: 'silent',
    };
    [gateway, limited, cut] = await Promise.all([
      TestGateway.start({ ...env, REDIS_URL, DAILY_QUOTA: '3' }),
      TestGateway.start({ ...env, REDIS_URL, RATE_LIMITS: 'on', METRICS_TOKEN: 'scraper-secret-123456' }),
      TestGateway.start({ ...env, REDIS_URL: proxy.url }),
    ]);
  });
  afterAll(async () => {
    await Promise.all([gateway.stop(), limited.stop(), cut.stop()]);
    await proxy.close();
    translator.closeAllConnections();
    await new Promise((resolve) => translator.close(resolve));
  });

  const code = async (response: Response) => ((await response.json()) as { error: { code: string } }).error.code;
  const callOf = (id: string): ApiCall => {
    const call = apiCalls.find((described) => described.id === id);
    if (!call) throw new Error(`There is no call ${id}.`);
    return call;
  };
  const ask = async (to: TestGateway, id: string, { path, ...options }: Question): Promise<Response> => {
    const method = callOf(id).method.toUpperCase();
    expect(to.description.operationOf(method, path)?.operationId).toBe(id);
    const response = await to.call(method, path, options);
    // An event stream has no end that a test could wait for.
    if (response.headers.get('content-type')?.startsWith('text/event-stream')) await response.body?.cancel();
    return response;
  };

  /** For each call of the API, a request that succeeds, with an inbox of its own where one is needed. */
  const working: Record<string, (to: TestGateway) => Promise<Question>> = {
    claimInbox: async () => Promise.resolve({ path: '/api/inboxes', body: {} }),
    listInboxes: async () => Promise.resolve({ path: '/api/inboxes' }),
    extendInbox: async (to) => {
      const { address, token: key } = await to.claim();
      return { path: `/api/inboxes/${address}`, key, body: { extend: true } };
    },
    releaseInbox: async (to) => {
      const { address, token: key } = await to.claim();
      return { path: `/api/inboxes/${address}`, key };
    },
    createJoinLink: async (to) => {
      const { address, token: key } = await to.claim();
      return { path: `/api/inboxes/${address}/links`, key, body: { access: 'read' } };
    },
    redeemJoinLink: async (to) => {
      const { address, token } = await to.claim();
      return { path: '/api/links/redeem', body: { secret: await secretFor(to, address, token) } };
    },
    listGuests: async (to) => {
      const { address, token: key } = await to.claim();
      await letIn(to, address, key);
      return { path: `/api/inboxes/${address}/guests`, key };
    },
    endGuest: async (to) => {
      const { address, token: key } = await to.claim();
      await letIn(to, address, key);
      const [guest] = (await to.storage.inboxes.read(address)).guests;
      return { path: `/api/inboxes/${address}/guests/${guest?.id}`, key };
    },
    watchInbox: async () => Promise.resolve({ path: `/api/inboxes/${someAddress()}/events` }),
    listDeliveries: async (to) => {
      const address = someAddress();
      await to.deliver(address);
      return { path: `/api/inboxes/${address}/deliveries` };
    },
    subscribeToPush: async (to) => {
      const { address, token: key } = await to.claim();
      return { path: `/api/inboxes/${address}/push`, key, body: onPublicAddress(callOf('subscribeToPush').example) };
    },
    unsubscribeFromPush: async (to) => {
      const { address, token: key } = await to.claim();
      return { path: `/api/inboxes/${address}/push`, key };
    },
    addWebhook: async (to) => {
      const { address, token: key } = await to.claim();
      return { path: webhooksAt(address), key, body: { url: hook } };
    },
    listWebhooks: async (to) => {
      const { address, key } = await withWebhook(to);
      return { path: webhooksAt(address), key };
    },
    removeWebhook: async (to) => {
      const { address, key, id } = await withWebhook(to);
      return { path: webhooksAt(address, `/${id}`), key };
    },
    listWebhookDeliveries: async (to) => {
      const { address, key, id } = await withWebhook(to);
      return { path: webhooksAt(address, `/${id}/deliveries`), key };
    },
    replayWebhookDelivery: async (to) => {
      const { address, key, id } = await withWebhook(to);
      const [job] = await to.storage.webhooks.plan(address, 'mail:received', newMailId());
      return { path: webhooksAt(address, `/${id}/deliveries/${job?.deliveryId ?? ''}/replay`), key };
    },
    readFeed: async () => Promise.resolve({ path: `/api/inboxes/${someAddress()}/feed.atom` }),
    listEmails: async (to) => {
      const address = someAddress();
      await to.deliver(address, 'One part', withAttachment);
      return { path: `/api/emails?to=${address}` };
    },
    readEmail: (to) => ofMail(to, (id, to_) => `/api/emails/${id}?to=${to_}`),
    markEmail: async (to) => ({
      ...(await ofMail(to, (id, at) => `/api/emails/${id}?to=${at}`)),
      body: { read: true },
    }),
    deleteEmail: (to) => ofMail(to, (id, at) => `/api/emails?to=${at}&id=${id}`),
    readSource: (to) => ofMail(to, (id, at) => `/api/emails/${id}/raw?to=${at}`),
    readAttachment: (to) => ofMail(to, (id, at) => `/api/emails/${id}/attachments/0?to=${at}`),
    checkEmail: (to) => ofMail(to, (id, at) => `/api/emails/${id}/check?to=${at}`),
    readHtml: async (to) => {
      const address = someAddress();
      const html = 'Subject: HTML\r\nContent-Type: text/html\r\n\r\n<p>Hello</p>\r\n';
      return { path: `/api/emails/${await to.deliver(address, 'HTML', html)}/html?to=${address}` };
    },
    readStats: async () => Promise.resolve({ path: '/api/stats?info=true' }),
    report: async () => Promise.resolve({ path: '/api/stats', body: { action: 'email_created' } }),
    recordVisit: async () => Promise.resolve({ path: '/api/sitemap', body: { country: 'BR' } }),
    recordPageView: async () => Promise.resolve({ path: '/api/page-views', body: { path: '/faq' } }),
    rankDomains: async () => Promise.resolve({ path: '/api/ranking/domains?limit=20' }),
    rankCountries: async () => Promise.resolve({ path: '/api/ranking/countries' }),
    readStatistics: async () => Promise.resolve({ path: '/api/statistics' }),
    listArticles: async () => Promise.resolve({ path: '/api/blog/articles?lang=en-US' }),
    readArticle: async () => Promise.resolve({ path: `/api/blog/articles/${article}` }),
    translateArticle: async () =>
      Promise.resolve({ path: '/api/translate', body: { articleId: article, target: 'en-US' } }),
    listComments: async () => Promise.resolve({ path: '/api/comments' }),
    addComment: async () => Promise.resolve({ path: '/api/comments', body: callOf('addComment').example }),
    contact: async () => Promise.resolve({ path: '/api/contact', body: callOf('contact').example }),
    readConfig: async () => Promise.resolve({ path: '/api/config' }),
    readClientPackage: async () => Promise.resolve({ path: '/efemera.tgz' }),
    readPythonClient: async () => Promise.resolve({ path: '/efemera.py' }),
    readDescription: async () => Promise.resolve({ path: '/api/openapi.json' }),
    readMetrics: async () => Promise.resolve({ path: '/metrics' }),
    readLiveness: async () => Promise.resolve({ path: '/health/live' }),
    readReadiness: async (to) => {
      const vitals = watchVitals()();
      await Promise.all((['smtp', 'worker'] as const).map((role) => to.storage.heartbeats.beat(role, 'test', vitals)));
      return { path: '/health/ready' };
    },
  };
  async function secretFor(to: TestGateway, address: Address, token: string): Promise<string> {
    const link = await to.storage.guests.addLink(address, hashSecret(token), 'read');
    return typeof link === 'string' ? link : link.secret;
  }
  async function letIn(to: TestGateway, address: Address, token: string): Promise<void> {
    const secret = await secretFor(to, address, token);
    await to.storage.guests.redeem(secret, { visitorHash: hashSecret(newSecret()), device: 'Firefox on Linux' });
  }
  async function fullInbox() {
    const { address, token } = await gateway.claim();
    const open = await secretFor(gateway, address, token);
    for (let guests = 0; guests < limits.maxGuestsPerInbox; guests++) await letIn(gateway, address, token);
    return { address, token, open };
  }
  const hook = 'http://127.0.0.1:9999/hook';
  /** Uses an IP address as host, since looking up a name may take longer than a test. */
  const onPublicAddress = (subscription?: object) => ({ ...subscription, endpoint: 'https://8.8.8.8/send/x' });
  const webhooksAt = (address: string, rest = '') => `/api/inboxes/${address}/webhooks${rest}`;
  async function withWebhook(to: TestGateway) {
    const { address, token: key } = await to.claim();
    const response = await to.call('POST', webhooksAt(address), { key, body: { url: hook } });
    return { address, key, id: ((await response.json()) as { id: string }).id };
  }
  async function ofMail(to: TestGateway, pathOf: (id: string, address: string) => string): Promise<Question> {
    const address = someAddress();
    return { path: pathOf(await to.deliver(address, 'One part', withAttachment), address) };
  }
  const question = (id: string, to = gateway): Promise<Question> => {
    const ready = working[id];
    if (!ready) throw new Error(`Nobody has said how to make the call ${id}.`);
    return ready(to);
  };

  const idsOf = (those: (call: ApiCall) => unknown) => visitorCalls.filter(those).map(({ id }) => id);
  const changing = idsOf(({ method }) => method !== 'get');
  const limitOf = ({ method, rateLimit }: ApiCall): RateLimitName | undefined =>
    rateLimit ?? (method === 'get' ? undefined : 'change');
  let lastNetwork = 0;
  /** Headers of a call from a network that has made no call yet. */
  const fromAnew = () => ({ 'x-forwarded-for': `198.18.${Math.floor(++lastNetwork / 200)}.${lastNetwork % 200}` });

  it.each(visitorCalls.map(({ id }) => id))('describes the successful answer of %s', async (id) => {
    const response = await ask(gateway, id, await question(id));
    expect(response.status).toBe(callOf(id).success.status);
  });

  it.each(idsOf((call) => limitOf(call)))('describes the rate limit of %s', async (id) => {
    const name = limitOf(callOf(id)) as RateLimitName;
    const { calls, windowSeconds } = rateLimits[name];
    const headers = fromAnew();
    const first = await ask(limited, id, { ...(await question(id, limited)), headers });
    expect([first.status, first.headers.get('ratelimit-limit')]).toEqual([callOf(id).success.status, String(calls)]);
    expect(first.headers.get('ratelimit-remaining')).toBe(String(calls - 1));
    await limited.storage.rates.count(name, headers['x-forwarded-for'], rateLimits[name], calls - 1);
    const refused = await ask(limited, id, { ...(await question(id, limited)), headers });
    expect([refused.status, await code(refused)]).toEqual([429, 'rate_limited']);
    const seconds = Number(refused.headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(windowSeconds);
    // This gateway runs with RATE_LIMITS off.
    const free = await ask(gateway, id, { ...(await question(id)), headers });
    expect(free.headers.get('ratelimit-limit')).toBeNull();
  });

  it('describes the limit of bytes that a network may read', async () => {
    const headers = fromAnew();
    const subject = headers['x-forwarded-for'];
    const address = someAddress();
    const big = `Subject: big\r\n\r\n${'lorem ipsum dolor\r\n'.repeat(5000)}`;
    const id = await limited.deliver(address, 'big', big);
    const questions = [`/api/emails?to=${address}`, `/api/emails/${id}/raw?to=${address}`];
    for (const path of questions) expect((await limited.call('GET', path, { headers })).status).toBe(200);
    const { remaining } = await limited.storage.rates.count(
      'bytes',
      subject,
      { ...byteLimit, calls: byteLimit.bytes },
      0,
    );
    expect(byteLimit.bytes - remaining).toBeGreaterThan(170_000);
    await limited.storage.rates.count('bytes', subject, { ...byteLimit, calls: byteLimit.bytes }, remaining);
    for (const path of [...questions, `/api/inboxes/${address}/feed.atom`]) {
      const refused = await limited.call('GET', path, { headers });
      expect([path, refused.status, await code(refused)]).toEqual([path, 429, 'rate_limited']);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    }
    expect((await limited.call('GET', `/api/emails?to=${address}&fields=summary`, { headers })).status).toBe(200);
  });

  it('describes the limit of bytes for large summaries, too', async () => {
    const address = someAddress();
    for (let i = 0; i < 25; i++) {
      await limited.deliver(address, 'files', mailWithFiles(20, 'n'.repeat(200)));
    }
    for (const path of [
      `/api/emails?to=${address}&fields=summary`,
      `/api/emails?to=${address}&fields=summary&wait=1`,
      `/api/inboxes/${address}/events`,
    ]) {
      const headers = fromAnew();
      const count = (bytes: number) =>
        limited.storage.rates.count(
          'bytes',
          headers['x-forwarded-for'],
          { ...byteLimit, calls: byteLimit.bytes },
          bytes,
        );
      const answer = await limited.call('GET', path, { headers });
      expect([path, answer.status]).toEqual([path, 200]);
      await answer.body?.cancel();
      const { remaining } = await count(0);
      expect(byteLimit.bytes - remaining).toBeGreaterThan(byteLimit.freeBytes);
      await count(remaining);
      const refused = await limited.call('GET', path, { headers });
      expect([path, refused.status, await code(refused)]).toEqual([path, 429, 'rate_limited']);
    }
  });

  it.each(changing)('describes that %s is refused to pages of other sites', async (id) => {
    const response = await ask(gateway, id, { ...(await question(id)), headers: { origin: 'https://evil.test' } });
    expect([response.status, await code(response)]).toEqual([403, 'origin_forbidden']);
  });

  it.each(idsOf(({ path }) => path.startsWith('/api/')))(
    'describes that %s is refused under another host name',
    async (id) => {
      const { path } = await question(id);
      const { hostname, port } = new URL(gateway.url);
      const method = callOf(id).method.toUpperCase();
      const call = request({ hostname, port, path, method, headers: { host: 'evil.test' }, agent: false }).end();
      const [answer] = (await once(call, 'response')) as [IncomingMessage];
      const body = Buffer.concat(await answer.toArray()).toString();
      const response = new Response(body, {
        status: answer.statusCode ?? 0,
        headers: { 'content-type': answer.headers['content-type'] ?? '' },
      });
      await gateway.description.check(method, path, response);
      expect([response.status, await code(response)]).toEqual([403, 'origin_forbidden']);
    },
  );

  it.each(idsOf(({ parameters }) => parameters))(
    'describes that %s finds nothing at a path that cannot be decoded',
    async (id) => {
      const { method, path } = callOf(id);
      const response = await gateway.call(method.toUpperCase(), path.replace(/\{\w+\}/g, '%ff'));
      expect([response.status, await code(response)]).toEqual([404, 'not_found']);
    },
  );

  it.each(changing)('describes the answers of %s to invalid bodies', async (id) => {
    const { path, key } = await question(id);
    const send = async (body: string, type: string) => {
      const method = callOf(id).method.toUpperCase();
      const headers = { 'content-type': type, ...(key && { authorization: `Bearer ${key}` }) };
      const response = await fetch(gateway.url + path, { method, body, headers });
      await gateway.description.check(method, path, response);
      return [response.status, await code(response)];
    };
    expect(await send('{', 'application/json')).toEqual([400, 'body_malformed']);
    expect(await send('x', 'text/plain')).toEqual([415, 'media_type_unsupported']);
    const tooLarge = JSON.stringify('x'.repeat(limits.maxRequestBodyBytes));
    expect(await send(tooLarge, 'application/json')).toEqual([413, 'body_too_large']);
  });

  it.each(idsOf(({ opensInbox }) => opensInbox))(
    'describes the refusals of %s for an inbox of somebody else',
    async (id) => {
      const { path, body } = await question(id);
      const at = (address: string) => path.replace(/[^/=&]+@efemera\.localhost/, encodeURIComponent(address));
      const { address } = await gateway.claim();
      for (const [where, status, expected] of [
        [address, 403, 'inbox_private'],
        ['nobody', 400, 'address_malformed'],
        ['a@foreign.test', 422, 'address_invalid'],
      ] as const) {
        const response = await ask(gateway, id, { path: at(where), body });
        expect([where, response.status, await code(response)]).toEqual([where, status, expected]);
      }
    },
  );

  it.each(idsOf(({ opensInbox, takesKey }) => opensInbox ?? takesKey))(
    'describes that %s refuses an unknown key, and too many of them',
    async (id) => {
      const { path, body } = await question(id);
      const headers = { ...fromAnew(), 'x-api-key': 'efk_unknown' };
      const unknown = await ask(limited, id, { path, body, headers });
      expect([unknown.status, await code(unknown)]).toEqual([401, 'key_unknown']);
      const { calls } = rateLimits.keyGuess;
      await limited.storage.rates.count('keyGuess', headers['x-forwarded-for'], rateLimits.keyGuess, calls);
      const refused = await ask(limited, id, { path, body, headers });
      expect([refused.status, await code(refused)]).toEqual([429, 'rate_limited']);
    },
  );

  it('describes that the metrics are refused without METRICS_TOKEN where it is set, and to a network that guesses it', async () => {
    const headers = fromAnew();
    const unknown = await ask(limited, 'readMetrics', { path: '/metrics', headers });
    expect([unknown.status, await code(unknown)]).toEqual([401, 'admin_required']);
    await limited.storage.rates.count(
      'guess-METRICS_TOKEN',
      headers['x-forwarded-for'],
      rateLimits.guess,
      rateLimits.guess.calls,
    );
    const refused = await ask(limited, 'readMetrics', { path: '/metrics', headers, key: 'a-guess' });
    expect([refused.status, await code(refused)]).toEqual([429, 'rate_limited']);
  });

  it.each(idsOf(({ success }) => success.tagged))('describes that %s answers 304', async (id) => {
    const asked = await question(id);
    await ask(gateway, id, asked);
    const first = await ask(gateway, id, asked);
    const etag = first.headers.get('etag') ?? '';
    const again = await ask(gateway, id, { ...asked, headers: { 'if-none-match': etag } });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  describe.each<[string, number, string, () => Question | Promise<Question>]>([
    ['claimInbox', 400, 'bad_request', () => ({ path: '/api/inboxes', body: { address: 7 } })],
    ['claimInbox', 422, 'ttl_invalid', () => ({ path: '/api/inboxes', body: { ttlSeconds: 1 } })],
    ['claimInbox', 422, 'address_invalid', () => ({ path: '/api/inboxes', body: { address: 'a@foreign.test' } })],
    [
      'claimInbox',
      409,
      'address_taken',
      async () => ({ path: '/api/inboxes', body: { address: (await gateway.claim()).address } }),
    ],
    [
      'claimInbox',
      429,
      'quota_exhausted',
      async () => {
        const { cookie } = await gateway.claim();
        for (let i = 0; i < 2; i++) await gateway.claim(someAddress(), cookie);
        return { path: '/api/inboxes', cookie, body: {} };
      },
    ],
    ['extendInbox', 404, 'inbox_not_found', () => ({ path: `/api/inboxes/${someAddress()}`, body: { extend: true } })],
    ['extendInbox', 400, 'bad_request', async () => ({ ...(await question('extendInbox')), body: { extend: 1 } })],
    [
      'extendInbox',
      422,
      'ttl_invalid',
      async () => ({ ...(await question('extendInbox')), body: { extend: true, ttlSeconds: 1 } }),
    ],
    ['releaseInbox', 404, 'inbox_not_found', () => ({ path: `/api/inboxes/${someAddress()}` })],
    ['createJoinLink', 400, 'bad_request', async () => ({ ...(await question('createJoinLink')), body: {} })],
    [
      'createJoinLink',
      409,
      'too_many_guests',
      async () => {
        const { address, token: key } = await fullInbox();
        return { path: `/api/inboxes/${address}/links`, key, body: { access: 'full' } };
      },
    ],
    ['redeemJoinLink', 400, 'bad_request', () => ({ path: '/api/links/redeem', body: { secret: 7 } })],
    ['redeemJoinLink', 410, 'link_gone', () => ({ path: '/api/links/redeem', body: { secret: newSecret() } })],
    [
      'redeemJoinLink',
      409,
      'too_many_guests',
      async () => ({ path: '/api/links/redeem', body: { secret: (await fullInbox()).open } }),
    ],
    [
      'endGuest',
      404,
      'guest_not_found',
      async () => {
        const { path, key } = await question('listGuests');
        return { path: `${path}/none`, key };
      },
    ],
    [
      'watchInbox',
      400,
      'bad_request',
      () => ({ path: `/api/inboxes/${someAddress()}/events`, headers: { 'last-event-id': 'x' } }),
    ],
    ['subscribeToPush', 400, 'bad_request', async () => ({ ...(await question('subscribeToPush')), body: {} })],
    [
      'subscribeToPush',
      422,
      'endpoint_refused',
      async () => ({
        ...(await question('subscribeToPush')),
        body: { ...callOf('subscribeToPush').example, endpoint: 'https://10.0.0.1/' },
      }),
    ],
    [
      'unsubscribeFromPush',
      400,
      'bad_request',
      async () => ({ ...(await question('unsubscribeFromPush')), body: { endpoint: 7 } }),
    ],
    ['addWebhook', 400, 'bad_request', async () => ({ ...(await question('addWebhook')), body: { url: 7 } })],
    ['addWebhook', 422, 'webhook_url_invalid', async () => ({ ...(await question('addWebhook')), body: { url: 'x' } })],
    [
      'addWebhook',
      409,
      'too_many_webhooks',
      async () => {
        const { address, key } = await withWebhook(gateway);
        const again = { path: webhooksAt(address), key, body: { url: hook } };
        for (let more = 1; more < limits.maxWebhooksPerInbox; more++) await gateway.call('POST', again.path, again);
        return again;
      },
    ],
    [
      'removeWebhook',
      404,
      'webhook_not_found',
      async () => {
        const { path, key } = await question('listWebhooks');
        return { path: `${path}/none`, key };
      },
    ],
    [
      'listWebhookDeliveries',
      400,
      'bad_request',
      async () => {
        const asked = await question('listWebhookDeliveries');
        return { ...asked, path: `${asked.path}?state=lost` };
      },
    ],
    [
      'listWebhookDeliveries',
      404,
      'webhook_not_found',
      async () => {
        const { path, key } = await question('listWebhooks');
        return { path: `${path}/none/deliveries`, key };
      },
    ],
    [
      'replayWebhookDelivery',
      404,
      'webhook_delivery_not_found',
      async () => {
        const { path, key } = await question('listWebhookDeliveries');
        return { path: `${path}/none/replay`, key };
      },
    ],
    ['listEmails', 400, 'address_missing', () => ({ path: '/api/emails' })],
    ['listEmails', 400, 'bad_request', () => ({ path: `/api/emails?to=${someAddress()}&has=body` })],
    ['readEmail', 404, 'email_not_found', () => ({ path: `/api/emails/${newMailId()}?to=${someAddress()}` })],
    ['readSource', 404, 'email_not_found', () => ({ path: `/api/emails/x/raw?to=${someAddress()}` })],
    [
      'readAttachment',
      404,
      'attachment_not_found',
      async () => ofMail(gateway, (id, at) => `/api/emails/${id}/attachments/9?to=${at}`),
    ],
    [
      'checkEmail',
      400,
      'bad_request',
      async () => ofMail(gateway, (id, at) => `/api/emails/${id}/check?to=${at}&links=all`),
    ],
    ['checkEmail', 404, 'email_not_found', () => ({ path: `/api/emails/x/check?to=${someAddress()}` })],
    ['readHtml', 404, 'html_not_found', async () => ofMail(gateway, (id, at) => `/api/emails/${id}/html?to=${at}`)],
    [
      'readHtml',
      400,
      'bad_request',
      async () => ofMail(gateway, (id, at) => `/api/emails/${id}/html?to=${at}&remote=yes`),
    ],
    ['markEmail', 400, 'bad_request', async () => ({ ...(await question('markEmail')), body: { read: 'yes' } })],
    [
      'markEmail',
      404,
      'email_not_found',
      () => ({ path: `/api/emails/${newMailId()}?to=${someAddress()}`, body: { read: true } }),
    ],
    ['deleteEmail', 400, 'id_malformed', () => ({ path: `/api/emails?to=${someAddress()}` })],
    ['deleteEmail', 404, 'email_not_found', () => ({ path: `/api/emails?to=${someAddress()}&id=${newMailId()}` })],
    ['report', 400, 'unknown_action', () => ({ path: '/api/stats', body: { action: 'x' } })],
    ['recordVisit', 400, 'bad_request', () => ({ path: '/api/sitemap', body: { country: 'ZZ' } })],
    ['recordPageView', 400, 'bad_request', () => ({ path: '/api/page-views', body: { path: 'faq' } })],
    ['rankDomains', 400, 'bad_request', () => ({ path: '/api/ranking/domains?limit=7' })],
    ['rankCountries', 400, 'bad_request', () => ({ path: '/api/ranking/countries?period=1h' })],
    ['listArticles', 400, 'bad_request', () => ({ path: '/api/blog/articles?lang=xx' })],
    ['readArticle', 404, 'article_not_found', () => ({ path: '/api/blog/articles/none' })],
    ['translateArticle', 400, 'bad_request', () => ({ path: '/api/translate', body: {} })],
    [
      'translateArticle',
      404,
      'article_not_found',
      () => ({ path: '/api/translate', body: { articleId: 'none', target: 'en-US' } }),
    ],
    ['listComments', 400, 'bad_request', () => ({ path: '/api/comments?page=0' })],
    ['addComment', 400, 'missing_fields', () => ({ path: '/api/comments', body: {} })],
    [
      'contact',
      400,
      'invalid_fields',
      () => ({ path: '/api/contact', body: { ...callOf('contact').example, email: 'x' } }),
    ],
  ])('of %s', (id, status, expected, asked) => {
    it(`describes ${status} ${expected}`, async () => {
      const response = await ask(gateway, id, await asked());
      expect([response.status, await code(response)]).toEqual([status, expected]);
      if (status === 429) expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    });
  });

  it('describes the answers when the translator is at its limit or broken', async () => {
    const asked: Question = { path: '/api/translate', body: { articleId: article, target: 'ko-KR' } };
    translatorStatus = 429;
    const usedUp = await ask(gateway, 'translateArticle', asked);
    expect([usedUp.status, await code(usedUp), usedUp.headers.get('retry-after')]).toEqual([
      429,
      'provider_limit',
      '60',
    ]);
    translatorStatus = 500;
    const broken = await ask(gateway, 'translateArticle', asked);
    expect([broken.status, await code(broken)]).toEqual([502, 'translation_failed']);
  });

  it('describes the CSV of rankings', async () => {
    for (const [id, path] of [
      ['rankDomains', '/api/ranking/domains?format=csv'],
      ['rankCountries', '/api/ranking/countries?format=csv'],
    ] as const) {
      expect((await ask(gateway, id, { path })).headers.get('content-type')).toMatch(/^text\/csv/);
    }
  });

  it('describes a wait at an inbox that is deleted', async () => {
    const { address, token: key } = await gateway.claim();
    const before = gateway.app.get(MailWaits).count;
    const waiting = gateway.list(address, { key, query: '&wait=60' });
    await until('it waits', () => gateway.app.get(MailWaits).count > before);
    await gateway.call('DELETE', `/api/inboxes/${address}`, { key });
    expect((await waiting).status).toBe(410);
  });

  it('describes waits that run out, that find mail, and that are too many', async () => {
    const address = someAddress();
    expect(await (await ask(gateway, 'listEmails', { path: `/api/emails?to=${address}&wait=1` })).json()).toEqual({
      emails: [],
      timedOut: true,
    });
    const waits = gateway.app.get(MailWaits);
    const credentials = { visitorHash: null, keyHashes: [], isOperator: false };
    const inbox = await gateway.app.get(InboxAccess).open(address, credentials);
    const gone = new AbortController();
    const waiting = Array.from({ length: limits.maxWaits }, (_, i) =>
      waits.wait(
        inbox,
        { wait: 60, fields: 'summary' },
        { networks: [{ network: `${i}`, shares: 1 }], gone: gone.signal },
      ),
    );
    expect(waits.count).toBe(limits.maxWaits);
    const refused = await ask(gateway, 'listEmails', { path: `/api/emails?to=${address}&wait=60` });
    expect([refused.status, await code(refused), refused.headers.get('retry-after')]).toEqual([503, 'overloaded', '2']);
    await gateway.deliver(address);
    expect((await Promise.all(waiting)).every(({ timedOut }) => timedOut === false)).toBe(true);
    expect(waits.count).toBe(0);
  });

  it.each(idsOf(({ withoutStore }) => !withoutStore))(
    'describes that %s answers 503 with Retry-After without Redis',
    async (id) => {
      const asked = await question(id);
      proxy.cutAfter(0);
      try {
        await until('Redis is away', async () => !(await cut.storage.answers()));
        const response = await ask(cut, id, asked);
        expect([response.status, await code(response)]).toEqual([503, 'storage_unavailable']);
        expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
      } finally {
        proxy.cutAfter(Infinity);
      }
    },
  );

  it('describes the answer of a service that is not ready', async () => {
    proxy.cutAfter(0);
    try {
      await until('Redis is away', async () => !(await cut.storage.answers()));
      const response = await ask(cut, 'readReadiness', { path: '/health/ready' });
      expect([response.status, await response.json()]).toEqual([
        503,
        { status: 'not_ready', missing: ['redis', 'smtp', 'worker'] },
      ]);
    } finally {
      proxy.cutAfter(Infinity);
    }
  });

  it('has every route of the gateway, and no other', () => {
    const { router } = gateway.app.getHttpAdapter().getInstance() as {
      router: { stack: { route?: { path: string; methods: Record<string, boolean> } }[] };
    };
    const routes = router.stack.flatMap(({ route }) =>
      route ? Object.keys(route.methods).map((method) => [method.toUpperCase(), route.path] as const) : [],
    );
    const described = routes.flatMap(([method, path]) => {
      // The route has a parameter for the kind of ranking, while the description has a path for each kind.
      const sample = path.replace(':kind', 'domains').replace(/:\w+/g, 'x');
      return gateway.description.operationOf(method, sample)?.operationId ?? [];
    });
    const unknown = routes.filter(
      ([method, path]) =>
        /^\/api\//.test(path) &&
        !gateway.description.operationOf(method, path.replace(':kind', 'domains').replace(/:\w+/g, 'x')),
    );
    expect(unknown).toEqual([]);
    expect(new Set([...described, 'rankCountries'])).toEqual(new Set(apiCalls.map(({ id }) => id)));
  });

  it('was compared with a real answer of every call and status that it describes', () => {
    const ids = new Set(visitorCalls.map(({ id }) => id));
    const described = gateway.description.operations
      .filter(({ operationId }) => ids.has(operationId))
      .flatMap(({ operationId, responses }) => Object.keys(responses).map((status) => `${operationId} ${status}`));
    const seen = new Set([gateway, limited, cut].flatMap(({ description }) => [...description.seen]));
    expect(described.filter((answer) => !seen.has(answer))).toEqual([]);
    expect(described.length).toBeGreaterThan(100);
  });

  it('fails the comparison with an answer that differs from it', async () => {
    const { description } = gateway;
    const answer = (status: number, body: unknown, headers: Record<string, string> = {}) =>
      new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } });
    const check = (response: Response, path = '/api/stats') => description.check('GET', path, response);
    const stats = { emailsCreated: 1, messagesReceived: 1 };
    await check(answer(200, stats));
    for (const wrong of [
      answer(200, { ...stats, extra: 1 }),
      answer(200, { emailsCreated: '1', messagesReceived: 1 }),
      answer(200, { emailsCreated: 1 }),
      answer(418, stats),
      answer(200, stats, { 'content-type': 'text/html' }),
      answer(200, stats, { etag: '"x"' }),
      answer(503, { error: { code: 'storage_unavailable', message: 'x' } }),
      answer(503, { error: { code: 'internal', message: 'x' } }, { 'retry-after': '2' }),
      answer(503, { error: { code: 'storage_unavailable' } }, { 'retry-after': '2' }),
    ]) {
      await expect(check(wrong)).rejects.toThrow('readStats');
    }
  });
});
