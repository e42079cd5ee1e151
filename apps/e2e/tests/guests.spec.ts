import type { Browser, Locator, Page } from '@playwright/test';
import { codeMail, textMail } from '@efemera/testing/sample-mail';
import jsQR from 'jsqr';
import { cachedUrls, goToFragment, keptInPage, pixelsOf } from '../support/in-page.mjs';
import { expect, test } from '../support/system-test.js';

const phoneAgent =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36';

/** Reads a QR code as a camera does: from the pixels on screen. */
async function scanned(code: Locator): Promise<string> {
  const picture = (await code.screenshot()).toString('base64');
  const { data, width, height } = await code.page().evaluate(pixelsOf, picture);
  const found = jsQR.default(new Uint8ClampedArray(data), width, height);
  if (!found) throw new Error('The picture shows no QR code.');
  return found.data;
}

test.describe('another device', () => {
  async function phone(browser: Browser) {
    const context = await browser.newContext({ userAgent: phoneAgent, viewport: { width: 390, height: 844 } });
    return context.newPage();
  }

  async function joinUrl(page: Page, access?: 'Só ler'): Promise<string> {
    await page.getByTestId('qr').click();
    const code = page.getByTestId('join-link');
    await expect(code).toBeVisible();
    if (access) {
      const before = (await code.getAttribute('data-value')) ?? '';
      await page.getByRole('radio', { name: access }).check();
      await expect(code).not.toHaveAttribute('data-value', before);
    }
    return (await code.getAttribute('data-value')) ?? '';
  }

  test('opens the inbox by a QR code; the holder sees it and ends its access, and then it shows no mail', async ({
    visit,
    sender,
    browser,
  }) => {
    const { page: laptop, address } = await visit();
    await laptop.getByTestId('qr').click();
    const url = await scanned(laptop.getByTestId('join-link'));
    expect(url).toContain('/#join=');

    const mobile = await phone(browser);
    const requested: string[] = [];
    mobile.on('request', (request) => requested.push(request.url(), request.headers()['referer'] ?? ''));
    // The link begins with PUBLIC_URL, which may differ from the address at which this test reaches the system.
    await mobile.goto(new URL(new URL(url).hash, laptop.url()).href);
    await expect(mobile.getByTestId('address')).toHaveText(address);
    await expect(mobile.getByTestId('guest-notice')).toBeVisible();
    const secret = new URL(url).hash.slice('#join='.length);
    expect(mobile.url()).not.toContain(secret);
    expect(requested.filter((text) => text.includes(secret))).toEqual([]);
    expect(await mobile.evaluate(keptInPage)).not.toContain(secret);

    const cached = await mobile.evaluate(cachedUrls);
    expect(cached.filter((kept) => kept.includes(secret))).toEqual([]);

    // The holder's page shows the guest without a reload, and hides the QR code, which is used up.
    const guests = laptop.getByTestId('guests').getByTestId('guest');
    await expect(guests).toHaveCount(1);
    await expect(guests).toContainText('Chrome em Android');
    await expect(laptop.getByTestId('join-link')).toBeHidden();
    await expect(laptop.getByTestId('join-renew')).toBeVisible();

    await expect(mobile.getByTestId('connection')).toHaveAttribute('data-state', 'live');
    expect((await sender.send(address, codeMail('482913'))).code).toBe(250);
    for (const page of [mobile, laptop]) await expect(page.getByTestId('inbox-row')).toContainText('482913');
    // A reload leaves the guest where they were.
    await mobile.reload();
    await expect(mobile.getByTestId('address')).toHaveText(address);
    await expect(mobile.getByTestId('inbox-row')).toContainText('482913');
    await expect(mobile.getByTestId('connection')).toHaveAttribute('data-state', 'live');

    // Begins to wait before the click: the phone learns of the end before this test could look there.
    const gone = mobile.getByTestId('inbox-row').waitFor({ state: 'detached' }).then(Date.now);
    const endedAtMs = Date.now();
    await guests.getByTestId('guest-end').click();
    await expect(guests).toHaveCount(0);
    // Measured, not asserted: a busy machine is no fault of the product.
    test.info().annotations.push({ type: 'gone on the phone after', description: `${(await gone) - endedAtMs} ms` });
    await expect(mobile.getByTestId('inbox-row')).toHaveCount(0);
    await expect(mobile.getByText('Seu acesso terminou').first()).toBeVisible();
    // The list too says that the visit is over, not that no mail is there yet.
    await expect(mobile.getByTestId('inbox')).toContainText('Seu acesso terminou');
    await expect(mobile.getByTestId('inbox')).not.toContainText('por enquanto');
    await sender.send(address, textMail('Depois'));
    await expect(laptop.getByTestId('inbox-row')).toHaveCount(2);
    await expect(mobile.getByTestId('inbox-row')).toHaveCount(0);

    // The same QR code opens the inbox for no second device.
    const other = await phone(browser);
    await other.goto(new URL(new URL(url).hash, laptop.url()).href);
    await expect(other.getByText('Este link não funciona mais')).toBeVisible();
    await expect(other.getByTestId('inbox-row')).toHaveCount(0);
    await Promise.all([mobile.context().close(), other.context().close()]);
  });

  test('who may only read is offered nothing that changes the inbox', async ({ visit, sender, browser }) => {
    const { page: laptop, address } = await visit();
    const url = await joinUrl(laptop, 'Só ler');
    for (const subject of ['Um', 'Dois', 'Três']) await sender.send(address, textMail(subject));
    const mobile = await phone(browser);
    await mobile.goto(new URL(new URL(url).hash, laptop.url()).href);
    await expect(mobile.getByTestId('guest-notice')).toContainText('só pode ler');
    await expect(mobile.getByTestId('inbox-row')).toHaveCount(3);
    for (const control of [
      'delete-address',
      'ttl',
      'extend',
      'row-delete',
      'row-select',
      'empty-inbox',
      'select-all',
    ]) {
      await expect(mobile.getByTestId(control)).toHaveCount(0);
    }
    const refused: number[] = [];
    mobile.on('response', (response) => response.status() >= 400 && refused.push(response.status()));
    await mobile.getByTestId('row-view').first().click();
    await expect(mobile.getByTestId('message-dialog')).toContainText('Três');
    await mobile.keyboard.press('Escape');
    // The QR code on a guest's page contains the address only, since only the holder may make join links.
    await mobile.getByTestId('qr').click();
    await expect(mobile.getByTestId('qr-code')).toBeVisible();
    await expect(mobile.getByTestId('join-link')).toHaveCount(0);
    expect(refused).toEqual([]);
    // When the guest's access ends, a mail that is open on the guest's screen closes: it may hold a code.
    await mobile.keyboard.press('Escape');
    await mobile.getByTestId('row-view').first().click();
    await expect(mobile.getByTestId('message-dialog')).toContainText('Três');
    await laptop.getByTestId('guests').getByTestId('guest-end').click();
    await expect(mobile.getByText('Seu acesso terminou').first()).toBeVisible();
    await expect(mobile.getByTestId('message-dialog')).toHaveCount(0);
    await mobile.context().close();
  });

  test('says that its access has ended when the holder deletes the address', async ({ visit, browser }) => {
    const { page: laptop } = await visit();
    const url = await joinUrl(laptop);
    const mobile = await phone(browser);
    await mobile.goto(new URL(new URL(url).hash, laptop.url()).href);
    await expect(mobile.getByTestId('guest-notice')).toBeVisible();
    await expect(mobile.getByTestId('connection')).toHaveAttribute('data-state', 'live');
    await laptop.keyboard.press('Escape');
    await laptop.getByTestId('delete-address').click();
    await expect(mobile.getByText('Seu acesso terminou').first()).toBeVisible();
    await mobile.context().close();
  });

  test('joins in a page that is open already; the same link in the holder’s page changes nothing', async ({
    visit,
  }) => {
    const { page: laptop, address } = await visit();
    const url = await joinUrl(laptop);
    const { page: other } = await visit();
    const hash = new URL(url).hash;
    await laptop.keyboard.press('Escape');
    await laptop.evaluate(goToFragment, hash);
    await expect(laptop).not.toHaveURL(/join/);
    await expect(laptop.getByTestId('address')).toHaveText(address);
    await expect(laptop.getByTestId('guest-notice')).toHaveCount(0);
    await other.evaluate(goToFragment, hash);
    await expect(other.getByTestId('address')).toHaveText(address);
    await expect(other.getByTestId('guest-notice')).toBeVisible();
    await expect(other).not.toHaveURL(/join/);
  });
});

test('mail to a plus address has a chip that filters the list, and the address can be copied', async ({
  visit,
  sender,
  system,
}) => {
  const { page, address } = await visit();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await sender.send(address, textMail('Simples'));
  await sender.send(address.replace('@', '+loja@'), textMail('Comprado'));
  const rows = page.getByTestId('inbox-row');
  await expect(rows).toHaveCount(2);
  await rows.filter({ hasText: 'Comprado' }).getByTestId('tag-chip').click();
  await expect(rows).toHaveCount(1);
  await expect(page.getByTestId('message-dialog')).toHaveCount(0);
  await page.getByTestId('tag-copy').click();
  expect(await page.evaluate('navigator.clipboard.readText()')).toBe(address.replace('@', '+loja@'));
  await page.getByTestId('tag-filter').click();
  await expect(rows).toHaveCount(2);
  // A `$` is a character of the tag, not of a pattern.
  const [name, domain] = address.split('@');
  const dollars = `${name}+a$$b@${domain}`;
  await sender.send(dollars, textMail('Dólares'));
  await rows.filter({ hasText: 'Dólares' }).getByTestId('tag-chip').click();
  await page.getByTestId('tag-copy').click();
  expect(await page.evaluate('navigator.clipboard.readText()')).toBe(dollars);
  await page.getByTestId('tag-filter').click();
  await expect(rows).toHaveCount(3);

  // A link to the plus address leads its holder to the inbox.
  await page.goto(`${system.url}/?to=${encodeURIComponent(address.replace('@', '+loja@'))}`);
  await expect(page.getByTestId('address')).toHaveText(address);
  await expect(rows).toHaveCount(3);
});

test('the page of a plus address that nobody holds shows its mail as it comes, opens and deletes it', async ({
  page,
  sender,
  system,
}) => {
  const name = `livre${Date.now()}`;
  await page.goto(`${system.url}/?to=${encodeURIComponent(`${name}+loja@efemera.localhost`)}`);
  await expect(page.getByTestId('connection')).toHaveAttribute('data-state', 'live');
  const listed: string[] = [];
  page.on('request', (request) => request.url().includes('/api/emails?') && listed.push(request.url()));
  await sender.send(`${name}+outra@efemera.localhost`, textMail('De outro'));
  await sender.send(`${name}+loja@efemera.localhost`, textMail('Comprado'));
  const rows = page.getByTestId('inbox-row');
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('Comprado');
  // The mail came by the socket, not by the poll that comes every half minute.
  expect(listed).toEqual([]);
  await rows.getByTestId('row-view').click();
  await expect(page.getByTestId('message-dialog')).toContainText('Comprado');
  // The page is open for `NAME+loja@…`, and the mail says that it is in the inbox `NAME@…`. The page must still find the
  // mail in its list: otherwise it would tell the reader that the mail was deleted.
  await expect(page.getByTestId('message-body')).toBeVisible();
  await expect(
    page.getByText('Esta mensagem acaba de ser apagada. O que já está aberto continua legível até você fechar.'),
  ).toHaveCount(0);
  await page.keyboard.press('Escape');
  await rows.getByTestId('row-delete').click();
  await expect(rows).toHaveCount(0);
});
