import type { Address, EmailSummary, GuestList, Inbox, InboxList, JoinedInbox, JoinLink } from '@efemera/contract';
import { joinSecretOf, rateLimits } from '@efemera/contract';
import { hashSecret } from '@efemera/storage';
import { CuttingProxy } from '../../../libs/storage/test/cutting-proxy.js';
import { age, rawRedis } from '../../../libs/storage/test/support.js';
import { MailWaits } from '../src/following/mail-waits.js';
import { nextEvent, someAddress, TestGateway, until } from './support.js';

const phone =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36';

async function errorOf(response: Response): Promise<string> {
  const { error } = (await response.json()) as { error: { code: string } };
  return `${response.status} ${error.code}`;
}

describe('guests', () => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await TestGateway.start();
  });
  afterAll(() => gateway.stop());

  const pathOf = (address: string, rest = '') => `/api/inboxes/${encodeURIComponent(address)}${rest}`;

  async function linkTo(address: Address, key: string, access = 'full'): Promise<string> {
    const response = await gateway.call('POST', pathOf(address, '/links'), { key, body: { access } });
    expect(response.status).toBe(201);
    const { url } = (await response.json()) as JoinLink;
    return joinSecretOf(new URL(url).hash) ?? '';
  }

  const redeem = (secret: unknown, cookie?: string) =>
    gateway.call('POST', '/api/links/redeem', { body: { secret }, cookie, headers: { 'user-agent': phone } });

  async function join(address: Address, key: string, access = 'full', cookie?: string) {
    const response = await redeem(await linkTo(address, key, access), cookie);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ address, access } satisfies Record<keyof JoinedInbox, string>);
    return response.headers.get('set-cookie')?.split(';')[0] ?? '';
  }

  async function guestsOf(address: Address, key: string) {
    const response = await gateway.call('GET', pathOf(address, '/guests'), { key });
    expect(response.status).toBe(200);
    return ((await response.json()) as GuestList).guests;
  }

  const endGuest = (address: Address, id: string, key: string) =>
    gateway.call('DELETE', pathOf(address, `/guests/${id}`), { key });

  it('join by a link that has the secret in its fragment and lasts five minutes', async () => {
    const { address, token } = await gateway.claim();
    const response = await gateway.call('POST', pathOf(address, '/links'), { key: token, body: { access: 'read' } });
    const { url, expiresAt } = (await response.json()) as JoinLink;
    expect(url).toMatch(/^http:\/\/localhost:\d+\/#join=[\w-]{44}$/);
    expect(Date.parse(expiresAt) - Date.now()).toBeGreaterThan(4 * 60_000);
    expect(Date.parse(expiresAt) - Date.now()).toBeLessThanOrEqual(5 * 60_000);
  });

  it('are listed to the holder by device, and read with the secret of their cookie as cookie or as bearer token', async () => {
    const { address, token } = await gateway.claim();
    await gateway.deliver(address, 'Shared');
    const cookie = await join(address, token, 'read');
    expect(await guestsOf(address, token)).toMatchObject([{ access: 'read', device: 'Chrome on Android' }]);
    const bearer = cookie.slice(cookie.indexOf('=') + 1);
    for (const shown of [{ cookie }, { key: bearer }]) {
      const { emails } = (await (await gateway.list(address, shown)).json()) as { emails: EmailSummary[] };
      expect(emails.map(({ subject }) => subject)).toEqual(['Shared']);
    }
    expect(await errorOf(await gateway.list(address))).toBe('403 inbox_private');
    const { inboxes } = (await (await gateway.call('GET', '/api/inboxes', { cookie })).json()) as InboxList;
    expect(inboxes.map((inbox: Inbox) => [inbox.address, inbox.access])).toEqual([[address, 'read']]);
  });

  it('keep their own inboxes: a visitor with a cookie joins with it, and claims with it later', async () => {
    const { address, token } = await gateway.claim();
    const own = await gateway.claim();
    expect(await join(address, token, 'full', own.cookie)).toBe(own.cookie);
    const fresh = await join(address, token);
    expect((await gateway.claim(someAddress(), fresh)).cookie).toBe(fresh);
    expect((await gateway.list(address, { cookie: fresh })).status).toBe(200);
    expect((await gateway.list(address, { cookie: own.cookie })).status).toBe(200);
  });

  it('with read access can change nothing by any call', async () => {
    const { address, token } = await gateway.claim();
    const id = await gateway.deliver(address);
    const cookie = await join(address, token, 'read');
    const [guest] = await guestsOf(address, token);
    const to = encodeURIComponent(address);
    const calls: [method: string, path: string, body?: object][] = [
      ['PATCH', pathOf(address), { extend: true }],
      ['PATCH', pathOf(address), { fault: { stage: 'rcpt', code: 451 } }],
      ['DELETE', pathOf(address)],
      ['PATCH', `/api/emails/${id}?to=${to}`, { read: true }],
      ['DELETE', `/api/emails?to=${to}&id=${id}`],
      ['POST', pathOf(address, '/webhooks'), { url: 'https://example.com/' }],
      ['POST', pathOf(address, '/links'), { access: 'full' }],
      ['DELETE', pathOf(address, `/guests/${guest?.id}`)],
    ];
    for (const [method, path, body] of calls) {
      expect([path, await errorOf(await gateway.call(method, path, { cookie, body }))]).toEqual([
        path,
        '403 read_only',
      ]);
    }
    expect(await errorOf(await gateway.call('GET', pathOf(address, '/guests'), { cookie }))).toBe(
      '403 holder_required',
    );
    expect(await errorOf(await gateway.call('GET', pathOf(address, '/webhooks'), { cookie }))).toBe(
      '403 holder_required',
    );
    expect((await gateway.call('GET', `/api/emails/${id}?to=${to}`, { cookie })).status).toBe(200);
    expect(await guestsOf(address, token)).toHaveLength(1);
  });

  it('with full access read, mark and delete mail and extend, and neither share nor end the inbox', async () => {
    const { address, token, expiresAt } = await gateway.claim();
    const id = await gateway.deliver(address);
    const cookie = await join(address, token);
    const to = encodeURIComponent(address);
    const marked = await gateway.call('PATCH', `/api/emails/${id}?to=${to}`, { cookie, body: { read: true } });
    expect(marked.status).toBe(200);
    expect((await gateway.call('DELETE', `/api/emails?to=${to}&id=${id}`, { cookie })).status).toBe(204);
    await gateway.call('PATCH', pathOf(address), { key: token, body: { extend: true, ttlSeconds: 7200 } });
    const extended = await gateway.call('PATCH', pathOf(address), { cookie, body: { extend: true } });
    expect(extended.status).toBe(200);
    const inbox = (await extended.json()) as Inbox;
    expect(inbox.access).toBe('full');
    // The guest's extension adds the lifetime that the holder has chosen (two hours), and not the default of one hour.
    expect(Date.parse(inbox.expiresAt)).toBeGreaterThan(Date.parse(expiresAt) + 3_000_000);
    const calls: [method: string, path: string, body?: object][] = [
      ['DELETE', pathOf(address)],
      ['PATCH', pathOf(address), { extend: true, ttlSeconds: 600 }],
      ['POST', pathOf(address, '/webhooks'), { url: 'https://example.com/' }],
      ['POST', pathOf(address, '/links'), { access: 'full' }],
      ['GET', pathOf(address, '/guests')],
      ['DELETE', pathOf(address, `/guests/${(await guestsOf(address, token))[0]?.id}`)],
    ];
    for (const [method, path, body] of calls) {
      expect([path, await errorOf(await gateway.call(method, path, { cookie, body }))]).toEqual([
        path,
        '403 holder_required',
      ]);
    }
    expect((await gateway.list(address, { cookie })).status).toBe(200);
  });

  it('are refused where a link was used, is unknown, or its inbox has ended', async () => {
    const { address, token } = await gateway.claim();
    const [used, ended] = [await linkTo(address, token), await linkTo(address, token)];
    const outcomes = await Promise.all(Array.from({ length: 5 }, () => redeem(used)));
    expect(outcomes.map(({ status }) => status).sort()).toEqual([200, 410, 410, 410, 410]);
    const last = await redeem(used);
    expect(last.headers.get('set-cookie')).toBeNull();
    await gateway.call('DELETE', pathOf(address), { key: token });
    for (const secret of [used, ended, ended.slice(0, 43), '', 'no', 'é', `${'0'.repeat(44)}`, '<script>']) {
      expect(await errorOf(await redeem(secret))).toBe('410 link_gone');
    }
    for (const secret of [1, null, ['a'], undefined])
      expect(await errorOf(await redeem(secret))).toBe('400 bad_request');
  });

  it('do not become guests of an inbox that they hold', async () => {
    const { address, token, cookie } = await gateway.claim();
    const secret = await linkTo(address, token, 'read');
    expect(await (await redeem(secret, cookie)).json()).toEqual({ address, access: 'full' });
    expect(await guestsOf(address, token)).toEqual([]);
    expect((await redeem(secret)).status).toBe(200);
  });

  it('are invited and listed by the holder alone, who gets 404 for ending an unknown one', async () => {
    const [address, other] = [someAddress(), await gateway.claim()];
    const { token } = await gateway.claim();
    for (const [at, code] of [
      [address, '403 holder_required'],
      [other.address, '403 inbox_private'],
    ] as const) {
      const link = await gateway.call('POST', pathOf(at, '/links'), { key: token, body: { access: 'full' } });
      expect(await errorOf(link)).toBe(code);
      expect(await errorOf(await gateway.call('GET', pathOf(at, '/guests'), { key: token }))).toBe(code);
    }
    expect(await errorOf(await endGuest(other.address, '0'.repeat(26), other.token))).toBe('404 guest_not_found');
    expect(await errorOf(await endGuest(other.address, 'x', other.token))).toBe('404 guest_not_found');
  });

  it('lose their sockets, streams and waits as the holder ends them; other guests and the holder keep theirs', async () => {
    const { address, token, cookie: own } = await gateway.claim();
    const cookie = await join(address, token);
    const other = await join(address, token, 'read');
    const [gone, kept, holder] = await Promise.all(
      [cookie, other, own].map(async (shown) => {
        const socket = await gateway.connect({ cookie: shown });
        expect(await socket.emitWithAck('inbox:watch', { to: address })).toMatchObject({ ok: true });
        return socket;
      }),
    );
    if (!gone || !kept || !holder) throw new Error('No sockets.');
    const told: string[] = [];
    for (const [name, socket] of Object.entries({ gone, kept, holder })) {
      socket.on('mail:received', ({ email }) => told.push(`${name} ${email.subject}`));
      socket.on('guests:changed', () => told.push(`${name} guests:changed`));
    }
    const stream = await fetch(gateway.url + pathOf(address, '/events'), { headers: { cookie } });
    const streamed = stream.text();
    const wait = gateway.list(address, { cookie, query: '&wait=50' });
    await until('the wait has begun', () => gateway.app.get(MailWaits).count > 0);

    const expired = nextEvent(gone, 'inbox:expired');
    const [guest] = await guestsOf(address, token);
    expect((await endGuest(address, guest?.id ?? '', token)).status).toBe(204);
    expect(await expired).toEqual({ to: address });
    expect(await errorOf(await wait)).toBe('403 inbox_private');
    expect(await streamed).toContain('event: inbox:expired');
    expect(await errorOf(await gateway.list(address, { cookie }))).toBe('403 inbox_private');
    expect(await gone.emitWithAck('inbox:watch', { to: address })).toMatchObject({ ok: false });

    await gateway.deliver(address, 'later');
    await until('two are told', () => told.filter((line) => line.endsWith('later')).length >= 2);
    expect(told.filter((line) => line.endsWith('later')).sort()).toEqual(['holder later', 'kept later']);
    expect(told.filter((line) => line.endsWith('guests:changed'))).toEqual(['holder guests:changed']);
    for (const socket of [gone, kept, holder]) socket.disconnect();
  });

  it('get no more events once the inbox was released', async () => {
    const { address, token } = await gateway.claim();
    const socket = await gateway.connect({ cookie: await join(address, token) });
    const told: string[] = [];
    socket.on('mail:received', ({ email }) => told.push(email.subject));
    await socket.emitWithAck('inbox:watch', { to: address });
    const expired = nextEvent(socket, 'inbox:expired');
    await gateway.call('DELETE', pathOf(address), { key: token });
    await expired;
    // Mail to a quarantined inbox is for its former holder: the guest's socket must not get it. The test then sends
    // mail to an open inbox: once the socket has got that, the gateway has dealt with the two mails before it.
    await gateway.deliver(address, 'late');
    const open = someAddress();
    await socket.emitWithAck('inbox:watch', { to: open });
    await gateway.call('PATCH', pathOf(address), { key: token, body: { extend: true } });
    await gateway.deliver(address, 'later still');
    await gateway.deliver(open, 'open');
    await until('the open inbox is told of', () => told.includes('open'));
    expect(told).toEqual(['open']);
    socket.disconnect();
  });

  it('hear of no mail that comes after the inbox has expired, also before a worker has ended it', async () => {
    const { address, token, cookie: own } = await gateway.claim();
    const guest = await gateway.connect({ cookie: await join(address, token) });
    const holder = await gateway.connect({ cookie: own });
    const told: string[] = [];
    guest.on('mail:received', ({ email }) => told.push(email.subject));
    for (const socket of [guest, holder]) await socket.emitWithAck('inbox:watch', { to: address });
    const [expired, received] = [nextEvent(guest, 'inbox:expired'), nextEvent(holder, 'mail:received')];
    const redis = rawRedis();
    await age(redis, gateway.storage, address, 3601);
    redis.disconnect();
    await gateway.deliver(address, 'late');
    expect(await received).toMatchObject({ email: { subject: 'late' } });
    expect(await expired).toEqual({ to: address });
    expect(told).toEqual([]);
    for (const socket of [guest, holder]) socket.disconnect();
  });
});

describe('a link whose redemption loses Redis', () => {
  let proxy: CuttingProxy;
  let gateway: TestGateway;
  beforeAll(async () => {
    proxy = await CuttingProxy.before(process.env['TEST_REDIS_URL'] ?? '');
    gateway = await TestGateway.start({ REDIS_URL: proxy.url });
  });
  afterAll(async () => {
    await gateway.stop();
    await proxy.close();
  });

  const pathOf = (address: string, rest: string) => `/api/inboxes/${encodeURIComponent(address)}${rest}`;
  const redeem = (secret: string, cookie?: string) =>
    gateway.call('POST', '/api/links/redeem', { body: { secret }, cookie });

  it.each([
    ['before the link is used up', (secret: string) => hashSecret(secret), false],
    ['before it hears that the link is used up', (secret: string) => hashSecret(secret), true],
    ['before the inbox is listed for the guest', () => 'holder:', false],
    ['before it hears that the inbox is listed', () => 'holder:', true],
  ])('%s, lets its visitor in at the next try, and nobody else', async (_, textOf, isSent) => {
    const { address, token } = await gateway.claim();
    const link = await gateway.call('POST', pathOf(address, '/links'), { key: token, body: { access: 'read' } });
    const secret = joinSecretOf(new URL(((await link.json()) as JoinLink).url).hash) ?? '';
    proxy.cutOnceWhere(textOf(secret), isSent);
    const failed = await redeem(secret);
    expect(proxy.hasCut).toBe(true);
    expect(await errorOf(failed)).toBe('503 storage_unavailable');
    const cookie = failed.headers.get('set-cookie')?.split(';')[0] ?? '';
    const again = await until('Redis is back', async () => {
      const response = await redeem(secret, cookie);
      return response.status === 503 ? null : response;
    });
    expect([again.status, await again.json()]).toEqual([200, { address, access: 'read' }]);
    // The service adopts only cookies that it knows: if Redis has no record of the visitor, the second try gives
    // another one.
    const own = again.headers.get('set-cookie')?.split(';')[0] ?? '';
    expect((await gateway.list(address, { cookie: own })).status).toBe(200);
    const listed = await gateway.call('GET', '/api/inboxes', { cookie: own });
    expect(((await listed.json()) as InboxList).inboxes.map((inbox) => inbox.address)).toEqual([address]);
    const guests = await gateway.call('GET', pathOf(address, '/guests'), { key: token });
    expect(((await guests.json()) as GuestList).guests).toHaveLength(1);
    expect(await errorOf(await redeem(secret))).toBe('410 link_gone');
  });
});

describe('a thousand wrong secrets', () => {
  it('open nothing; after the first few, the gateway refuses their network', async () => {
    const gateway = await TestGateway.start({ RATE_LIMITS: 'on', TRUST_PROXY: 'loopback' });
    const from = (address: string) => ({ 'x-forwarded-for': address });
    const network = `203.0.${Math.floor(Math.random() * 256)}`;
    const answers: string[] = [];
    for (let n = 0; n < 1000; n++) {
      const secret = Buffer.from(`wrong ${n}`.padEnd(33)).toString('base64url');
      const response = await gateway.call('POST', '/api/links/redeem', {
        body: { secret },
        headers: from(`${network}.1`),
      });
      answers.push(await errorOf(response));
    }
    const { calls } = rateLimits.join;
    expect(new Set(answers.slice(0, calls))).toEqual(new Set(['410 link_gone']));
    expect(new Set(answers.slice(calls))).toEqual(new Set(['429 rate_limited']));
    const elsewhere = { body: { secret: 'wrong' }, headers: from(`${network}.2`) };
    expect(await errorOf(await gateway.call('POST', '/api/links/redeem', elsewhere))).toBe('410 link_gone');
    await gateway.stop();
  });
});
