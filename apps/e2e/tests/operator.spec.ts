import type { Page, Route } from '@playwright/test';
import { expect, test } from '../support/system-test.js';

const adminToken = 'operator-of-the-tests-4711';
test.use({ systemEnv: { ADMIN_TOKEN: adminToken } });

test('the operator logs in with the token, sees the state of the service, blocks a sender and hides a comment', async ({
  page,
  system,
  api,
}) => {
  await api.call('POST', '/api/comments', { body: { name: 'Bot', rating: 1, comment: 'Compre já!' } });
  await page.goto(`${system.url}/admin?lng=pt-BR`);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  const token = page.getByLabel('Token do operador');
  await token.fill('not-this-one');
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expect(page.getByText('Este token não abre nada aqui.')).toBeVisible();
  await token.fill(adminToken);
  await page.getByRole('button', { name: 'Entrar' }).click();

  await expect(page.getByTestId('operator-figures')).toContainText('No ar');
  await expect(page.getByTestId('findings').locator('[data-state="fail"]')).toHaveCount(0);
  await expect(page.getByTestId('findings').locator('[data-state="ok"]').first()).toBeVisible();

  // A reload needs no new login.
  await page.reload();
  await page.getByRole('tab', { name: 'Bloqueios' }).click();
  const value = page.getByLabel('Endereço, domínio ou rede').first();
  await value.fill('com');
  await page.getByRole('button', { name: 'Bloquear' }).click();
  await expect(page.getByText('Este valor não serve para isso.')).toBeVisible();
  await value.fill('Spam.Example');
  await page.getByRole('button', { name: 'Bloquear' }).click();
  await expect(page.getByTestId('blocks')).toContainText('spam.example');

  await page.getByRole('tab', { name: 'Comentários' }).click();
  await page.getByRole('button', { name: 'Ocultar' }).click();
  await expect(page.getByText('Nada por aqui.')).toBeVisible();
  expect(await (await api.call('GET', '/api/comments')).json()).toMatchObject({ total: 0 });

  await page.getByRole('tab', { name: 'Registro' }).click();
  await expect(page.getByTestId('audit').locator('tbody tr')).toHaveCount(2);
  await page.getByTestId('operator-leave').click();
  await expect(page.getByTestId('operator-entrance')).toBeVisible();
  await page.reload();
  await expect(page.getByTestId('operator-entrance')).toBeVisible();
});

test('the operator sees whose mail is refused, and blocks it after a confirmation', async ({
  page,
  system,
  sender,
}) => {
  const headers = { authorization: `Bearer ${adminToken}` };
  for (let n = 0; n < 2; n++) {
    await sender.command('MAIL FROM:<a@mail.unwanted.test>');
    expect((await sender.command('RCPT TO:<someone@foreign.test>')).code).toBe(550);
    await sender.command('RSET');
  }
  await page.goto(`${system.url}/admin?lng=en-US`);
  await page.getByLabel("Operator's token").fill(adminToken);
  await page.getByRole('button', { name: 'Enter' }).click();
  const row = page.getByTestId('sender-rates').getByRole('row', { name: /unwanted\.test/ });
  // The server adds its counts up every five seconds.
  await expect(async () => {
    await page.getByRole('tab', { name: 'Health' }).click();
    await page.getByRole('tab', { name: 'Blocks' }).click();
    await expect(row).toContainText('100%', { timeout: 1000 });
  }).toPass();
  await row.getByRole('button', { name: 'Block: unwanted.test' }).click();
  // Only asks: nothing is blocked yet.
  await expect(row.getByRole('button', { name: 'Yes, block for 1 day: unwanted.test' })).toBeVisible();
  expect(await (await fetch(`${system.url}/api/admin/blocks`, { headers })).text()).not.toContain('unwanted.test');
  await row.getByRole('button', { name: 'Yes, block for 1 day: unwanted.test' }).click();
  await expect(page.getByTestId('blocks')).toContainText('unwanted.test');
  await expect(row).toContainText('blocked');
  await page.getByRole('button', { name: 'Lift: unwanted.test' }).click();
  await expect(row.getByRole('button', { name: 'Block: unwanted.test' })).toBeVisible();
});

test('the operator makes a key, sees its figures, and revokes it', async ({ page, system }) => {
  await page.goto(`${system.url}/admin?lng=en-US`);
  await page.getByLabel("Operator's token").fill(adminToken);
  await page.getByRole('button', { name: 'Enter' }).click();
  await page.getByRole('tab', { name: 'Keys' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Shop: sign-ups');
  await page.getByLabel('Addresses a day').fill('2');
  await page.getByRole('combobox', { name: 'Longest lifetime' }).selectOption({ label: '30 days' });
  await page.getByRole('button', { name: 'Create key' }).click();
  const key = (await page.getByTestId('new-key').textContent()) ?? '';
  expect(key).toMatch(/^efk_[\w-]{43}$/);

  const claim = () =>
    fetch(`${system.url}/api/inboxes`, {
      method: 'POST',
      headers: { 'x-api-key': key, 'content-type': 'application/json' },
      body: JSON.stringify({ ttlSeconds: 30 * 86_400 }),
    });
  expect([(await claim()).status, (await claim()).status, (await claim()).status]).toEqual([201, 201, 429]);
  const row = page.getByTestId('api-keys').getByRole('row', { name: /Shop: sign-ups/ });
  await expect(async () => {
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(row).toContainText('2 / 2', { timeout: 1000 });
  }).toPass();
  // The list does not have the key, so a page that is opened again can't show it.
  await page.reload();
  await page.getByRole('tab', { name: 'Keys' }).click();
  await expect(row).toBeVisible();
  await expect(page.getByText(key)).toHaveCount(0);

  await page.getByRole('button', { name: 'Revoke: Shop: sign-ups' }).click();
  await page.getByRole('button', { name: 'Yes, revoke: Shop: sign-ups' }).click();
  await expect(row).toHaveCount(0);
  expect((await claim()).status).toBe(401);
  await page.getByRole('tab', { name: 'Audit' }).click();
  await expect(page.getByTestId('audit')).toContainText('key.revoke');
});

test('the queue board works under the Content-Security-Policy of the site', async ({ browser, system }) => {
  const httpCredentials = { username: 'operator', password: adminToken };
  const context = await browser.newContext({ httpCredentials });
  const page = await context.newPage();
  const refused: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy/.test(message.text())) refused.push(message.text());
  });
  await page.goto(`${system.url}/admin/queues`);
  await expect(page.getByText('sender-check').first()).toBeVisible();
  expect(refused).toEqual([]);
  await context.close();
});

test('no link, menu or site map names the operator’s page', async ({ system }) => {
  const read = async (path: string) => (await fetch(system.url + path)).text();
  expect(await read('/sitemap.xml')).not.toContain('/admin');
  expect(await read('/')).not.toContain('/admin');
  const page = await fetch(`${system.url}/admin`, { headers: { accept: 'text/html' } });
  expect([page.status, page.headers.get('x-robots-tag')]).toEqual([200, 'noindex']);
});

test('the operator deletes the mail of a phisher and ends the inbox in one step', async ({
  page,
  system,
  visit,
  api,
}) => {
  const phisher = await visit();
  await page.goto(`${system.url}/admin?lng=en-US`);
  await page.getByLabel("Operator's token").fill(adminToken);
  await page.getByRole('button', { name: 'Enter' }).click();
  await page.getByRole('tab', { name: 'Blocks' }).click();
  await page.locator('[name="purge"]').fill(phisher.address);
  await page.getByLabel('End the inbox too').check();
  await page.getByTestId('purge').click();
  await page.getByRole('button', { name: 'Yes, delete' }).click();
  await expect(page.getByText('Messages deleted: 0.')).toBeVisible();
  await expect(phisher.page.getByTestId('address')).toHaveCount(0);
  const claim = await api.call('POST', '/api/inboxes', { body: { address: phisher.address } });
  expect(claim.status).toBe(409);
});

/** Opens a part of the operator's page, in English. */
async function enter(page: Page, url: string, part: string) {
  await page.goto(`${url}/admin?lng=en-US`);
  await page.getByLabel("Operator's token").fill(adminToken);
  await page.getByRole('button', { name: 'Enter' }).click();
  await page.getByRole('tab', { name: part }).click();
}
const fails = (route: Route) =>
  route.fulfill({ status: 503, json: { error: { code: 'storage_unavailable', message: 'No.' } } });

test('a page whose token is no longer valid asks for another one, and shows the old one no more', async ({
  page,
  system,
}) => {
  await enter(page, system.url, 'Keys');
  await expect(page.getByRole('button', { name: 'Create key' })).toBeVisible();
  let calls = 0;
  await page.route('**/api/admin/**', (route) => {
    calls++;
    return route.fulfill({ status: 401, json: { error: { code: 'admin_required', message: 'No.' } } });
  });
  await page.getByRole('tab', { name: 'Audit' }).click();
  await expect(page.getByTestId('operator-entrance')).toContainText("This token isn't valid.");
  const shown = calls;
  await page.reload();
  await expect(page.getByRole('button', { name: 'Enter' })).toBeEnabled();
  expect(calls).toBe(shown);
});

test('the operator is told of a block that was not lifted, a comment that was not hidden and a key that was not revoked', async ({
  page,
  system,
  api,
}) => {
  const token = adminToken;
  await api.call('POST', '/api/comments', { body: { name: 'Bot', rating: 1, comment: 'Buy now!' } });
  await api.call('POST', '/api/admin/blocks', { token, body: { kind: 'domain', value: 'spam.example' } });
  await api.call('POST', '/api/admin/keys', { token, body: { name: 'Shop', inboxesPerDay: 2 } });
  await page.route('**/api/admin/**', (route) =>
    route.request().method() === 'GET' ? route.fallback() : fails(route),
  );
  await enter(page, system.url, 'Blocks');
  const told = page.getByRole('alert').filter({ hasText: "That didn't work" });
  await page.getByRole('button', { name: 'Lift: spam.example' }).click();
  await expect(told).toBeVisible();
  await page.getByRole('tab', { name: 'Comments' }).click();
  await expect(told).toHaveCount(0);
  await page.getByRole('button', { name: 'Hide' }).click();
  await expect(told).toBeVisible();

  await page.getByRole('tab', { name: 'Keys' }).click();
  // The second click of a double click confirms nothing.
  await page.getByRole('button', { name: 'Revoke: Shop' }).dblclick();
  const confirm = page.getByRole('button', { name: 'Yes, revoke: Shop' });
  await expect(confirm).toBeVisible();
  await expect(told).toHaveCount(0);
  await confirm.click();
  await expect(told).toBeVisible();
});

test('a double click does not delete mail before the operator has read the question', async ({ page, system }) => {
  await enter(page, system.url, 'Blocks');
  let purges = 0;
  await page.route('**/api/admin/purge', (route) => {
    purges++;
    return route.fallback();
  });
  await page.locator('input[name="purge"]').fill('someone@efemera.localhost');
  await page.getByTestId('purge').dblclick();
  await expect(page.getByTestId('purge')).toHaveText('Yes, delete');
  expect(purges).toBe(0);
  await page.getByTestId('purge').click();
  await expect(page.getByText('Messages deleted: 0.')).toBeVisible();
  expect(purges).toBe(1);
});

test('a held Enter asks, but does not confirm what it has asked', async ({ page, system, api }) => {
  await api.call('POST', '/api/admin/keys', { token: adminToken, body: { name: 'Held', inboxesPerDay: 2 } });
  await enter(page, system.url, 'Blocks');
  let changes = 0;
  await page.route('**/api/admin/**', (route) => {
    if (route.request().method() !== 'GET') changes++;
    return route.fallback();
  });
  const hold = async () => {
    // Playwright sends each further press of a key that is down as a repetition.
    for (let presses = 0; presses < 4; presses++) await page.keyboard.down('Enter');
    await page.keyboard.up('Enter');
  };
  const value = page.locator('input[name="purge"]');
  await value.fill('someone@efemera.localhost');
  for (const place of [value, page.getByTestId('purge')]) {
    await value.fill('');
    await value.fill('someone@efemera.localhost');
    await place.focus();
    await hold();
    await expect(page.getByTestId('purge')).toHaveText('Yes, delete');
  }
  await page.getByRole('tab', { name: 'Keys' }).click();
  await page.getByRole('button', { name: 'Revoke: Held' }).focus();
  await hold();
  await expect(page.getByRole('button', { name: 'Yes, revoke: Held' })).toBeVisible();
  expect(changes).toBe(0);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('row', { name: /Held/ })).toHaveCount(0);
});

test('the page turns back when the last comment of the last page has gone', async ({ page, system }) => {
  const comment = (id: string) => ({
    ...{ id, name: `Visitor ${id}`, email: null, rating: 5, comment: 'Fine', hidden: false },
    createdAt: new Date().toISOString(),
  });
  let isDeleted = false;
  await page.route('**/api/admin/comments**', (route) => {
    if (route.request().method() === 'DELETE') {
      isDeleted = true;
      return route.fulfill({ status: 204 });
    }
    const isSecond = route.request().url().includes('page=2');
    const comments = isSecond ? (isDeleted ? [] : [comment('b')]) : [comment('a')];
    return route.fulfill({ json: { comments, page: isSecond ? 2 : 1, pages: isDeleted ? 1 : 2, total: 2 } });
  });
  await enter(page, system.url, 'Comments');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('Visitor b')).toBeVisible();
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Visitor a')).toBeVisible();
  await expect(page.getByText(/Page \d of/)).toHaveCount(0);
});
