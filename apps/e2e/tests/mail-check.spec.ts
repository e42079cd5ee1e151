import { mailOf } from '@efemera/testing/sample-mail';
import { expect, test } from '../support/system-test.js';

const html =
  '<p style="color:#eee;background:#fff">pálido</p><img src="https://shop.test/a.png">' +
  '<a href="http://127.0.0.1:9/pagina">página</a><a href="https://shop.test/confirm?t=1">Confirmar</a>';

test('the check of a mail is a tab of the reader, and follows links on request only', async ({ sender, visit }) => {
  const { page, address: to } = await visit();
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/check?')) asked.push(new URL(request.url()).search);
  });
  await sender.send(to, mailOf({ html }));
  await page.getByTestId('row-view').click();
  await expect(page.getByTestId('message-body')).toBeVisible();
  expect(asked).toEqual([]);
  await page.getByRole('tab', { name: 'Verificação' }).click();
  const check = page.getByTestId('mail-check');
  await expect(check).toContainText(/Nota: \d+ de 100/);
  const finding = (kind: string) => check.locator(`[data-testid=finding][data-kind=${kind}]`);
  await expect(finding('low_contrast')).toHaveAttribute('data-severity', 'error');
  await expect(finding('image_without_text')).toContainText('Imagens sem texto alternativo');
  await expect(finding('link_broken')).toHaveCount(0);
  expect(asked.every((query) => !query.includes('links'))).toBe(true);

  await finding('image_without_text').locator('summary').click();
  await expect(finding('image_without_text')).toContainText('https://shop.test/a.png');
  await check.getByTestId('follow-links').click();
  await expect(finding('link_broken')).toContainText('Links quebrados');
  await expect(finding('link_not_followed')).toContainText('Links que não foram seguidos');
  await expect(check.getByTestId('follow-links')).toHaveCount(0);
});

test('the check of a mail without links offers none to be followed', async ({ sender, visit }) => {
  const { page, address: to } = await visit();
  await sender.send(to, mailOf({ html: '<p>Olá</p>' }));
  await page.getByTestId('row-view').click();
  await page.getByRole('tab', { name: 'Verificação' }).click();
  await expect(page.getByTestId('mail-check')).toContainText(/Nota: \d+ de 100/);
  await expect(page.getByTestId('follow-links')).toHaveCount(0);
});
