import type { Route } from '@playwright/test';
import { textMail } from '@efemera/testing/sample-mail';
import { SmtpConversation } from '../../smtp/test/support/smtp-conversation.js';
import { expectAccessible } from '../support/accessible.js';
import { expect, test } from '../support/system-test.js';

test('shows a visitor why a mail was refused, and how another was delivered', async ({ visit, system }) => {
  const { page, address } = await visit();
  await page.getByTestId('deliveries').click();
  const dialog = page.getByTestId('deliveries-dialog');
  await expect(dialog.getByRole('status')).toContainText('Nenhuma tentativa de entrega');

  const client = await SmtpConversation.greeted(system.smtpPort);
  expect(await client.deliver([address], 'Subject: broken\r\n\r\na\nb\r\n', 'shop@sender.test')).toMatch(/^554/);
  // The open dialog refreshes by itself.
  const refused = dialog.getByTestId('delivery').filter({ hasText: 'Recusada' });
  await expect(refused).toContainText('554 5.6.0 CR or LF alone in the message');
  await expect(refused).toContainText('A mensagem não segue as regras do e-mail');
  await expect(refused.locator('li[data-step]').last()).toHaveAttribute('data-step', 'refused');

  const other = await SmtpConversation.greeted(system.smtpPort);
  expect(await other.deliver([address], 'Subject: whole\r\n\r\nab\r\n', 'shop@sender.test')).toMatch(/^250/);
  const stored = dialog.getByTestId('delivery').filter({ hasText: 'Recebida' });
  await expect(stored.locator('li[data-step=pushed]')).toBeVisible();
  await expect(refused.locator('li[data-step]').last()).toBeVisible();
  await expect(stored).toContainText('client.test');
  await page.keyboard.press('Escape');
  await expect(page.getByTestId('deliveries')).toBeFocused();
  for (const each of [client, other]) each.close();
});

test('the list of deliveries shows an answer slower than its refresh interval, and asks again after it', async ({
  browser,
  visit,
}) => {
  const context = await browser.newContext();
  await context.clock.install();
  const { page } = await visit({ context });
  const asked: Route[] = [];
  await page.route(/\/deliveries$/, (route) => void asked.push(route));
  await page.getByTestId('deliveries').click();
  const dialog = page.getByTestId('deliveries-dialog');
  await expect.poll(() => asked.length).toBe(1);
  await page.clock.runFor(6000);
  await expect(dialog).toContainText('Carregando');
  await asked[0]?.continue();
  await expect(dialog.getByRole('status')).toContainText('Nenhuma tentativa de entrega');
  await page.clock.runFor(2000);
  await expect.poll(() => asked.length).toBe(2);
  await context.close();
});

test('the list of deliveries closes when its address is deleted, and does not open again for the next one', async ({
  visit,
}) => {
  const { page } = await visit();
  const { page: other } = await visit({ context: page.context() });
  await expect(other.getByTestId('connection')).toHaveAttribute('data-state', 'live');
  await other.getByTestId('deliveries').click();
  await expect(other.getByTestId('deliveries-dialog')).toBeVisible();
  await page.getByTestId('delete-address').click();
  await expect(other.getByTestId('deliveries-dialog')).toHaveCount(0);
  await other.getByTestId('generate').click();
  await expect(other.getByTestId('deliveries')).toBeVisible();
  await expect(other.getByTestId('deliveries-dialog')).toHaveCount(0);
});

test('after a mail was deleted, neither the card nor the list says that no server has connected', async ({
  browser,
  visit,
  sender,
}) => {
  const context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] });
  const { page, address } = await visit({ context });
  await page.getByTestId('copy').click();
  const card = page.getByTestId('waiting');
  await expect(card).toContainText('Nenhum servidor de e-mail entregou uma mensagem ainda.');
  await sender.send(address, textMail('Oi'));
  await page.getByTestId('row-delete').click();
  await expect(card).toContainText('As mensagens que chegaram aqui foram apagadas.');
  await expect(card).not.toContainText('Nenhum servidor de e-mail entregou uma mensagem ainda.');
  await page.getByTestId('deliveries').click();
  const dialog = page.getByTestId('deliveries-dialog');
  await expect(dialog).toContainText('Já chegou e-mail neste endereço, mas ele foi apagado');
  await context.close();
});

test('while a visitor waits, the card tells which server was refused', async ({ browser, visit, system }) => {
  const context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] });
  const { page, address } = await visit({ context });
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/deliveries')) asked++;
  });
  await expect(page.getByTestId('connection')).toHaveAttribute('data-state', 'live');
  await expect(page.getByTestId('alerts')).toBeVisible();
  expect(asked).toBe(0);
  await page.getByTestId('copy').click();
  const card = page.getByTestId('waiting');
  await expect(card).toContainText('Nenhum servidor de e-mail entregou uma mensagem ainda.');
  const heightOf = async () => (await card.boundingBox())?.height;
  const height = await heightOf();

  const client = await SmtpConversation.greeted(system.smtpPort);
  expect(await client.deliver([address], 'Subject: broken\r\n\r\na\nb\r\n', 'shop@sender.test')).toMatch(/^554/);
  const trace = page.getByTestId('delivery-trace');
  await expect(trace.locator('[data-outcome=refused]')).toContainText(
    'client.test se conectou, mas a mensagem foi recusada.',
  );
  await expect(trace).toContainText('A mensagem não segue as regras do e-mail');
  expect(await heightOf()).toBe(height);

  // When any mail arrives, the page stops waiting: it removes the card with the list of deliveries, and asks for them no
  // more.
  const other = await SmtpConversation.greeted(system.smtpPort);
  expect(await other.deliver([address], 'Subject: whole\r\n\r\nab\r\n', 'shop@sender.test')).toMatch(/^250/);
  await expect(page.getByTestId('inbox-row')).toHaveCount(1);
  await expect(trace).toHaveCount(0);
  for (const each of [client, other]) each.close();
  await context.close();
});

test('while a visitor waits, the card tells which server is sending, until its mail is there or it has broken off', async ({
  browser,
  visit,
  system,
}) => {
  const context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] });
  const { page, address } = await visit({ context });
  await page.getByTestId('copy').click();
  const card = page.getByTestId('waiting');
  await expect(card).toContainText('Nenhum servidor de e-mail entregou uma mensagem ainda.');
  const heightOf = async () => (await card.boundingBox())?.height;
  const height = await heightOf();
  const client = await SmtpConversation.greeted(system.smtpPort);
  const other = await SmtpConversation.greeted(system.smtpPort);
  const trace = page.getByTestId('delivery-trace');

  expect(await other.deliver([address], 'Subject: broken\r\n\r\na\nb\r\n')).toMatch(/^554/);
  await expect(trace.locator('[data-outcome=refused]')).toBeVisible();
  await client.say('MAIL FROM:<shop@sender.test> SIZE=2000\r\n');
  await client.say(`RCPT TO:<${address}>\r\n`);
  await expect(trace.locator('[data-outcome=connected]')).toContainText('client.test se conectou.');
  await client.say('DATA\r\n');
  await client.sent(`Subject: slow\r\n\r\n${`${'x'.repeat(98)}\r\n`.repeat(12)}`);
  await expect(trace.locator('[data-outcome=sending]')).toContainText('client.test está enviando uma mensagem (60%).');
  expect(await heightOf()).toBe(height);
  client.reset();
  const brokenOff = trace.locator('[data-outcome=brokenOff]');
  await expect(brokenOff).toContainText('client.test interrompeu a conexão antes de concluir a mensagem.');
  await expect(trace.locator('[data-outcome]')).toHaveCount(2);

  const last = await SmtpConversation.greeted(system.smtpPort);
  await last.begin(address);
  await expect(trace.locator('[data-outcome=sending]')).toBeVisible();
  await expect(trace.locator('[data-outcome]').first()).toHaveAttribute('data-outcome', 'sending');
  expect(await heightOf()).toBe(height);
  await expectAccessible(page, 'a running delivery', 'dark on phones');
  expect(await last.say('Subject: whole\r\n\r\nab\r\n.\r\n')).toMatch(/^250/);
  await expect(page.getByTestId('inbox-row')).toContainText('whole');
  await expect(trace).toHaveCount(0);
  for (const each of [client, other, last]) each.close();
  await context.close();
});

test('without a socket, the card learns of a running delivery by asking', async ({ browser, visit, system }) => {
  const context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] });
  await context.route('**/socket.io/**', (route) => route.abort());
  await context.routeWebSocket(/socket\.io/, (socket) => socket.close());
  const { page, address } = await visit({ context });
  await page.getByTestId('copy').click();
  await expect(page.getByTestId('delivery-trace')).toBeVisible();
  const client = await SmtpConversation.greeted(system.smtpPort);
  await client.begin(address);
  await expect(page.getByTestId('delivery-trace').locator('[data-outcome=sending]')).toBeVisible();
  client.close();
  await context.close();
});

test('in the first minute of waiting, the card asks every five seconds, also without any news', async ({
  browser,
  visit,
  system,
}) => {
  const context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] });
  await context.clock.install();
  // The server can tell this page nothing.
  await context.route('**/socket.io/**', (route) => route.abort());
  await context.routeWebSocket(/socket\.io/, (socket) => socket.close());
  const { page, address } = await visit({ context });
  await page.getByTestId('copy').click();
  const card = page.getByTestId('waiting');
  await expect(card).toContainText('Nenhum servidor de e-mail entregou uma mensagem ainda.');
  for (let step = 0; step < 9; step++) {
    const asked = page.waitForResponse(/\/deliveries$/);
    await page.clock.runFor(5000);
    await asked;
  }
  const client = await SmtpConversation.greeted(system.smtpPort);
  expect(await client.deliver([address], 'Subject: broken\r\n\r\na\nb\r\n')).toMatch(/^554/);
  await page.clock.runFor(5000);
  await expect(page.getByTestId('delivery-trace').locator('[data-outcome=refused]')).toBeVisible();
  client.close();
  await context.close();
});
