import 'reflect-metadata';
import { createLogger } from '@efemera/config';
import type { Address } from '@efemera/contract';
import { hashSecret, newMailId, newSecret, Storage } from '@efemera/storage';
import { until } from '@efemera/testing/until';
import { Test, type TestingModule } from '@nestjs/testing';
import { AppModule } from '../src/app.module.js';
import { readSettings } from '../src/config.js';

/** A separate database on the shared server: workers of other suites must not take these jobs. */
const REDIS_URL = new URL('/4', process.env['TEST_REDIS_URL']).href;
const mailsOfFlood = 80;

let worker: TestingModule;
let storage: Storage;
beforeAll(async () => {
  const settings = readSettings({ REDIS_URL, SENDER_CHECKS: 'off' });
  worker = await Test.createTestingModule({ imports: [AppModule.with(settings, createLogger('worker', 'silent'))] })
    .setLogger(false as never)
    .compile();
  await worker.init();
  storage = worker.get(Storage);
  await storage.whenReady(10_000);
});
afterAll(() => worker.close());

async function claim(): Promise<Address> {
  const address = `flood-${newMailId().toLowerCase()}@efemera.localhost` as Address;
  const hashes = { tokenHash: hashSecret(newSecret()), visitorHash: hashSecret(newSecret()) };
  await storage.inboxes.claim(address, hashes);
  return address;
}

async function store(address: Address, ip: string, html: string) {
  const id = newMailId();
  const source = Buffer.from(`Subject: x\r\nContent-Type: text/html\r\n\r\n${html}\r\n`);
  const envelope = { ip, helo: 'mx.test', mailFrom: 'a@else.test', tls: false };
  await storage.mails.store({ id, address, receivedAtMs: Date.now(), from: '', subject: 'x', source, envelope });
  return { address, id, bytes: source.length };
}

/** Mail that is slow to parse. */
const links = (number: number) =>
  Array.from({ length: 1000 }, (_, n) => `<a href="https://x.test/confirm/${number}-${n}">confirm ${n}</a>`).join(
    '\r\n',
  );

describe('a mail that comes after the flood of a busy network', () => {
  it('is parsed before most of the flood, which is parsed as well', async () => {
    const boxes = await Promise.all(Array.from({ length: 4 }, claim));
    const flood: Awaited<ReturnType<typeof store>>[] = [];
    for (let n = 0; n < mailsOfFlood; n++) {
      flood.push(await store(boxes[n % boxes.length] as Address, '192.0.2.1', links(n)));
    }
    const mail = await store(await claim(), '198.51.100.1', 'Your code is 482913');
    for (const one of flood) storage.enrichQueue.add(one, { isBusy: true });
    await until('the flood is being parsed', async () => (await parsed(flood.slice(0, 32))) > 0);
    storage.enrichQueue.add(mail);
    await until('the mail is parsed', async () => (await parsed([mail])) === 1);
    expect(await parsed(flood)).toBeLessThan(mailsOfFlood / 2);
    // Parsers have low priority: beside other suites that take all cores, they wait for a minute.
    await until('the flood is parsed', async () => (await parsed(flood)) === mailsOfFlood, 150_000);
  }, 180_000);

  async function parsed(mails: readonly { address: Address; id: string }[]): Promise<number> {
    const stored = await Promise.all(mails.map(({ address, id }) => storage.mails.get(address, id)));
    return stored.filter((mail) => mail?.parsed).length;
  }
});
