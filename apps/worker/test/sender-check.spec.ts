import { generateKeyPairSync } from 'node:crypto';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Address } from '@efemera/contract';
import type { Fact } from '@efemera/contract/redis';
import { hashSecret, newMailId, newSecret, openStorage, type Storage } from '@efemera/storage';
import { dkimSign } from 'mailauth';
import { NameServer } from '@efemera/testing/name-server';
import { until } from '@efemera/testing/until';
import { RedisProcess } from '../../smtp/test/support/redis-process.js';
import { senderLimits } from '../src/sender/limits.js';

const main = fileURLToPath(new URL('../dist/main.js', import.meta.url));
const keys = generateKeyPairSync('rsa', { modulusLength: 2048 });
const envelope = { ip: '192.0.2.10', helo: 'mx.shop.test', mailFrom: 'bounce@shop.test', tls: false };
const mail = (subject: string) =>
  `From: Shop <hello@shop.test>\r\nSubject: ${subject}\r\n\r\nYour verification code is 482913.\r\n`;

let redis: RedisProcess;
let storage: Storage;
let names: NameServer;

beforeAll(async () => {
  redis = await RedisProcess.start();
  storage = openStorage({
    redisUrl: redis.url,
    name: 'test',
    inboxTtlSeconds: 3600,
    quarantineSeconds: 3600,
    maxInboxMessages: 100,
  });
  await storage.whenReady(10_000);
});
afterAll(async () => {
  await storage.close();
  await redis.remove();
});
beforeEach(async () => {
  names = await NameServer.start();
  names.set({
    'shop.test': { TXT: ['v=spf1 ip4:192.0.2.10 -all'] },
    'k1._domainkey.shop.test': {
      TXT: [`v=DKIM1; p=${keys.publicKey.export({ type: 'spki', format: 'der' }).toString('base64')}`],
    },
    '_dmarc.shop.test': { TXT: ['v=DMARC1; p=reject'] },
  });
});
afterEach(async () => {
  // A failed test leaves its worker, which would take the mail of the next test and keep Jest from ending.
  await Promise.all([...running].map((worker) => worker.stop()));
  await names.stop();
});

const running = new Set<WorkerProcess>();

/** A worker process as in production; its JSON log lines are kept. */
class WorkerProcess {
  readonly log: Record<string, unknown>[] = [];
  readonly #child: ChildProcess;

  constructor(settings: Record<string, string>) {
    this.#child = spawn(process.execPath, [main], {
      env: { PATH: process.env.PATH, REDIS_URL: redis.url, ...settings },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    running.add(this);
    let rest = '';
    this.#child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      const lines = (rest + text).split('\n');
      rest = lines.pop() ?? '';
      this.log.push(...lines.map((line) => JSON.parse(line) as Record<string, unknown>));
    });
  }

  said(msg: string): number {
    return this.log.filter((line) => line.msg === msg).length;
  }

  async stop(): Promise<number | null> {
    running.delete(this);
    const ended = once(this.#child, 'exit');
    this.#child.kill('SIGTERM');
    await ended;
    return this.#child.exitCode;
  }
}

let count = 0;
async function claim(): Promise<Address> {
  const address = `checked${++count}@efemera.localhost` as Address;
  await storage.inboxes.claim(address, { tokenHash: hashSecret(newSecret()), visitorHash: hashSecret(newSecret()) });
  return address;
}

async function deliver(address: Address, source: string): Promise<string> {
  const id = newMailId();
  const known = { id, address, receivedAtMs: Date.now(), from: 'Shop <hello@shop.test>', subject: 'x' };
  await storage.mails.store({ ...known, source: Buffer.from(source), envelope });
  storage.enrichQueue.add({ address, id });
  return id;
}

const parsed = (address: Address, id: string) =>
  until('it is parsed', async () => ((await storage.mails.get(address, id))?.parsed ? true : null));
const checked = (address: Address, id: string) =>
  until('its sender is checked', async () => {
    const stored = await storage.mails.get(address, id);
    return stored?.summary.auth ? stored : null;
  });

const signed = async (source: string) => {
  const signatureData = [
    {
      signingDomain: 'shop.test',
      selector: 'k1',
      privateKey: keys.privateKey.export({ type: 'pkcs8', format: 'pem' }),
    },
  ];
  // Without `signTime`, mailauth reads the clock twice, and may sign another second than the one it writes.
  const signTime = new Date();
  return `${(await dkimSign(source, { signatureData, signTime } as never)).signatures}${source}`;
};

/** Returns all mail events, in order, that arrive while `work` runs. */
async function factsOf(work: () => Promise<void>): Promise<Fact[]> {
  const facts: Fact[] = [];
  const feed = storage.feeds.open({
    wants: () => true,
    onFact: (fact) => facts.push(fact),
    onGap: () => undefined,
    onError: () => undefined,
  });
  await feed.start();
  await work();
  await until('the last event has arrived', () => facts.some(({ type }) => type === 'mail:removed'));
  await feed.stop();
  return facts;
}

it('checks the sender of a parsed mail, and announces the result with the mail', async () => {
  const worker = new WorkerProcess({ DNS_SERVERS: names.address });
  const address = await claim();
  const facts = await factsOf(async () => {
    const id = await deliver(address, await signed(mail('Welcome')));
    const { summary, authDetails } = await checked(address, id);
    expect(summary).toMatchObject({ code: '482913', auth: { spf: 'pass', dkim: 'pass', dmarc: 'pass' } });
    expect(authDetails).toEqual({
      spf: { domain: 'shop.test', aligned: true },
      dkim: [{ domain: 'shop.test', selector: 'k1', result: 'pass', aligned: true }],
      dmarc: { domain: 'shop.test', policy: 'reject' },
      tls: false,
    });
    // The mail keeps its first result, which must not be announced again.
    await storage.mails.setRead(address, id, true);
    storage.senderCheckQueue.add({ address, id });
    await until('the second job has ended', async () => (await storage.senderCheckQueue.depth()) === 0);
    await storage.mails.remove(address, id);
  });
  expect(facts.map(({ type }) => type)).toEqual([
    'mail:received',
    'mail:updated',
    'mail:updated',
    'mail:updated',
    'mail:removed',
  ]);
  expect(facts[1]?.payload).toMatchObject({ email: { code: '482913', auth: null, tag: null } });
  expect(facts[2]?.payload).toMatchObject({
    email: { read: false, subject: 'Welcome', code: '482913', attachments: [], auth: { dmarc: 'pass' } },
  });
  expect(facts[3]?.payload).toEqual({ to: address, id: expect.any(String) as string, read: true });
  expect(JSON.stringify(worker.log)).not.toContain(envelope.ip);
  expect(await worker.stop()).toBe(0);
});

it('calls the webhooks of the event mail:updated after the check', async () => {
  const worker = new WorkerProcess({ DNS_SERVERS: names.address });
  const address = await claim();
  const tokenHash = (await storage.inboxes.read(address)).holder?.tokenHash ?? '';
  const webhook = await storage.webhooks.add(address, tokenHash, {
    url: 'http://127.0.0.1:9999/',
    events: ['mail:updated'],
  });
  if (typeof webhook === 'string') throw new Error(webhook);
  const emailId = await deliver(address, mail('Told'));
  const delivery = await until('it is told', async () => (await storage.webhooks.deliveries(address, webhook.id))?.[0]);
  expect(delivery).toMatchObject({ event: 'mail:updated', emailId });
  const told = await storage.mails.get(address, emailId);
  expect(told?.summary.auth).not.toBeNull();
  // As if a worker had died after it had stored the result, and before it called the webhooks.
  if (!told?.summary.auth) throw new Error('not checked');
  await storage.webhooks.remove(address, webhook.id);
  const later = await storage.webhooks.add(address, tokenHash, {
    url: 'http://127.0.0.1:9999/',
    events: ['mail:updated'],
  });
  if (typeof later === 'string') throw new Error(later);
  await storage.senderCheckQueue.addNow([{ address, id: emailId }]);
  await until('it is told', async () => (await storage.webhooks.deliveries(address, later.id))?.[0]);
  await worker.stop();
});

it('checks each mail separately, and stores its own result', async () => {
  const worker = new WorkerProcess({ DNS_SERVERS: names.address });
  const address = await claim();
  const [plain, forged] = await Promise.all([
    deliver(address, mail('Plain')),
    deliver(address, mail('Forged').replace('hello@shop.test', 'boss@other.test')),
  ]);
  expect((await checked(address, plain)).summary.auth).toEqual({ spf: 'pass', dkim: 'none', dmarc: 'pass' });
  expect(await checked(address, forged)).toMatchObject({
    summary: { auth: { spf: 'pass', dkim: 'none', dmarc: 'none' } },
    authDetails: { spf: { aligned: false }, dmarc: { domain: 'other.test', policy: null } },
  });
  await worker.stop();
});

it('parses and announces all mail without delay while name servers are silent', async () => {
  const worker = new WorkerProcess({ DNS_SERVERS: names.address });
  await until('senders are checked', () => worker.said('senders are checked'));
  names.set({ 'shop.test': 'silence', '_dmarc.shop.test': 'silence' });
  const address = await claim();
  const ids: string[] = [];
  for (let n = 0; n < 40; n++) ids.push(await deliver(address, mail(`no ${n}`)));
  for (const id of ids) await parsed(address, id);
  const unchecked = async () => {
    const mails = await Promise.all(ids.map((id) => storage.mails.get(address, id)));
    return mails.filter((mail) => mail?.summary.code === '482913' && mail.summary.auth === null).length;
  };
  // If parsing waited for checks, all mails but those in a running check would be checked by now.
  expect(await unchecked()).toBeGreaterThan(senderLimits.concurrency);
  const [first = ''] = ids;
  // The servers answer other queries: only this domain can't be checked.
  names.set({ 'shop.test': 'failure' });
  expect((await checked(address, first)).summary.auth).toMatchObject({ spf: 'temperror', dmarc: 'temperror' });
  // Pending checks are left to another worker.
  expect(await worker.stop()).toBe(0);
  expect(await unchecked()).toBeGreaterThan(0);
});

it('leaves mail unchecked while no resolver answers, and warns once at the beginning and once at the end', async () => {
  names.silent = true;
  const worker = new WorkerProcess({ DNS_SERVERS: names.address, LOG_LEVEL: 'warn' });
  const [address, id] = await (async (): Promise<[Address, string]> => {
    const to = await claim();
    return [to, await deliver(to, mail('Unchecked'))];
  })();
  await parsed(address, id);
  await until('it is told', () => worker.said('senders are not checked: no resolver answers'));
  const second = await deliver(address, mail('Unchecked, too'));
  await parsed(address, second);
  await until('nothing waits', async () => (await storage.senderCheckQueue.depth()) === 0);
  for (const each of [id, second]) {
    expect(await storage.mails.get(address, each)).toMatchObject({
      summary: { auth: null, tag: null },
      authDetails: null,
    });
  }
  names.silent = false;
  await until('senders are checked', () => worker.said('senders are checked'), 40_000);
  expect((await checked(address, await deliver(address, mail('Checked')))).summary.auth).toMatchObject({ spf: 'pass' });
  expect(worker.said('senders are not checked: no resolver answers')).toBe(1);
  await worker.stop();
});

it('sends no DNS query when checks of senders are off', async () => {
  const worker = new WorkerProcess({ DNS_SERVERS: names.address, SENDER_CHECKS: 'off' });
  const address = await claim();
  const id = await deliver(address, mail('Private'));
  storage.senderCheckQueue.add({ address, id });
  await parsed(address, id);
  await until('nothing waits', async () => (await storage.senderCheckQueue.depth()) === 0);
  expect((await storage.mails.get(address, id))?.summary.auth).toBeNull();
  expect(names.asked).toEqual([]);
  await worker.stop();
});

it('the worker does not start with wrong settings, and names each', async () => {
  const child = spawn(process.execPath, [main], {
    env: { PATH: process.env.PATH, REDIS_URL: redis.url, DNS_SERVERS: 'nowhere', SENDER_CHECKS: 'maybe' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
  await once(child, 'close');
  expect(child.exitCode).toBe(78);
  expect(said.trim().split('\n')).toEqual([
    'The settings are wrong:',
    expect.stringContaining('SENDER_CHECKS is wrong: it takes on or off'),
    expect.stringContaining('DNS_SERVERS is wrong: it takes a comma-separated list of resolvers'),
  ]);
});
