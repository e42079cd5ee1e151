import { once } from 'node:events';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { OutboundTargets } from '@efemera/network';
import { until } from '@efemera/testing/until';
import { jest } from '@jest/globals';
import { BusyError, CallSlots } from '../src/outbound/call-slots.js';
import { callTarget, type CallOutcome } from '../src/outbound/call.js';
import { webhookLimits } from '../src/webhooks/limits.js';

const targets = new OutboundTargets({ WEBHOOK_ALLOW_NETWORKS: ['127.0.0.1'] });
const sent = { headers: { 'Content-Type': 'application/json' }, body: '{}' };

async function listen(onConnection: (socket: Socket) => void): Promise<Server> {
  const server = createServer((socket) => onConnection(socket.on('error', () => undefined))).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

const portOf = (server: Server) => (server.address() as AddressInfo).port;

describe('a webhook call', () => {
  let server: Server;
  let answer: (socket: Socket) => void;
  const slots = new CallSlots(webhookLimits);
  const call = (signal = new AbortController().signal, port = portOf(server)): Promise<CallOutcome> => {
    return callTarget(`http://127.0.0.1:${port}/hook`, () => sent, { targets, slots, attempts: 0, signal });
  };
  beforeAll(async () => {
    server = await listen((socket) => void socket.once('data', () => answer(socket)));
  });
  afterAll(() => server.close());

  const informational = [100, 102, 103, 199];
  const final = [101, ...Array.from({ length: 400 }, (_, index) => 200 + index)];
  it.each(final)(
    'ends as soon as the head of an answer with status %s is there, without waiting for the body',
    async (status) => {
      answer = (socket) =>
        socket.write(`HTTP/1.1 ${status} X\r\nConnection: Upgrade\r\nUpgrade: x\r\nContent-Length: 1000\r\n\r\n`);
      const outcome = await call();
      expect(outcome.status).toBe(status);
      expect(outcome.error === null).toBe(status >= 200 && status < 300);
    },
  );

  it.each(informational)('fails when the target closes after an informational %s', async (status) => {
    answer = (socket) => socket.end(`HTTP/1.1 ${status} X\r\n\r\n`);
    expect(await call()).toMatchObject({ status: null, error: 'connection_failed' });
  });

  it.each([
    ['closes without an answer', (socket: Socket) => void socket.end()],
    ['resets the connection', (socket: Socket) => void socket.resetAndDestroy()],
    ['speaks another protocol', (socket: Socket) => void socket.end('220 mx ESMTP\r\n')],
    ['closes within the response head', (socket: Socket) => void socket.end('HTTP/1.1 200 OK\r\nX-')],
    [
      'sends an endless response head',
      (socket: Socket) => void socket.write(`HTTP/1.1 200 OK\r\nX: ${'x'.repeat(100_000)}`),
    ],
  ])('ends when the target %s', async (_, behaviour) => {
    answer = behaviour;
    expect(await call()).toMatchObject({ status: null, error: 'connection_failed' });
  });

  it('ends with the worker when the target sends informational answers for ever', async () => {
    const ending = new AbortController();
    answer = (socket) => {
      const again = setInterval(() => socket.write('HTTP/1.1 103 Early Hints\r\n\r\n'), 5);
      socket.on('close', () => clearInterval(again));
      setTimeout(() => ending.abort(new Error('The worker ends.')), 50);
    };
    await expect(call(ending.signal)).rejects.toThrow('The worker ends.');
  });

  it('is neither signed nor encrypted while there is no slot for it', async () => {
    const full = new CallSlots({ ...webhookLimits, maxCallsPerHost: 0 });
    const { port } = server.address() as AddressInfo;
    const request = jest.fn(() => sent);
    const { signal } = new AbortController();
    const made = callTarget(`http://127.0.0.1:${port}/hook`, request, { targets, slots: full, attempts: 0, signal });
    await expect(made).rejects.toThrow(BusyError);
    expect(request).not.toHaveBeenCalled();
  });

  it('takes a slot of each host to which it is redirected, so that many hosts cannot flood one', async () => {
    const waiting: Socket[] = [];
    const victim = await listen((socket) => void waiting.push(socket));
    answer = (socket) =>
      socket.end(`HTTP/1.1 307 X\r\nLocation: http://127.0.0.1:${portOf(victim)}/\r\nContent-Length: 0\r\n\r\n`);
    const other = await listen((socket) => void socket.once('data', () => answer(socket)));
    const most = webhookLimits.maxCallsPerHost;
    const redirected = Array.from({ length: most }, () => call());
    await until('the target has all redirected calls', () => waiting.length === most);
    expect(await call(undefined, portOf(other))).toMatchObject({ error: 'connection_failed', isFinal: false });
    expect(waiting).toHaveLength(most);
    for (const socket of waiting) socket.end('HTTP/1.1 204 X\r\n\r\n');
    expect((await Promise.all(redirected)).map(({ status }) => status)).toEqual(Array(most).fill(204));
    for (const started of [victim, other]) started.close();
  });

  it('frees its slot when it has ended, whatever the answer was', async () => {
    answer = (socket) => socket.write('HTTP/1.1 101 X\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\n');
    for (let n = 0; n < 2 * webhookLimits.concurrency; n++) expect((await call()).status).toBe(101);
  });
});
