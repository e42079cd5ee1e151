import { someAddress, TestGateway } from './support.js';

/** Reads the XML of a feed. Fails the test if tags do not nest or a character is not allowed in XML. */
function texts(xml: string): { path: string; text: string; attributes: Record<string, string> }[] {
  expect(xml).not.toMatch(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/u);
  expect(xml.replace(/&(amp|lt|gt|quot|#39);/g, '')).not.toContain('&');
  const found: ReturnType<typeof texts> = [];
  const open: { path: string; text: string; attributes: Record<string, string> }[] = [];
  const unescaped = (text: string) =>
    text.replace(
      /&(\w+|#39);/g,
      (_, name: string) => ({ amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" })[name] ?? '',
    );
  const [declaration, ...rest] = xml.split('\n');
  expect(declaration).toBe('<?xml version="1.0" encoding="utf-8"?>');
  for (const [, tag, text] of rest.join('\n').matchAll(/(<[^<>]+>)|([^<>]+)/g)) {
    if (text !== undefined) {
      const inner = open.at(-1);
      if (inner) inner.text += unescaped(text);
    } else if (tag?.startsWith('</')) {
      const closed = open.pop();
      expect(closed?.path.split('/').at(-1)).toBe(tag.slice(2, -1));
      if (closed) found.push(closed);
    } else {
      const [, name = '', attributes = '', empty] = /^<([\w:]+)((?: [\w:]+="[^"<>]*")*)(\/?)>$/.exec(tag ?? '') ?? [];
      expect(name).not.toBe('');
      const element = {
        path: [open.at(-1)?.path, name].filter(Boolean).join('/'),
        text: '',
        attributes: Object.fromEntries(
          [...attributes.matchAll(/([\w:]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [key, unescaped(value)]),
        ),
      };
      if (empty) found.push(element);
      else open.push(element);
    }
  }
  expect(open).toEqual([]);
  return found;
}

describe('the Atom feed of an inbox', () => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await TestGateway.start({ PUBLIC_URL: 'https://mail.example' });
  });
  afterAll(() => gateway.stop());

  const feed = (address: string, options: Parameters<TestGateway['call']>[2] = {}) =>
    gateway.call('GET', `/api/inboxes/${encodeURIComponent(address)}/feed.atom`, options);
  const basic = (password: string, user = 'token') => ({
    headers: { authorization: `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}` },
  });
  const code = async (response: Response) => ((await response.json()) as { error: { code: string } }).error.code;

  it('lists its mail, newest first, with permanent ids and links', async () => {
    const address = someAddress();
    const ids = [await gateway.deliver(address, 'older'), await gateway.deliver(address, 'newer')];
    const response = await feed(address);
    expect([response.status, response.headers.get('content-type')]).toEqual([
      200,
      'application/atom+xml; charset=utf-8',
    ]);
    const elements = texts(await response.text());
    const of = (path: string) => elements.filter((element) => element.path === path).map(({ text }) => text);
    expect(elements.at(-1)).toMatchObject({ path: 'feed', attributes: { xmlns: 'http://www.w3.org/2005/Atom' } });
    expect(of('feed/title')).toEqual([address]);
    expect(of('feed/id')).toEqual([`tag:efemera.localhost,2026:inbox/${encodeURIComponent(address)}`]);
    expect(of('feed/entry/title')).toEqual(['newer', 'older']);
    expect(of('feed/entry/id')).toEqual(ids.map((id) => `tag:efemera.localhost,2026:mail/${id}`).reverse());
    expect(of('feed/entry/author/name')).toHaveLength(2);
    expect(of('feed/entry/content').map((text) => text.trim())).toEqual(['Hi there.', 'Hi there.']);
    expect(of('feed/updated')).toEqual(of('feed/entry/updated').slice(0, 1));
    for (const time of of('feed/entry/updated')) expect(new Date(time).toISOString()).toBe(time);
    const links = elements.filter(({ path }) => path === 'feed/link').map(({ attributes }) => attributes);
    expect(links).toEqual([
      {
        rel: 'self',
        type: 'application/atom+xml',
        href: `https://mail.example/api/inboxes/${encodeURIComponent(address)}/feed.atom`,
      },
      { rel: 'alternate', type: 'text/html', href: `https://mail.example/?to=${encodeURIComponent(address)}` },
    ]);
  });

  it('is valid for an inbox without mail', async () => {
    const elements = texts(await (await feed(someAddress())).text());
    expect(elements.filter(({ path }) => path === 'feed/entry')).toEqual([]);
    expect(elements.find(({ path }) => path === 'feed/updated')?.text).toBe('1970-01-01T00:00:00.000Z');
  });

  it('is well-formed XML whatever characters a sender uses', async () => {
    const address = someAddress();
    const hostile = `]]></title><script>alert("1")</script>&amp;&#0;&bogus; \u0000\u0001\u000b\u001f\u007f\ufffe\ud800 <![CDATA[ 'x' -->`;
    await gateway.deliver(
      address,
      hostile,
      Buffer.from(`From: "<b>&" <a&b@x.test>\r\nSubject: ${hostile}\r\n\r\n${hostile}\r\n\u{1F4E7}\r\n`).toString(),
    );
    const elements = texts(await (await feed(address)).text());
    const content = elements.find(({ path }) => path === 'feed/entry/content')?.text ?? '';
    expect(content).toContain('<script>alert("1")</script>&amp;');
    expect(content).toContain('\u{1F4E7}');
    expect(elements.filter(({ path }) => path.includes('script'))).toEqual([]);
  });

  it('opens with the holder’s cookie or token (also as a password), and with no other cookie or token', async () => {
    const { address, token, cookie } = await gateway.claim();
    const stranger = await gateway.claim();
    const opening = [{ key: token }, { cookie }, basic(token), basic(token, 'ana'), basic(token, '')];
    for (const keys of opening) expect((await feed(address, keys)).status).toBe(200);
    const refused = [
      {},
      { key: stranger.token },
      { cookie: stranger.cookie },
      basic(stranger.token),
      basic('', token),
      basic(`${token}x`),
      basic('x'.repeat(300)),
      { headers: { authorization: 'Basic' } },
      { headers: { authorization: 'Basic !!!' } },
    ];
    for (const keys of refused) {
      const response = await feed(address, keys);
      expect([keys, response.status, await code(response)]).toEqual([keys, 403, 'inbox_private']);
    }
    // Only feeds accept the token as a password.
    expect((await gateway.list(address, basic(token))).status).toBe(403);
    expect((await gateway.call('GET', `/api/inboxes/${address}/feed.atom?token=${token}`)).status).toBe(403);
  });

  it.each([
    ['nobody', 400, 'address_malformed'],
    ['a@foreign.test', 422, 'address_invalid'],
    [`postmaster@efemera.localhost`, 403, 'inbox_private'],
  ])('is refused for %s with %i %s', async (address, status, expected) => {
    const response = await feed(address);
    expect([response.status, await code(response)]).toEqual([status, expected]);
  });

  it('answers 304 while nothing has changed', async () => {
    const { address, token: key } = await gateway.claim();
    await gateway.deliver(address);
    await feed(address, { key });
    const etag = (await feed(address, { key })).headers.get('etag') ?? '';
    const again = () => feed(address, { key, headers: { 'if-none-match': etag } });
    const unchanged = await again();
    expect([unchanged.status, await unchanged.text()]).toEqual([304, '']);
    await gateway.deliver(address);
    expect((await again()).status).toBe(200);
    expect((await feed(address, { headers: { 'if-none-match': etag } })).status).toBe(403);
  });
});
