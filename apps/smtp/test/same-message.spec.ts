import { randomUUID } from 'node:crypto';
import { newMailId } from '@efemera/storage';
import { Redis } from 'ioredis';
import { mail } from './support/mail.js';
import { withOwnRedis } from './support/own-redis.js';
import { SmtpProcess } from './support/smtp-process.js';
import { SmtpConversation } from './support/smtp-conversation.js';
import { when } from './support/when.js';

const withId = (subject: string) => `Message-ID: <${randomUUID()}@else.test>\r\n${mail(subject)}`;

describe('a message that is sent again', () => {
  const world = withOwnRedis();
  const deliver = async (to: readonly string[], message: string, from?: string) => {
    const client = await SmtpConversation.greeted(world.smtp.port);
    const reply = await client.deliver(to, message, from);
    await client.say('QUIT\r\n');
    client.close();
    return reply;
  };
  const count = async (address: ReturnType<typeof world.smtp.address>) => (await world.smtp.stored(address)).length;
  beforeAll(() => when(async () => (await deliver([world.smtp.address()], mail('ready'))).startsWith('250')));

  it('is listed once, in each inbox, when its sender and its bytes are the same', async () => {
    const [first, second] = [world.smtp.address(), world.smtp.address()];
    const message = withId('again');
    expect(await deliver([first, second], message)).toMatch(/^250/);
    expect(await deliver([first, second], message)).toMatch(/^250/);
    expect([await count(first), await count(second)]).toEqual([1, 1]);
    expect(await deliver([first], message, 'other@else.test')).toMatch(/^250/);
    expect(await deliver([first], withId('again'))).toMatch(/^250/);
    expect(await count(first)).toBe(3);
  });

  it('is listed again when its recipient has deleted it', async () => {
    const address = world.smtp.address();
    const message = withId('deleted');
    await deliver([address], message);
    const [listed] = await world.smtp.storage.mails.list(address);
    await world.smtp.storage.mails.remove(address, listed?.summary.id ?? '');
    expect(await deliver([address], message)).toMatch(/^250/);
    expect(await count(address)).toBe(1);
  });

  it('is listed twice when it has no Message-ID and the sender had received the first 250', async () => {
    const address = world.smtp.address();
    for (let time = 0; time < 2; time++) expect(await deliver([address], mail('twice'))).toMatch(/^250/);
    expect(await count(address)).toBe(2);
  });

  it('is listed as often as it is sent when it has no Message-ID and all its senders are connected', async () => {
    const address = world.smtp.address();
    const clients = await Promise.all(Array.from({ length: 4 }, () => SmtpConversation.greeted(world.smtp.port)));
    const replies = await Promise.all(clients.map((client) => client.deliver([address], mail('at once'))));
    expect(replies).toEqual(clients.map(() => expect.stringMatching(/^250/) as string));
    expect(await count(address)).toBe(4);
    for (const client of clients) client.close();
  });

  it('is listed twice when it has no Message-ID and another process takes the second', async () => {
    const address = world.smtp.address();
    const other = await SmtpProcess.start(world.redis.url, { MAIL_DOMAINS: world.smtp.domain });
    const redis = new Redis(world.redis.url);
    try {
      expect(await deliver([address], mail('other process'))).toMatch(/^250/);
      const fields = () => redis.hkeys(world.smtp.storage.keys.inbox(address));
      await when(async () => !(await fields()).some((field) => field.startsWith('same:')));
      const client = await SmtpConversation.greeted(other.port);
      expect(await client.deliver([address], mail('other process'))).toMatch(/^250/);
      client.close();
      expect(await count(address)).toBe(2);
    } finally {
      redis.disconnect();
      await other.stop();
    }
  });

  it('is listed once when it has no Message-ID and the first 250 was lost', async () => {
    const address = world.smtp.address();
    const client = await SmtpConversation.greeted(world.smtp.port);
    await client.begin(address);
    await client.sent(`${mail('lost')}.\r\n`);
    await when(async () => (await count(address)) === 1);
    client.reset();
    expect(await deliver([address], mail('lost'), 'a@else.test')).toMatch(/^250/);
    expect(await count(address)).toBe(1);
  });

  it('stays listed if the first attempt is taken back after the second one was confirmed', async () => {
    const { mails } = world.smtp.storage;
    const address = world.smtp.address();
    const attempt = () => ({
      id: newMailId(),
      address,
      mark: 'mark',
      receivedAtMs: Date.now(),
      from: 'ana@else.test',
      subject: 'attempt',
      source: Buffer.from(mail('attempt')),
      envelope: { ip: '192.0.2.1', helo: 'else.test', mailFrom: 'ana@else.test', tls: false },
    });
    const [first, second, third] = [attempt(), attempt(), attempt()];
    await mails.store(first);
    await mails.takeBack([{ ...first, bytes: first.source.length }]);
    expect(await mails.list(address)).toEqual([]);
    await mails.store(second);
    await mails.store(third);
    await mails.takeBack([{ ...second, bytes: second.source.length }]);
    expect((await mails.list(address)).map(({ summary }) => summary.id)).toEqual([second.id]);
  });
});
