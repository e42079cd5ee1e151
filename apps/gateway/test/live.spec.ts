import type { Stats } from '@efemera/contract';
import { nextEvent, someAddress, TestGateway, until, type LiveClient } from './support.js';

describe('the live connection', () => {
  let gateway: TestGateway;
  let other: TestGateway;
  const sockets: LiveClient[] = [];
  beforeAll(async () => {
    [gateway, other] = await Promise.all([TestGateway.start(), TestGateway.start()]);
  });
  afterAll(async () => {
    for (const socket of sockets) socket.disconnect();
    await Promise.all([gateway.stop(), other.stop()]);
  });

  const connect = async (to = gateway, options: Parameters<TestGateway['connect']>[0] = {}) => {
    const socket = await to.connect(options);
    sockets.push(socket);
    return socket;
  };

  it('pushes a new mail, its parsed form, its read flag and its removal, on every gateway', async () => {
    const { address, token, cookie } = await gateway.claim();
    const byToken = await connect();
    const byCookie = await connect(other, { cookie });
    expect(await byToken.emitWithAck('inbox:watch', { to: address, token })).toEqual({ ok: true, emails: [] });
    expect(await byCookie.emitWithAck('inbox:watch', { to: address })).toEqual({ ok: true, emails: [] });

    const received = [byToken, byCookie].map((socket) => nextEvent(socket, 'mail:received'));
    const updated = [byToken, byCookie].map((socket) => nextEvent(socket, 'mail:updated'));
    const id = await gateway.deliver(address, 'Olá');
    for (const event of received) expect(await event).toMatchObject({ to: address, email: { id, subject: 'Olá' } });
    // No worker runs here: the gateway itself parses the mails of inboxes that a client follows.
    for (const event of updated)
      expect(await event).toMatchObject({ to: address, id, email: { preview: 'Hi there.' } });

    const flagged = nextEvent(byCookie, 'mail:updated');
    await gateway.call('PATCH', `/api/emails/${id}?to=${address}`, { key: token, body: { read: true } });
    expect(await flagged).toEqual({ to: address, id, read: true });

    const removed = nextEvent(byCookie, 'mail:removed');
    await gateway.call('DELETE', `/api/emails?to=${address}&id=${id}`, { key: token });
    expect(await removed).toEqual({ to: address, id });

    const expired = nextEvent(byCookie, 'inbox:expired');
    await gateway.call('DELETE', `/api/inboxes/${address}`, { key: token });
    expect(await expired).toEqual({ to: address });
  });

  it('answers a watch with the listing', async () => {
    const address = someAddress();
    const id = await gateway.deliver(address);
    const socket = await connect();
    expect(await socket.emitWithAck('inbox:watch', { to: address })).toMatchObject({ ok: true, emails: [{ id }] });
  });

  it('refuses strangers and sends them nothing', async () => {
    const { address, token } = await gateway.claim();
    const stranger = await connect();
    const heard: unknown[] = [];
    stranger.onAny((...event) => heard.push(event));
    for (const request of [{ to: address }, { to: address, token: 'x' }]) {
      const answer = await stranger.emitWithAck('inbox:watch', request);
      expect(answer).toMatchObject({ ok: false, error: { code: 'inbox_private' } });
    }
    const holder = await connect();
    await holder.emitWithAck('inbox:watch', { to: address, token });
    const received = nextEvent(holder, 'mail:received');
    await gateway.deliver(address);
    await received;
    await stranger.emitWithAck('inbox:unwatch', { to: address });
    expect(heard).toEqual([]);
  });

  it('ends watches when another visitor claims the address, before it sends mail of the new holder', async () => {
    const address = someAddress();
    const watcher = await connect();
    await watcher.emitWithAck('inbox:watch', { to: address });
    const heard: unknown[] = [];
    watcher.onAny((...event) => heard.push(event));
    const { token } = await gateway.claim(address);
    const holder = await connect();
    await holder.emitWithAck('inbox:watch', { to: address, token });
    const received = nextEvent(holder, 'mail:received');
    await gateway.deliver(address);
    await received;
    await watcher.emitWithAck('inbox:unwatch', { to: address });
    expect(heard).toEqual([['inbox:expired', { to: address }]]);
  });

  it('loses nothing between the listing and the first event', async () => {
    const { address, token } = await gateway.claim();
    const socket = await connect();
    const told: string[] = [];
    socket.on('mail:received', ({ email }) => told.push(email.id));
    const deliveries = Promise.all(Array.from({ length: 50 }, () => gateway.deliver(address)));
    const answer = await socket.emitWithAck('inbox:watch', { to: address, token });
    const ids = await deliveries;
    const listed = answer.ok ? answer.emails.map(({ id }) => id) : [];
    await until('all are told', () => new Set([...listed, ...told]).size >= 50);
    expect(new Set([...listed, ...told])).toEqual(new Set(ids));
  });

  it('answers unknown and malformed requests with errors, and continues', async () => {
    const socket = await connect();
    const send = socket.emitWithAck.bind(socket) as (event: string, ...payload: unknown[]) => Promise<unknown>;
    const refusal = { ok: false, error: { code: 'bad_request' } };
    for (const event of ['nope', '__proto__', 'constructor', 'inbox:watch', 'inbox:unwatch']) {
      for (const payload of [null, 7, 'x', [], {}, { to: 7 }, { to: {} }]) {
        expect(await send(event, payload)).toMatchObject(refusal);
      }
    }
    expect(await send('inbox:watch')).toMatchObject(refusal);
    socket.emit('inbox:watch', null as never, undefined as never);
    (socket.emit as (event: string) => void)('nope');
    expect(await send('inbox:watch', { to: 'a@foreign.test' })).toMatchObject({ error: { code: 'address_invalid' } });
    expect(await send('inbox:watch', { to: someAddress() })).toMatchObject({ ok: true });
  });

  it('limits the watches of one connection', async () => {
    const socket = await connect();
    for (let i = 0; i < 50; i++) {
      expect(await socket.emitWithAck('inbox:watch', { to: someAddress() })).toMatchObject({ ok: true });
    }
    const answer = await socket.emitWithAck('inbox:watch', { to: someAddress() });
    expect(answer).toMatchObject({ ok: false, error: { code: 'too_many_watches' } });
  });

  it('refuses the handshake of another site', async () => {
    await expect(gateway.connect({ origin: 'http://evil.test' })).rejects.toThrow();
    await expect(gateway.connect({ origin: `http://evil${new URL(gateway.url).host}` })).rejects.toThrow();
    (await connect(gateway, { origin: gateway.url })).disconnect();
  });

  it('pushes the counters to sockets that watch them', async () => {
    const socket = await connect(other);
    const answer = await socket.emitWithAck('stats:watch', {});
    const before = answer.ok ? answer.stats : { emailsCreated: 0, messagesReceived: 0 };
    const seen: Stats[] = [];
    socket.on('stats:updated', (stats) => seen.push(stats));
    await gateway.claim();
    await gateway.deliver(someAddress());
    // Other suites share the counters, which may have grown by more than one.
    await until('they are pushed', () => (seen.at(-1)?.emailsCreated ?? 0) > before.emailsCreated);
  });
});
