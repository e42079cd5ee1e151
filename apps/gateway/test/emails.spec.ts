import type { Email, EmailDetail, EmailSummary } from '@efemera/contract';
import { newMailId } from '@efemera/storage';
import { MailWaits } from '../src/following/mail-waits.js';
import { adminToken, domain, mailWithFiles, someAddress, TestGateway, until } from './support.js';

const mail = [
  'From: =?UTF-8?Q?Loja_S=C3=A3o_Jo=C3=A3o?= <loja@shop.test>',
  'Subject: Two parts',
  'MIME-Version: 1.0',
  'Content-Type: multipart/mixed; boundary=b',
  '',
  '--b',
  'Content-Type: text/html; charset=utf-8',
  '',
  '<p onclick="x()">Hello <b>there</b></p>',
  '--b',
  'Content-Type: text/plain; name="a.txt"',
  'Content-Disposition: attachment; filename="../a.txt"',
  '',
  'attached bytes',
  '--b--',
  '',
].join('\r\n');

describe('/api/emails', () => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await TestGateway.start();
  });
  afterAll(() => gateway.stop());

  const emails = async <T = Email>(response: Response) => ((await response.json()) as { emails: T[] }).emails;
  const code = async (response: Response) => ((await response.json()) as { error: { code: string } }).error.code;

  it('lists the mail of an address that nobody holds, newest first, with bodies', async () => {
    const address = someAddress();
    await gateway.deliver(address, 'older');
    await gateway.deliver(address, 'Two parts', mail);
    const response = await gateway.list(address.toUpperCase());
    expect(response.status).toBe(200);
    const [newest, oldest] = await emails(response);
    expect(newest).toMatchObject({
      to: address,
      from: 'Loja São João <loja@shop.test>',
      subject: 'Two parts',
      read: false,
      bodyHtml: expect.stringContaining('<b>there</b>') as string,
      body: expect.stringContaining('Hello there') as string,
      preview: 'Hello there',
      attachments: [{ index: 0, filename: expect.not.stringMatching(/[/\\]/) as string, inline: false }],
    });
    expect(oldest?.subject).toBe('older');
    expect(newest).not.toHaveProperty('headers');
  });

  it('lists older mail with previews instead of bodies when the bodies are too large in all', async () => {
    const address = someAddress();
    // Has few but long lines: a line costs the parser far more time than its letters.
    const line = 'lorem ipsum dolor '.repeat(50);
    const huge = `Subject: huge\r\nContent-Type: text/plain\r\n\r\n${`${line}\r\n`.repeat(1100)}`;
    for (let i = 0; i < 7; i++) await gateway.deliver(address, `huge ${i}`, huge);
    const sizes = (await emails(await gateway.list(address))).map(({ body }) => body.length);
    expect(sizes).toHaveLength(7);
    expect(sizes[0]).toBeGreaterThan(500_000);
    expect(sizes.at(-1)).toBeLessThan(1000);
    expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(6_000_000);
  });

  it('leaves the bodies out of a summary', async () => {
    const address = someAddress();
    await gateway.deliver(address, 'Two parts', mail);
    const [summary] = await emails<EmailSummary>(await gateway.list(address, { query: '&fields=summary' }));
    expect(summary).toMatchObject({ preview: 'Hello there' });
    expect(summary).not.toHaveProperty('body');
    expect(summary).not.toHaveProperty('bodyHtml');
  });

  it('lists the first attachments in a summary, and all in a single mail', async () => {
    const address = someAddress();
    const id = await gateway.deliver(address, 'files', mailWithFiles(60));
    const query = `/api/emails/${id}?to=${address}`;
    // The first round reads the mail as it is parsed, the second from its stored parsed form.
    for (let round = 0; round < 2; round++) {
      const [summary] = await emails<EmailSummary>(await gateway.list(address, { query: '&fields=summary' }));
      expect([summary?.attachments.length, summary?.attachmentsLeftOut]).toEqual([20, 40]);
    }
    const [listed] = await emails(await gateway.list(address));
    const detail = (await (await gateway.call('GET', query)).json()) as EmailDetail;
    for (const whole of [listed, detail]) {
      expect(whole?.attachments.map(({ index }) => index)).toEqual(Array.from({ length: 60 }, (_, index) => index));
      expect(whole).not.toHaveProperty('attachmentsLeftOut');
    }
    expect((await gateway.call('GET', `/api/emails/${id}/attachments/59?to=${address}`)).status).toBe(200);
  });

  it('gives one mail with headers, its source unchanged, and its attachment as a download', async () => {
    const address = someAddress();
    const id = await gateway.deliver(address, 'Two parts', mail);
    const one = (await (await gateway.call('GET', `/api/emails/${id}?to=${address}`)).json()) as EmailDetail;
    expect(one.headers).toContainEqual({ name: 'Subject', value: 'Two parts' });

    const raw = await gateway.call('GET', `/api/emails/${id}/raw?to=${address}`);
    expect(raw.headers.get('content-type')).toBe('message/rfc822');
    expect(await raw.text()).toBe(mail);

    const part = await gateway.call('GET', `/api/emails/${id}/attachments/0?to=${address}`);
    expect(part.headers.get('content-disposition')).toMatch(/^attachment;/);
    expect(part.headers.get('content-type')).toBe('application/octet-stream');
    expect(part.headers.get('x-content-type-options')).toBe('nosniff');
    expect((await part.text()).trim()).toBe('attached bytes');
    for (const index of ['1', '-1', 'x', '1e3', '999999']) {
      const missing = await gateway.call('GET', `/api/emails/${id}/attachments/${index}?to=${address}`);
      expect([index, missing.status]).toEqual([index, 404]);
    }
  });

  it('flips the read flag and keeps it', async () => {
    const address = someAddress();
    const id = await gateway.deliver(address);
    const patched = await gateway.call('PATCH', `/api/emails/${id}?to=${address}`, { body: { read: true } });
    expect(await patched.json()).toMatchObject({ id, read: true });
    expect((await emails(await gateway.list(address)))[0]?.read).toBe(true);
  });

  it('removes one mail, and answers 404 for an unknown one', async () => {
    const address = someAddress();
    const id = await gateway.deliver(address);
    const remove = (which: string) => gateway.call('DELETE', `/api/emails?to=${address}&id=${which}`);
    expect(await code(await remove(newMailId()))).toBe('email_not_found');
    expect((await remove('*')).status).toBe(404);
    expect((await gateway.call('DELETE', `/api/emails?to=${address}`)).status).toBe(400);
    expect((await remove(id)).status).toBe(204);
    expect((await remove(id)).status).toBe(404);
    expect(await emails(await gateway.list(address))).toEqual([]);
  });

  it('answers 304 while nothing has changed, and 200 after a change', async () => {
    const address = someAddress();
    await gateway.deliver(address);
    await gateway.list(address);
    const first = await gateway.list(address);
    const etag = first.headers.get('etag') ?? '';
    const again = () => gateway.list(address, { headers: { 'if-none-match': etag } });
    expect((await again()).status).toBe(304);
    expect((await gateway.list(address, { headers: { 'if-none-match': etag }, query: '&fields=summary' })).status).toBe(
      200,
    );
    await gateway.deliver(address);
    expect((await again()).status).toBe(200);
  });

  it.each([
    ['', 400, 'address_missing'],
    ['?to=', 400, 'address_missing'],
    ['?to=a', 400, 'address_malformed'],
    ['?to=@efemera.localhost', 400, 'address_malformed'],
    ['?to=a@b@efemera.localhost', 400, 'address_malformed'],
    ['?to=a@efemera.localhost%0d%0ax', 400, 'address_malformed'],
    ['?to=a@efemera.localhost&to=b@efemera.localhost', 400, 'address_malformed'],
    [`?to=${'a'.repeat(65)}@efemera.localhost`, 400, 'address_malformed'],
    ['?to=a@foreign.test', 422, 'address_invalid'],
    ['?to=a@efemera.localhost&wait=61', 400, 'bad_request'],
    ['?to=a@efemera.localhost&wait=x', 400, 'bad_request'],
    ['?to=a@efemera.localhost&since=x', 400, 'bad_request'],
    ['?to=a@efemera.localhost&fields=all', 400, 'bad_request'],
    ['?to=a@efemera.localhost&has=body', 400, 'bad_request'],
    ['?to=a@efemera.localhost&has=code&has=link', 400, 'bad_request'],
    ['?to=a@efemera.localhost&from=', 400, 'bad_request'],
    [`?to=a@efemera.localhost&subject=${'a'.repeat(201)}`, 400, 'bad_request'],
    ['?to=a@efemera.localhost&wait=60&from=a&from=b', 400, 'bad_request'],
  ])('refuses GET /api/emails%s with %i %s', async (query, status, expected) => {
    const response = await gateway.call('GET', `/api/emails${query}`);
    expect([response.status, await code(response)]).toEqual([status, expected]);
  });

  describe('of a held inbox', () => {
    it('opens with the holder’s cookie or token, and with no other cookie or token', async () => {
      const { address, token, cookie } = await gateway.claim();
      const id = await gateway.deliver(address);
      const stranger = await gateway.claim();
      const empty = await gateway.claim();
      const calls: [string, string, unknown?][] = [
        ['GET', `/api/emails?to=${address}`],
        ['GET', `/api/emails?to=${address}&wait=1`],
        ['GET', `/api/emails/${id}?to=${address}`],
        ['GET', `/api/emails/${id}/raw?to=${address}`],
        ['GET', `/api/emails/${id}/html?to=${address}`],
        ['GET', `/api/emails/${id}/check?to=${address}`],
        ['GET', `/api/emails/${id}/check?to=${address}&links=1`],
        ['GET', `/api/emails/${id}/attachments/0?to=${address}`],
        ['PATCH', `/api/emails/${id}?to=${address}`, { read: true }],
        ['DELETE', `/api/emails?to=${address}&id=${id}`],
        ['PATCH', `/api/inboxes/${address}`, { extend: true }],
        ['DELETE', `/api/inboxes/${address}`],
      ];
      for (const [method, path, body] of calls) {
        for (const keys of [
          {},
          { key: stranger.token },
          { cookie: stranger.cookie },
          { key: adminToken },
          { key: 'x' },
        ]) {
          const response = await gateway.call(method, path, { ...keys, body });
          expect([method, path, response.status, await code(response)]).toEqual([method, path, 403, 'inbox_private']);
        }
      }
      // The refusal is the same for an inbox without mail.
      const [refusal, emptyRefusal] = await Promise.all([gateway.list(address), gateway.list(empty.address)]);
      expect(await refusal.text()).toBe(await emptyRefusal.text());

      for (const keys of [{ key: token }, { cookie }]) {
        expect(await emails(await gateway.list(address, keys))).toMatchObject([{ id, read: false }]);
      }
    });

    it('does not open for the operator; only that of a reserved address, which nobody can hold, does', async () => {
      const address = `postmaster@${domain}`;
      await gateway.deliver(address as never);
      expect((await gateway.list(address)).status).toBe(403);
      expect((await gateway.list(address, { key: adminToken })).status).toBe(200);
    });
  });

  describe('with wait', () => {
    it('answers at once when there is mail already, and when the time is up where there is none', async () => {
      const address = someAddress();
      expect(await (await gateway.list(address, { query: '&wait=1' })).json()).toEqual({ emails: [], timedOut: true });
      await gateway.deliver(address);
      expect(await emails(await gateway.list(address, { query: '&wait=60' }))).toHaveLength(1);
    });

    it('answers many waiters as soon as newer mail arrives', async () => {
      const { address, token } = await gateway.claim();
      const seen = await gateway.deliver(address, 'seen');
      const waiters = Array.from({ length: 20 }, () =>
        gateway.list(address, { key: token, query: `&wait=60&since=${seen}` }),
      );
      await gateway.deliver(address, 'newer');
      for (const waiter of waiters) {
        expect((await emails(await waiter)).map(({ subject }) => subject)).toEqual(['newer']);
      }
    });

    it('answers open waits when the gateway ends', async () => {
      const brief = await TestGateway.start();
      const waiting = brief.list(someAddress(), { query: '&wait=60' });
      await until('it waits', () => brief.app.get(MailWaits).count === 1);
      await brief.stop();
      expect(await (await waiting).json()).toEqual({ emails: [], timedOut: true });
    });

    it('ends a wait with 403 when another visitor claims the address', async () => {
      const address = someAddress();
      const waiting = gateway.list(address, { query: '&wait=60' });
      await new Promise((resolve) => setImmediate(resolve));
      const { token } = await gateway.claim(address);
      await gateway.deliver(address);
      expect((await waiting).status).toBe(403);
      expect(await emails(await gateway.list(address, { key: token }))).toHaveLength(1);
    });
  });
});
