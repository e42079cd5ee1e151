import { once } from 'node:events';
import { createServer, type Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { paths } from '@efemera/contract';
import { jest } from '@jest/globals';
import { Server } from 'socket.io';
import { io, type Socket } from 'socket.io-client';

type Watched = (request: { to: string }, ack: (answer: object) => void) => void;

let client: Socket | undefined;
// The page never closes its socket; this test has to.
jest.unstable_mockModule('socket.io-client', () => ({ io: (options: object) => (client = io(options)) }));
const { live } = await import('./live.js');

describe('the watch of an inbox', () => {
  let http: HttpServer;
  let server: Server;
  let onWatch: Watched;
  beforeAll(async () => {
    http = createServer().listen(0, '127.0.0.1');
    await once(http, 'listening');
    const host = `127.0.0.1:${(http.address() as AddressInfo).port}`;
    Object.assign(globalThis, { location: { protocol: 'http:', host } });
    server = new Server(http, { path: paths.socket });
    server.on('connection', (socket) => socket.on('inbox:watch', (request, ack) => onWatch(request, ack)));
  });
  afterAll(async () => {
    client?.disconnect();
    await server.close();
    Reflect.deleteProperty(globalThis, 'location');
  });

  it('is repeated after a temporary refusal: the connection stays up, so nothing else would restore it', async () => {
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
});
