import { textMail } from '@efemera/testing/sample-mail';
import { SmtpSender } from '@efemera/testing/smtp-sender';
import { until } from '@efemera/testing/until';
import { expect, test } from '../support/system-test.js';

test.use({ systemEnv: { MAX_INBOX_MESSAGES: '1000' } });

test('kill -9 of the worker during 500 mails: all are listed once, and parsed', async ({ system, api }) => {
  const { address, token } = await api.claim();
  const senders = await Promise.all(Array.from({ length: 5 }, () => SmtpSender.connect(system.smtpPort)));
  let sent = 0;
  await Promise.all(
    senders.map(async (sender, lane) => {
      for (let i = 0; i < 100; i++) {
        const { code } = await sender.send(address, textMail(`mail ${lane}-${i}`, `Your code is ${1000 + i}00.`));
        expect(code).toBe(250);
        if (++sent === 250) system.signal('worker', 'SIGKILL');
      }
      await sender.quit();
    }),
  );
  const listed = await api.emails(address, token, '&fields=summary');
  expect(listed).toHaveLength(500);
  expect(new Set(listed.map(({ subject }) => subject)).size).toBe(500);
  expect(listed.filter(({ code }) => code === null)).toEqual([]);
  await until('the worker is back', () => system.pidsOf('worker').length > 0, 30_000);
  await until('the system is ready', () => system.isReady(), 30_000);
});

test('kill -9 of the gateway: it restarts, and an open page catches up', async ({ system, sender, visit }) => {
  const { page, address } = await visit();
  system.signal('gateway', 'SIGKILL');
  expect((await sender.send(address, textMail('While the gateway was away'))).code).toBe(250);
  await expect(page.getByTestId('inbox-row')).toContainText('While the gateway was away', { timeout: 45_000 });
  await expect(page.getByTestId('connection')).toHaveAttribute('data-state', 'live', { timeout: 30_000 });
});

test('Redis stopped: senders get 451, callers 503, sockets stay open; all recover by themselves', async ({
  system,
  sender,
  api,
  visit,
}) => {
  const { page, address } = await visit();
  await expect(page.getByTestId('connection')).toHaveAttribute('data-state', 'live');
  const { address: another, token } = await api.claim();
  system.signal('redis', 'SIGSTOP');
  try {
    const refused = await sender.send(another, textMail('refused'));
    expect(refused.code).toBe(451);
    const answer = await api.call('GET', `/api/emails?to=${another}`, { token });
    expect(answer.status).toBe(503);
    expect(await answer.json()).toMatchObject({ error: { code: 'storage_unavailable' } });
    expect((await api.call('GET', '/health/live')).status).toBe(200);
    expect((await api.call('GET', '/health/ready')).status).toBe(503);
  } finally {
    system.signal('redis', 'SIGCONT');
  }
  await until('the system is ready', () => system.isReady(), 30_000);
  await until('mail is accepted', async () => (await sender.send(address, textMail('accepted again'))).code === 250);
  await expect(page.getByTestId('inbox-row').filter({ hasText: 'accepted again' }).first()).toBeVisible();
});

test('Redis killed: it is restarted with its data', async ({ system, sender, api }) => {
  const { address, token } = await api.claim();
  expect((await sender.send(address, textMail('kept'))).code).toBe(250);
  system.signal('redis', 'SIGKILL');
  await until('the system is ready', () => system.isReady(), 40_000);
  expect((await api.emails(address, token)).map(({ subject }) => subject)).toEqual(['kept']);
});
