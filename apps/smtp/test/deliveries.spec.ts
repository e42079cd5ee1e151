import type { Delivery } from '@efemera/contract';
import { hashSecret, newSecret } from '@efemera/storage';
import { until } from '@efemera/testing/until';
import { withCertificate } from './support/certificate.js';
import { SmtpConversation } from './support/smtp-conversation.js';
import { SmtpProcess } from './support/smtp-process.js';

const sharedRedisUrl = process.env.TEST_REDIS_URL ?? '';
const mail = (subject: string) => `From: Ann <ann@else.test>\r\nSubject: ${subject}\r\n\r\nhello\r\n`;
const holder = () => ({ tokenHash: hashSecret(newSecret()), visitorHash: hashSecret(newSecret()) });
const stepsOf = (delivery: Delivery | undefined) => delivery?.steps.map(({ step }) => step) ?? [];
const msOf = (delivery: Delivery | undefined, wanted: Delivery['steps'][number]['step']) =>
  delivery?.steps.find(({ step }) => step === wanted)?.ms ?? NaN;

let smtp: SmtpProcess;
const clients: SmtpConversation[] = [];
const greeted = async (of = smtp) => {
  const client = await SmtpConversation.greeted(of.port);
  clients.push(client);
  return client;
};
const deliveries = (address: Parameters<SmtpProcess['storage']['deliveries']['list']>[0], count: number, of = smtp) =>
  until(`${count} deliveries are known`, async () => {
    const { deliveries: known } = await of.storage.deliveries.list(address);
    return known.length >= count ? known : null;
  });

beforeAll(async () => {
  smtp = await SmtpProcess.start(sharedRedisUrl, { MAX_MESSAGE_BYTES: '2000' });
});
afterEach(() => clients.splice(0).forEach((client) => client.close()));
afterAll(() => smtp.stop());

it('records each step of a delivery for the inbox', async () => {
  const to = smtp.address();
  const client = await greeted();
  const before = Date.now();
  expect(await client.deliver([to], mail('steps'), 'ann@else.test')).toMatch(/^250/);
  const [listed] = await smtp.storage.mails.list(to);
  const [delivery] = await deliveries(to, 1);
  expect(delivery).toMatchObject({
    outcome: 'stored',
    id: listed?.summary.id,
    sender: 'ann@else.test',
    client: 'client.test',
    tls: null,
    size: mail('steps').length,
    reply: { code: 250, text: '2.0.0 Stored' },
  });
  expect(stepsOf(delivery)).toEqual(['connect', 'hello', 'sender', 'recipient', 'data', 'stored']);
  const times = delivery?.steps.map(({ ms }) => ms) ?? [];
  expect(times).toEqual([...times].sort((a, b) => a - b));
  expect(Date.parse(delivery?.startedAt ?? '')).toBeLessThanOrEqual(before);
  expect(Date.parse(delivery?.steps.at(-1)?.at ?? '')).toBe(
    Date.parse(delivery?.startedAt ?? '') + (times.at(-1) ?? NaN),
  );
  // The second mail of a connection records its own sender and recipient.
  await client.deliver([to], mail('second'), '');
  const [second] = await deliveries(to, 2);
  expect(second).toMatchObject({ sender: '', startedAt: delivery?.startedAt });
  expect(msOf(second, 'sender')).toBeGreaterThanOrEqual(msOf(delivery, 'data'));
});

it('records the TLS version, and the EHLO name sent after STARTTLS', async () => {
  await withCertificate(async (settings) => {
    const secure = await SmtpProcess.start(sharedRedisUrl, settings);
    const client = await greeted(secure);
    await client.startTls();
    await client.say('EHLO again.test\r\n');
    const to = secure.address();
    await client.deliver([to], mail('secret'));
    const [delivery] = await deliveries(to, 1, secure);
    expect(delivery).toMatchObject({ tls: 'TLSv1.3', client: 'again.test' });
    expect(stepsOf(delivery).slice(0, 3)).toEqual(['connect', 'tls', 'hello']);
    await secure.stop();
  });
});

describe('a refusal is recorded for the inbox', () => {
  it.each([
    ['a mail that turns out too large', 2990, `Subject: x\r\n\r\n${`${'x'.repeat(990)}\r\n`.repeat(3)}`, 552, '5.3.4'],
    ['a bare line feed', null, 'Subject: x\r\n\r\na\nb\r\n', 554, '5.6.0'],
  ])('for %s', async (_, size, source, code, status) => {
    const to = smtp.address();
    const client = await greeted();
    expect(await client.deliver([to], source, 'ann@else.test')).toMatch(new RegExp(`^${code} ${status}`));
    const [delivery] = await deliveries(to, 1);
    expect(delivery).toMatchObject({
      outcome: 'refused',
      id: null,
      sender: 'ann@else.test',
      client: 'client.test',
      size,
      reply: { code, text: expect.stringContaining(status) as string },
    });
    expect(stepsOf(delivery).at(-1)).toBe('refused');
    expect(await smtp.stored(to)).toEqual([]);
  });

  it('when the sender is refused and its recipients came in the same packet', async () => {
    const to = smtp.address();
    const client = await greeted();
    expect(await client.say(`MAIL FROM:<big@else.test> SIZE=2001\r\nRCPT TO:<${to.toUpperCase()}>\r\n`)).toMatch(
      /^552/,
    );
    const [delivery] = await deliveries(to, 1);
    expect(delivery).toMatchObject({
      outcome: 'refused',
      sender: 'big@else.test',
      size: null,
      reply: { code: 552, text: '5.3.4 The message is too large' },
    });
    expect(stepsOf(delivery)).toEqual(['connect', 'hello', 'sender', 'recipient', 'refused']);
  });

  it('when a message has too many recipients, and when RCPT has an unknown parameter', async () => {
    const to = smtp.address();
    const client = await greeted();
    await client.say('MAIL FROM:<a@else.test>\r\n');
    expect(await client.say(`RCPT TO:<${to}> NOTIFY=NEVER\r\n`)).toMatch(/^555/);
    for (let n = 0; n < 100; n++) await client.say(`RCPT TO:<r${n}@${smtp.domain}>\r\n`);
    expect(await client.say(`RCPT TO:<${to}>\r\n`)).toMatch(/^452 4\.5\.3/);
    const codes = (await deliveries(to, 2)).map(({ reply }) => reply.code);
    expect(codes).toEqual([452, 555]);
  });

  it('only if it is among the last fifty of a flood', async () => {
    const to = smtp.address();
    for (let connection = 0; connection < 4; connection++) {
      const client = await greeted();
      await client.say('MAIL FROM:<a@else.test>\r\n');
      for (let n = 0; n < 15; n++) await client.say(`RCPT TO:<${to}> X${connection * 15 + n}=1\r\n`);
    }
    await until(
      'the last one is recorded',
      async () => (await smtp.storage.deliveries.list(to)).deliveries.length === 50,
    );
  });

  it('of the recipient that a command names, never of the one before an unreadable RCPT', async () => {
    const to = smtp.address();
    const client = await greeted();
    await client.say('MAIL FROM:<a@else.test>\r\n');
    expect(await client.say(`RCPT TO:<${to}>\r\n`)).toMatch(/^250/);
    expect(await client.say('RCPT TO:<"somebody else>\r\n')).toMatch(/^5/);
    await client.say('RSET\r\n');
    expect(await client.deliver([to], mail('after'))).toMatch(/^250/);
    const known = await deliveries(to, 1);
    expect(known.map(({ outcome }) => outcome)).toEqual(['stored']);
  });

  it('only if the recipient is well-formed and at our domain', async () => {
    const client = await greeted();
    await client.say('MAIL FROM:<a@else.test>\r\n');
    expect(await client.say('RCPT TO:<a@foreign.test>\r\n')).toMatch(/^550 5\.1\.2/);
    expect(await client.say(`RCPT TO:<"a b"@${smtp.domain}>\r\n`)).toMatch(/^550 5\.1\.3/);
    expect((await smtp.storage.deliveries.list('a@foreign.test' as never)).deliveries).toEqual([]);
  });
});

it('keeps refusals only for addresses that are or were held, when only claimed addresses receive mail', async () => {
  const closed = await SmtpProcess.start(sharedRedisUrl, { SMTP_RECIPIENTS: 'claimed' });
  const client = await greeted(closed);
  const [stranger, former] = [closed.address(), closed.address()];
  const keys = holder();
  await closed.storage.inboxes.claim(former, keys);
  await closed.storage.inboxes.release(former, keys.tokenHash);
  for (const to of [stranger, former]) {
    expect(await client.deliver([to], mail('nobody'))).toBe('550 5.1.1 Nobody holds this address');
  }
  const [delivery] = await deliveries(former, 1, closed);
  expect(delivery).toMatchObject({ outcome: 'refused', reply: { code: 550, text: '5.1.1 Nobody holds this address' } });
  expect((await closed.storage.deliveries.list(stranger)).deliveries).toEqual([]);
  await closed.stop();
});
