import { asDrawn } from '../support/as-drawn.js';
import { expect, test } from '../support/system-test.js';

const adminToken = 'operator-of-the-tests-4711';
test.use({ systemEnv: { ADMIN_TOKEN: adminToken, MAIL_DOMAINS: 'first.localhost,second.localhost' } });

test('an open page follows the domains that the operator adds and retires, and claims in a wildcard', async ({
  visit,
  system,
  sender,
}) => {
  const set = async (domain: string, state: string) => {
    const response = await fetch(`${system.url}/api/admin/domains/${encodeURIComponent(domain)}`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${adminToken}`, 'content-type': 'application/json' },
      body: JSON.stringify({ state }),
    });
    expect(response.status).toBe(200);
  };
  const { page, address } = await visit();
  const choice = page.getByTestId('domain');
  await expect(choice.locator('option')).toHaveText([/@first\.localhost/, /@second\.localhost/]);
  await expect(page.getByTestId('connection')).toHaveAttribute('data-state', 'live');

  await set('*.added.localhost', 'offered');
  await expect(choice.locator('option')).toHaveCount(3);
  await choice.selectOption('*.added.localhost');
  await page.getByTestId('generate').click();
  await expect(page.getByTestId('address')).toHaveText(/@[a-z0-9]{6}\.added\.localhost$/);
  const made = (await page.getByTestId('address').innerText()).trim();
  await expect
    .poll(async () => (await sender.send(made, Buffer.from('Subject: To a wildcard\r\n\r\nhello\r\n'))).code)
    .toBe(250);
  await expect(page.getByTestId('inbox-row')).toContainText('To a wildcard');

  // The chosen domain is retired: the page offers the first domain again, and the inbox on screen stays readable.
  await set('*.added.localhost', 'retired');
  await expect(choice).toHaveValue('first.localhost');
  await expect(page.getByTestId('inbox-row')).toContainText('To a wildcard');
  await expect.poll(async () => (await sender.send(made, Buffer.from('Subject: x\r\n\r\nx\r\n'))).code).toBe(550);
  await page.reload();
  await expect(page.getByTestId('inbox-row').filter({ hasText: 'To a wildcard' })).toHaveCount(1);
  expect(address).toContain('@first.localhost');
});

test('from right to left, the @ of an offered domain stays before it', async ({ visit }) => {
  const { page } = await visit({ path: '/?lng=ar' });
  // The browser draws a select's choice itself: only a copy of its text can be looked at.
  await page.getByTestId('domain').evaluate((select) => {
    const copy = select.ownerDocument.createElement('p');
    copy.setAttribute('data-testid', 'domain-copy');
    copy.textContent = select.querySelector('option')?.textContent ?? '';
    select.ownerDocument.body.append(copy);
  });
  await expect(page.getByTestId('domain-copy')).toHaveCSS('direction', 'rtl');
  expect(await asDrawn(page.getByTestId('domain-copy'))).toBe('@first.localhost');
});

test('the operator adds a domain, makes it a kept one, and removes it on the page', async ({ page, system }) => {
  await page.goto(`${system.url}/admin?lng=pt-BR`);
  await page.getByLabel('Token do operador').fill(adminToken);
  await page.getByRole('button', { name: 'Entrar' }).click();
  await page.getByRole('tab', { name: 'Domínios' }).click();
  const field = page.getByRole('textbox', { name: 'Domínio' });
  await field.fill('not a name');
  await page.getByRole('button', { name: 'Adicionar' }).click();
  await expect(page.getByText('Este valor não serve para isso.')).toBeVisible();
  await field.fill('New.Example');
  await page.getByRole('button', { name: 'Adicionar' }).click();
  const row = page.getByTestId('domains').locator('tr', { hasText: 'new.example' });
  await expect(row).toBeVisible();
  await row.getByRole('combobox').selectOption('kept');
  await expect(row.getByRole('combobox')).toHaveValue('kept');
  await row.getByRole('button', { name: 'Remover' }).click();
  await expect(row).toHaveCount(0);

  const rows = page.getByTestId('domains').locator('tbody tr');
  await rows.filter({ hasText: 'second.localhost' }).getByRole('combobox').selectOption('retired');
  await expect(rows.filter({ hasText: 'second.localhost' }).getByRole('button', { name: 'Remover' })).toBeVisible();
  const last = rows.filter({ hasText: 'first.localhost' }).getByRole('combobox');
  await last.selectOption('retired');
  await expect(page.getByText('Este é o último domínio oferecido.')).toBeVisible();
  await expect(last).toHaveValue('offered');
});

test('the operator reads the state of a domain on a phone', async ({ page, system }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${system.url}/admin?lng=en-US`);
  await page.getByLabel("Operator's token").fill(adminToken);
  await page.getByRole('button', { name: 'Enter' }).click();
  await page.getByRole('tab', { name: 'Domains' }).click();
  const state = page.getByRole('combobox', { name: 'State: first.localhost' });
  await expect(state).toHaveValue('offered');
  // The arrow takes 40 px of the field, its border and the space before the text 16.
  expect((await state.boundingBox())?.width).toBeGreaterThan(56 + 60);
});
