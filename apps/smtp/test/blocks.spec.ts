import { mail } from './support/mail.js';
import { withOwnRedis } from './support/own-redis.js';
import { SmtpConversation } from './support/smtp-conversation.js';
import { when } from './support/when.js';

describe('intake with blocks by the operator', () => {
  const world = withOwnRedis();
  const deliver = async (from: string, source = mail('x')) => {
    const client = await SmtpConversation.greeted(world.smtp.port);
    const reply = await client.deliver([world.smtp.address()], source, from);
    client.close();
    return reply;
  };
  const refused = '550 5.7.1 Mail of this sender is refused here';

  it('refuses a blocked sender and a blocked domain with its subdomains, in the envelope and in the From header, until unblocked', async () => {
    const { blocks } = world.smtp.storage;
    await blocks.add('sender', 'Spam@else.test');
    await blocks.add('domain', 'spam.test');
    await when(async () => (await deliver('spam@else.test')) === refused);
    expect(await deliver('SPAM@Else.Test')).toBe(refused);
    expect(await deliver('a@deep.spam.test')).toBe(refused);
    expect(await deliver('a@notspam.test')).toBe('250 2.0.0 Stored');
    expect(await deliver('other@else.test')).toBe('250 2.0.0 Stored');
    // The envelope has another sender than the header.
    const shown = 'From: Shop <news@spam.test>\r\nSubject: x\r\n\r\nx\r\n';
    expect(await deliver('bounce@ok.test', shown)).toBe(refused);
    expect(await deliver('', shown)).toBe(refused);
    for (const from of [
      'From: A <a@ok.test>\r\nFrom: Shop <news@spam.test>',
      'From: A <a@ok.test>, Shop <news@spam.test>',
      'From: Friends: a@ok.test, news@deep.spam.test;',
      'From: A <a@ok.test>\r\nSubject: x\r\nFROM : b@ok.test,\r\n spam@else.test (x)',
    ]) {
      expect([from, await deliver('bounce@ok.test', `${from}\r\n\r\nx\r\n`)]).toEqual([from, refused]);
    }
    // The blocked address in a display name or in Reply-To does not block a mail.
    const named = 'From: "news@spam.test" <a@ok.test>\r\nReply-To: news@spam.test\r\n\r\nx\r\n';
    expect(await deliver('bounce@ok.test', named)).toBe('250 2.0.0 Stored');

    await blocks.remove('sender', 'spam@else.test');
    await when(async () => (await deliver('spam@else.test')) === '250 2.0.0 Stored');
    expect(await deliver('a@spam.test')).toBe(refused);
    await blocks.remove('domain', 'spam.test');
    await when(async () => (await deliver('a@spam.test')) === '250 2.0.0 Stored');
  });

  it('deletes stored mail when the operator purges any one of the senders in its From headers', async () => {
    const { purge } = world.smtp.storage;
    for (const from of [
      'From: A <a@fine.test>\r\nFrom: Shop <news@junk.test>',
      'From: A <a@fine.test>, Shop <news@deep.junk.test>',
      'From: "news@junk.test" <a@fine.test>',
    ]) {
      await deliver('bounce@ok.test', `${from}\r\n\r\nx\r\n`);
    }
    expect(await purge.from('sender', 'News@junk.test')).toBe(1);
    expect(await purge.from('domain', 'junk.test')).toBe(1);
    expect(await purge.from('sender', 'a@fine.test')).toBe(1);
  });

  it('refuses a blocked network at the next MAIL of an open connection, and on connect also while Redis is away', async () => {
    const connected = await SmtpConversation.greeted(world.smtp.port);
    await world.smtp.storage.blocks.add('network', '127.0.0.0/8');
    const greeting = async () => {
      const client = await SmtpConversation.open(world.smtp.port);
      const reply = await client.reply();
      client.close();
      return reply;
    };
    const blocked = '554 5.7.1 Mail from this network is refused here';
    await when(async () => (await greeting()) === blocked);
    expect(await connected.say('MAIL FROM:<a@else.test>\r\n')).toBe(blocked);
    connected.close();
    await world.redis.stop();
    expect(await greeting()).toBe(blocked);
    await world.redis.start();
    await when(() => world.smtp.storage.answers());
    await world.smtp.storage.blocks.remove('network', '127.0.0.0/8');
    await when(async () => (await greeting()).startsWith('220'));
  });

  it('counts refusals by reason', async () => {
    const labels = async () => (await world.smtp.storage.counters.read()).map(({ label }) => label);
    await when(async () => (await labels()).includes('550/sender_blocked'));
    await when(async () => (await labels()).includes('554/network_blocked'));
  });
});
