import { deliveryListSchema, plusAddress, type Address, type DeliveryList } from '@efemera/contract';
import { newMailId } from '@efemera/storage';
import { adminToken, domain, nextEvent, someAddress, TestGateway, until } from './support.js';

describe('/api/inboxes/A/deliveries', () => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await TestGateway.start();
  });
  afterAll(() => gateway.stop());

  const times = () => ({ connectedAtMs: Date.now() - 20, tlsVersion: null, afterMs: { hello: 1, data: 9 } });
  const deliver = async (address: Address, tag: string | null = null) => {
    const id = newMailId();
    await gateway.storage.mails.store({
      id,
      address,
      tag,
      receivedAtMs: Date.now(),
      from: 'Ana <ana@sender.test>',
      subject: 'Hello',
      source: Buffer.from('Subject: Hello\r\n\r\nHi there.\r\n'),
      envelope: { ip: '192.0.2.1', helo: 'mx.sender.test', mailFrom: 'ana@sender.test', tls: false },
      times: times(),
    });
    return id;
  };
  const refuse = (address: Address) =>
    gateway.storage.deliveries.noteRefusal(
      address,
      {
        refusedAtMs: Date.now(),
        helo: 'mx.sender.test',
        mailFrom: 'ana@sender.test',
        size: 11_000_000,
        reply: { code: 552, text: '5.3.4 The message is too large' },
        times: times(),
      },
      { takesAny: true },
    );
  const list = (address: string, key?: string) => gateway.call('GET', `/api/inboxes/${address}/deliveries`, { key });
  const read = async (address: string, key?: string) =>
    deliveryListSchema.parse(await (await list(address, key)).json()).deliveries;

  it('lists the steps of a delivery, its push to a page, and refused mail', async () => {
    const { address, token } = await gateway.claim();
    const page = await gateway.connect();
    await page.emitWithAck('inbox:watch', { to: address, token });
    const received = nextEvent(page, 'mail:received');
    const id = await deliver(address);
    await received;
    await refuse(address);
    const deliveries = await until('the mail was parsed and pushed', async () => {
      const known = await read(address, token);
      const steps = known[1]?.steps.map(({ step }) => step) ?? [];
      return steps.includes('parsed') && steps.includes('pushed') ? known : null;
    });
    expect(deliveries).toMatchObject([
      { outcome: 'refused', id: null, reply: { code: 552 } },
      { outcome: 'stored', id, sender: 'ana@sender.test', client: 'mx.sender.test', tls: null },
    ]);
    page.disconnect();
  });

  it.each([
    ['a long-poll', (path: string) => `/api/emails?to=${path}&wait=30`],
    ['an event stream', (path: string) => `/api/inboxes/${path}/events`],
  ])('records a push to %s', async (_, pathOf) => {
    const { address, token } = await gateway.claim();
    const before = await deliver(address);
    const since = (path: string) => (path.includes('wait') ? `${path}&since=${before}` : path);
    const told = gateway.call('GET', since(pathOf(address)), { key: token });
    await until('somebody waits', async () => {
      const metrics = await (await fetch(`${gateway.url}/metrics`)).text();
      return /^efemera_(waiters|streams_open) [1-9]/m.test(metrics);
    });
    const id = await deliver(address);
    const response = await told;
    const known = await until('it is known to be pushed', async () => {
      const deliveries = await read(address, token);
      return deliveries[0]?.steps.some(({ step }) => step === 'pushed') ? deliveries : null;
    });
    expect(known[0]?.id).toBe(id);
    // The earlier mail arrived before any client waited, so it was not pushed.
    expect(known[1]?.steps.map(({ step }) => step)).not.toContain('pushed');
    await response.body?.cancel();
  });

  it('records no push of a mail if the only client follows another plus address', async () => {
    const { address, token } = await gateway.claim();
    const page = await gateway.connect();
    await page.emitWithAck('inbox:watch', { to: plusAddress(address, 'shop'), token });
    const ids = [await deliver(address, 'news'), await deliver(address, 'shop')];
    const pushed = await until('the later mail is known to be pushed', async () => {
      const deliveries = await read(address, token);
      const told = deliveries.filter(({ steps }) => steps.some(({ step }) => step === 'pushed'));
      return told.some(({ id }) => id === ids[1]) ? told : null;
    });
    expect(pushed.map(({ id }) => id)).toEqual([ids[1]]);
    page.disconnect();
  });

  it('opens to everybody who may read the inbox, and to nobody else', async () => {
    const open = someAddress();
    await refuse(open);
    expect(await read(open)).toHaveLength(1);
    const { address } = await gateway.claim();
    const { token: stranger } = await gateway.claim();
    await deliver(address);
    for (const key of [undefined, stranger]) {
      const response = await list(address, key);
      expect(response.status).toBe(403);
      expect(await response.json()).toMatchObject({ error: { code: 'inbox_private' } });
    }
    expect((await list(`postmaster@${domain}`)).status).toBe(403);
    expect((await list(`postmaster@${domain}`, adminToken)).status).toBe(200);
  });

  it('asks SMTP for running deliveries of a held inbox, and lists them for those who may read it', async () => {
    const { address, token } = await gateway.claim();
    const open = someAddress();
    const asked: string[] = [];
    const stop = gateway.storage.deliveryWaits.follow((one) => void asked.push(one));
    await until('it is asked for', async () => (await list(open)) && (await list(address, token)) && asked[0]);
    expect(new Set(asked)).toEqual(new Set([address]));
    stop();
    const delivery = {
      id: 'one',
      state: 'sending',
      startedAt: new Date().toISOString(),
      sender: 'ana@sender.test',
      client: 'mx.sender.test',
      tls: null,
      received: 5,
      size: 10,
    } as const;
    const [page, stranger] = [await gateway.connect(), await gateway.connect()];
    await page.emitWithAck('inbox:watch', { to: address, token });
    await stranger.emitWithAck('inbox:watch', { to: address });
    const told: string[] = [];
    stranger.onAny((event: string) => told.push(event));
    const changed = nextEvent(page, 'deliveries:changed');
    await gateway.storage.deliveries.noteRunning(address, delivery.id, delivery, 60_000);
    expect(await changed).toEqual({ to: address });
    expect(deliveryListSchema.parse(await (await list(address, token)).json()).running).toEqual([delivery]);
    // A later event has reached the holder, so this one would have reached the stranger.
    const received = nextEvent(page, 'mail:received');
    await deliver(address);
    await received;
    expect(told).toEqual([]);
    for (const socket of [page, stranger]) socket.disconnect();
  });

  it('is empty where no mail came and after a mail was deleted, and tells the two apart by `hasReceived`', async () => {
    const { address, token } = await gateway.claim();
    const readAll = async (): Promise<unknown> => (await list(address, token)).json();
    expect(await readAll()).toEqual({ deliveries: [], hasReceived: false });
    const id = await deliver(address);
    await gateway.call('DELETE', `/api/emails?to=${address}&id=${id}`, { key: token });
    expect(await readAll()).toEqual({ deliveries: [], hasReceived: true });
  });

  it.each([
    ['a@foreign.test', 422, 'address_invalid'],
    ['nonsense', 400, 'address_malformed'],
    [`%00@${domain}`, 400, 'address_malformed'],
  ])('refuses %s', async (address, status, code) => {
    const response = await list(address);
    const body = (await response.json()) as DeliveryList | { error: { code: string } };
    expect([response.status, 'error' in body && body.error.code]).toEqual([status, code]);
  });
});
