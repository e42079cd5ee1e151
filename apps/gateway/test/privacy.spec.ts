import { request } from 'node:http';
import { clientEvents, visitorCookie, type Address } from '@efemera/contract';
import { hashSecret, newMailId } from '@efemera/storage';
import { jest } from '@jest/globals';
import { InboxGateway } from '../src/following/inbox.gateway.js';
import { adminToken, domain, TestGateway, type LiveClient } from './support.js';

/** An address that a stranger asks about. */
interface Target {
  address: Address;
  /** Id of a mail in the inbox; of no mail where the inbox is empty. */
  id: string;
  /** The holder's token. The stranger sends it only in parts of a request where no token is read. */
  token: string;
  cookie: string;
}

interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

type Ask = (target: Target) => { method: string; path: string; headers?: Record<string, string>; body?: unknown };

const secretWords = 'Segredo do remetente';
const source = [
  `From: ${secretWords} <segredo@sender.test>`,
  `Subject: ${secretWords}`,
  'MIME-Version: 1.0',
  'Content-Type: multipart/mixed; boundary=b',
  '',
  '--b',
  '',
  `${secretWords}: your verification code is 482913.`,
  '--b',
  'Content-Disposition: attachment; filename=segredo.txt',
  '',
  secretWords,
  '--b--',
  '',
].join('\r\n');

describe('a stranger', () => {
  let gateway: TestGateway;
  /** A second gateway on the same Redis, whose inboxes live for a second. */
  let shortLived: TestGateway;
  let stranger: Target;
  const serverSockets: { eventNames(): (string | symbol)[] }[] = [];
  const clients: LiveClient[] = [];

  beforeAll(async () => {
    const { handleConnection } = InboxGateway.prototype;
    jest.spyOn(InboxGateway.prototype, 'handleConnection').mockImplementation(function (this: InboxGateway, socket) {
      serverSockets.push(socket);
      handleConnection.call(this, socket);
    });
    // A database of their own: if other suites counted there, two answers that must be equal could differ.
    const REDIS_URL = new URL('/9', process.env['TEST_REDIS_URL']).href;
    gateway = await TestGateway.start({ REDIS_URL, RATE_LIMITS: 'off' });
    shortLived = await TestGateway.start({ REDIS_URL, RATE_LIMITS: 'off', INBOX_TTL_SECONDS: '1' });
    stranger = await claim(gateway);
    await deliver(stranger);
  });
  afterAll(async () => {
    for (const client of clients) client.disconnect();
    jest.restoreAllMocks();
    await Promise.all([gateway.stop(), shortLived.stop()]);
  });

  const claim = async (from: TestGateway): Promise<Target> => {
    const { address, token, cookie } = await from.claim();
    return { address, token, cookie, id: newMailId() };
  };
  const deliver = async (target: Target) => {
    target.id = await gateway.deliver(target.address, secretWords, source);
  };
  const release = ({ address, token }: Target) =>
    gateway.call('DELETE', `/api/inboxes/${address}`, { key: token }).then(({ status }) => expect(status).toBe(204));
  const expired = async ({ address }: Target) => {
    while ((await gateway.storage.inboxes.read(address)).state === 'held')
      await new Promise((resolve) => setTimeout(resolve, 50));
  };

  /** For each state of an address, makes two addresses that differ only in that one has mail. */
  const kinds: Record<string, () => Promise<{ full: Target; empty: Target }>> = {
    held: async () => {
      const [full, empty] = [await claim(gateway), await claim(gateway)];
      await deliver(full);
      return { full, empty };
    },
    'expired and not yet cleared': async () => {
      const [full, empty] = [await claim(shortLived), await claim(shortLived)];
      await deliver(full);
      await Promise.all([expired(full), expired(empty)]);
      return { full, empty };
    },
    'expired and cleared': async () => {
      const [full, empty] = [await claim(shortLived), await claim(shortLived)];
      await Promise.all([expired(full), expired(empty)]);
      await gateway.storage.inboxes.expireDue();
      await deliver(full);
      return { full, empty };
    },
    released: async () => {
      const [full, empty] = [await claim(gateway), await claim(gateway)];
      await release(full);
      await release(empty);
      // A mail that comes late is kept for the former holder alone.
      await deliver(full);
      return { full, empty };
    },
    reserved: async () => {
      const reserved = (name: string) => ({ ...stranger, address: `${name}@${domain}` as Address, id: newMailId() });
      const [full, empty] = [reserved('webmaster'), reserved('hostmaster')];
      await deliver(full);
      return { full, empty };
    },
  };

  const asApiKey = 'the own token as the key of a program';
  /**
   * Keys that must not open the inbox: wrong ones, and the holder's own in parts of a request where it must not be
   * accepted. A URL, for example, ends up in logs.
   */
  const wrongKeys: Record<string, (target: Target) => { headers?: Record<string, string>; query?: string }> = {
    none: () => ({}),
    'the cookie of another visitor': () => ({ headers: { cookie: stranger.cookie } }),
    'the token of another inbox': () => ({ headers: { authorization: `Bearer ${stranger.token}` } }),
    'both of another': () => ({ headers: { cookie: stranger.cookie, authorization: `Bearer ${stranger.token}` } }),
    'the own token in the query': ({ token }) => ({ query: `&token=${token}&access_token=${token}&key=${token}` }),
    'the own token without its scheme': ({ token }) => ({ headers: { authorization: token } }),
    'the own token as a password': ({ token }) => ({
      headers: { authorization: `Basic ${Buffer.from(`token:${token}`).toString('base64')}` },
    }),
    'the own token in a header of its own': ({ token }) => ({
      headers: { 'x-token': token, token, 'x-auth-token': token },
    }),
    [asApiKey]: ({ token }) => ({ headers: { 'x-api-key': token } }),
    'the own token in a cookie of another name': ({ token }) => ({ headers: { cookie: `token=${token}` } }),
    'what Redis keeps of the token': ({ token }) => ({ headers: { authorization: `Bearer ${hashSecret(token)}` } }),
    'a key cut short': ({ token }) => ({ headers: { authorization: `Bearer ${token.slice(0, -1)}` } }),
    'a key that never ends': () => ({ headers: { authorization: `Bearer ${'x'.repeat(8000)}` } }),
    'an empty key': () => ({ headers: { authorization: 'Bearer ', cookie: `${visitorCookie}=` } }),
    undefined: () => ({ headers: { authorization: 'Bearer undefined', cookie: `${visitorCookie}=null` } }),
    malformed: () => ({ headers: { authorization: 'Bearer ÿ,\t"', cookie: `${visitorCookie}="%"; ;=` } }),
  };

  /** Sends the path unchanged: `fetch` would normalise some of these paths. */
  const ask = (to: TestGateway, { method, path, headers, body }: ReturnType<Ask>): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const payload = body === undefined ? undefined : JSON.stringify(body);
      const { hostname, port } = new URL(to.url);
      const outgoing = request(
        {
          hostname,
          port,
          method,
          path,
          agent: false,
          headers: { ...headers, ...(payload && { 'content-type': 'application/json' }) },
        },
        (response) => {
          let text = '';
          response.setEncoding('latin1').on('data', (chunk: string) => (text += chunk));
          response.on('end', () =>
            resolve({ status: response.statusCode ?? 0, headers: response.headers, body: text }),
          );
        },
      );
      outgoing.on('error', reject).end(payload);
    });

  /** Replaces what differs in any two answers (date, nonce, cookie, the call's id), and what the caller has sent. */
  const plain = ({ status, headers, body }: Answer, { address, id }: Target) => {
    const text = JSON.stringify({ status, headers: { ...headers, date: null }, body });
    return text
      .replaceAll(address, 'ADDRESS')
      .replaceAll(encodeURIComponent(address), 'ADDRESS')
      .replaceAll(id, 'ID')
      .replace(/nonce-[\w-]+|nonce\\" content=\\"[\w-]+/g, 'NONCE')
      .replace(/(?<="x-request-id":")[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/, 'REQUEST')
      .replace(new RegExp(`${visitorCookie}=[\\w-]+`), 'COOKIE');
  };

  const routesOf = (from: TestGateway): { method: string; path: string }[] => {
    const { router } = from.app.getHttpAdapter().getInstance() as {
      router: { stack: { route?: { path: string; methods: Record<string, boolean> } }[] };
    };
    return router.stack.flatMap(({ route }) =>
      route ? Object.keys(route.methods).map((method) => ({ method: method.toUpperCase(), path: route.path })) : [],
    );
  };

  const bodies: Record<string, (target: Target) => unknown> = {
    'POST /api/inboxes': ({ address }) => ({ address }),
    'PATCH /api/inboxes/:address': () => ({ extend: true }),
    'POST /api/inboxes/:address/links': () => ({ access: 'full' }),
    'PATCH /api/emails/:id': () => ({ read: true }),
    'POST /api/stats': () => ({ action: 'message_received' }),
  };

  const operatorPaths = ['/metrics', '/api/admin/overview', '/api/admin/doctor'];
  /**
   * Every route that the running gateway has, asked about the target in every way in which a route could take it.
   * Leaves out the operator's statistics: they count calls, so each answer differs from the one before.
   */
  const callsOf = (from: TestGateway): [string, Ask][] =>
    routesOf(from)
      .filter(({ path }) => !operatorPaths.includes(path))
      .map(({ method, path }) => [
        `${method} ${path}`,
        (target) => {
          const values: Record<string, string> = { address: target.address, id: target.id, index: '0' };
          const filled = path.replace(/:(\w+)/g, (_, name: string) =>
            encodeURIComponent(values[name] ?? target.address),
          );
          const reads = ['GET', 'HEAD', 'DELETE', 'OPTIONS'].includes(method);
          const to = encodeURIComponent(target.address);
          return {
            method,
            path: `${filled}?to=${to}&address=${to}&id=${target.id}`,
            ...(!reads && {
              body: bodies[`${method} ${path}`]?.(target) ?? { address: target.address, to: target.address },
            }),
          };
        },
      ]);

  /** Ways around a guard that looks at the path, the method or one of several values. */
  const tricks: Record<string, Ask> = {
    'an encoded slash': ({ address, id }) => ({ method: 'GET', path: `/api/emails/${id}%2fraw?to=${address}` }),
    'an encoded slash, twice': ({ address, id }) => ({
      method: 'GET',
      path: `/api/emails/${id}%252fraw?to=${address}`,
    }),
    'two slashes': ({ address }) => ({ method: 'GET', path: `//api/emails?to=${address}` }),
    'two slashes within': ({ address, id }) => ({ method: 'GET', path: `/api//emails/${id}/raw?to=${address}` }),
    'a backslash': ({ address }) => ({ method: 'GET', path: `/api\\emails?to=${address}` }),
    capitals: ({ address, id }) => ({ method: 'GET', path: `/API/Emails/${id}/RAW?to=${address.toUpperCase()}` }),
    'a slash at the end': ({ address, id }) => ({ method: 'GET', path: `/api/emails/${id}/?to=${address}` }),
    'dots in the path': ({ address }) => ({ method: 'GET', path: `/api/stats/../emails?to=${address}` }),
    'encoded dots': ({ address }) => ({ method: 'GET', path: `/api/stats/%2e%2e/emails?to=${address}` }),
    'path parameters': ({ address }) => ({ method: 'GET', path: `/api/emails;x=1?to=${address}` }),
    'an encoded at sign': ({ address }) => ({ method: 'GET', path: `/api/emails?to=${address.replace('@', '%40')}` }),
    'an at sign encoded twice': ({ address }) => ({
      method: 'GET',
      path: `/api/emails?to=${address.replace('@', '%2540')}`,
    }),
    'a full-width at sign': ({ address }) => ({
      method: 'GET',
      path: `/api/emails?to=${encodeURIComponent(address.replace('@', '＠'))}`,
    }),
    'a letter of another form': ({ address }) => ({
      method: 'GET',
      path: `/api/emails?to=${encodeURIComponent(address.replace('localhost', 'localhoﬆ'))}`,
    }),
    'a space at the end': ({ address }) => ({ method: 'GET', path: `/api/emails?to=${address}%20` }),
    'a null byte': ({ address }) => ({ method: 'GET', path: `/api/emails?to=${address}%00` }),
    'a tag of the name': ({ address }) => ({ method: 'GET', path: `/api/emails?to=${address.replace('@', '%2Bx@')}` }),
    'the own address first': ({ address }) => ({
      method: 'GET',
      path: `/api/emails?to=${stranger.address}&to=${address}`,
      headers: { cookie: stranger.cookie },
    }),
    'the own address last': ({ address }) => ({
      method: 'GET',
      path: `/api/emails?to=${address}&to=${stranger.address}`,
      headers: { cookie: stranger.cookie },
    }),
    'a list of addresses': ({ address }) => ({
      method: 'GET',
      path: `/api/emails?to[]=${address}&to[0]=${stranger.address}`,
      headers: { cookie: stranger.cookie },
    }),
    'an object of addresses': ({ address }) => ({
      method: 'GET',
      path: `/api/emails?to[$ne]=x&to[toString]=${address}`,
    }),
    'a parameter in capitals': ({ address }) => ({ method: 'GET', path: `/api/emails?TO=${address}` }),
    'the own address in the path of another’s': ({ address }) => ({
      method: 'DELETE',
      path: `/api/inboxes/${address}?to=${stranger.address}`,
      headers: { cookie: stranger.cookie },
    }),
    'another’s mail through the own inbox': ({ id }) => ({
      method: 'GET',
      path: `/api/emails/${id}?to=${stranger.address}`,
      headers: { cookie: stranger.cookie },
    }),
    'another’s source through the own inbox': ({ id }) => ({
      method: 'GET',
      path: `/api/emails/${id}/raw?to=${stranger.address}`,
      headers: { cookie: stranger.cookie },
    }),
    'another’s attachment through the own inbox': ({ id }) => ({
      method: 'GET',
      path: `/api/emails/${id}/attachments/0?to=${stranger.address}`,
      headers: { cookie: stranger.cookie },
    }),
    'another’s read flag through the own inbox': ({ id }) => ({
      method: 'PATCH',
      path: `/api/emails/${id}?to=${stranger.address}`,
      headers: { cookie: stranger.cookie },
      body: { read: true },
    }),
    'another’s mail deleted through the own inbox': ({ id }) => ({
      method: 'DELETE',
      path: `/api/emails?to=${stranger.address}&id=${id}`,
      headers: { cookie: stranger.cookie },
    }),
    'another’s mail as the one that is known': ({ id }) => ({
      method: 'GET',
      path: `/api/emails?to=${stranger.address}&fields=summary&since=${id}`,
      headers: { cookie: stranger.cookie },
    }),
    'any tag that matches': ({ address }) => ({
      method: 'GET',
      path: `/api/emails?to=${address}`,
      headers: { 'if-none-match': '*' },
    }),
    'the tag of an empty listing': ({ address }) => ({
      method: 'GET',
      path: `/api/emails?to=${address}`,
      headers: { 'if-none-match': '"empty.full."' },
    }),
    'a long wait': ({ address, id }) => ({ method: 'GET', path: `/api/emails?to=${address}&wait=60&since=${id}` }),
    'the head alone': ({ address, id }) => ({ method: 'HEAD', path: `/api/emails/${id}/raw?to=${address}` }),
    'its options': ({ address, id }) => ({ method: 'OPTIONS', path: `/api/emails/${id}?to=${address}` }),
    'a method that is none': ({ address }) => ({ method: 'PROPFIND', path: `/api/emails?to=${address}` }),
    'a method in a header': ({ address }) => ({
      method: 'POST',
      path: `/api/emails?to=${address}`,
      headers: { 'x-http-method-override': 'GET', 'x-http-method': 'GET', 'x-method-override': 'GET' },
    }),
    'a path in a header': ({ address }) => ({
      method: 'GET',
      path: '/api/stats',
      headers: { 'x-original-url': `/api/emails?to=${address}`, 'x-rewrite-url': `/api/emails?to=${address}` },
    }),
    'a preflight from elsewhere': ({ address }) => ({
      method: 'OPTIONS',
      path: `/api/emails?to=${address}`,
      headers: { origin: 'https://evil.test', 'access-control-request-method': 'GET' },
    }),
    'a part of the source': ({ address, id }) => ({
      method: 'GET',
      path: `/api/emails/${id}/raw?to=${address}`,
      headers: { range: 'bytes=0-10' },
    }),
  };

  it('cannot tell from response times whether an inbox has mail', async () => {
    const [full, empty] = [await claim(gateway), await claim(gateway)];
    for (let i = 0; i < 100; i++) await deliver(full);
    const taken = { full: [] as number[], empty: [] as number[] };
    const samples = 400;
    for (let sample = 0; sample < samples; sample++) {
      for (const [name, { address }] of [['full', full] as const, ['empty', empty] as const]) {
        const started = performance.now();
        await gateway.list(address).then((response) => response.text());
        taken[name].push(performance.now() - started);
      }
    }
    const median = (times: number[]) => times.sort((a, b) => a - b)[samples / 2] ?? NaN;
    const ratio = median(taken.full) / median(taken.empty);
    process.stdout.write(`refusals of 100 mails and of none: medians ${ratio.toFixed(2)} : 1\n`);
    expect(ratio).toBeLessThan(3);
    expect(ratio).toBeGreaterThan(1 / 3);
  });

  it('finds no address and no text of a mail in the metrics', async () => {
    const target = await claim(gateway);
    const { address } = target;
    await deliver(target);
    await gateway.list(address);
    const metrics = await (await fetch(`${gateway.url}/metrics`)).text();
    expect(metrics).toContain('efemera_http_requests_total');
    for (const secret of [address, address.split('@')[0] ?? '', secretWords]) expect(metrics).not.toContain(secret);
  });

  it('is tested against every route that the gateway’s router lists', () => {
    const paths = routesOf(gateway).map(({ method, path }) => `${method} ${path}`);
    expect(paths).toEqual(expect.arrayContaining(['GET /api/emails', 'GET /api/emails/:id/raw', 'POST /api/inboxes']));
    expect(paths.length).toBeGreaterThanOrEqual(15);
  });

  describe.each(Object.keys(kinds))('at an address that is %s', (kind) => {
    let full: Target;
    let empty: Target;
    beforeAll(async () => {
      ({ full, empty } = await (kinds[kind] as () => Promise<{ full: Target; empty: Target }>)());
    });

    const faults: string[] = [];
    async function compare(what: string, to: TestGateway, question: (target: Target) => ReturnType<Ask>) {
      // The empty inbox is asked before and, if the answers differ, again after the full one. Some answers change on their
      // own (a clock, a count of calls, a cache that is renewed every two seconds). If both answers for the empty inbox
      // agree, no such change has happened in between, so the mail alone can have caused the difference.
      const [withoutMail, withMail] = [await ask(to, question(empty)), await ask(to, question(full))];
      let [first, second] = [plain(withMail, full), plain(withoutMail, empty)];
      const isVolatile = first !== second && plain(await ask(to, question(empty)), empty) !== second;
      // Clocks and counts are numbers: everything else must still be equal.
      if (isVolatile) [first, second] = [first.replace(/\d+/g, '0'), second.replace(/\d+/g, '0')];
      if (first !== second) faults.push(`${what}: ${first} with mail, ${second} without`);
      for (const { status, headers, body } of [withMail, withoutMail]) {
        if (status === 500) faults.push(`${what}: ${status}`);
        if (body.includes(secretWords) && !body.includes(stranger.id)) faults.push(`${what}: a mail`);
        const isApi = String(question(full).path).toLowerCase().startsWith('/api/');
        if (isApi && headers['cache-control'] !== 'private, no-store') faults.push(`${what}: may be stored`);
        if (status === 403 && headers['etag']) faults.push(`${what}: a tag`);
        if (headers['access-control-allow-origin']) faults.push(`${what}: open to other sites`);
      }
      return [withMail, withoutMail] as const;
    }
    afterEach(() => {
      expect(faults.splice(0)).toEqual([]);
    });

    it.each(Object.keys(wrongKeys))('learns nothing with %s, by no route', async (name) => {
      for (const [what, call] of callsOf(gateway)) {
        // Only the feed accepts the token as a password: most feed readers can send it in no other way.
        if (name === 'the own token as a password' && what.endsWith('/feed.atom')) continue;
        const [answer] = await compare(`${what} with ${name}`, gateway, (target) => {
          const question = call(target);
          const { headers = {}, query = '' } = wrongKeys[name]?.(target) ?? {};
          return { ...question, path: question.path + query, headers };
        });
        // A route that names an inbox must ask for its key. This finds a new route that does not.
        const refused = name === asApiKey ? 401 : 403;
        if (/^\w+ \/api\/emails|:address/.test(what)) expect([what, answer.status]).toEqual([what, refused]);
      }
    });

    it('learns nothing with the operator’s token, unless the address is reserved', async () => {
      if (kind === 'reserved') return;
      for (const [what, call] of callsOf(gateway)) {
        await compare(what, gateway, (target) => ({
          ...call(target),
          headers: { authorization: `Bearer ${adminToken}` },
        }));
      }
    });

    it('learns nothing by requests that try to get around a guard', async () => {
      for (const [what, trick] of Object.entries(tricks)) await compare(what, gateway, trick);
    });

    it('learns nothing where ADMIN_TOKEN is not set, also with an empty token', async () => {
      const open = await TestGateway.start({
        REDIS_URL: new URL('/9', process.env['TEST_REDIS_URL']).href,
        ADMIN_TOKEN: '',
      });
      try {
        for (const authorization of ['Bearer', 'Bearer ', 'Bearer undefined', `Bearer ${adminToken}`]) {
          const [answer] = await compare(authorization, open, ({ address }) => ({
            method: 'GET',
            path: `/api/emails?to=${address}`,
            headers: { authorization },
          }));
          expect(answer.status).toBe(403);
        }
      } finally {
        await open.stop();
      }
    });

    it('learns nothing by a socket', async () => {
      const socket = await gateway.connect({ cookie: stranger.cookie });
      clients.push(socket);
      // The events that the server really listens for.
      const known = (serverSockets.at(-1)?.eventNames() ?? []).map(String).filter((name) => name.includes(':'));
      expect(known.sort()).toEqual(expect.arrayContaining([...clientEvents].sort()));
      const heard: unknown[] = [];
      socket.onAny((...event) => heard.push(event));
      const send = socket.emitWithAck.bind(socket) as (event: string, payload: unknown) => Promise<{ ok: boolean }>;
      const payloads: ((target: Target) => object)[] = [
        ({ address }) => ({ to: address }),
        ({ address }) => ({ to: address.toUpperCase() }),
        ({ address }) => ({ to: address, token: stranger.token }),
        ({ address, token }) => ({ to: address, token: hashSecret(token) }),
        ({ address, token }) => ({ to: address, key: token, authorization: `Bearer ${token}` }),
        ({ address }) => ({ to: address, token: '' }),
        ({ address }) => ({ to: [address], token: { length: 1 } }),
        ({ address, id }) => ({ address, inbox: address, id }),
      ];
      for (const event of known) {
        for (const payload of payloads) {
          const [withMail, withoutMail] = [await send(event, payload(full)), await send(event, payload(empty))];
          expect(withMail).toEqual(withoutMail);
          if (event === 'inbox:watch') expect(withMail.ok).toBe(false);
        }
      }
      await send('stats:unwatch', {});
      expect(heard.filter((event) => JSON.stringify(event).includes('@'))).toEqual([]);
    });
  });
});
