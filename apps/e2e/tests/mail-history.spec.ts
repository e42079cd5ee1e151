import { textMail } from '@efemera/testing/sample-mail';
import { expect, test } from '../support/system-test.js';

test('Back closes the open mail and stays on the page; Forward opens it again', async ({ visit, sender }) => {
  const { page, address } = await visit();
  await sender.send(address, textMail('The first'));
  await sender.send(address, textMail('The second'));
  await expect(page.getByTestId('inbox-row')).toHaveCount(2);
  const dialog = page.getByTestId('message-dialog');
  const row = (subject: string) => page.getByTestId('inbox-row').filter({ hasText: subject });

  await row('The first').getByTestId('row-view').click();
  await expect(dialog).toContainText('The first');
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page.getByTestId('address')).toHaveText(address);
  await page.goForward();
  await expect(dialog).toContainText('The first');

  // Moving through the mails by key adds no history entries.
  await page.keyboard.press('k');
  await expect(dialog).toContainText('The second');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.goForward();
  await expect(dialog).toContainText('The second');

  // Closes a mail and opens another one at once. The browser's step back for the first one ends later: it must not
  // close the second one.
  await page.keyboard.press('Escape');
  await row('The first').getByTestId('row-view').click();
  await expect(dialog).toContainText('The first');
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page.getByTestId('address')).toHaveText(address);
});

test('a reload closes the open mail; Back then neither opens it nor leaves the page', async ({ visit, sender }) => {
  const { page, address } = await visit();
  await sender.send(address, textMail('The first'));
  await page.getByTestId('row-view').click();
  await expect(page.getByTestId('message-dialog')).toBeVisible();
  await page.reload();
  await expect(page.getByTestId('inbox-row')).toHaveCount(1);
  await expect(page.getByTestId('message-dialog')).toBeHidden();
  await page.goBack();
  await expect(page.getByTestId('address')).toHaveText(address);
  await expect(page.getByTestId('message-dialog')).toBeHidden();
});

test('on a phone, the Back gesture closes the menu, dialog or mail that lies over the page', async ({
  browser,
  visit,
  sender,
}) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  // A desktop browser has no Back gesture: the test asks the newest CloseWatcher to close, as Android does.
  await context.addInitScript(() => {
    const scope = globalThis as unknown as {
      CloseWatcher: new () => { requestClose: () => void };
      backGesture: () => void;
    };
    scope.CloseWatcher = class extends scope.CloseWatcher {
      constructor() {
        super();
        scope.backGesture = () => this.requestClose();
      }
    };
  });
  const { page, address } = await visit({ context });
  await sender.send(address, textMail('The first'));

  for (const [opener, opened] of [
    ['menu-button', 'menu'],
    ['language', 'choices'],
    ['qr', 'qr-dialog'],
    ['row-view', 'message-dialog'],
  ] as const) {
    await page.getByTestId(opener).click();
    const over = opened === 'choices' ? page.getByRole('menu') : page.getByTestId(opened);
    await expect(over).toBeVisible();
    await page.evaluate(() => (globalThis as unknown as { backGesture: () => void }).backGesture());
    await expect(over).toHaveCount(0);
    await expect(page.getByTestId('address')).toHaveText(address);
  }
  await context.close();
});
