import 'reflect-metadata';
import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { resolve } from 'node:path';
import { createLogger } from '@efemera/config';
import { webhookCallSchema, type Address, type WebhookEvent } from '@efemera/contract';
import { queueNames, type WebhookJob } from '@efemera/contract/redis';
import { hashSecret, newMailId, newSecret, Storage, StorageUnavailableError } from '@efemera/storage';
import { jest } from '@jest/globals';
import { Test, type TestingModule } from '@nestjs/testing';
import { NameServer } from '@efemera/testing/name-server';
import { until } from '@efemera/testing/until';
import { verifyWebhook } from 'efemera';
import { Webhook, WebhookVerificationError } from 'standardwebhooks';
import { AppModule } from '../src/app.module.js';
import { readSettings } from '../src/config.js';
import { webhookLimits } from '../src/webhooks/limits.js';
import { RETRY_DELAYS_MS } from '../src/webhooks/webhook.processor.js';
import { WebhookTarget } from './support/webhook-target.js';

/** A separate database on the shared server: workers of other suites must not take these jobs. */
const REDIS_URL = new URL('/5', process.env['TEST_REDIS_URL']).href;
const aDay = 86_400_000;

let names: NameServer;
let worker: TestingModule;
let storage: Storage;
let target: WebhookTarget;
/** Listens on an address that webhooks may not call. */
let inside: WebhookTarget;

const startWorker = async (delaysMs: readonly number[]) => {
  const settings = readSettings({
    REDIS_URL,
    SENDER_CHECKS: 'off',
    WEBHOOK_ALLOW_NETWORKS: '127.0.0.1',
    DNS_SERVERS: names.address,
  });
  const module = await Test.createTestingModule({
    imports: [AppModule.with(settings, createLogger('worker', 'silent'))],
  })
    .overrideProvider(RETRY_DELAYS_MS)
    .useValue(delaysMs)
    .setLogger(false as never)
    .compile();
  return module.init();
};

beforeAll(async () => {
  [names, inside] = await Promise.all([NameServer.start(), WebhookTarget.start('127.0.0.2')]);
  worker = await startWorker([30, 30]);
  storage = worker.get(Storage);
  await storage.whenReady(10_000);
});
afterAll(async () => {
  await worker.close();
  await Promise.all([names.stop(), inside.stop()]);
});
beforeEach(async () => {
  target = await WebhookTarget.start();
  inside.calls.length = 0;
});
afterEach(() => target.stop());

let count = 0;
async function claim() {
  const address = `hooked${++count}-${newMailId().toLowerCase()}@efemera.localhost` as Address;
  const tokenHash = hashSecret(newSecret());
  await storage.inboxes.claim(address, { tokenHash, visitorHash: hashSecret(newSecret()) });
  return { address, tokenHash };
}

const tokenHashOf = async (address: Address) => (await storage.inboxes.read(address)).holder?.tokenHash ?? '';

async function hook(address: Address, url = target.url(), events: WebhookEvent[] = ['mail:received']) {
  const webhook = await storage.webhooks.add(address, await tokenHashOf(address), { url, events });
  if (typeof webhook === 'string') throw new Error(webhook);
  return webhook;
}

async function deliver(address: Address, isQueued = true): Promise<string> {
  const id = newMailId();
  await storage.mails.store({
    id,
    address,
    receivedAtMs: Date.now(),
    from: 'Shop <hello@shop.test>',
    subject: 'Welcome',
    source: Buffer.from(
      'From: Shop <hello@shop.test>\r\nSubject: Welcome\r\n\r\nYour verification code is 482913.\r\n',
    ),
    envelope: { ip: '192.0.2.10', helo: 'mx.shop.test', mailFrom: 'bounce@shop.test', tls: false },
  });
  if (isQueued) storage.enrichQueue.add({ address, id });
  return id;
}

const settled = (address: Address, webhook: string) =>
  until('the call is settled', async () => {
    const [delivery] = (await storage.webhooks.deliveries(address, webhook)) ?? [];
    return delivery && delivery.state !== 'pending' ? delivery : null;
  });
/** Never answers its callers; returns the largest number of callers that waited at the same time. */
function neverAnswers(target: WebhookTarget): () => number {
  let [waiting, most] = [0, 0];
  target.answer = (response) => {
    most = Math.max(most, ++waiting);
    response.on('close', () => waiting--);
  };
  return () => most;
}
const called = (times: number) => until(`${times} calls came`, () => target.calls.length >= times || null);
const idle = () => until('nothing waits', async () => (await storage.webhookQueue.depth()) === 0 || null);

/** The function that docs/api.md gives to verify a call. */
async function documentedCheck() {
  const readme = readFileSync(resolve(import.meta.dirname, '../../../docs/api.md'), 'utf8');
  const blocks = readme.split('```js\n').map((text) => text.split('```', 1)[0] ?? '');
  const source = blocks.find((block) => block.includes('function isFromEfemera')) ?? '';
  const url = `data:text/javascript,${encodeURIComponent(source)}`;
  const module = (await import(url)) as {
    isFromEfemera: (body: string, signature: unknown, secret: string, tolerance?: number) => boolean;
  };
  return module.isFromEfemera;
}

describe('a webhook', () => {
  it('is called after a mail is parsed: signed, with the code, without a cookie or the IP of the client', async () => {
    const { address } = await claim();
    const { id, secret } = await hook(address);
    const emailId = await deliver(address);
    await called(1);
    const [call] = target.calls;
    expect(call).toMatchObject({ method: 'POST', path: '/hook' });
    expect(webhookCallSchema.parse(call?.body)).toEqual(call?.body);
    expect(call?.body).toMatchObject({
      id: `${id}-${emailId}-received`,
      event: 'mail:received',
      to: address,
      email: { id: emailId, code: '482913', preview: 'Your verification code is 482913.' },
    });
    expect(call?.headers).toMatchObject({
      'content-type': 'application/json',
      'user-agent': 'Efemera-Webhooks',
      'efemera-event': 'mail:received',
      'efemera-delivery': `${id}-${emailId}-received`,
    });
    expect(call?.headers.cookie).toBeUndefined();
    expect(call?.text).not.toContain('192.0.2.10');

    const isFromEfemera = await documentedCheck();
    const signature = call?.headers['efemera-signature'];
    expect(isFromEfemera(call?.text ?? '', signature, secret)).toBe(true);
    expect(isFromEfemera(`${call?.text} `, signature, secret)).toBe(false);
    expect(isFromEfemera(call?.text ?? '', signature, `${secret}x`)).toBe(false);
    expect(isFromEfemera(call?.text ?? '', String(signature).replace(/t=\d+/, 't=1'), secret)).toBe(false);
    expect(isFromEfemera(call?.text ?? '', undefined, secret)).toBe(false);
    // The library of Standard Webhooks verifies the call.
    const standard = (body: string, changed: Record<string, string> = {}, key = secret) =>
      new Webhook(key).verify(body, { ...(call?.headers as Record<string, string>), ...changed });
    expect(call?.headers['webhook-id']).toBe(`${id}-${emailId}-received`);
    expect(standard(call?.text ?? '')).toEqual(call?.body);
    // The client package verifies the call by either signature.
    const headers = call?.headers ?? {};
    const former = { body: call?.text ?? '', signature: String(signature), secret };
    expect(await verifyWebhook({ body: call?.text ?? '', headers, secret })).toEqual(call?.body);
    expect(await verifyWebhook(former)).toEqual(call?.body);
    await expect(verifyWebhook({ body: `${call?.text} `, headers, secret })).rejects.toThrow('not signed');
    const other = `whsec_${Buffer.alloc(32).toString('base64')}`;
    for (const forged of [
      () => standard(`${call?.text} `),
      () => standard(call?.text ?? '', { 'webhook-id': 'x' }),
      () => standard(call?.text ?? '', { 'webhook-timestamp': '1' }),
      () => standard(call?.text ?? '', {}, other),
    ]) {
      expect(forged).toThrow(WebhookVerificationError);
    }
    expect(await settled(address, id)).toMatchObject({
      state: 'delivered',
      attempts: 1,
      lastStatus: 204,
      lastError: null,
    });
    // The job may run twice; the call must be made once.
    storage.enrichQueue.add({ address, id: emailId });
    await until('the second job has ended', async () => (await storage.enrichQueue.depth()) === 0 || null);
    await idle();
    expect(target.calls).toHaveLength(1);
    // A delivery that is queued again after its call is not called again either.
    await storage.webhookQueue.add([{ address, deliveryId: `${id}-${emailId}-received`, run: 0 }]);
    await idle();
    expect(target.calls).toHaveLength(1);
  });

  it('is called once for a mail that SMTP stored but could not queue before it died', async () => {
    const { address } = await claim();
    const { id } = await hook(address);
    const emailId = await deliver(address, false);
    expect(await settled(address, id)).toMatchObject({ state: 'delivered', emailId });
    expect((await storage.mails.get(address, emailId))?.parsed).toBe(true);
    await idle();
    expect(target.calls).toHaveLength(1);
  });

  it('is called for its own events only; of several webhooks each is called', async () => {
    const { address } = await claim();
    const [first, second, other] = [
      await hook(address, target.url('/first')),
      await hook(address, target.url('/second')),
      await hook(address, target.url('/other'), ['mail:updated']),
    ];
    const fourth = { url: target.url(), events: ['mail:received' as const] };
    expect(await storage.webhooks.add(address, await tokenHashOf(address), fourth)).toBe('full');
    await deliver(address);
    await Promise.all([settled(address, first.id), settled(address, second.id)]);
    expect(target.calls.map(({ path }) => path).sort()).toEqual(['/first', '/second']);
    expect(await storage.webhooks.deliveries(address, other.id)).toEqual([]);
  });

  it('is called again, with the same delivery id, until it accepts the call', async () => {
    const { address } = await claim();
    const { id } = await hook(address);
    const answers = [500, 302];
    target.answer = (response) => void response.writeHead(answers.shift() ?? 200, { Location: '/else' }).end();
    await deliver(address);
    expect(await settled(address, id)).toMatchObject({ state: 'delivered', attempts: 3, lastStatus: 200 });
    expect(new Set(target.calls.map(({ headers }) => headers['efemera-delivery'])).size).toBe(1);
  });

  it('gives a delivery up after the last attempt, shows the reason, and repeats it when its holder asks', async () => {
    const { address } = await claim();
    const { id } = await hook(address);
    target.answer = (response) => void response.writeHead(503).end();
    await deliver(address);
    const dead = await settled(address, id);
    expect(dead).toMatchObject({ state: 'dead', attempts: 3, lastStatus: 503, lastError: 'status_refused' });
    expect(dead.nextAttemptAt).toBeNull();
    target.answer = (response) => void response.writeHead(200).end();
    const restarted = await storage.webhooks.restart(address, dead.id);
    expect(restarted?.delivery).toMatchObject({ state: 'pending', attempts: 0 });
    await storage.webhookQueue.add(restarted ? [restarted.job] : []);
    expect(await settled(address, id)).toMatchObject({ id: dead.id, state: 'delivered', attempts: 1 });
    expect(target.calls).toHaveLength(4);
  });

  it.each([
    ['is given up at once after a 410', 410, {}, 'status_refused', 1, 'dead'],
    ['does not follow a redirect that is no 307 or 308', 301, { Location: '/else' }, 'redirect_refused', 3, 'dead'],
    ['does not follow a malformed location', 307, { Location: 'http://[' }, 'redirect_refused', 3, 'dead'],
    ['does not follow an endless chain of redirects', 308, { Location: '/hook' }, 'redirect_refused', 3, 'dead'],
  ])('%s', async (_, status, headers, lastError, attempts, state) => {
    const { address } = await claim();
    const { id } = await hook(address);
    target.answer = (response) => void response.writeHead(status, headers).end();
    await deliver(address);
    expect(await settled(address, id)).toMatchObject({ state, attempts, lastStatus: status, lastError });
  });

  it('follows a redirect that keeps the method', async () => {
    const { address } = await claim();
    const { id } = await hook(address);
    target.answer = (response, { path }) =>
      void (path === '/hook' ? response.writeHead(307, { Location: '/moved' }) : response.writeHead(200)).end();
    await deliver(address);
    expect(await settled(address, id)).toMatchObject({ state: 'delivered', attempts: 1 });
    expect(target.calls.map(({ method, path }) => `${method} ${path}`)).toEqual(['POST /hook', 'POST /moved']);
    expect(target.calls[1]?.text).toBe(target.calls[0]?.text);
  });

  it('is delivered to a target that answers endlessly, and is given up for one that does not speak HTTP', async () => {
    const { address } = await claim();
    const { id } = await hook(address);
    let closed = false;
    target.answer = (response) => {
      response.writeHead(200).on('close', () => (closed = true));
      const pour = () => {
        while (!response.destroyed && response.write('x'.repeat(65_536)));
      };
      response.on('drain', pour);
      pour();
    };
    await deliver(address);
    expect(await settled(address, id)).toMatchObject({ state: 'delivered' });
    await until('the connection was closed', () => closed || null);

    const other = await claim();
    const broken = await hook(other.address);
    target.answer = (response) => void response.socket?.end('SSH-2.0\r\n');
    await deliver(other.address);
    expect(await settled(other.address, broken.id)).toMatchObject({ state: 'dead', lastError: 'connection_failed' });
  });
});

describe('a webhook never reaches a private address', () => {
  const isForbidden = async (url: string) => {
    const { address } = await claim();
    // Bypasses the gateway's check of the URL: this tests the call itself.
    const { id } = await hook(address, url);
    await deliver(address);
    expect(await settled(address, id)).toMatchObject({
      state: 'dead',
      attempts: 1,
      lastStatus: null,
      lastError: 'target_forbidden',
    });
    expect(inside.calls).toEqual([]);
  };

  it.each(['127.0.0.2', '127.2', '2130706434', '0x7f000002', '0177.0.0.2', '[::ffff:127.0.0.2]', 'localhost', '[::1]'])(
    'by the address %s',
    async (host) => isForbidden(`http://${host}:${inside.port}/hook`),
  );

  it('by a name that resolves to a private address, alone or among others', async () => {
    names.set({
      'inside.test': { A: ['127.0.0.2'] },
      'mapped.test': { AAAA: ['::ffff:127.0.0.2'] },
      'both.test': { A: ['127.0.0.1'], AAAA: ['::1'] },
      'metadata.test': { A: ['169.254.169.254'] },
    });
    for (const name of names.entries.keys()) await isForbidden(`http://${name}:${inside.port}/hook`);
  });

  it('by a redirect', async () => {
    for (const location of [inside.url(), `http://inside.test:${inside.port}/`, 'file:///etc/passwd']) {
      target.answer = (response) => void response.writeHead(307, { Location: location }).end();
      await isForbidden(target.url());
    }
  });

  it('by a name whose address changes after the check: the checked address is called', async () => {
    names.set({ 'moving.test': { A: ['127.0.0.1'] } });
    const { address } = await claim();
    const { id } = await hook(address, target.url('/hook', 'moving.test'));
    const before = names.asked.length;
    await deliver(address);
    expect(await settled(address, id)).toMatchObject({ state: 'delivered' });
    expect(target.calls[0]?.headers.host).toBe(`moving.test:${target.port}`);
    expect(names.asked.slice(before).filter((asked) => asked === 'A moving.test')).toHaveLength(1);
    names.set({ 'moving.test': { A: ['127.0.0.2'] } });
    await isForbidden(`http://moving.test:${inside.port}/`);
  });

  it('while an unknown name fails with another error than a forbidden one', async () => {
    const { address } = await claim();
    const { id } = await hook(address, 'http://nobody.test:8080/');
    await deliver(address);
    expect(await settled(address, id)).toMatchObject({ state: 'dead', attempts: 3, lastError: 'name_unknown' });
  });
});

describe('all data of a webhook is deleted with its inbox', () => {
  it('on release: no call is made any more, and nothing is kept', async () => {
    const { address, tokenHash } = await claim();
    const { id } = await hook(address);
    let waiting: ServerResponse | null = null;
    target.answer = (response) => (waiting = response);
    await deliver(address);
    await called(1);
    await storage.inboxes.release(address, tokenHash);
    (waiting as ServerResponse | null)?.writeHead(500).end();
    await idle();
    expect(target.calls).toHaveLength(1);
    expect(await storage.webhooks.list(address)).toEqual([]);
    expect(await storage.webhooks.deliveries(address, id)).toBeNull();
    // The former holder may claim the address again; the webhook stays deleted.
    await storage.inboxes.extend(address, tokenHash);
    await deliver(address);
    await until('it was parsed', async () => (await storage.enrichQueue.depth()) === 0 || null);
    expect(await storage.webhooks.list(address)).toEqual([]);
  });

  it('or earlier: after a webhook is removed or its mail is deleted, no further call is made', async () => {
    const { address } = await claim();
    const [ended, kept] = [await hook(address, target.url('/ended')), await hook(address, target.url('/kept'))];
    const waiting: ServerResponse[] = [];
    target.answer = (response) => void waiting.push(response);
    const emailId = await deliver(address);
    await called(2);
    expect(await storage.webhooks.remove(address, ended.id)).toBe(true);
    await storage.mails.remove(address, emailId);
    for (const response of waiting) response.writeHead(500).end();
    expect(await settled(address, kept.id)).toMatchObject({ state: 'dead', attempts: 2, lastError: 'email_gone' });
    await idle();
    expect(target.calls).toHaveLength(2);
    expect(await storage.webhooks.list(address)).toMatchObject([{ id: kept.id }]);
  });

  it('so that no attempt is planned for later than just after the inbox expires', async () => {
    const patient = await startWorker([aDay]);
    // `patient` takes the job, since the other worker is closed.
    await worker.close();
    const own = patient.get(Storage);
    await own.whenReady(10_000);
    // The worker opens its connection on first use. Jobs added before that are found only by the periodic check.
    await until('its queue exists', () => own.enrichQueue.depth().then(...[() => true, () => null]));
    const { address } = await (async () => {
      storage = own;
      return claim();
    })();
    const { id } = await hook(address);
    target.answer = (response) => void response.writeHead(500).end();
    await deliver(address);
    const delivery = await until('it waits', async () => {
      const [known] = (await own.webhooks.deliveries(address, id)) ?? [];
      return known?.nextAttemptAt ? known : null;
    });
    const { expiresAtMs } = await own.inboxes.read(address);
    expect(Date.parse(delivery.nextAttemptAt ?? '')).toBeLessThanOrEqual(expiresAtMs + 2000);
    worker = patient;
  });
});

it('a webhook call waits, without counting an attempt, while its part of the store is away', async () => {
  const { address } = await claim();
  const { id } = await hook(address);
  const due = jest.spyOn(storage.webhooks, 'due').mockImplementation((asked) => {
    // Some jobs of other tests may still run.
    return asked.address === address ? Promise.reject(new StorageUnavailableError()) : Promise.resolve(null);
  });
  await deliver(address);
  const queue = storage.queueBoard.queues.find(({ name }) => name === queueNames.webhooks);
  const job = await until('the job waits', async () => {
    const jobs = (await queue?.getJobs(['delayed'])) ?? [];
    return jobs.find(({ data }) => (data as WebhookJob).address === address) ?? null;
  });
  expect(job.attemptsMade).toBe(0);
  due.mockRestore();
  await job.promote();
  expect(await settled(address, id)).toMatchObject({ state: 'delivered', attempts: 1 });
});

it('a slow target does not delay the calls of other webhooks', async () => {
  const silent = await WebhookTarget.start();
  const most = neverAnswers(silent);
  const { address } = await claim();
  const slow = await hook(address, silent.url());
  const fast = await hook(address);
  for (let n = 0; n < 12; n++) await deliver(address);
  await called(12);
  await until(
    'it has all the room that it may have',
    () => silent.calls.length >= webhookLimits.maxCallsPerHost || null,
  );
  expect(most()).toBe(webhookLimits.maxCallsPerHost);
  const states = (await storage.webhooks.deliveries(address, slow.id))?.map(({ state }) => state);
  expect(new Set(states)).toEqual(new Set(['pending']));
  expect(await settled(address, fast.id)).toMatchObject({ state: 'delivered' });
  await silent.stop();
});

it('a silent machine with many names does not delay the calls of other webhooks', async () => {
  const silent = await WebhookTarget.start();
  const most = neverAnswers(silent);
  const fast = await claim();
  const { id } = await hook(fast.address);
  await deliver(fast.address);
  await settled(fast.address, id);
  for (let inbox = 0; inbox < 12; inbox++) {
    const { address } = await claim();
    for (let n = 0; n < 3; n++) {
      const name = `n${inbox}-${n}.silent${inbox}.test`;
      names.set({ [name]: { A: ['127.0.0.1'] } });
      await hook(address, silent.url('/hook', name));
    }
    await deliver(address);
  }
  const room = webhookLimits.maxCallsPerAddress / 2;
  await until('it has all the room that it may have', () => silent.calls.length >= room || null);
  await deliver(fast.address);
  await called(2);
  expect(most()).toBe(room);
  await silent.stop();
});
