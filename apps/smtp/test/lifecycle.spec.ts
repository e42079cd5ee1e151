import { mail } from './support/mail.js';
import { RedisProcess } from './support/redis-process.js';
import { SmtpConversation } from './support/smtp-conversation.js';
import { SmtpProcess } from './support/smtp-process.js';

const sharedRedisUrl = process.env.TEST_REDIS_URL ?? '';

describe('start and end of the intake', () => {
  it('shuts down in good order: idle clients get 421, a message under way is stored', async () => {
    const smtp = await SmtpProcess.start(sharedRedisUrl);
    const [idle, sending] = [await SmtpConversation.greeted(smtp.port), await SmtpConversation.greeted(smtp.port)];
    const to = smtp.address();
    await sending.say('MAIL FROM:<a@else.test>\r\n');
    await sending.say(`RCPT TO:<${to}>\r\n`);
    await sending.say('DATA\r\n');
    sending.send('Subject: under way\r\n');
    smtp.signal('SIGTERM');
    expect(await idle.reply()).toBe('421 4.3.2 Shutting down, try again');
    sending.send('\r\nbody\r\n.\r\n');
    expect(await sending.reply()).toMatch(/^250/);
    expect(await sending.reply()).toMatch(/^421/);
    expect(await smtp.exited()).toBe(0);
    expect(await smtp.stored(to)).toEqual(['Subject: under way\r\n\r\nbody\r\n']);
    await smtp.stop();
  });

  it('does not wait for an endless message when it shuts down', async () => {
    const smtp = await SmtpProcess.start(sharedRedisUrl);
    const sending = await SmtpConversation.greeted(smtp.port);
    await sending.say('MAIL FROM:<a@else.test>\r\n');
    await sending.say(`RCPT TO:<${smtp.address()}>\r\n`);
    await sending.say('DATA\r\n');
    smtp.signal('SIGTERM');
    expect(await smtp.exited()).toBe(0);
    expect(await sending.reply()).toBe('close');
    await smtp.stop();
  });

  it('starts while Redis is away', async () => {
    const smtp = await SmtpProcess.start('redis://127.0.0.1:1');
    const client = await SmtpConversation.greeted(smtp.port);
    expect(await client.deliver([smtp.address()], mail('early'))).toMatch(/^451/);
    client.close();
    smtp.signal('SIGINT');
    expect(await smtp.exited()).toBe(0);
    await smtp.stop();
  });

  it('prints in one line that its port is taken', async () => {
    const first = await SmtpProcess.start(sharedRedisUrl);
    const { code, log, output } = await SmtpProcess.startToFail(sharedRedisUrl, { SMTP_PORT: String(first.port) });
    expect(code).toBe(1);
    expect([...log.map(({ msg }) => msg), output]).toEqual([
      `Port ${first.port} on 127.0.0.1 is taken: set SMTP_PORT to a free one.`,
      '',
    ]);
    await first.stop();
  });

  it('refuses to start on a Redis that evicts data when it is full', async () => {
    const redis = await RedisProcess.start();
    await redis.command('CONFIG SET maxmemory-policy allkeys-lru');
    const { code, log } = await SmtpProcess.startToFail(redis.url, {});
    await redis.remove();
    expect(code).toBe(1);
    expect(log.map(({ msg }) => msg).join()).toContain('set maxmemory-policy noeviction');
  });

  it('lists every wrong setting, and an unusable certificate', async () => {
    const wrong = await SmtpProcess.startToFail(sharedRedisUrl, {
      SMTP_PORT: 'x',
      SMTP_RECIPIENTS: 'some',
      MAX_MESSAGE_BYTES: '1',
    });
    expect(wrong.code).not.toBe(0);
    for (const name of ['SMTP_PORT', 'SMTP_RECIPIENTS', 'MAX_MESSAGE_BYTES']) expect(wrong.output).toContain(name);

    const half = await SmtpProcess.startToFail(sharedRedisUrl, { SMTP_TLS_CERT: 'cert.pem' });
    expect(half.code).not.toBe(0);
    expect(half.output).toContain('SMTP_TLS_KEY');

    const absent = await SmtpProcess.startToFail(sharedRedisUrl, { SMTP_TLS_CERT: 'no.pem', SMTP_TLS_KEY: 'no.pem' });
    expect(absent.code).not.toBe(0);
    expect(absent.log.map(({ msg }) => msg)).toEqual([expect.stringContaining('SMTP_TLS_CERT')]);
  });
});
