import { textMail } from '../src/sample-mail.js';
import { until } from '../src/until.js';
import { expect, test } from './system-test.js';

test.use({ systemEnv: { INBOX_TTL_SECONDS: '4', QUARANTINE_SECONDS: '3' } });

test('an inbox ends with its time: the mail is gone, the open page is told, the name is kept and then free', async ({
  api,
  sender,
  visit,
}) => {
  const { page, address } = await visit();
  await sender.send(address, textMail('Short life'));
  await expect(page.getByTestId('inbox-row')).toHaveCount(1);
  await expect(page.getByTestId('inbox-row')).toHaveCount(0, { timeout: 15_000 });
  await expect(page.getByText('Este endereço chegou ao fim')).toBeVisible();
  await expect(page.getByTestId('generate')).toBeVisible();

  expect((await api.call('POST', '/api/inboxes', { body: { address } })).status).toBe(409);
  await until(
    'the name is free',
    async () => (await api.call('POST', '/api/inboxes', { body: { address } })).status === 201,
  );
});

test('mail for nobody is gone after its time, too', async ({ api, sender }) => {
  const address = `nobody-${Date.now()}@efemera.localhost`;
  await sender.send(address, textMail('For nobody'));
  expect(await api.emails(address)).toHaveLength(1);
  await until('it is gone', async () => (await api.emails(address)).length === 0);
});
