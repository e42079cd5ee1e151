import type { Page } from '@playwright/test';
import { hostileMail, textMail } from '@efemera/testing/sample-mail';
import { expect, test as systemTest } from '../support/system-test.js';

const rows = (page: Page) => page.getByTestId('inbox-row');
const row = (page: Page, subject: string) => rows(page).filter({ hasText: subject });
const pane = (page: Page) => page.getByTestId('message-dialog');

/** A wide window with mails called First (the newest), Second and Third. */
const test = systemTest.extend<{ wide: { page: Page; address: string } }>({
  wide: async ({ browser, visit, sender }, use) => {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    const { page, address } = await visit({ context });
    await expect(page.getByTestId('connection')).toHaveAttribute('data-state', 'live');
    for (const subject of ['Third', 'Second', 'First']) {
      await sender.send(address, subject === 'Second' ? hostileMail(subject) : textMail(subject));
    }
    await expect(rows(page)).toHaveCount(3);
    await use({ page, address });
    await context.close();
  },
});

test('on a wide window a mail opens beside the list, which stays usable', async ({
  wide: { page, address },
  sender,
}) => {
  await row(page, 'First').click();
  const region = page.getByRole('region', { name: 'First' });
  await expect(region).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(pane(page).getByTestId('message-body')).toBeVisible();
  await expect(row(page, 'First')).toHaveAttribute('aria-current', 'true');
  // Nothing of the list or of the address is covered.
  const paneBox = await pane(page).boundingBox();
  for (const name of ['inbox', 'address', 'copy'] as const) {
    const box = await page.getByTestId(name).boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(paneBox?.x ?? 0);
  }
  expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0);

  await row(page, 'Second').click();
  await expect(pane(page)).toContainText('Second');
  await expect(pane(page).getByTestId('message-body').contentFrame().getByRole('heading')).toHaveText('Welcome');
  await row(page, 'Third').getByTestId('row-delete').click();
  await expect(rows(page)).toHaveCount(2);
  await expect(pane(page)).toContainText('Second');
  await sender.send(address, textMail('Fourth'));
  await expect(row(page, 'Fourth')).toBeVisible();
  await expect(pane(page).getByTestId('toast')).toContainText('Fourth');

  await pane(page).getByRole('button', { name: 'Fechar' }).first().click();
  await expect(pane(page)).toHaveCount(0);
  await expect(row(page, 'Second')).toBeFocused();
});

test('arrows, j and k move through the mails, Escape and Back close the pane', async ({ wide: { page } }) => {
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await expect(pane(page)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(pane(page)).toContainText('Second');
  await expect(row(page, 'Second')).toHaveAttribute('aria-current', 'true');
  await page.keyboard.press('j');
  await expect(pane(page)).toContainText('Third');
  await page.keyboard.press('k');
  await page.keyboard.press('ArrowUp');
  await expect(pane(page)).toContainText('First');
  await page.keyboard.press('Escape');
  await expect(pane(page)).toHaveCount(0);
  await expect(row(page, 'First')).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(pane(page)).toBeVisible();
  await page.goBack();
  await expect(pane(page)).toHaveCount(0);
  await page.goForward();
  await expect(pane(page)).toContainText('First');
});

test('a new address closes the mail of the one before, and Back leads to the inbox that a link has opened', async ({
  wide: { page, address },
  system,
  sender,
}) => {
  await row(page, 'First').click();
  await expect(pane(page)).toContainText('First');
  await page.keyboard.press('n');
  await expect(page.getByTestId('address')).not.toHaveText(address);
  await expect(pane(page)).toHaveCount(0);

  const open = `open-${address}`;
  await page.goto(`${system.url}/?to=${open}`);
  await expect(page.getByText('Caixa aberta a todos')).toBeVisible();
  await sender.send(open, textMail('For all'));
  await row(page, 'For all').click();
  await expect(pane(page)).toContainText('For all');
  await page.keyboard.press('n');
  await expect(page).toHaveURL(`${system.url}/`);
  await expect(pane(page)).toHaveCount(0);
  await page.goBack();
  await expect(page.getByText('Caixa aberta a todos')).toBeVisible();
  await page.goForward();
  await expect(page).toHaveURL(`${system.url}/`);
  await expect(pane(page)).toHaveCount(0);
});

test('Forward opens no mail that was erased with its inbox', async ({ wide: { page, address } }) => {
  await row(page, 'First').click();
  await expect(pane(page)).toContainText('First');
  await page.keyboard.press('Escape');
  await expect(pane(page)).toHaveCount(0);
  await page.evaluate(`fetch('/api/inboxes/${address}', { method: 'DELETE' })`);
  await expect(page.getByTestId('address')).toHaveCount(0);
  await page.getByTestId('history').click();
  await page.getByRole('button', { name: `Restaurar ${address}` }).click();
  await expect(page.getByTestId('address')).toHaveText(address);
  const mailOfEntry = () => page.evaluate('history.state?.state?.mail ?? null');
  await page.goForward();
  await expect.poll(mailOfEntry).toBeNull();
  await expect(pane(page)).toHaveCount(0);
});

test('Escape first closes what lies above the pane', async ({ wide: { page } }) => {
  await row(page, 'First').click();
  await page.getByTestId('history').click();
  const history = page.getByTestId('history-dialog');
  // The dialog begins to listen for keys when it takes the focus, a little after it becomes visible.
  await expect(history.locator(':focus')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(history).toBeHidden();
  await expect(pane(page)).toBeVisible();
  await page.getByTestId('search').fill('first');
  await page.keyboard.press('Escape');
  await expect(page.getByTestId('search')).toHaveValue('');
  await expect(pane(page)).toBeVisible();
  await pane(page).focus();
  await page.keyboard.press('Escape');
  await expect(pane(page)).toHaveCount(0);
});

test('at 1280 px the list takes all room beside the mail, and the address comes below it', async ({
  wide: { page },
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const top = async () => (await page.getByTestId('inbox').boundingBox())?.y ?? NaN;
  const before = await top();
  await row(page, 'First').click();
  await expect(page.getByRole('region', { name: 'First' })).toBeVisible();
  expect(Math.abs((await top()) - before)).toBeLessThanOrEqual(24);
  const [list, address, mail] = await Promise.all(
    [page.getByTestId('inbox'), page.getByTestId('address'), pane(page)].map((part) => part.boundingBox()),
  );
  expect(list?.width).toBeGreaterThan(500);
  expect(address?.y).toBeGreaterThan((list?.y ?? NaN) + (list?.height ?? NaN));
  expect((list?.x ?? NaN) + (list?.width ?? NaN)).toBeLessThanOrEqual(mail?.x ?? NaN);
  expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0);
});

test('the pane becomes a dialog in a narrower window and a pane again in a wider one, with the same view', async ({
  wide: { page },
}) => {
  await row(page, 'First').click();
  await expect(page.getByRole('region', { name: 'First' })).toBeVisible();
  await page.getByRole('tab', { name: 'Cabeçalhos' }).click();
  await page.setViewportSize({ width: 1264, height: 800 });
  await expect(page.getByRole('dialog', { name: 'First' })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Cabeçalhos' })).toHaveAttribute('aria-selected', 'true');
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(page.getByRole('region', { name: 'First' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByTestId('headers')).toContainText('First');
  // Another mail opens with its message, not with the view of the mail before.
  await row(page, 'Third').click();
  await expect(pane(page).getByTestId('message-body')).toBeVisible();
});

test('remote images stay loaded in a narrower window, and at the next opening wait again until the reader allows them', async ({
  wide: { page },
}) => {
  const heading = pane(page).getByTestId('message-body').contentFrame().getByRole('heading', { name: 'Welcome' });
  const load = pane(page).getByTestId('load-remote');
  await row(page, 'Second').click();
  await load.click();
  await expect(load).toHaveCount(0);
  for (const [width, role] of [
    [1264, 'dialog'],
    [1280, 'region'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expect(page.getByRole(role, { name: 'Second' })).toBeVisible();
    await expect(heading).toBeVisible();
    await expect(load).toHaveCount(0);
  }
  await row(page, 'First').click();
  await expect(pane(page)).toContainText('First');
  await row(page, 'Second').click();
  await expect(load).toBeVisible();
});
