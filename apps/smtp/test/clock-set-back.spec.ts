import { SmtpConversation } from './support/smtp-conversation.js';
import { SmtpProcess } from './support/smtp-process.js';

/** Sets the clock of a process an hour ahead, until the process gets SIGUSR2. */
const clockAhead = `
  const now = Date.now;
  Date.now = () => now() + 3_600_000;
  process.on('SIGUSR2', () => (Date.now = now));`;

it('a client that connected while the clock was ahead is closed for silence like any other', async () => {
  const smtp = await SmtpProcess.start(process.env.TEST_REDIS_URL ?? '', {
    SMTP_IDLE_SECONDS: '2',
    NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(clockAhead)}`,
  });
  try {
    const client = await SmtpConversation.greeted(smtp.port);
    smtp.signal('SIGUSR2');
    expect(await client.repliesToTheEnd()).toEqual([expect.stringMatching(/^421 4\.4\.2/), 'close']);
  } finally {
    await smtp.stop();
  }
});
