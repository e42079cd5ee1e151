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
