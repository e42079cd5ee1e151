import type { Address } from '@efemera/contract';
import { mail } from './support/mail.js';
import { withOwnRedis } from './support/own-redis.js';
import { SmtpConversation } from './support/smtp-conversation.js';
import { when } from './support/when.js';

describe('a client that says EHLO after HELO', () => {
  const world = withOwnRedis();
  const helloed = async () => {
    const client = await SmtpConversation.open(world.smtp.port);
    await client.reply();
    await client.say('HELO client.test\r\n');
    return client;
  };

  it('has its addresses read as UTF-8, which EHLO offers', async () => {
    const to = `tête@${world.smtp.domain}` as Address;
    const client = await helloed();
    await when(async () => /^250/.test(await client.deliver([world.smtp.address()], mail('first'))));
    await client.say('EHLO client.test\r\n');
    await client.say('MAIL FROM:<ann@else.test> SMTPUTF8\r\n');
    await client.say(Buffer.from(`RCPT TO:<${to}>\r\n`).toString('latin1'));
    await client.say('DATA\r\n');
    expect(await client.say(`${mail('second')}.\r\n`)).toMatch(/^250/);
    expect(await world.smtp.stored(to)).toHaveLength(1);
    client.close();
  });
});
