import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { isReserved, type Address, type DeliveryList, type IntakeAnswer } from '@efemera/contract';
import { CuttingProxy } from '../../../libs/storage/test/cutting-proxy.js';
import { adminToken, domain, someAddress, TestGateway, until } from './support.js';

const token = 'intake-secret-0123456789';
const env = { INTAKE_TOKEN: token, LOG_LEVEL: 'silent', TRUST_PROXY: '1' };
const message = (subject: string, body = 'hello\r\n') =>
  `Message-ID: <${randomUUID()}@sender.test>\r\nFrom: Ana <ana@sender.test>\r\nSubject: ${subject}\r\n\r\n${body}`;

interface Wish {
  to?: string | readonly string[];
  from?: string;
  key?: string | null;
  type?: string;
  headers?: Record<string, string>;
}

/** Posts a message as a relay does, and compares the answer with the description of the API. */
async function post(
  gateway: TestGateway,
  body: string | ReadableStream,
  { to = someAddress(), from = 'ana@sender.test', key = token, type = 'message/rfc822', headers = {} }: Wish = {},
): Promise<Response> {
  const response = await fetch(`${gateway.url}/api/intake`, {
    method: 'POST',
    headers: {
      ...(key !== null && { authorization: `Bearer ${key}` }),
      'content-type': type,
      'x-envelope-from': from,
      'x-envelope-to': [to].flat().join(', '),
      ...headers,
    },
    body,
    ...(body instanceof ReadableStream && { duplex: 'half' }),
  });
  await gateway.description.check('POST', '/api/intake', response);
  return response;
}
const answerOf = async (response: Response) => [response.status, (await response.json()) as IntakeAnswer] as const;
const errorOf = async (response: Response) => {
  const { error } = (await response.json()) as { error: { code: string; [detail: string]: unknown } };
  return [response.status, error.code, error] as const;
};

describe('mail over HTTP', () => {
  let gateway: TestGateway;
  let claimedOnly: TestGateway;
  let limited: TestGateway;
  let cut: TestGateway;
  let off: TestGateway;
  let proxy: CuttingProxy;
  beforeAll(async () => {
    proxy = await CuttingProxy.before(process.env['TEST_REDIS_URL'] ?? '');
    [gateway, claimedOnly, limited, cut, off] = await Promise.all([
      TestGateway.start({ ...env, MAX_MESSAGE_BYTES: '200000', KEPT_DOMAINS: 'kept.localhost' }),
      TestGateway.start({ ...env, SMTP_RECIPIENTS: 'claimed' }),
      TestGateway.start({ ...env, RATE_LIMITS: 'on' }),
      TestGateway.start({ ...env, REDIS_URL: proxy.url }),
      TestGateway.start({}),
    ]);
  });
  afterAll(async () => {
    await Promise.all([gateway, claimedOnly, limited, cut, off].map((each) => each.stop()));
    await proxy.close();
  });

  const sources = async (address: Address) => {
    const mails = await gateway.storage.mails.list(address);
    const read = await Promise.all(mails.map(({ summary }) => gateway.storage.mails.source(address, summary.id)));
    return read.map((source) => source?.toString('latin1'));
  };

  it('is stored as it came, for each recipient, before the answer', async () => {
    const [first, second] = [someAddress(), someAddress()];
    const text = message('Two of you', `${'x'.repeat(100_000)}\r\n.\r\nend\r\n`);
    const answer = await answerOf(await post(gateway, text, { to: [first.toUpperCase(), `<${second}>`, first] }));
    expect(answer).toEqual([200, { accepted: [first.toUpperCase(), `<${second}>`, first], refused: [] }]);
    expect([await sources(first), await sources(second)]).toEqual([[text], [text]]);
    const { emails } = (await (await gateway.list(first)).json()) as { emails: object[] };
    expect(emails).toMatchObject([{ to: first, from: 'Ana <ana@sender.test>', subject: 'Two of you' }]);
  });

  it('is listed by the tag of a plus address, and its delivery is listed like one by SMTP', async () => {
    const address = someAddress();
    const [name] = address.split('@');
    const headers = { 'x-envelope-client-ip': '192.0.2.7', 'x-envelope-helo': 'mx.sender.test' };
    expect((await post(gateway, message('tagged'), { to: `${name}+shop@${domain}`, headers })).status).toBe(200);
    expect((await gateway.storage.mails.list(address)).map(({ summary }) => summary.tag)).toEqual(['shop']);
    const path = `/api/inboxes/${address}/deliveries`;
    const { deliveries } = (await (await gateway.call('GET', path)).json()) as DeliveryList;
    expect(deliveries).toMatchObject([
      { outcome: 'stored', sender: 'ana@sender.test', client: 'mx.sender.test', reply: { code: 250 } },
    ]);
  });

  it('is stored with CRLF at each line end, and refused if it has a CR alone', async () => {
    const address = someAddress();
    expect((await post(gateway, 'Subject: from a file\n\nhello\n', { to: address })).status).toBe(200);
    expect(await sources(address)).toEqual(['Subject: from a file\r\n\r\nhello\r\n']);
    const answer = await answerOf(await post(gateway, 'Subject: x\r\n\r\na\rb\r\n', { to: address }));
    expect(answer).toEqual([
      200,
      { accepted: [], refused: [{ to: address, code: 554, reason: expect.stringMatching(/^5\.6\.0 /) as string }] },
    ]);
  });

  it('is refused for each recipient that SMTP would refuse, and stored for the others', async () => {
    const [held, plain, kept] = [someAddress(), someAddress(), `ana${Date.now()}@kept.localhost` as Address];
    await gateway.claim(held);
    const to = [held, 'ana@foreign.test', 'a b@' + domain, plain, `Abuse@${domain}`, kept, 'postmaster', 'joe'];
    const [status, { accepted, refused }] = await answerOf(await post(gateway, message('some'), { to }));
    expect([status, accepted]).toEqual([200, [held, plain, `Abuse@${domain}`, kept, 'postmaster']]);
    expect(refused.map(({ to: named, code, reason }) => [named, code, reason.split(' ')[0]])).toEqual([
      ['ana@foreign.test', 550, '5.1.2'],
      ['a b@' + domain, 550, '5.1.3'],
      ['joe', 550, '5.1.2'],
    ]);
    expect(isReserved(`abuse@${domain}` as Address)).toBe(true);
  });

  it('is refused for addresses without a holder where only claimed ones take mail', async () => {
    const [held, free] = [someAddress(), someAddress()];
    await claimedOnly.claim(held);
    expect(await answerOf(await post(claimedOnly, message('x'), { to: [held, free] }))).toEqual([
      200,
      { accepted: [held], refused: [{ to: free, code: 550, reason: '5.1.1 Nobody holds this address' }] },
    ]);
  });

  it('is refused from blocked networks and senders of envelope or header, and the inbox lists that', async () => {
    const sender = `${randomUUID()}.test`;
    await gateway.storage.blocks.add('domain', sender);
    await gateway.storage.blocks.add('network', '198.51.100.0/24');
    const to = someAddress();
    const codeOf = async (wish: Wish, text = message('x')) =>
      (await answerOf(await post(gateway, text, { to, ...wish })))[1].refused[0]?.code;
    await until('the sender is blocked', async () => (await codeOf({ from: `a@${sender}` })) === 550);
    expect(await codeOf({}, `From: a@${sender}\r\nSubject: x\r\n\r\nx\r\n`)).toBe(550);
    const byBlocked = { headers: { 'x-envelope-client-ip': '198.51.100.9' } };
    await until('the network is blocked', async () => (await codeOf(byBlocked)) === 554);
    expect(await codeOf({ from: '<>' })).toBeUndefined();
    await until('the refusals are noted', async () => {
      const answer = await gateway.call('GET', `/api/inboxes/${to}/deliveries`);
      const { deliveries } = (await answer.json()) as DeliveryList;
      return new Set(deliveries.map(({ reply }) => reply.code)).size === 3;
    });
  });

  it('is refused if the message is too large, whether its size is announced or not, or if its header is', async () => {
    const to = someAddress();
    const large = message('large', 'x'.repeat(200_001));
    const announced = await errorOf(await post(gateway, large, { to }));
    expect(announced).toMatchObject([413, 'body_too_large', { reply: { code: 552 } }]);
    const stream = new Blob([large]).stream();
    expect(await errorOf(await post(gateway, stream, { to }))).toMatchObject([413, 'body_too_large', {}]);
    const header = `X-Long: ${'x'.repeat(300_000)}\r\nSubject: x\r\n\r\nx\r\n`;
    const [, { refused }] = await answerOf(await post(claimedOnly, header, { to: `abuse@${domain}` }));
    expect(refused).toMatchObject([{ code: 554 }]);
    expect(await gateway.storage.mails.list(to)).toEqual([]);
  });

  it('is refused also to a relay that reads the answer only when it has sent all of a large message', async () => {
    const { hostname, port } = new URL(gateway.url);
    const socket = connect(Number(port), hostname).pause();
    const chunk = `Subject: x\r\n\r\n${'x'.repeat(2 ** 20)}`;
    socket.write(
      [
        'POST /api/intake HTTP/1.1',
        `Host: ${hostname}:${port}`,
        `Authorization: Bearer ${token}`,
        'Content-Type: message/rfc822',
        'X-Envelope-From: ana@sender.test',
        `X-Envelope-To: ${someAddress()}`,
        'Transfer-Encoding: chunked',
        'Connection: close',
        '\r\n',
      ].join('\r\n'),
    );
    for (let n = 0; n < 16; n++) socket.write(`${chunk.length.toString(16)}\r\n${chunk}\r\n`);
    await new Promise<void>((sent, fail) => socket.once('error', fail).write('0\r\n\r\n', () => sent()));
    let answer = '';
    for await (const text of socket.setEncoding('utf8').resume() as AsyncIterable<string>) answer += text;
    expect(answer).toMatch(/^HTTP\/1\.1 413 .*"body_too_large"/s);
  });

  it('is taken for a hundred recipients; for others the relay is told to send it again', async () => {
    const to = Array.from({ length: 102 }, () => someAddress());
    const [, { accepted, refused }] = await answerOf(await post(gateway, message('many'), { to }));
    expect(accepted).toEqual(to.slice(0, 100));
    expect(refused.map(({ to: named, code }) => [named, code])).toEqual(to.slice(100).map((each) => [each, 452]));
  });

  it('is listed once when a relay brings it again, also after the sender tried again at the relay', async () => {
    const to = someAddress();
    const text = message('again');
    const trace = (time: string) => `Received: from mx.sender.test (192.0.2.1)\r\n by relay.test; ${time}\r\n`;
    for (const time of ['08:00', '08:00', '08:05']) {
      expect((await post(gateway, trace(time) + text, { to })).status).toBe(200);
    }
    expect(await sources(to)).toEqual([trace('08:00') + text]);
    await post(gateway, trace('08:00') + message('again'), { to });
    expect(await sources(to)).toHaveLength(2);
  });

  it('is answered with 503 and Retry-After while Redis is away, and taken when it comes again later', async () => {
    const to = someAddress();
    const text = message('late');
    expect((await post(cut, message('before'), { to })).status).toBe(200);
    proxy.cutAfter(0);
    const response = await post(cut, text, { to });
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await errorOf(response)).toMatchObject([503, 'storage_unavailable', { reply: { code: 451 } }]);
    proxy.cutAfter(Infinity);
    await until('Redis is back', async () => (await post(cut, text, { to })).status === 200);
    expect(await sources(to)).toEqual([text, expect.stringContaining('Subject: before')]);
  });

  it('is stored once if its 200 was lost with the connection and the relay brings it again', async () => {
    const to = someAddress();
    const text = message('lost answer');
    const { port } = gateway.app.getHttpServer().address() as AddressInfo;
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    socket.write(
      `POST /api/intake HTTP/1.1\r\nHost: localhost:${port}\r\nAuthorization: Bearer ${token}\r\n` +
        `Content-Type: message/rfc822\r\nX-Envelope-From: ana@sender.test\r\nX-Envelope-To: ${to}\r\n` +
        `Content-Length: ${text.length}\r\n\r\n${text}`,
    );
    await until('it is stored', async () => (await sources(to)).length === 1);
    socket.resetAndDestroy();
    expect((await post(gateway, text, { to })).status).toBe(200);
    expect(await sources(to)).toEqual([text]);
  });

  it('is not stored if its relay hangs up before the end of the message', async () => {
    const to = someAddress();
    const { port } = gateway.app.getHttpServer().address() as AddressInfo;
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    const half =
      `POST /api/intake HTTP/1.1\r\nHost: localhost:${port}\r\nAuthorization: Bearer ${token}\r\n` +
      `Content-Type: message/rfc822\r\nX-Envelope-From: ana@sender.test\r\nX-Envelope-To: ${to}\r\n` +
      `Content-Length: 100000\r\n\r\n${message('half')}`;
    await new Promise((sent) => socket.write(half, sent));
    socket.destroy();
    expect((await post(gateway, message('whole'), { to })).status).toBe(200);
    expect(await gateway.storage.mails.list(to)).toMatchObject([{ summary: { subject: 'whole' } }]);
  });

  it('needs INTAKE_TOKEN: other tokens are refused alike, and a guesser is locked out', async () => {
    expect((await errorOf(await post(gateway, message('x'), { key: null }))).slice(0, 2)).toEqual([
      401,
      'admin_required',
    ]);
    expect((await post(gateway, message('x'), { key: adminToken })).status).toBe(401);
    const headers = { 'x-forwarded-for': '203.0.113.50' };
    const statuses: number[] = [];
    for (let guess = 0; guess < 11; guess++) {
      statuses.push((await post(limited, message('x'), { key: `wrong-token-number-${guess}`, headers })).status);
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429]);
    expect((await post(limited, message('x'), { headers })).status).toBe(429);
    expect((await post(limited, message('x'))).status).toBe(200);
  });

  it('goes on beside a page whose ADMIN_TOKEN is no longer valid, and wrong tokens of a relay leave that page alone', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.60' };
    const look = (key: string) => limited.call('GET', '/api/admin/blocks', { key, headers });
    for (let call = 0; call < 10; call++) expect((await look('operator-secret-of-last-week')).status).toBe(401);
    expect((await look(adminToken)).status).toBe(429);
    expect((await post(limited, message('x'), { headers })).status).toBe(200);

    const other = { 'x-forwarded-for': '203.0.113.61' };
    for (let call = 0; call < 10; call++)
      await post(limited, message('x'), { key: 'intake-of-last-week', headers: other });
    expect((await limited.call('GET', '/api/admin/blocks', { key: adminToken, headers: other })).status).toBe(200);
  });

  it('is answered with 404 without INTAKE_TOKEN', async () => {
    expect((await post(off, message('x'))).status).toBe(404);
    expect((await post(off, message('x'), { key: adminToken })).status).toBe(404);
  });

  it('is refused with another content type, from another site, and with an unreadable envelope', async () => {
    expect((await post(gateway, '{}', { type: 'application/json' })).status).toBe(415);
    const malformed = await errorOf(await post(gateway, '{', { type: 'application/json' }));
    expect(malformed.slice(0, 2)).toEqual([400, 'body_malformed']);
    expect((await post(gateway, 'x', { type: 'text/plain' })).status).toBe(415);
    expect((await post(gateway, 'x', { headers: { 'content-encoding': 'gzip' } })).status).toBe(415);
    expect((await post(gateway, 'x', { headers: { origin: 'https://evil.example' } })).status).toBe(403);
    const fieldsOf = async (headers: Record<string, string>) => {
      const [status, code, error] = await errorOf(await post(gateway, 'x', { headers }));
      expect([status, code]).toEqual([400, 'bad_request']);
      return error['fields'];
    };
    expect(await fieldsOf({ 'x-envelope-to': ' , ' })).toEqual(['x-envelope-to']);
    expect(await fieldsOf({ 'x-envelope-from': 'a b@c.test' })).toEqual(['x-envelope-from']);
    expect(await fieldsOf({ 'x-envelope-from': '"a b" c@c.test' })).toEqual(['x-envelope-from']);
    expect(await fieldsOf({ 'x-envelope-from': '\xff@c.test' })).toEqual(['x-envelope-from']);
    expect(await fieldsOf({ 'x-envelope-client-ip': 'mx.sender.test' })).toEqual(['x-envelope-client-ip']);
    expect(await fieldsOf({ 'x-envelope-spf': 'maybe' })).toEqual(['x-envelope-spf']);
  });

  it.each(['"john doe"@sender.test', '<"a \\"b\\""@sender.test>', ''])('may come from %s, as by SMTP', async (from) => {
    expect((await post(gateway, message('x'), { from })).status).toBe(200);
  });

  it('may have addresses in UTF-8 in its envelope', async () => {
    const name = `josé${Date.now()}`;
    const to = Buffer.from(`${name}@${domain}`).toString('latin1');
    expect((await post(gateway, message('x'), { to })).status).toBe(200);
    expect(await gateway.storage.mails.list(`${name}@${domain}` as Address)).toHaveLength(1);
  });

  it('was answered here with every status of the API description, and each answer was compared with it', () => {
    const { operationId, responses } = gateway.description.operationOf('POST', '/api/intake') ?? { responses: {} };
    const seen = new Set([gateway, claimedOnly, limited, cut, off].flatMap(({ description }) => [...description.seen]));
    expect(Object.keys(responses).filter((status) => !seen.has(`${operationId} ${status}`))).toEqual([]);
  });
});
