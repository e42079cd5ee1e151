import {
  newWebhookSchema,
  webhookDeliveryListSchema,
  webhookDeliverySchema,
  webhookListSchema,
  type Address,
  type NewWebhook,
} from '@efemera/contract';
import { newMailId } from '@efemera/storage';
import { NameServer } from '@efemera/testing/name-server';
import { adminToken, domain, someAddress, TestGateway } from './support.js';

const url = 'http://127.0.0.1:9999/hook';

describe('/api/inboxes/A/webhooks', () => {
  let gateway: TestGateway;
  let names: NameServer;
  beforeAll(async () => {
    names = await NameServer.start();
    names.set({
      'inside.test': { A: ['10.0.0.1'] },
      'half.test': { A: ['127.0.0.1'], AAAA: ['fd00::1'] },
      'allowed.test': { A: ['127.0.0.1'] },
    });
    gateway = await TestGateway.start({ WEBHOOK_ALLOW_NETWORKS: '127.0.0.1', DNS_SERVERS: names.address });
  });
  afterAll(async () => {
    await gateway.stop();
    await names.stop();
  });

  const path = (address: string, rest = '') => `/api/inboxes/${address}/webhooks${rest}`;
  const add = (address: string, key?: string, body: unknown = { url }) =>
    gateway.call('POST', path(address), { key, body });
  const created = async (address: string, key: string, body?: unknown) =>
    newWebhookSchema.parse(await (await add(address, key, body)).json());
  const refusal = async (response: Response) => [
    response.status,
    ((await response.json()) as { error: { code: string } }).error.code,
  ];
  /** Plans deliveries for a mail as the worker does. */
  const plan = async (address: Address, id = newMailId()) => ({
    id,
    jobs: await gateway.storage.webhooks.plan(address, 'mail:received', id),
  });

  it('adds a webhook for the holder, shows its secret once, lists it and removes it', async () => {
    const { address, token, cookie } = await gateway.claim();
    const response = await add(address, token);
    expect(response.status).toBe(201);
    const webhook = newWebhookSchema.strict().parse(await response.json());
    expect(webhook).toMatchObject({ url, events: ['mail:received'] });
    expect(webhook.secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    for (const options of [{ key: token }, { cookie }]) {
      const listed = await (await gateway.call('GET', path(address), options)).json();
      expect(webhookListSchema.parse(listed)).toEqual({ webhooks: [{ ...webhook, secret: undefined }] });
      expect(JSON.stringify(listed)).not.toContain('whsec_');
    }
    expect((await gateway.call('DELETE', path(address, `/${webhook.id}`), { key: token })).status).toBe(204);
    expect(await refusal(await gateway.call('DELETE', path(address, `/${webhook.id}`), { key: token }))).toEqual([
      404,
      'webhook_not_found',
    ]);
    expect(await (await gateway.call('GET', path(address), { key: token })).json()).toEqual({ webhooks: [] });
  });

  it('refuses strangers, inboxes that nobody holds, and former holders', async () => {
    const { address, token } = await gateway.claim();
    const { token: stranger } = await gateway.claim();
    const webhook = await created(address, token);
    const calls = (of: string, key?: string) => [
      add(of, key),
      gateway.call('GET', path(of), { key }),
      gateway.call('DELETE', path(of, `/${webhook.id}`), { key }),
      gateway.call('GET', path(of, `/${webhook.id}/deliveries`), { key }),
      gateway.call('POST', path(of, `/${webhook.id}/deliveries/x/replay`), { key }),
    ];
    for (const call of [...calls(address), ...calls(address, stranger)]) {
      expect(await refusal(await call)).toEqual([403, 'inbox_private']);
    }
    const open = someAddress();
    for (const call of [...calls(open), ...calls(open, token), ...calls(`postmaster@${domain}`, adminToken)]) {
      expect(await refusal(await call)).toEqual([403, 'holder_required']);
    }
    await gateway.call('DELETE', `/api/inboxes/${address}`, { key: token });
    for (const call of calls(address, token)) expect(await refusal(await call)).toEqual([403, 'holder_required']);
    // A restored inbox begins without webhooks.
    await gateway.call('PATCH', `/api/inboxes/${address}`, { key: token, body: { extend: true } });
    expect(await (await gateway.call('GET', path(address), { key: token })).json()).toEqual({ webhooks: [] });
  });

  it('refuses a fourth webhook', async () => {
    const { address, token } = await gateway.claim();
    const answers = await Promise.all(Array.from({ length: 5 }, () => add(address, token)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 201, 409, 409]);
    expect(await refusal(await add(address, token))).toEqual([409, 'too_many_webhooks']);
  });

  it.each([
    [{}],
    [{ url: 7 }],
    [{ url: null }],
    [{ url, events: [] }],
    [{ url, events: ['mail:read'] }],
    [{ url, events: 'mail:received' }],
    [{ url, events: ['mail:received', 'mail:updated', 'mail:received'] }],
    [[url]],
  ])('refuses %j', async (body) => {
    const { address, token } = await gateway.claim();
    expect(await refusal(await add(address, token, body))).toEqual([400, 'bad_request']);
  });

  it.each([
    'nonsense',
    'ftp://example.com/',
    'file:///etc/passwd',
    'http://user:word@example.com/',
    'http://example.com:25/',
    `http://example.com/${'x'.repeat(3000)}`,
  ])('refuses a URL that is malformed or not allowed (case %#)', async (wrong) => {
    const { address, token } = await gateway.claim();
    expect(await refusal(await add(address, token, { url: wrong }))).toEqual([422, 'webhook_url_invalid']);
  });

  it.each([
    'http://127.0.0.2:9999/',
    'http://[::1]:9999/',
    'http://169.254.169.254/latest/meta-data',
    'http://2130706434/',
    'http://0x7f000002/',
    'http://0177.0.0.2/',
    'http://127.2/',
    'http://[::ffff:127.0.0.2]/',
    'http://[64:ff9b::a00:1]/',
    'http://localhost:9999/',
    'http://inside.test/',
    'http://inside.test./',
    'http://half.test/',
  ])('refuses a URL that leads into a private network: %s', async (wrong) => {
    const { address, token } = await gateway.claim();
    expect(await refusal(await add(address, token, { url: wrong }))).toEqual([422, 'webhook_target_forbidden']);
  });

  it('accepts hosts that the operator allows, and a host that has no address now', async () => {
    const { address, token } = await gateway.claim();
    for (const right of ['http://allowed.test:9999/', 'https://nobody.test/x?y=z', 'http://[::ffff:127.0.0.1]:9999/']) {
      expect((await add(address, token, { url: right })).status).toBe(201);
    }
  });

  it('lists the deliveries of a webhook, and repeats one', async () => {
    const { address, token } = await gateway.claim();
    const webhook = await created(address, token);
    const other = await created(address, token, { url, events: ['mail:updated'] });
    const { id, jobs } = await plan(address);
    expect(jobs).toEqual([{ address, deliveryId: `${webhook.id}-${id}-received`, run: 0 }]);
    const read = async (of: NewWebhook, query = '') =>
      webhookDeliveryListSchema.parse(
        await (await gateway.call('GET', path(address, `/${of.id}/deliveries${query}`), { key: token })).json(),
      ).deliveries;
    const [delivery] = await read(webhook);
    expect(delivery).toMatchObject({ emailId: id, event: 'mail:received', state: 'pending', attempts: 0 });
    expect(await read(other)).toEqual([]);
    if (!delivery || !jobs[0]) throw new Error('It is not known.');
    await gateway.storage.webhooks.save(jobs[0], { ...delivery, state: 'dead', attempts: 1, lastError: 'timeout' });
    expect(await read(webhook, '?state=dead')).toMatchObject([{ id: delivery.id, lastError: 'timeout' }]);
    expect(await read(webhook, '?state=delivered')).toEqual([]);

    const before = await gateway.storage.webhookQueue.depth();
    const replay = (of: string, deliveryId: string) =>
      gateway.call('POST', path(address, `/${of}/deliveries/${deliveryId}/replay`), { key: token });
    const replayed = await replay(webhook.id, delivery.id);
    expect(replayed.status).toBe(202);
    expect(webhookDeliverySchema.strict().parse(await replayed.json())).toMatchObject({
      state: 'pending',
      attempts: 0,
    });
    expect(await gateway.storage.webhookQueue.depth()).toBe(before + 1);
    // The result of the attempt before the replay must change nothing.
    await gateway.storage.webhooks.save(jobs[0], { ...delivery, state: 'dead', attempts: 1 });
    expect(await read(webhook)).toMatchObject([{ state: 'pending' }]);

    for (const [of, deliveryId] of [
      [other.id, delivery.id],
      [webhook.id, 'nonsense'],
      [webhook.id, delivery.id.replace(id, newMailId())],
      ['nonsense', delivery.id],
    ] as const) {
      expect(await refusal(await replay(of, deliveryId))).toEqual([404, 'webhook_delivery_not_found']);
    }
    for (const wrong of ['nonsense', newMailId(), '%00']) {
      const response = await gateway.call('GET', path(address, `/${wrong}/deliveries`), { key: token });
      expect(await refusal(response)).toEqual([404, 'webhook_not_found']);
    }
    const odd = await gateway.call('GET', path(address, `/${webhook.id}/deliveries?state=odd`), { key: token });
    expect(await refusal(odd)).toEqual([400, 'bad_request']);
  });

  it('keeps the last fifty deliveries of a webhook, and gives up older ones', async () => {
    const { address, token } = await gateway.claim();
    const webhook = await created(address, token);
    // Ids of one millisecond have no order.
    const first = await plan(address, newMailId(Date.now() - 1000));
    for (let n = 0; n < 50; n++) await plan(address);
    expect(await gateway.storage.webhooks.deliveries(address, webhook.id)).toHaveLength(50);
    expect(first.jobs[0] && (await gateway.storage.webhooks.due(first.jobs[0]))).toBeNull();
  });

  it('answers 403 webhooks_off when WEBHOOKS is off', async () => {
    const without = await TestGateway.start({ WEBHOOKS: 'off' });
    const { address, token } = await without.claim();
    const response = await without.call('POST', path(address), { key: token, body: { url: 'https://example.com/' } });
    expect(await refusal(response)).toEqual([403, 'webhooks_off']);
    await without.stop();
  });
});
