import { once } from 'node:events';
import { createServer, type Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { paths } from '@efemera/contract';
import { jest } from '@jest/globals';
import { Server } from 'socket.io';
import { io, type Socket } from 'socket.io-client';

type Watched = (request: { to: string }, ack: (answer: object) => void) => void;

let client: Socket | undefined;
// The page never closes its socket, so the test keeps the socket here and closes it at the end.
jest.unstable_mockModule('socket.io-client', () => ({ io: (options: object) => (client = io(options)) }));
const { live } = await import('./live.js');

describe('the watch of an inbox', () => {
  let http: HttpServer;
  let server: Server;
  let onWatch: Watched;
  let onUnwatch: (request: { to: string }) => void = () => undefined;
  beforeAll(async () => {
    http = createServer().listen(0, '127.0.0.1');
    await once(http, 'listening');
    const host = `127.0.0.1:${(http.address() as AddressInfo).port}`;
    Object.assign(globalThis, { location: { protocol: 'http:', host } });
    server = new Server(http, { path: paths.socket });
    server.on('connection', (socket) => {
      socket.on('inbox:watch', (request, ack) => onWatch(request, ack));
      socket.on('inbox:unwatch', (request) => onUnwatch(request));
    });
  });
  afterAll(async () => {
    client?.disconnect();
    await server.close();
    Reflect.deleteProperty(globalThis, 'location');
  });

  it('is requested again after a temporary refusal, although the connection stays up', async () => {
    const answers = [
      { ok: false, error: { code: 'storage_unavailable', message: '' } },
      { ok: false, error: { code: 'rate_limited', message: '', retryAfterSeconds: 1 } },
      { ok: true, emails: [] },
    ];
    let asked = 0;
    onWatch = (_, ack) => ack(answers[asked++] ?? {});
    const refusals: string[] = [];
    await new Promise<void>((listed) => {
      live.watchInbox({
        to: 'someone@efemera.localhost',
        onAsk: () => 0,
        onListing: () => listed(),
        onRefusal: (code) => refusals.push(code),
      });
      live.connect();
    });
    expect(asked).toBe(3);
    expect(refusals).toEqual([]);
  });

  const watchOf = (to: string, onListing: () => void, onRefusal: (code: string) => void = () => undefined) => ({
    to,
    onAsk: () => 0,
    onListing,
    onRefusal,
  });

  it('is kept beside watches of other inboxes, and does not end with the watch that it has replaced', async () => {
    const asked: string[] = [];
    const ended: string[] = [];
    onWatch = ({ to }, ack) => {
      asked.push(to);
      ack({ ok: true, emails: [] });
    };
    onUnwatch = ({ to }) => ended.push(to);
    const listed = (to: string) =>
      new Promise<ReturnType<typeof watchOf>>((resolve) => {
        const watch = watchOf(to, () => resolve(watch));
        live.watchInbox(watch);
      });
    const first = await listed('a@efemera.localhost');
    await listed('b@efemera.localhost');
    const again = await listed('a@efemera.localhost');
    live.unwatchInbox(first);
    // The server answers in order: if the page had ended the replaced watch, the server would have got that by now.
    await listed('c@efemera.localhost');
    expect(ended).toEqual([]);
    live.unwatchInbox(again);
    await listed('b@efemera.localhost');
    expect(ended).toEqual(['a@efemera.localhost']);
    const prefixes = asked.map((to) => to.slice(0, 1)).join('');
    expect(prefixes).toBe('abacb');
  });

  it('repeats the handshake once for all inboxes that are refused, then reports each refusal', async () => {
    let connections = 0;
    server.on('connection', () => connections++);
    const gone = ['d@efemera.localhost', 'e@efemera.localhost', 'f@efemera.localhost'];
    onWatch = ({ to }, ack) =>
      ack(gone.includes(to) ? { ok: false, error: { code: 'inbox_private', message: '' } } : { ok: true, emails: [] });
    const refused = await Promise.all(
      gone.map(
        (to) => new Promise<string>((resolve) => live.watchInbox(watchOf(to, () => resolve('listed'), resolve))),
      ),
    );
    expect(refused).toEqual(['inbox_private', 'inbox_private', 'inbox_private']);
    expect(connections).toBe(1);
  });
});
