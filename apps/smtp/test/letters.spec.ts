import type { Address } from '@efemera/contract';
import { partitionOf } from '@efemera/contract/redis';
import { mostLetterBytes, newMailId, StorageFullError, type IncomingMail } from '@efemera/storage';
import { isTaken, mail } from './support/mail.js';
import { withOwnRedis } from './support/own-redis.js';
import { SmtpConversation } from './support/smtp-conversation.js';
import { when } from './support/when.js';

describe('letters to the operator by SMTP', () => {
  const world = withOwnRedis({ MAX_MESSAGE_BYTES: String(20 * 1024 * 1024), MAIL_DOMAINS: 'a.test' });
  beforeAll(async () => {
    await world.smtp.storage.domains.set('*.wild.test', 'offered');
    await when(() => isTaken(world.smtp.port, 'ana@x.wild.test', 'ready'));
  });
  const deliver = async (to: readonly string[], source = mail('letter')) => {
    const client = await SmtpConversation.greeted(world.smtp.port);
    const reply = await client.deliver([...to], source);
    client.close();
    return reply;
  };
  const listed = async () => (await world.smtp.storage.letters.list([])).map(({ address }) => address);

  it('are listed under the address without its tag, of every domain, also under a wildcard', async () => {
    expect(await deliver(['postmaster', 'ABUSE+case-7@a.test', 'postmaster@x.wild.test', 'ana@a.test'])).toMatch(
      /^250/,
    );
    expect((await listed()).sort()).toEqual(['abuse@a.test', 'postmaster@a.test', 'postmaster@x.wild.test']);
    const [letter] = await world.smtp.storage.mails.list('abuse@a.test' as Address);
    expect(letter?.summary.tag).toBe('case-7');
  });

  it('are limited for all names together that a flood invents under a wildcard domain', async () => {
    const large = mail('flood', `${'x'.repeat(998)}\r\n`.repeat(4000));
    // Names of one partition, which has a sixteenth of the room; one network may fill half of it.
    const names = Array.from({ length: 300 }, (_, n) => `abuse@n${n}.wild.test` as Address)
      .filter((address) => partitionOf(address) === 3)
      .slice(0, 9);
    for (const name of names) expect(await deliver([name], large)).toMatch(/^250/);
    const stored = await Promise.all(names.map(async (name) => (await world.smtp.storage.mails.list(name)).length));
    const room = Math.floor((512 * 1024 * 1024) / 16 / 2 / large.length);
    expect(stored).toEqual(names.map((_, n) => (n < names.length - room ? 0 : 1)));
  });

  it('larger than one network may store are refused for good', async () => {
    const huge = mail('huge', `${'x'.repeat(998)}\r\n`.repeat(17_000));
    expect(await deliver(['abuse@a.test'], huge)).toBe('552 5.3.4 The message is too large');
    expect(await deliver(['ana@a.test'], huge)).toMatch(/^250/);
  });

  // The last test of the file: the server notices only later that Redis has room again.
  it('leave earlier letters in place when Redis is full and refuses a new one', async () => {
    const { redis, smtp } = world;
    const letter = (n: number): IncomingMail => ({
      id: newMailId(),
      address: 'abuse@n7.wild.test' as Address,
      receivedAtMs: Date.now(),
      from: 'ana@sender.test',
      subject: `${n}`,
      source: Buffer.alloc(mostLetterBytes(smtp.storage.memory.limitBytes) / 2, 'x'),
      envelope: { ip: '192.0.2.7', helo: 'mx.sender.test', mailFrom: 'ana@sender.test', tls: false },
    });
    for (const n of [1, 2]) await smtp.storage.mails.store(letter(n));
    const before = await listed();
    await redis.command('CONFIG SET maxmemory 1');
    await expect(smtp.storage.mails.store(letter(3))).rejects.toThrow(StorageFullError);
    await redis.command('CONFIG SET maxmemory 0');
    expect(await listed()).toEqual(before);
    const kept = await smtp.storage.mails.list('abuse@n7.wild.test' as Address);
    expect(kept.map(({ summary }) => summary.subject)).toEqual(['2', '1']);
  });
});
