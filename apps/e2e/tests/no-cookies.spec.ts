import type { BrowserContext } from '@playwright/test';
import { textMail } from '@efemera/testing/sample-mail';
import { refuseStorage } from '../support/refuse-storage.js';
import { expect, test } from '../support/system-test.js';

async function dropCookies(context: BrowserContext): Promise<void> {
  await context.route('**/api/**', async (route) => {
    const response = await route.fetch();
    const headers = response.headers();
    delete headers['set-cookie'];
    // `route.fetch` has stored the cookies in the context.
    await context.clearCookies();
    await route.fulfill({ response, headers });
  });
}

/** Lets the calls under way end first: Playwright can't answer them in a closed context. */
async function close(context: BrowserContext): Promise<void> {
  await context.unrouteAll({ behavior: 'wait' });
  await context.close();
}

test('without cookies the page works while it is open, and tells the visitor that the browser refuses them', async ({
  browser,
  sender,
  system,
}) => {
  const context = await browser.newContext();
  await dropCookies(context);
  const page = await context.newPage();
  await page.goto(system.url);
  const shown = page.getByTestId('address').filter({ hasText: '@' });
  const addressOf = async () => (await shown.innerText()).replace(/\s/g, '');
  await shown.waitFor();
  await expect(page.getByText('Seu navegador recusa cookies')).toBeVisible();
  await expect(page.getByTestId('connection')).toHaveAttribute('data-state', 'live');
  const first = await addressOf();
  await sender.send(first, textMail('Without a cookie'));
  const row = page.getByTestId('inbox-row').filter({ hasText: 'Without a cookie' });
  await expect(row).toHaveCount(1);
  await row.getByTestId('row-view').click();
  await expect(page.getByTestId('message-dialog')).toContainText('Without a cookie');
  await page.keyboard.press('Escape');

  await page.getByTestId('generate').first().click();
  await expect(shown).not.toContainText(first.split('@')[0] ?? '');
  await sender.send(await addressOf(), textMail('To the next address'));
  await expect(page.getByTestId('inbox-row').filter({ hasText: 'To the next address' })).toHaveCount(1);
  await expect(page.getByText('foram apagadas')).toHaveCount(0);
  await expect(page.getByText('Esta caixa é privada')).toHaveCount(0);
  expect(await context.cookies()).toEqual([]);
  await close(context);
});

test('a page says that the browser refuses cookies also where the browser refuses storage with them', async ({
  browser,
  system,
}) => {
  const context = await browser.newContext();
  await dropCookies(context);
  await refuseStorage(context);
  const page = await context.newPage();
  await page.goto(system.url);
  await expect(page.getByTestId('address')).toContainText('@');
  await expect(page.getByText('Seu navegador recusa cookies')).toBeVisible();
  await close(context);
});

test('a join link tells a visitor whose browser refuses cookies that it needs them', async ({ browser, visit }) => {
  const { page: laptop } = await visit();
  await laptop.getByTestId('qr').click();
  const code = laptop.getByTestId('join-link');
  await expect(code).toBeVisible();
  const url = (await code.getAttribute('data-value')) ?? '';
  const context = await browser.newContext();
  await dropCookies(context);
  const mobile = await context.newPage();
  // The link begins with PUBLIC_URL, which may differ from the address at which this test reaches the system.
  await mobile.goto(new URL(new URL(url).hash, laptop.url()).href);
  await expect(mobile.getByText('Este link precisa de cookies')).toBeVisible();
  await expect(mobile.getByText('Esta caixa é privada')).toHaveCount(0);
  await close(context);
});
