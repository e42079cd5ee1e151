import type { Locator, Page } from '@playwright/test';
import { hostileMail, mailOf, textMail } from '@efemera/testing/sample-mail';
import { expect, test as systemTest } from '../support/system-test.js';

const rows = (page: Page) => page.getByTestId('inbox-row');
const row = (page: Page, subject: string) => rows(page).filter({ hasText: subject });
const dialog = (page: Page) => page.getByTestId('message-dialog');
const help = (page: Page) => page.getByTestId('shortcuts-dialog');

/** An inbox with mails called First (the newest), Second, Third and Fourth; Third carries the code 482913. */
const test = systemTest.extend<{ inbox: { page: Page; address: string } }>({
  inbox: async ({ visit, sender }, use) => {
    const { page, address } = await visit();
    await expect(page.getByTestId('connection')).toHaveAttribute('data-state', 'live');
    for (const subject of ['Fourth', 'Third', 'Second', 'First']) {
      await sender.send(address, subject === 'Third' ? hostileMail(subject) : textMail(subject));
    }
    await expect(rows(page)).toHaveCount(4);
    await expect(rows(page).getByTestId('code')).toBeVisible();
    // The keys do nothing until their file is loaded.
    await expect(async () => {
      await page.keyboard.press('?');
      await expect(help(page)).toBeVisible({ timeout: 500 });
    }).toPass();
    await page.keyboard.press('Escape');
    await expect(help(page)).toHaveCount(0);
    await use({ page, address });
  },
});

test('j and k, o and Enter, x, # and the arrows work the list', async ({ inbox: { page } }) => {
  await page.keyboard.press('j');
  await expect(row(page, 'First')).toBeFocused();
  await page.keyboard.press('j');
  await page.keyboard.press('ArrowDown');
  await expect(row(page, 'Third')).toBeFocused();
  await page.keyboard.press('k');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('k');
  await expect(row(page, 'First')).toBeFocused();
  await page.keyboard.press('End');
  await expect(row(page, 'Fourth')).toBeFocused();

  await page.keyboard.press('o');
  await expect(dialog(page)).toContainText('Fourth');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(row(page, 'Fourth')).toBeFocused();

  await page.keyboard.press('#');
  await expect(rows(page)).toHaveCount(3);
  await expect(row(page, 'Third')).toBeFocused();
  await page.keyboard.press('x');
  await page.keyboard.press('k');
  await page.keyboard.press('x');
  await expect(page.getByTestId('delete-selected')).toHaveText('Excluir 2');
  await page.keyboard.press('Delete');
  await expect(rows(page)).toHaveCount(1);
  await expect(row(page, 'First')).toBeFocused();
});

test('in an open message, j and k show its neighbours; Escape returns the focus to the row of the last one', async ({
  inbox: { page },
}) => {
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toContainText('First');
  await page.keyboard.press('k');
  await page.keyboard.press('j');
  await expect(dialog(page)).toContainText('Second');
  await page.keyboard.press('j');
  await expect(dialog(page)).toContainText('Third');
  await page.keyboard.press('k');
  await expect(dialog(page)).toContainText('Second');
  await expect(dialog(page).getByTestId('message-body')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(row(page, 'Second')).toBeFocused();
  await expect(row(page, 'Third')).toHaveAttribute('data-read', 'true');
});

test('c copies the code, r refreshes, / searches and Escape leaves the search', async ({ inbox: { page } }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.keyboard.press('c');
  await expect(page.getByTestId('toast').filter({ hasText: 'Código copiado!' })).toBeVisible();
  expect(await page.evaluate<string>('navigator.clipboard.readText()')).toBe('482913');
  await page.keyboard.press('r');
  await expect(page.getByTestId('inbox')).toContainText('Atualizando caixa de entrada...');
  await page.keyboard.press('/');
  const search = page.getByTestId('search');
  await expect(search).toBeFocused();
  // In a field, the keys type text.
  await page.keyboard.type('third?');
  await expect(search).toHaveValue('third?');
  await expect(help(page)).toHaveCount(0);
  await page.keyboard.press('Backspace');
  await expect(rows(page)).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await expect(row(page, 'Third')).toBeFocused();
  await page.keyboard.press('/');
  await page.keyboard.press('Escape');
  await expect(rows(page)).toHaveCount(4);
  await page.keyboard.press('Escape');
  await expect(search).not.toBeFocused();
});

test('n generates an address, once per press, and ignores presses with modifiers', async ({
  inbox: { page, address },
}) => {
  for (const keys of ['Control+j', 'Alt+n', 'Shift+N']) await page.keyboard.press(keys);
  await expect(page.locator('body')).toBeFocused();
  await expect(page.getByTestId('address')).toHaveText(address);
  let claims = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/inboxes')) claims++;
  });
  await page.keyboard.down('n');
  await page.keyboard.down('n');
  await page.keyboard.up('n');
  await expect(page.getByTestId('toast')).toContainText('Email gerado!');
  await expect(page.getByTestId('address')).not.toHaveText(address);
  expect(claims).toBe(1);
});

test('? lists the shortcuts and can switch them off permanently', async ({ inbox: { page } }) => {
  await page.keyboard.press('?');
  await expect(help(page)).toContainText('Próxima mensagem');
  // Behind an open dialog the shortcuts do nothing.
  await page.keyboard.press('j');
  await page.keyboard.press('Escape');
  await expect(help(page)).toBeHidden();
  await expect(page.locator('tr:focus')).toHaveCount(0);

  const hint = page.getByTestId('shortcuts');
  await hint.click();
  const off = page.getByRole('switch', { name: /Atalhos de uma tecla/ });
  await expect(off).toBeChecked();
  await off.uncheck();
  await page.keyboard.press('Escape');
  await expect(hint).toBeFocused();
  await page.reload();
  await expect(rows(page)).toHaveCount(4);
  for (const key of ['j', 'x', '?', 'n', '/']) await page.keyboard.press(key);
  await expect(help(page)).toHaveCount(0);
  await expect(page.locator('tr:focus')).toHaveCount(0);
  await expect(page.getByTestId('search')).not.toBeFocused();
  // Keys that a focused list handles itself keep their meaning.
  await rows(page).first().getByTestId('row-view').focus();
  await page.keyboard.press('ArrowDown');
  await expect(rows(page).nth(1).getByTestId('row-view')).toBeFocused();

  await hint.click();
  await off.check();
  await page.keyboard.press('Escape');
  await expect(help(page)).toBeHidden();
  await page.keyboard.press('k');
  await page.keyboard.press('j');
  await expect(page.locator('tr:focus')).toHaveCount(1);
});

test('Tab reaches every control with a visible focus, and Space selects a mail', async ({ inbox: { page } }) => {
  const refresh = page.getByTestId('refresh');
  await refresh.focus();
  const seen: (string | null)[] = [];
  for (let step = 0; step < 12; step++) {
    await page.keyboard.press('Tab');
    const focused = page.locator(':focus');
    seen.push(await focused.getAttribute('data-testid'));
    await expect(focused).toHaveCSS('outline-style', 'solid');
  }
  expect(seen).toEqual(
    expect.arrayContaining(['select-all', 'search', 'empty-inbox', 'row-select', 'row-view', 'row-delete']),
  );
  const box = row(page, 'First').getByTestId('row-select');
  await box.focus();
  await page.keyboard.press('Space');
  await expect(box).toBeChecked();
  await expect(box).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
});

/** Presses Tab until a control has the focus; fails where it is never reached. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  const isFocused = (element: { matches(selector: string): boolean }) => element.matches(':focus');
  for (let press = 0; press < 40; press++) {
    await page.keyboard.press('Tab');
    if (await control.evaluate(isFocused)) return;
  }
  await expect(control).toBeFocused();
}

test('the keyboard alone leads from the address to the code, the mail, its frame and its deletion', async ({
  browser,
  visit,
  sender,
}) => {
  const context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] });
  const { page, address } = await visit({ context });
  const copied = () => page.evaluate<string>('navigator.clipboard.readText()');
  await expect(page.getByTestId('connection')).toHaveAttribute('data-state', 'live');
  await tabTo(page, page.getByTestId('copy'));
  await page.keyboard.press('Enter');
  await expect.poll(copied).toBe(address);

  const html = '<p>Seu código de verificação é 482913.</p><p><a href="https://a.test/">Abrir a conta</a></p>';
  await sender.send(address, mailOf({ html, subject: 'Confirme seu cadastro' }));
  const code = rows(page).getByTestId('code');
  await expect(code).toBeVisible();
  await tabTo(page, code);
  await page.keyboard.press('Enter');
  await expect.poll(copied).toBe('482913');

  await tabTo(page, rows(page).getByTestId('row-view'));
  await page.keyboard.press('Enter');
  const link = dialog(page).getByTestId('message-body').contentFrame().getByRole('link');
  await expect(link).toBeVisible();
  await tabTo(page, link);
  await tabTo(page, dialog(page).getByRole('button', { name: 'Fechar' }).first());
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeHidden();
  await expect(rows(page)).toBeFocused();

  await tabTo(page, rows(page).getByTestId('row-delete'));
  await page.keyboard.press('Enter');
  await expect(rows(page)).toHaveCount(0);
  await context.close();
});
