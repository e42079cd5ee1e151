import { request } from 'node:http';
import { TestGateway, someAddress } from './support.js';

/** DNS rebinding: evil.example now leads to this machine, and a page of it sends that name as Host and Origin. */
describe('a host name that is not the service’s', () => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await TestGateway.start({ PUBLIC_URL: 'https://mail.example.org', HOST: '192.0.2.8' });
  });
  afterAll(() => gateway.stop());

  const ask = (
    host: string,
    path: string,
    { method = 'GET', headers = {} }: { method?: string; headers?: object } = {},
  ) =>
    new Promise<{ status: number; body: string }>((resolve, reject) => {
      const { hostname, port } = new URL(gateway.url);
      const call = request({ hostname, port, path, method, headers: { ...headers, host }, agent: false });
      call.on('upgrade', (_, socket) => {
        socket.destroy();
        resolve({ status: 101, body: '' });
      });
      call.on('response', (response) => {
        if (response.headers['content-type']?.startsWith('text/event-stream')) {
          response.destroy();
          resolve({ status: 200, body: '' });
          return;
        }
        let body = '';
        response.on('data', (chunk: Buffer) => (body += chunk.toString()));
        response.on('end', () => resolve({ status: response.statusCode ?? 0, body }));
      });
      call.on('error', reject).end();
    });
  const handshake = {
    connection: 'Upgrade',
    upgrade: 'websocket',
    'sec-websocket-version': '13',
    'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
  };
  const webSocket = '/socket.io/?EIO=4&transport=websocket';
  const polling = '/socket.io/?EIO=4&transport=polling';

  it.each([
    'evil.example',
    'evil.example:3000',
    'localhost.evil.example',
    'mail.example.org.evil.example',
    '127.0.0.1.evil.example',
    '10.0.0.1',
    '[2001:db8::1]',
    'localhost@evil.example',
  ])('gets no mail, no change, no stream and no socket: %j', async (host) => {
    const address = someAddress();
    await gateway.deliver(address, 'private');
    for (const [path, method] of [
      [`/api/emails?to=${address}`],
      [`/api/inboxes/${address}/events`],
      ['/api/inboxes'],
      ['/api/inboxes', 'POST'],
      ['/admin/queues'],
    ] as const) {
      const { status, body } = await ask(host, path, { method, headers: { origin: `http://${host}` } });
      expect([path, status]).toEqual([path, 403]);
      expect(body).not.toContain('private');
    }
    for (const path of [webSocket, polling]) {
      const headers = { origin: `http://${host}`, ...(path === webSocket && handshake) };
      // engine.io answers a refused upgrade with 400, and a refused poll with 403.
      expect((await ask(host, path, { headers })).status).toBe(path === webSocket ? 400 : 403);
    }
  });

  it.each([
    'mail.example.org',
    'MAIL.example.org:443',
    'mail.example.org.',
    'localhost:3000',
    '127.0.0.1',
    '127.9.9.9:1',
    '[::1]:3000',
    '192.0.2.8',
  ])('does not include %j: the service answers there', async (host) => {
    const address = someAddress();
    expect((await ask(host, `/api/emails?to=${address}`)).status).toBe(200);
    expect((await ask(host, `/api/inboxes/${address}/events`)).status).toBe(200);
    expect((await ask(host, webSocket, { headers: handshake })).status).toBe(101);
  });

  it('gets public files, and probes and scrapers that use a name of their own are answered', async () => {
    for (const path of ['/health/live', '/metrics']) expect((await ask('gateway:3000', path)).status).toBe(200);
    expect((await ask('evil.example', '/robots.txt')).status).toBe(200);
  });

  it('does not include the IPv6 address of HOST, however that is written', async () => {
    await gateway.stop();
    gateway = await TestGateway.start({ HOST: '2001:0DB8::0001' });
    expect((await ask('[2001:db8::1]:3000', '/api/stats')).status).toBe(200);
    expect((await ask('[2001:db8::2]:3000', '/api/stats')).status).toBe(403);
  });

  it('includes no IP address where the gateway listens on all of them, but every foreign name', async () => {
    await gateway.stop();
    for (const HOST of ['0.0.0.0', '::', '0:0:0:0:0:0:0:0']) {
      gateway = await TestGateway.start({ HOST });
      for (const own of ['10.0.0.1:3000', '[2001:db8::1]:3000']) {
        expect([HOST, own, (await ask(own, '/api/stats')).status]).toEqual([HOST, own, 200]);
      }
      expect((await ask('evil.example', '/api/stats')).status).toBe(403);
      await gateway.stop();
    }
    gateway = await TestGateway.start();
  });
});
