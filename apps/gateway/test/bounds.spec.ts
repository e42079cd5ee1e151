import { once } from 'node:events';
import { get, type ClientRequest, type Server } from 'node:http';
import { connect } from 'node:net';
import { jest } from '@jest/globals';
import { byteLimit, limits, rateLimits } from '@efemera/contract';
import type { Parser } from '@efemera/mime/pool';
import { io } from 'socket.io-client';
import { EventStreams } from '../src/following/event-streams.js';
import { MailContents, PARSER } from '../src/reading/mail-contents.js';
import { mailWithFiles, someAddress, TestGateway, until, type LiveClient } from './support.js';

describe('one network', () => {
  let gateway: TestGateway;
  const clients: LiveClient[] = [];
  beforeAll(async () => {
    // A database of its own: other suites call from the same addresses, and would use up the limits of this one.
    const REDIS_URL = new URL('/8', process.env['TEST_REDIS_URL']).href;
    gateway = await TestGateway.start({ REDIS_URL, RATE_LIMITS: 'on', TRUST_PROXY: 'loopback' });
  });
  afterEach(() => {
    for (const client of clients.splice(0)) client.disconnect();
  });
  afterAll(() => gateway.stop());

  /** Connects a socket that seems to come from this address, as a balancer would report it. */
  const socketOf = async (ip: string): Promise<LiveClient> => {
    const client: LiveClient = io(gateway.url, {
      transports: ['websocket'],
      extraHeaders: { 'x-forwarded-for': ip },
      reconnection: false,
      forceNew: true,
    });
    clients.push(client);
    await new Promise<void>((resolve, reject) => {
      client.once('connect', () => resolve());
      client.once('connect_error', reject);
    });
    return client;
  };
  const hits = async (limit: string) => {
    const text = await (await fetch(`${gateway.url}/metrics`)).text();
    return Number(new RegExp(`^efemera_limits_hit_total{limit="${limit}"} (\\d+)`, 'm').exec(text)?.[1] ?? 0);
  };

  it('is limited to its share of sockets, can replace one that has closed, and does not limit other networks', async () => {
    const own = await Promise.all(Array.from({ length: limits.maxSocketsPerNetwork }, () => socketOf('192.0.2.1')));
    await expect(socketOf('192.0.2.1')).rejects.toThrow();
    expect(await hits('too_many_sockets')).toBe(1);
    await socketOf('192.0.2.2');
    // This IPv6 client is of another network, which has a share of its own.
    await socketOf('2001:db8::1');
    own[0]?.disconnect();
    await until('a place is free', () => socketOf('192.0.2.1').catch(() => null));
  });

  it('loses a socket that floods, and no other socket', async () => {
    const [flooding, other] = [await socketOf('192.0.2.3'), await socketOf('192.0.2.3')];
    const gone = new Promise<string>((resolve) => flooding.once('disconnect', resolve));
    for (let n = 0; n <= limits.maxSocketMessages; n++) (flooding.emit as (event: string) => void)('nope');
    expect(await gone).toMatch(/transport|server/);
    expect(await hits('too_many_messages')).toBe(1);
    expect(await other.emitWithAck('stats:watch', {})).toMatchObject({ ok: true });
  });

  it('loses a socket with too many unanswered requests', async () => {
    const [flooding, other] = [await socketOf('192.0.2.7'), await socketOf('192.0.2.7')];
    const gone = new Promise<string>((resolve) => flooding.once('disconnect', resolve));
    const before = await hits('too_many_messages');
    for (let n = 0; n <= limits.maxWaitingRequests + 1; n++) flooding.emit('stats:unwatch', {}, () => undefined);
    expect(await gone).toMatch(/transport|server/);
    expect(await hits('too_many_messages')).toBe(before + 1);
    expect(await other.emitWithAck('stats:watch', {})).toMatchObject({ ok: true });
  });

  it('can disconnect in the middle of handshakes, and the gateway goes on serving it', async () => {
    const { port } = new URL(gateway.url);
    const head =
      'GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n' +
      'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n';
    const gone = Array.from({ length: 100 }, (_, n) => {
      const socket = connect(Number(port), '127.0.0.1').on('error', () => undefined);
      socket.on('connect', () => socket.write(head, () => (n % 2 ? socket.resetAndDestroy() : socket.end())));
      return new Promise((resolve) => socket.resume().once('close', resolve));
    });
    await Promise.all(gone);
    expect(await (await socketOf('192.0.2.11')).emitWithAck('stats:watch', {})).toMatchObject({ ok: true });
  });

  it('gets no further answers for a socket that does not read them, and all answers once it reads', async () => {
    const [slow, other] = [await socketOf('192.0.2.8'), await socketOf('192.0.2.8')];
    const to = someAddress();
    for (let n = 0; n < 60; n++) await gateway.deliver(to, 'files', mailWithFiles(20, 'x'.repeat(200)));
    await gateway.list(to, { query: '&fields=summary' });
    const read = jest.spyOn(gateway.app.get(MailContents), 'snapshot');
    const { ws } = slow.io.engine.transport as unknown as { ws: { pause(): void; resume(): void } };
    ws.pause();
    const answers = Array.from({ length: 150 }, () => slow.emitWithAck('inbox:watch', { to }));
    let readBefore = -1;
    await until('it has stopped', async () => {
      readBefore = read.mock.calls.length;
      for (let n = 0; n < 50; n++) await other.emitWithAck('stats:watch', {});
      return readBefore > 0 && read.mock.calls.length === readBefore;
    });
    expect(readBefore).toBeLessThan(140);
    ws.resume();
    expect((await Promise.all(answers)).every(({ ok }) => ok)).toBe(true);
    expect(read.mock.calls).toHaveLength(150);
    read.mockRestore();
  });

  it('is limited to its share of unread answers', async () => {
    const to = someAddress();
    const id = await gateway.deliver(to, 'large', `\r\n${'x'.repeat(9_000_000)}`);
    const path = `/api/emails/${id}/raw?to=${to}`;
    let isDropped = false;
    // Seen at the server: a client that reads nothing does not notice that its connection was closed.
    (gateway.app.getHttpServer() as Server).on('connection', (socket) =>
      socket.once('close', () => (isDropped = true)),
    );
    const calls: ClientRequest[] = [];
    /**
     * Resolves once the answer has begun, so that the gateway reads only one source at a time from Redis: many would
     * keep Redis busy for seconds.
     */
    const ask = () =>
      new Promise<void>((resolve) => {
        const call = get(gateway.url + path, { headers: { 'x-forwarded-for': '192.0.2.9' } });
        calls.push(call.on('error', () => undefined));
        call.once('response', (answer) => {
          answer.on('error', () => undefined);
          resolve();
        });
        call.once('close', resolve);
      });
    // Goes on asking: a client is dropped only when a further answer is written, and not within a second after it last
    // read. Stops before any client is dropped for having read nothing for 30 s.
    const beforeAnyPatienceEndsMs = 15_000;
    await until(
      'one is dropped',
      async () => {
        // 28 answers are less than the budget of all networks together: only the share of one network can be exceeded.
        if (!isDropped && calls.length < 28) await ask();
        return isDropped;
      },
      beforeAnyPatienceEndsMs,
    );
    for (const call of calls) call.destroy();
  });

  it('loses a connection that sends many requests and reads no answer, after a few unread answers', async () => {
    const { port } = new URL(gateway.url);
    const request = 'GET /api/openapi.json HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: 192.0.2.12\r\n\r\n';
    const open = () => connect(Number(port), '127.0.0.1').on('error', () => undefined);
    const few = open();
    few.write(request.repeat(limits.maxPipelinedRequests));
    let answered = '';
    few.on('data', (bytes: Buffer) => (answered += bytes.toString('latin1')));
    await until('all are answered', () =>
      Promise.resolve(answered.split('HTTP/1.1 200').length > limits.maxPipelinedRequests),
    );
    few.destroy();
    const before = await hits('too_many_pipelined');
    const unread = open().pause();
    unread.write(request.repeat(2000));
    await until('the metric tells', async () => (await hits('too_many_pipelined')) === before + 1);
    // Reads on, since Node does not report a closed connection while the client reads nothing.
    unread.resume();
    if (!unread.closed) await new Promise((resolve) => unread.once('close', resolve));
  });

  it('gets the places of pipelined streams back when their connections close', async () => {
    const { port } = new URL(gateway.url);
    const path = `/api/inboxes/${someAddress()}/events`;
    const headers = { 'X-Forwarded-For': '192.0.2.13' };
    const request = `GET ${path} HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: 192.0.2.13\r\n\r\n`;
    const streams = gateway.app.get(EventStreams);
    const before = streams.count;
    for (let opened = 0; opened < limits.maxStreamsPerNetwork; opened += limits.maxPipelinedRequests) {
      const client = connect(Number(port), '127.0.0.1').on('error', () => undefined);
      client.write(request.repeat(limits.maxPipelinedRequests));
      await until('the first has begun', () => new Promise((resolve) => client.once('data', () => resolve(true))));
      client.destroy();
    }
    await until('all are closed', () => Promise.resolve(streams.count === before));
    const stream = new AbortController();
    expect((await fetch(gateway.url + path, { headers, signal: stream.signal })).status).toBe(200);
    stream.abort();
  });

  it('has a connection closed soon after its request exceeds the header timeout', async () => {
    const server = gateway.app.getHttpServer() as Server;
    const patience = server.headersTimeout;
    // At Node's default interval between checks of the connections, this one would be closed only after half a minute.
    server.headersTimeout = 100;
    const slow = connect(Number(new URL(gateway.url).port), '127.0.0.1').on('error', () => undefined);
    slow.write('GET / HTTP/1.1\r\nHost: ');
    let answer = '';
    slow.on('data', (bytes: Buffer) => (answer += bytes.toString('latin1')));
    await new Promise((resolve) => slow.once('close', resolve));
    server.headersTimeout = patience;
    expect(answer).toMatch(/^HTTP\/1.1 408 /);
  });

  it('that is beyond a rate limit is refused without a command to Redis until its window ends', async () => {
    const call = () =>
      fetch(`${gateway.url}/api/stats`, { headers: { 'x-forwarded-for': '192.0.2.10' } }).then(({ status }) => status);
    const forms = () =>
      gateway.call('POST', '/api/comments', { body: {}, headers: { 'x-forwarded-for': '192.0.2.10' } });
    expect(await call()).toBe(200);
    await gateway.storage.rates.count('form', '192.0.2.10', rateLimits.form, rateLimits.form.calls);
    expect((await forms()).status).toBe(429);
    const count = jest.spyOn(gateway.storage.rates, 'count');
    const refused = await forms();
    expect([refused.status, count.mock.calls.length]).toEqual([429, 0]);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    count.mockRestore();
  });

  it('shares one read limit between sockets and HTTP calls', async () => {
    const [socket, other] = [await socketOf('192.0.2.4'), await socketOf('192.0.2.5')];
    expect(await socket.emitWithAck('inbox:watch', { to: someAddress() })).toMatchObject({ ok: true });
    await gateway.storage.rates.count('read', '192.0.2.4', rateLimits.read, rateLimits.read.calls);
    expect(await socket.emitWithAck('inbox:watch', { to: someAddress() })).toMatchObject({
      error: { code: 'rate_limited' },
    });
    expect(await other.emitWithAck('inbox:watch', { to: someAddress() })).toMatchObject({ ok: true });
  });

  it('is limited in the bytes that its sockets read of listings, together with its HTTP calls', async () => {
    const [socket, other] = [await socketOf('192.0.2.13'), await socketOf('192.0.2.14')];
    const to = someAddress();
    for (let n = 0; n < 25; n++) await gateway.deliver(to, 'files', mailWithFiles(20, 'n'.repeat(200)));
    await gateway.list(to, { query: '&fields=summary' });
    const count = (bytes: number) =>
      gateway.storage.rates.count('bytes', '192.0.2.13', { ...byteLimit, calls: byteLimit.bytes }, bytes);
    expect(await socket.emitWithAck('inbox:watch', { to })).toMatchObject({ ok: true });
    const { remaining } = await count(0);
    expect(byteLimit.bytes - remaining).toBeGreaterThan(byteLimit.freeBytes);
    await count(remaining);
    expect(await socket.emitWithAck('inbox:watch', { to })).toMatchObject({ error: { code: 'rate_limited' } });
    // The gateway does not count a small listing. A socket whose watch was refused gets no events of the inbox.
    const small = someAddress();
    expect(await socket.emitWithAck('inbox:watch', { to: small })).toMatchObject({ ok: true });
    const heard: string[] = [];
    socket.on('mail:received', (fact) => heard.push(fact.to));
    for (const address of [to, small]) await gateway.deliver(address);
    await until('the mail is told', () => heard.includes(small));
    expect(heard).toEqual([small]);
    expect(await other.emitWithAck('inbox:watch', { to })).toMatchObject({ ok: true });
  });

  it('that is an IPv6 /48 may make four times the calls of a single /64, in all its /64s together', async () => {
    const call = (ip: string) =>
      gateway.call('POST', '/api/comments', { body: {}, headers: { 'x-forwarded-for': ip } });
    const { calls } = rateLimits.form;
    const statuses = new Set<number>();
    for (let subnet = 1; subnet <= 4; subnet++) {
      for (let n = 0; n <= calls; n++) statuses.add((await call(`2001:db8:48:${subnet}::1`)).status);
    }
    expect(statuses).toEqual(new Set([400, 429]));
    const count = jest.spyOn(gateway.storage.rates, 'count');
    const refused = [await call('2001:db8:48:5::1'), await call('2001:db8:48:6::1')];
    expect(refused.map(({ status }) => status)).toEqual([429, 429]);
    expect(refused[0]?.headers.get('ratelimit-limit')).toBe(String(calls));
    // For the first of them the gateway asks Redis, and remembers that the /48 is beyond its limit: the second costs
    // nothing.
    expect(count.mock.calls.map(([, network]) => network)).toEqual(['2001:db8:48:5::/64', '2001:db8:48::/48']);
    count.mockClear();
    expect((await call('2001:db8:49:1::1')).status).toBe(400);
    expect((await call('192.0.2.15')).status).toBe(400);
    // An IPv4 address is a single network, so the gateway counts it with a single command.
    expect(count.mock.calls.map(([, network]) => network)).toEqual([
      '2001:db8:49:1::/64',
      '2001:db8:49::/48',
      '192.0.2.15',
    ]);
    count.mockRestore();
  });

  it('is charged a quarter of a mail’s size before a part of it is read, and a source’s whole size', async () => {
    const to = someAddress();
    const source = mailWithFiles(1).replace('--b--', `--b\r\n\r\n${`${'x'.repeat(997)}\r\n`.repeat(4000)}--b--`);
    const id = await gateway.deliver(to, 'large', source);
    const headers = { 'x-forwarded-for': '192.0.2.16' };
    const bytes = { ...byteLimit, calls: byteLimit.bytes };
    const used = async () =>
      byteLimit.bytes - (await gateway.storage.rates.count('bytes', '192.0.2.16', bytes, 0)).remaining;
    const paths = ['attachments/0', 'raw'].map((what) => `/api/emails/${id}/${what}?to=${to}`);
    const [attachment = '', raw = ''] = paths;
    const answer = await gateway.call('GET', attachment, { headers });
    expect([answer.status, (await answer.text()).trim()]).toEqual([200, 'x']);
    expect(await used()).toBe(Math.ceil(source.length / 4));
    await (await gateway.call('GET', raw, { headers })).arrayBuffer();
    expect(await used()).toBe(Math.ceil(source.length / 4) + source.length);
    await gateway.storage.rates.count('bytes', '192.0.2.16', bytes, byteLimit.bytes);
    const read = jest.spyOn(gateway.storage.mails, 'source');
    for (const path of [...paths, `/api/emails/${id}/html?to=${to}`]) {
      expect([path, (await gateway.call('GET', path, { headers })).status]).toEqual([path, 429]);
    }
    expect(read).not.toHaveBeenCalled();
    read.mockRestore();
  });

  it('has turns of its own at the parser, so that it does not wait for another network’s large mails', async () => {
    const to = someAddress();
    const id = await gateway.deliver(to, 'files', mailWithFiles(1));
    const parser = gateway.app.get<Parser>(PARSER);
    const [attachment, html] = [jest.spyOn(parser, 'attachment'), jest.spyOn(parser, 'html')];
    const turns = ['192.0.2.17', '192.0.2.18'].map((network) => ({ network, address: to }));
    for (const { network } of turns) {
      const headers = { 'x-forwarded-for': network };
      for (const what of ['attachments/0', 'html']) {
        await gateway.call('GET', `/api/emails/${id}/${what}?to=${to}`, { headers });
      }
    }
    expect(attachment.mock.calls.map(([, , turn]) => turn)).toEqual(turns);
    expect(html.mock.calls.map(([, turn]) => turn)).toEqual(turns);
    for (const spy of [attachment, html]) spy.mockRestore();
  });

  it('cannot exceed a socket’s limit of watches by parallel requests, nor hear of an unwatched inbox', async () => {
    const socket = await socketOf('192.0.2.6');
    const asked = Array.from({ length: limits.maxWatchesPerSocket + 10 }, () =>
      socket.emitWithAck('inbox:watch', { to: someAddress() }),
    );
    expect((await Promise.all(asked)).filter(({ ok }) => ok)).toHaveLength(limits.maxWatchesPerSocket);

    const [fickle, to] = [await socketOf('192.0.2.6'), someAddress()];
    const heard: string[] = [];
    fickle.on('mail:received', (fact) => heard.push(fact.to));
    await Promise.all([fickle.emitWithAck('inbox:watch', { to }), fickle.emitWithAck('inbox:unwatch', { to })]);
    const kept = someAddress();
    await fickle.emitWithAck('inbox:watch', { to: kept });
    await gateway.deliver(to);
    await gateway.deliver(kept);
    await until('the mail is told', () => heard.includes(kept));
    expect(heard).toEqual([kept]);
  });
});

describe('connections to the HTTP port', () => {
  it('of one network are limited to a thousand; a closed one makes room for another', async () => {
    const gateway = await TestGateway.start({ RATE_LIMITS: 'on' });
    const { port } = new URL(gateway.url);
    /** Each address of 127.0.0.0/8 is a network of its own. */
    const open = async (localAddress: string) => {
      const socket = connect({ port: Number(port), host: '127.0.0.1', localAddress }).on('error', () => undefined);
      await once(socket, 'connect');
      return socket;
    };
    const isServed = async (localAddress: string) => {
      const socket = await open(localAddress);
      socket.write('GET /health/live HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
      const [answer] = await Promise.race([once(socket, 'data'), once(socket, 'close')]).catch(() => ['reset']);
      socket.destroy();
      return String(answer).startsWith('HTTP/1.1 200');
    };
    const held = await Promise.all(Array.from({ length: limits.maxConnectionsPerNetwork }, () => open('127.0.72.1')));
    await until('all are counted', async () => !(await isServed('127.0.72.1')));
    expect(await isServed('127.0.72.2')).toBe(true);
    held[0]?.destroy();
    await until('a place is free', () => isServed('127.0.72.1'));
    for (const socket of held) socket.destroy();
    await gateway.stop();
  });

  it('have a time limit for a request and its head', async () => {
    const gateway = await TestGateway.start();
    const { headersTimeout, requestTimeout, maxConnections } = gateway.app.getHttpServer();
    expect([headersTimeout, requestTimeout, maxConnections]).toEqual([
      limits.requestHeadSeconds * 1000,
      limits.requestSeconds * 1000,
      limits.maxConnections,
    ]);
    await gateway.stop();
  });
});
