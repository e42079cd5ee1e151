import { hostileMail, linkMail, textMail } from '@efemera/testing/sample-mail';
import { expect, test } from '../support/system-test.js';

test('a mail appears in an open page without a refresh, is shown safely, and disappears from every tab when deleted', async ({
  visit,
  sender,
}) => {
  const { page, address } = await visit();
  const { page: secondTab } = await visit({ context: page.context() });
  for (const tab of [page, secondTab]) {
    await expect(tab.getByTestId('address')).toHaveText(address);
    await expect(tab.getByTestId('connection')).toHaveAttribute('data-state', 'live');
  }
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));

  expect((await sender.send(address, hostileMail('Confirme seu cadastro'))).code).toBe(250);
  const row = page.getByTestId('inbox-row');
  // Well below the 30 seconds of the next refresh.
  await expect(row).toContainText('Confirme seu cadastro');
  await expect(row).toContainText('Loja São João');
  await expect(row.getByTestId('code')).toContainText('482913');

  await row.getByTestId('row-view').click();
  const dialog = page.getByTestId('message-dialog');
  await expect(dialog).toContainText('Confirme seu cadastro');
  const frame = dialog.getByTestId('message-body');
  await expect(frame).not.toHaveAttribute('sandbox', /allow-scripts|allow-same-origin/);
  const body = frame.contentFrame();
  await expect(body.getByRole('heading', { name: 'Welcome' })).toBeVisible();
  await expect(body.getByRole('heading', { name: 'Welcome' })).toHaveCSS('color', 'rgb(200, 0, 0)');
  await expect(body.getByRole('heading', { name: 'Welcome' })).toHaveCSS('position', 'static');
  const link = body.getByRole('link', { name: 'Confirm your address' });
  await expect(link).toHaveAttribute('href', 'https://shop.test/confirm?token=abc');
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', /noopener/);
  for (const gone of [
    'script',
    'iframe',
    'form',
    'input',
    'svg',
    '[onclick]',
    '[onload]',
    '[onerror]',
    'a[href^="javascript"]',
  ]) {
    await expect(body.locator(gone)).toHaveCount(0);
  }
  expect(await page.evaluate(() => 'pwned' in globalThis)).toBe(false);
  expect(requests.filter((url) => url.includes('evil.invalid'))).toEqual([]);

  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  // A mail that is read in one tab is read in the other.
  await expect(secondTab.getByTestId('inbox-row')).toHaveCount(1);
  await row.getByTestId('row-delete').click();
  await expect(row).toHaveCount(0);
  await expect(secondTab.getByTestId('inbox-row')).toHaveCount(0);
});

test('the counters change live', async ({ visit, sender }) => {
  const { page, address } = await visit();
  const received = page.getByTestId('stats-messages-received');
  await expect(received).toHaveText(/\d/);
  const count = async () => Number((await received.innerText()).replace(/\D/g, ''));
  const before = await count();
  await sender.send(address, textMail('One more'));
  await expect.poll(count).toBe(before + 1);
});

test('a page that lost its connection shows it, reconnects and misses nothing', async ({ visit, sender }) => {
  const { page, address } = await visit();
  const connection = page.getByTestId('connection');
  await expect(connection).toHaveAttribute('data-state', 'live');
  await page.context().setOffline(true);
  await expect(connection).not.toHaveAttribute('data-state', 'live', { timeout: 60_000 });
  await expect(connection).toHaveText('Sem internet');
  // No refresh reaches the server now, so the page promises none.
  await expect(page.getByTestId('inbox')).not.toContainText('Atualiza em');
  await sender.send(address, textMail('Sent while offline'));
  await page.context().setOffline(false);
  await expect(page.getByTestId('inbox-row')).toContainText('Sent while offline', { timeout: 30_000 });
  await expect(connection).toHaveAttribute('data-state', 'live', { timeout: 30_000 });
  await expect(connection).toHaveText('Ao vivo');
});

test('a mail gets its link although no event told of the link while the page moved to its address', async ({
  browser,
  system,
  visit,
  sender,
}) => {
  const context = await browser.newContext();
  const held: (() => void)[] = [];
  let isHeld = false;
  let watchesEnded = 0;
  // The page watches its new address twice: as one more of the visitor's inboxes, and then as the one on screen. Holds what
  // the page sends after the first of these watches.
  await context.routeWebSocket(/socket\.io/, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((message) => {
      if (isHeld && /^43\d+\[\{"ok":true\}\]$/.test(String(message))) watchesEnded++;
      socket.send(message);
    });
    socket.onMessage((message) => {
      isHeld ||= String(message).includes('"inbox:unwatch"');
      if (isHeld) held.push(() => server.send(message));
      else server.send(message);
    });
  });
  const { page, address } = await visit({ context });
  await expect(page.getByTestId('connection')).toHaveAttribute('data-state', 'live');
  await page.getByTestId('generate').click();
  const shown = async () => (await page.getByTestId('address').innerText()).trim();
  // The page that was there is as empty as the new one.
  await expect.poll(shown).not.toBe(address);
  await expect(page.getByText('Nenhum e-mail por enquanto')).toBeVisible();
  const next = await shown();
  const row = page.getByTestId('inbox-row');
  system.signal('worker', 'SIGSTOP');
  try {
    await sender.send(next, linkMail('https://forum.test/confirm?token=abcdef123456'));
    await expect(row).toBeVisible();
    // The first two messages end the watches of the former and of the new address.
    held.splice(0, 2).forEach((send) => send());
    await expect.poll(() => watchesEnded).toBe(2);
  } finally {
    system.signal('worker', 'SIGCONT');
  }
  const listing = () => page.request.get(`${system.url}/api/emails?to=${encodeURIComponent(next)}`);
  await expect.poll(async () => (await listing()).text()).toContain('"link":"https://forum.test/');
  isHeld = false;
  held.forEach((send) => send());
  // Well below the 30 seconds of the next refresh.
  await expect(row.getByRole('link', { name: /forum\.test/ })).toBeVisible();
  await context.close();
});

test('a reload keeps the address; another visitor gets another one and is told that the first is private', async ({
  visit,
}) => {
  const { page, address } = await visit();
  await page.reload();
  await expect(page.getByTestId('address')).toHaveText(address);
  const { page: stranger, address: other } = await visit();
  expect(other).not.toBe(address);
  await stranger.goto(`${new URL(stranger.url()).origin}/?to=${encodeURIComponent(address)}`);
  await expect(stranger.getByText(/privad/i).first()).toBeVisible();
  await expect(stranger.getByTestId('inbox-row')).toHaveCount(0);
});
