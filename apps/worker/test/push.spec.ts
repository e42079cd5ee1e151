import 'reflect-metadata';
import { createLogger } from '@efemera/config';
import type { Address, BrowserSubscription } from '@efemera/contract';
import { queueNames, type PushJob } from '@efemera/contract/redis';
import { newPushKeys } from '@efemera/push';
import { hashSecret, newMailId, newSecret, Storage, StorageUnavailableError } from '@efemera/storage';
import { PushService } from '@efemera/testing/push-service';
import { until } from '@efemera/testing/until';
import { jest } from '@jest/globals';
import { Test, type TestingModule } from '@nestjs/testing';
import { AppModule } from '../src/app.module.js';
import { readSettings } from '../src/config.js';
import { PUSH_RETRY_DELAYS_MS } from '../src/push/push.processor.js';

/** A separate database on the shared server: workers of other suites must not take these jobs. */
const REDIS_URL = new URL('/6', process.env['TEST_REDIS_URL']).href;
const keys = newPushKeys();
const aDay = 86_400_000;

let worker: TestingModule;
let storage: Storage;
let service: PushService;

async function startWorker(delaysMs: readonly number[], settings: Record<string, string> = {}) {
  const read = readSettings({
    REDIS_URL,
    SENDER_CHECKS: 'off',
    WEBHOOK_ALLOW_NETWORKS: '127.0.0.1',
    PUSH_PUBLIC_KEY: keys.publicKey,
    PUSH_PRIVATE_KEY: keys.privateKey,
    ...settings,
  });
  const module = await Test.createTestingModule({ imports: [AppModule.with(read, createLogger('worker', 'silent'))] })
    .overrideProvider(PUSH_RETRY_DELAYS_MS)
    .useValue(delaysMs)
    .setLogger(false as never)
    .compile();
  await module.init();
  await module.get(Storage).whenReady(10_000);
  return module;
}

beforeAll(async () => {
  worker = await startWorker([30, 30]);
  storage = worker.get(Storage);
});
afterAll(() => worker.close());
beforeEach(async () => {
  service = await PushService.start();
});
afterEach(async () => {
  expect(service.faults).toEqual([]);
  await service.stop();
});

let count = 0;
async function claim() {
  const address = `pushed${++count}-${newMailId().toLowerCase()}@efemera.localhost` as Address;
  const tokenHash = hashSecret(newSecret());
  await storage.inboxes.claim(address, { tokenHash, visitorHash: hashSecret(newSecret()) });
  return { address, tokenHash };
}

/** An inbox with a subscribed browser. */
async function subscribed(browser = service.newBrowser()) {
  const { address, tokenHash } = await claim();
  expect(await storage.push.add(address, tokenHash, browser.subscription)).toBe(true);
  return { address, tokenHash, browser };
}

/** Bypasses the gateway's check of the endpoint, to test the worker's own check. */
async function subscribedAt(endpoint: string) {
  const { keys } = service.newBrowser().subscription;
  const { address, tokenHash } = await claim();
  const subscription: BrowserSubscription = { endpoint, keys };
  await storage.push.add(address, tokenHash, subscription);
  return address;
}

async function deliver(address: Address, text = 'Your verification code is 482913.'): Promise<string> {
  const id = newMailId();
  const from = 'Shop <hello@shop.test>';
  const source = Buffer.from(`From: ${from}\r\nSubject: Welcome\r\n\r\n${text}\r\n`);
  const envelope = { ip: '192.0.2.10', helo: 'mx.shop.test', mailFrom: 'bounce@shop.test', tls: false };
  const mail = { id, address, receivedAtMs: Date.now(), from, subject: 'Welcome', source, envelope };
  await storage.mails.store(mail);
  storage.enrichQueue.add({ address, id });
  return id;
}

const called = (times: number) => until(`${times} calls came`, () => service.calls.length >= times || null);
const parsed = (address: Address, id: string) =>
  until('it is parsed', async () => ((await storage.mails.get(address, id))?.parsed && true) || null);
const idle = () =>
  until('nothing waits', async () => {
    const depths = await Promise.all([storage.enrichQueue.depth(), storage.pushQueue.depth()]);
    return depths.every((depth) => depth === 0) || null;
  });
/** Waits until the notices of the mail were planned and have all been sent or given up. */
const done = async (address: Address, id: string) => {
  await parsed(address, id);
  await idle();
};
const counted = async (outcome: string) => {
  await storage.counters.flush();
  const counters = await storage.counters.read();
  return counters.find(({ name, label }) => name === 'push:notices' && label === outcome)?.amount ?? 0;
};

describe('a notice', () => {
  it('is sent to the browser after the mail is parsed: encrypted, signed and with the code', async () => {
    const { address, browser } = await subscribed();
    const sentBefore = await counted('sent');
    const id = await deliver(address);
    await called(1);
    const [call] = service.calls;
    expect(call?.notice).toEqual({
      id,
      to: address,
      from: 'Shop <hello@shop.test>',
      subject: 'Welcome',
      code: '482913',
    });
    expect(call?.signedBy).toBe(keys.publicKey);
    expect(call?.headers).toMatchObject({ urgency: 'high', 'content-encoding': 'aes128gcm' });
    expect(call?.headers['topic']).toMatch(/^[\w-]{1,32}$/);
    const { expiresAtMs } = await storage.inboxes.read(address);
    const ttl = Number(call?.headers['ttl']);
    expect(ttl).toBeGreaterThan(0);
    expect(ttl * 1000).toBeLessThanOrEqual(expiresAtMs - Date.now() + 60_000);
    await done(address, id);
    // The job may run twice; the browser is told once.
    storage.enrichQueue.add({ address, id });
    await until('the second job has ended', async () => (await storage.enrichQueue.depth()) === 0 || null);
    await idle();
    expect(browser.notices()).toHaveLength(1);
    expect(service.calls).toHaveLength(1);
    expect(await counted('sent')).toBe(sentBefore + 1);
  });

  it('goes to each browser of the inbox, and to no browser of another one', async () => {
    const { address, tokenHash, browser } = await subscribed();
    const [second, stranger] = [service.newBrowser(), await subscribed()];
    await storage.push.add(address, tokenHash, second.subscription);
    const id = await deliver(address, 'Nothing to type.');
    await called(2);
    await done(address, id);
    for (const { notices } of [browser, second]) expect(notices()).toMatchObject([{ id, code: null }]);
    expect(stranger.browser.notices()).toEqual([]);
    // No push service must see that two browsers are told of the same mail.
    expect(new Set(service.calls.map(({ headers }) => headers['topic'])).size).toBe(2);
  });

  it('is sent again until the push service takes it, under one topic', async () => {
    const { address, browser } = await subscribed();
    const answers = [503, 429];
    service.answer = (response) => void response.writeHead(answers.shift() ?? 201).end();
    const id = await deliver(address);
    await called(3);
    await done(address, id);
    expect(service.calls).toHaveLength(3);
    expect(new Set(service.calls.map(({ headers }) => headers['topic'])).size).toBe(1);
    expect(browser.notices()).toHaveLength(1);
  });

  it('waits as long as the push service asks', async () => {
    const { address } = await subscribed();
    service.answer = (response) => void response.writeHead(429, { 'Retry-After': '600' }).end();
    await deliver(address);
    const job = await until('it waits', () => waitingJob(address));
    const dueMs = job.timestamp + job.delay;
    expect(dueMs - Date.now()).toBeGreaterThan(500_000);
    expect(job.data.attempts).toBe(1);
    service.answer = (response) => void response.writeHead(201).end();
    await job.promote();
    await called(2);
    await idle();
    // If the push service asks for a pause longer than the inbox lives, the worker gives the notice up.
    service.answer = (response) => void response.writeHead(503, { 'Retry-After': '999999' }).end();
    const id = await deliver(address);
    await called(3);
    await done(address, id);
    expect(service.calls).toHaveLength(3);
  });

  it.each([404, 410])('ends the subscription when the push service answers %s', async (status) => {
    const { address } = await subscribed();
    service.answer = (response) => void response.writeHead(status).end();
    const id = await deliver(address);
    await called(1);
    await done(address, id);
    expect(await storage.push.count(address)).toBe(0);
    await done(address, await deliver(address));
    expect(service.calls).toHaveLength(1);
  });

  it.each([400, 403, 413])('is given up, and not repeated, when the push service answers %s', async (status) => {
    const { address } = await subscribed();
    const before = await counted('given_up');
    service.answer = (response) => void response.writeHead(status).end();
    const id = await deliver(address);
    await called(1);
    await done(address, id);
    expect(service.calls).toHaveLength(1);
    expect(await storage.push.count(address)).toBe(1);
    expect(await counted('given_up')).toBe(before + 1);
  });

  it('is given up after the last attempt', async () => {
    const { address } = await subscribed();
    service.answer = (response) => void response.writeHead(500).end();
    const id = await deliver(address);
    await called(3);
    await done(address, id);
    expect(service.calls).toHaveLength(3);
  });

  it('is not sent for a mail that was read or deleted meanwhile, nor after the end of the inbox', async () => {
    const { address, tokenHash } = await subscribed();
    service.answer = (response) => void response.writeHead(429, { 'Retry-After': '600' }).end();
    for (const end of [
      (id: string) => storage.mails.setRead(address, id, true),
      (id: string) => storage.mails.remove(address, id),
      () => storage.inboxes.release(address, tokenHash),
    ]) {
      const before = service.calls.length;
      const id = await deliver(address);
      await called(before + 1);
      const job = await until('it waits', () => waitingJob(address));
      await end(id);
      await job.promote();
      await idle();
      expect(service.calls).toHaveLength(before + 1);
    }
    expect(await storage.push.count(address)).toBe(0);
  });

  it('comes only a few times for a flood of mail, while all of the mail is parsed', async () => {
    const { address, browser } = await subscribed();
    const limitedBefore = await counted('limited');
    const ids = await Promise.all(Array.from({ length: 60 }, () => deliver(address, 'Buy this.')));
    for (const id of ids) await parsed(address, id);
    await idle();
    // Mails without a code get five notices a minute, and the flood falls into at most two minutes of the clock.
    expect(browser.notices().length).toBeLessThanOrEqual(10);
    expect(browser.notices().length).toBeGreaterThanOrEqual(5);
    expect(await counted('limited')).toBeGreaterThanOrEqual(limitedBefore + 50);
  });
});

const waitingJob = async (address: Address) => {
  const queue = storage.queueBoard.queues.find(({ name }) => name === queueNames.push);
  const jobs = (await queue?.getJobs(['delayed'])) ?? [];
  return jobs.find(({ data }) => (data as PushJob).address === address) ?? null;
};

describe('an endpoint', () => {
  it.each(['127.0.0.2', '2130706434', '[::ffff:127.0.0.2]', 'localhost', '[::1]', '10.0.0.1', '169.254.169.254'])(
    'inside the network is never called: %s',
    async (host) => {
      const inside = await PushService.start('127.0.0.2');
      for (const scheme of ['http', 'https']) {
        const address = await subscribedAt(`${scheme}://${host}:${inside.port}/send/x`);
        const before = await counted('given_up');
        await done(address, await deliver(address));
        expect(await counted('given_up')).toBe(before + 1);
      }
      expect([inside.calls, inside.faults]).toEqual([[], []]);
      await inside.stop();
    },
  );

  it('is called by http only in networks that the operator allows', async () => {
    const address = await subscribedAt('http://192.88.98.1/send/x');
    const before = await counted('given_up');
    await done(address, await deliver(address));
    expect(await counted('given_up')).toBe(before + 1);
  });

  it.each([301, 302, 307, 308])('that redirects (%s) does not lead the call elsewhere', async (status) => {
    const { address } = await subscribed();
    const elsewhere = service.newBrowser();
    service.answer = (response) => void response.writeHead(status, { Location: elsewhere.subscription.endpoint }).end();
    const id = await deliver(address);
    await called(1);
    await done(address, id);
    expect(service.calls).toHaveLength(1);
    expect(elsewhere.notices()).toEqual([]);
  });

  it('that answers a megabyte, or endlessly, is read no further than its status', async () => {
    const { address } = await subscribed();
    let closed = false;
    service.answer = (response) => {
      response.writeHead(201).on('close', () => (closed = true));
      const pour = () => {
        while (!response.destroyed && response.write('x'.repeat(2 ** 20)));
      };
      response.on('drain', pour);
      pour();
    };
    const before = await counted('sent');
    const id = await deliver(address);
    await called(1);
    await until('the connection was closed', () => closed || null);
    await done(address, id);
    expect(await counted('sent')).toBe(before + 1);
  });

  it('that never answers keeps neither parsing nor other browsers waiting', async () => {
    const silent = await PushService.start();
    let waiting = 0;
    silent.answer = () => void waiting++;
    const hanging = await claim();
    for (let n = 0; n < 5; n++) {
      await storage.push.add(hanging.address, hanging.tokenHash, silent.newBrowser().subscription);
    }
    await deliver(hanging.address);
    await until('its calls hang', () => waiting === 5 || null);
    const { address } = await subscribed();
    const id = await deliver(address);
    await called(1);
    await parsed(address, id);
    expect(waiting).toBe(5);
    await storage.inboxes.release(hanging.address, hanging.tokenHash);
    await silent.stop();
    await idle();
  });
});

describe('in trouble', () => {
  it('a notice waits, without counting an attempt, while its part of the store is away', async () => {
    const { address, browser } = await subscribed();
    const due = jest.spyOn(storage.push, 'due').mockImplementation((asked) => {
      // Some jobs of other tests may still run.
      return asked.address === address ? Promise.reject(new StorageUnavailableError()) : Promise.resolve(null);
    });
    await deliver(address);
    const job = await until('the job waits', () => waitingJob(address));
    expect(job.data.attempts).toBe(0);
    due.mockRestore();
    await job.promote();
    await called(1);
    expect(browser.notices()).toHaveLength(1);
  });

  it('a notice that was planned but not queued is queued when the job that parses its mail runs again', async () => {
    const { address, browser } = await subscribed();
    const add = jest.spyOn(storage.pushQueue, 'add').mockRejectedValueOnce(new StorageUnavailableError());
    const id = await deliver(address);
    await called(1);
    await done(address, id);
    expect(add.mock.calls.length).toBeGreaterThanOrEqual(2);
    add.mockRestore();
    expect(browser.notices()).toHaveLength(1);
    expect(service.calls).toHaveLength(1);
  });

  it('a notice whose worker loses Redis after the call is sent again under the same topic: the browser shows one', async () => {
    const { address, browser } = await subscribed();
    const settle = jest.spyOn(storage.push, 'settle').mockRejectedValueOnce(new StorageUnavailableError());
    await deliver(address);
    const job = await until('the job waits', () => waitingJob(address));
    await job.promote();
    await called(2);
    await idle();
    settle.mockRestore();
    expect(service.calls).toHaveLength(2);
    expect(browser.notices()).toHaveLength(1);
  });

  it('a notice whose worker ends during the call is sent by the next worker: the browser shows one', async () => {
    const { address, browser } = await subscribed();
    let hanging = 0;
    service.answer = () => void hanging++;
    const id = await deliver(address);
    await until('the call hangs', () => hanging === 1 || null);
    await worker.close();
    service.answer = (response) => void response.writeHead(201).end();
    worker = await startWorker([aDay]);
    storage = worker.get(Storage);
    await called(2);
    await done(address, id);
    expect(service.calls).toHaveLength(2);
    expect(browser.notices()).toHaveLength(1);
  });
});

it('no notice is sent while notices are switched off', async () => {
  const { address, browser } = await subscribed();
  await worker.close();
  worker = await startWorker([30], { PUSH: 'off' });
  storage = worker.get(Storage);
  const id = await deliver(address);
  await parsed(address, id);
  await idle();
  expect(browser.notices()).toEqual([]);
});
