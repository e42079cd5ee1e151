import { holder, isTaken, mail } from './support/mail.js';
import { withOwnRedis } from './support/own-redis.js';
import { SmtpConversation } from './support/smtp-conversation.js';
import { when } from './support/when.js';

describe('intake for claimed addresses only', () => {
  const world = withOwnRedis({ SMTP_RECIPIENTS: 'claimed' });

  it('refuses an address without a holder, accepts a held one and those of the operator', async () => {
    const client = await SmtpConversation.greeted(world.smtp.port);
    const held = world.smtp.address();
    await world.smtp.storage.inboxes.claim(held, holder());
    await client.say('MAIL FROM:<a@else.test>\r\n');
    client.send(
      `RCPT TO:<${world.smtp.address()}>\r\nRCPT TO:<${held}>\r\nRCPT TO:<Abuse@${world.smtp.domain}>\r\nDATA\r\n`,
    );
    expect(await client.reply()).toBe('550 5.1.1 Nobody holds this address');
    expect([await client.reply(), await client.reply(), await client.reply()]).toEqual([
      expect.stringMatching(/^250/),
      expect.stringMatching(/^250/),
      expect.stringMatching(/^354/),
    ]);
    expect(await client.say(`${mail('claimed')}.\r\n`)).toMatch(/^250/);
    expect(await world.smtp.stored(held)).toHaveLength(1);
    expect(await world.smtp.stored(world.smtp.address('abuse'))).toHaveLength(1);
    client.close();
  });

  it('answers 451 when it cannot read whether an address is held', async () => {
    const client = await SmtpConversation.greeted(world.smtp.port);
    const held = world.smtp.address();
    await world.smtp.storage.inboxes.claim(held, holder());
    await world.redis.stop();
    await client.say('MAIL FROM:<a@else.test>\r\n');
    expect(await client.say(`RCPT TO:<${held}>\r\n`)).toMatch(/^451 4\.3\.0/);
    await world.redis.start();
    client.close();
    await when(() => isTaken(world.smtp.port, held, 'back'));
  });
});
