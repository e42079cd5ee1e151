import { withCertificate } from './support/certificate.js';
import { mail } from './support/mail.js';
import { SmtpConversation } from './support/smtp-conversation.js';
import { SmtpProcess } from './support/smtp-process.js';
import { when } from './support/when.js';

const sharedRedisUrl = process.env.TEST_REDIS_URL ?? '';

describe('intake with a certificate', () => {
  let smtp: SmtpProcess;
  beforeAll(async () => {
    smtp = await withCertificate((pair) => SmtpProcess.start(sharedRedisUrl, pair));
  });
  afterAll(() => smtp.stop());

  it('offers STARTTLS until TLS is on, and accepts mail over TLS', async () => {
    const client = await SmtpConversation.open(smtp.port);
    await client.reply();
    expect(await client.say('EHLO client.test\r\n')).toMatch(/STARTTLS$/);
    expect(await client.startTls()).toMatch(/^220/);
    expect(await client.say('MAIL FROM:<a@else.test>\r\n')).toMatch(/^503/);
    expect(await client.say('EHLO client.test\r\n')).not.toContain('STARTTLS');
    expect(await client.say('STARTTLS\r\n')).toMatch(/^503/);
    const to = smtp.address();
    const source = mail('inside', 'x'.repeat(70_000) + '\r\n');
    expect(await client.deliver([to], source)).toMatch(/^250/);
    expect(await smtp.stored(to)).toEqual([source]);
    client.close();
  });

  it('discards plain text that came behind STARTTLS', async () => {
    const client = await SmtpConversation.greeted(smtp.port);
    const victim = smtp.address();
    await client.startTls(`EHLO x\r\nMAIL FROM:<a@b.test>\r\nRCPT TO:<${victim}>\r\nDATA\r\nx\r\n.\r\n`);
    expect(await client.say('NOOP\r\n')).toMatch(/^250/);
    expect(await client.replies(300)).toEqual([]);
    expect(await smtp.stored(victim)).toEqual([]);
    client.close();
  });

  it('survives clients that send anything but TLS after STARTTLS, and frees their places', async () => {
    const limited = await withCertificate((pair) =>
      SmtpProcess.start(sharedRedisUrl, { SMTP_MAX_CONNECTIONS_PER_NETWORK: '2', ...pair }),
    );
    for (let n = 0; n < 6; n++) {
      const client = await SmtpConversation.greeted(limited.port);
      expect(await client.say('STARTTLS\r\n')).toMatch(/^220/);
      if (n % 2 === 0) client.send('this is no handshake\r\n'.repeat(100));
      else client.reset();
      await client.closedByServer();
      await when(async () => {
        const probe = await SmtpConversation.open(limited.port);
        const reply = await probe.reply();
        probe.close();
        return reply.startsWith('220');
      });
    }
    await limited.stop();
  });
});
