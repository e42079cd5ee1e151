import { createECDH, randomBytes } from 'node:crypto';
import { limits, siteConfigSchema } from '@efemera/contract';
import { isPushKeyPair, newPushKeys } from '@efemera/push';
import { NameServer } from '@efemera/testing/name-server';
import { adminToken, domain, someAddress, TestGateway } from './support.js';

function someSubscription(endpoint = `https://8.8.8.8/send/${randomBytes(6).toString('hex')}`) {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  // The form that Chromium's `JSON.stringify(subscription)` gives.
  const keys = { p256dh: pair.getPublicKey('base64url'), auth: randomBytes(16).toString('base64url') };
  return { endpoint, expirationTime: null, keys };
}

describe('/api/inboxes/A/push', () => {
  let gateway: TestGateway;
  let names: NameServer;
  beforeAll(async () => {
    names = await NameServer.start();
    names.set({
      'inside.test': { A: ['10.0.0.1'] },
      'half.test': { A: ['8.8.8.8'], AAAA: ['fd00::1'] },
      'outside.test': { A: ['8.8.8.8'] },
      'allowed.test': { A: ['127.0.0.1'] },
    });
    gateway = await TestGateway.start({ WEBHOOK_ALLOW_NETWORKS: '127.0.0.1', DNS_SERVERS: names.address });
  });
  afterAll(async () => {
    await gateway.stop();
    await names.stop();
  });

  const path = (address: string) => `/api/inboxes/${address}/push`;
  const put = (address: string, options: Parameters<TestGateway['call']>[2]) =>
    gateway.call('PUT', path(address), { body: someSubscription(), ...options });
  const refusal = async (response: Response) => [
    response.status,
    ((await response.json()) as { error: { code: string } }).error.code,
  ];

  it('subscribes each browser once, and ends one subscription by its endpoint or all of the caller’s key', async () => {
    const { address, token, cookie } = await gateway.claim();
    const count = () => gateway.storage.push.count(address);
    const body = someSubscription();
    for (const options of [{ cookie }, { key: token }, { cookie }]) {
      const response = await put(address, { ...options, body });
      expect([response.status, await response.text()]).toEqual([204, '']);
    }
    expect(await count()).toBe(1);
    await put(address, { cookie });
    await put(address, { key: token });
    expect(await count()).toBe(3);
    const remove = (options: Parameters<TestGateway['call']>[2]) => gateway.call('DELETE', path(address), options);
    for (let time = 0; time < 2; time++) expect((await remove({ cookie, body })).status).toBe(204);
    expect(await count()).toBe(2);
    expect((await remove({ cookie })).status).toBe(204);
    expect(await count()).toBe(1);
    expect((await remove({ key: token })).status).toBe(204);
    expect(await count()).toBe(0);
  });

  it('keeps at most five subscriptions for an inbox, however many browsers subscribe', async () => {
    const { address, token } = await gateway.claim();
    for (let n = 0; n < limits.maxPushSubscriptionsPerInbox + 3; n++) {
      expect((await put(address, { key: token })).status).toBe(204);
    }
    expect(await gateway.storage.push.count(address)).toBe(limits.maxPushSubscriptionsPerInbox);
  });

  it('refuses strangers, inboxes that nobody holds, and former holders', async () => {
    const { address, token } = await gateway.claim();
    const { token: stranger } = await gateway.claim();
    const calls = (of: string, key?: string) => [put(of, { key }), gateway.call('DELETE', path(of), { key })];
    for (const call of [...calls(address), ...calls(address, stranger)]) {
      expect(await refusal(await call)).toEqual([403, 'inbox_private']);
    }
    const open = someAddress();
    for (const call of [...calls(open), ...calls(open, token), ...calls(`postmaster@${domain}`, adminToken)]) {
      expect(await refusal(await call)).toEqual([403, 'holder_required']);
    }
    await put(address, { key: token });
    await gateway.call('DELETE', `/api/inboxes/${address}`, { key: token });
    for (const call of calls(address, token)) expect(await refusal(await call)).toEqual([403, 'holder_required']);
    // A restored inbox begins without subscriptions.
    await gateway.call('PATCH', `/api/inboxes/${address}`, { key: token, body: { extend: true } });
    expect(await gateway.storage.push.count(address)).toBe(0);
  });

  it.each([
    'http://8.8.8.8/send/x',
    'http://outside.test/send/x',
    'http://unknown.test/send/x',
    'https://127.0.0.2/send/x',
    'https://[::1]/send/x',
    'https://localhost/send/x',
    'https://169.254.169.254/latest',
    'https://10.0.0.1/',
    'https://2130706434/',
    'https://inside.test/',
    'https://half.test/',
    'https://user:word@8.8.8.8/',
    'https://8.8.8.8:25/',
    'ftp://8.8.8.8/',
    'file:///etc/passwd',
    'nonsense',
    '',
    `https://8.8.8.8/${'x'.repeat(3000)}`,
  ])('refuses the endpoint %s', async (endpoint) => {
    const { address, token } = await gateway.claim();
    expect(await refusal(await put(address, { key: token, body: someSubscription(endpoint) }))).toEqual([
      422,
      'endpoint_refused',
    ]);
    expect(await gateway.storage.push.count(address)).toBe(0);
  });

  it.each([
    'https://8.8.8.8/send/x',
    'https://outside.test:8443/send/x?y=z',
    'https://unknown.test/send/x',
    'http://127.0.0.1:9999/send/x',
    'http://allowed.test:9999/send/x',
  ])('takes the endpoint %s', async (endpoint) => {
    const { address, token } = await gateway.claim();
    expect((await put(address, { key: token, body: someSubscription(endpoint) })).status).toBe(204);
  });

  it('refuses keys that nothing can be encrypted with', async () => {
    const { address, token } = await gateway.claim();
    const { endpoint, keys } = someSubscription();
    const other = createECDH('secp256k1');
    other.generateKeys();
    for (const wrong of [
      { ...keys, p256dh: other.getPublicKey('base64url') },
      { ...keys, p256dh: other.getPublicKey('base64url', 'compressed') },
      { ...keys, p256dh: '' },
      { ...keys, auth: randomBytes(15).toString('base64url') },
      { ...keys, auth: 'A'.repeat(10_000) },
    ]) {
      const body = { endpoint, keys: wrong };
      expect(await refusal(await put(address, { key: token, body }))).toEqual([422, 'endpoint_refused']);
    }
  });

  it.each([[{}], [{ endpoint: 7, keys: {} }], [{ endpoint: 'https://8.8.8.8/' }], [[]]])('refuses %j', async (body) => {
    const { address, token } = await gateway.claim();
    expect(await refusal(await put(address, { key: token, body }))).toEqual([400, 'bad_request']);
  });

  it('gives the page the key to subscribe with, the same from every gateway', async () => {
    const [other, off] = await Promise.all([TestGateway.start(), TestGateway.start({ PUSH: 'off' })]);
    const keyOf = async (of: TestGateway) =>
      siteConfigSchema.parse(await (await of.call('GET', '/api/config')).json()).pushPublicKey;
    const [first, second] = await Promise.all([keyOf(gateway), keyOf(other)]);
    expect(Buffer.from(first ?? '', 'base64url')).toHaveLength(65);
    expect(second).toBe(first);
    const kept = await gateway.storage.pushKeys.read();
    expect(kept?.publicKey).toBe(first);
    expect(kept && isPushKeyPair(kept)).toBe(true);

    expect(await keyOf(off)).toBeNull();
    const { address, token } = await off.claim();
    const refused = await off.call('PUT', path(address), { key: token, body: someSubscription() });
    expect(await refusal(refused)).toEqual([403, 'push_off']);
    expect((await off.call('DELETE', path(address), { key: token })).status).toBe(204);
    await Promise.all([other.stop(), off.stop()]);
  });

  it('gives the page the public key of the settings, and never the private one', async () => {
    const { publicKey, privateKey } = newPushKeys();
    const own = await TestGateway.start({ PUSH_PUBLIC_KEY: publicKey, PUSH_PRIVATE_KEY: privateKey });
    const config = siteConfigSchema.parse(await (await own.call('GET', '/api/config')).json());
    expect(config.pushPublicKey).toBe(publicKey);
    expect(JSON.stringify(config)).not.toContain(privateKey);
    await own.stop();
  });
});
