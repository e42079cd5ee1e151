import { plusAddress, type Address, type EmailSummary, type Inbox } from '@efemera/contract';
import { hashSecret, newSecret } from '@efemera/storage';
import { someAddress, TestGateway, until } from './support.js';

describe('a plus address', () => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await TestGateway.start();
  });
  afterAll(() => gateway.stop());

  const tagged = (address: Address, tag: string) => plusAddress(address, tag) as Address;
  const listed = async (response: Response) =>
    ((await response.json()) as { emails: EmailSummary[] }).emails.map(({ subject, tag }) => `${subject} ${tag}`);
  const errorOf = async (response: Response) => {
    const { error } = (await response.json()) as { error: { code: string } };
    return `${response.status} ${error.code}`;
  };

  it('cannot be claimed, whether or not the inbox before its plus is held', async () => {
    const held = someAddress();
    await gateway.claim(held);
    for (const address of [tagged(held, 'shop'), tagged(someAddress(), 'shop')]) {
      expect(await errorOf(await gateway.call('POST', '/api/inboxes', { body: { address } }))).toBe(
        '422 address_invalid',
      );
    }
  });

  it('opens only for clients that may read the inbox before its plus, and lists only mail with its tag', async () => {
    const held = someAddress();
    const { cookie } = await gateway.claim(held);
    await gateway.deliver(held, 'plain');
    await gateway.deliver(held, 'bought', undefined, 'shop');
    await gateway.deliver(held, 'news', undefined, 'news');
    expect(await errorOf(await gateway.list(tagged(held, 'shop')))).toBe('403 inbox_private');
    expect(await listed(await gateway.list(tagged(held, 'shop'), { cookie }))).toEqual(['bought shop']);
    expect(await listed(await gateway.list(held, { cookie, query: '&tag=NEWS' }))).toEqual(['news news']);
    expect(await listed(await gateway.list(held, { cookie }))).toHaveLength(3);
  });

  it('has a feed of its own', async () => {
    const held = someAddress();
    const { token } = await gateway.claim(held);
    await gateway.deliver(held, 'plain');
    await gateway.deliver(held, 'bought', undefined, 'shop');
    const feed = async (address: Address) =>
      (await gateway.call('GET', `/api/inboxes/${encodeURIComponent(address)}/feed.atom`, { key: token })).text();
    const [whole, part] = [await feed(held), await feed(tagged(held, 'shop'))];
    expect(whole).toContain('<title>plain</title>');
    expect(part).not.toContain('<title>plain</title>');
    expect(part).toContain('<title>bought</title>');
    expect(part).toContain(`<title>${tagged(held, 'shop')}</title>`);
    // `String.replace` would read `$$` in its replacement as a single dollar sign.
    const [name, domain] = held.split('@');
    expect(await feed(tagged(held, 'a$$b'))).toContain(`<title>${name}+a$$b@${domain}</title>`);
  });

  it('answers a wait, and tells a socket, only of mail with its tag', async () => {
    const held = someAddress();
    const { cookie } = await gateway.claim(held);
    const wait = gateway.list(tagged(held, 'shop'), { cookie, query: '&wait=20&fields=summary' });
    const socket = await gateway.connect({ cookie });
    const told: string[] = [];
    socket.on('mail:received', ({ email }) => told.push(email.subject));
    const updated: string[] = [];
    socket.on('mail:updated', ({ email }) => email && updated.push(email.subject));
    expect(await socket.emitWithAck('inbox:watch', { to: tagged(held, 'shop') })).toEqual({ ok: true, emails: [] });
    await gateway.deliver(held, 'plain');
    await gateway.deliver(held, 'bought', undefined, 'shop');
    expect(await listed(await wait)).toEqual(['bought shop']);
    const again = await socket.emitWithAck('inbox:watch', { to: tagged(held, 'shop') });
    expect(again).toMatchObject({ ok: true, emails: [{ subject: 'bought', to: held, tag: 'shop' }] });
    expect(told).toEqual(['bought']);
    // No worker runs here: the gateway parses the mails that a socket watches, and sends each watcher what the parser
    // found.
    await until('the mail is parsed', () => updated.includes('bought'));
    expect(updated).not.toContain('plain');
    socket.disconnect();
  });

  it('can be written into a query as it is, with its plus', async () => {
    const held = someAddress();
    const { cookie } = await gateway.claim(held);
    await gateway.deliver(held, 'bought', undefined, 'shop');
    const listing = await gateway.call('GET', `/api/emails?to=${tagged(held, 'shop')}`, { cookie });
    expect(await listed(listing)).toEqual(['bought shop']);
  });

  it('cannot be released, which would end its inbox', async () => {
    const held = someAddress();
    const { cookie } = await gateway.claim(held);
    await gateway.deliver(held, 'plain');
    const path = `/api/inboxes/${encodeURIComponent(tagged(held, 'shop'))}`;
    expect(await errorOf(await gateway.call('DELETE', path, { cookie }))).toBe('422 address_invalid');
    expect(await listed(await gateway.list(held, { cookie }))).toEqual(['plain null']);
  });

  it('has no webhooks, notices and guests of its own, which would get the mail of its whole inbox', async () => {
    const held = someAddress();
    const { cookie } = await gateway.claim(held);
    const path = `/api/inboxes/${encodeURIComponent(tagged(held, 'shop'))}`;
    const subscription = {
      endpoint: 'https://push.example.com/send/1',
      keys: { p256dh: Buffer.alloc(65, 4).toString('base64url'), auth: Buffer.alloc(16).toString('base64url') },
    };
    const calls: [method: string, path: string, body?: object][] = [
      ['POST', '/webhooks', { url: 'https://example.com/' }],
      ['GET', '/webhooks'],
      ['PUT', '/push', subscription],
      ['POST', '/links', { access: 'read' }],
      ['GET', '/guests'],
    ];
    for (const [method, rest, body] of calls) {
      const refused = await gateway.call(method, path + rest, { cookie, body });
      expect([rest, await errorOf(refused)]).toEqual([rest, '422 address_invalid']);
    }
    const hooks = await gateway.call('GET', `/api/inboxes/${encodeURIComponent(held)}/webhooks`, { cookie });
    expect(await hooks.json()).toEqual({ webhooks: [] });
  });

  it('is an inbox of its own where an earlier version let a visitor claim it, and cannot be extended', async () => {
    const own = tagged(someAddress(), 'own');
    const key = newSecret();
    await gateway.storage.inboxes.claim(own, { tokenHash: hashSecret(key), visitorHash: hashSecret(newSecret()) });
    await gateway.deliver(own, 'own');
    expect(await listed(await gateway.list(own, { key }))).toEqual(['own null']);
    const path = `/api/inboxes/${encodeURIComponent(own)}`;
    expect(await errorOf(await gateway.call('PATCH', path, { key, body: { extend: true } }))).toBe(
      '422 address_invalid',
    );
    const { inboxes } = (await (await gateway.call('GET', '/api/inboxes', { key })).json()) as { inboxes: Inbox[] };
    expect(inboxes.map(({ address }) => address)).toEqual([own]);
  });
});
