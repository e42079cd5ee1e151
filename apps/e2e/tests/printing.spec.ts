import type { Page } from '@playwright/test';
import { codeMail, mailOf } from '@efemera/testing/sample-mail';
import { storeEntries } from '../support/in-page.mjs';
import { expect, test } from '../support/system-test.js';

const darkInk = 'rgb(23, 38, 47)';

/** Number of pages of a PDF that Chromium has written. */
const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\b(?!s)/g)?.length ?? 0;

async function openMail(page: Page, subject: string): Promise<void> {
  await page.getByTestId('inbox-row').filter({ hasText: subject }).getByTestId('row-view').click();
  await expect(page.getByTestId('message-dialog').getByTestId('message-body')).toBeVisible();
}

for (const width of [390, 1500]) {
  test(`an open mail is printed alone and whole, in its own colours: a window of ${width} px`, async ({
    browser,
    visit,
    sender,
  }) => {
    const context = await browser.newContext({ viewport: { width, height: 800 } });
    await context.addInitScript(storeEntries, { theme: 'dark' });
    const { page, address } = await visit({ context });
    const html = `<body bgcolor="#ffffff" text="#102030"><p>The first line</p><p style="height:4000px">482913 is your code.</p>
      <p>The last line</p></body>`;
    await sender.send(address, mailOf({ subject: 'Your verification code', html }));
    await openMail(page, 'Your verification code');
    await expect(page.getByTestId('printed-mail')).toBeHidden();
    // 4000 pixels fill four sheets of paper; the page around the mail would take as many again, and a mail that begins
    // below a sheet with its subject alone one more.
    expect(pagesOf(await page.pdf({ format: 'A4' }))).toBe(4);
    await expect(page.locator('html')).not.toHaveCSS('background-color', 'rgb(255, 255, 255)');

    await page.emulateMedia({ media: 'print' });
    await page.evaluate(`dispatchEvent(new Event('beforeprint'))`);
    const printed = page.getByTestId('printed-mail');
    await expect(printed.getByRole('heading')).toHaveText('Your verification code');
    await expect(printed).toContainText('ana@sender.test');
    await expect(printed).toContainText('482913');
    await expect(printed).toContainText(String(new Date().getFullYear()));
    await expect(printed).toHaveCSS('color', 'rgb(0, 0, 0)');
    await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    for (const other of [page.getByRole('banner'), page.getByTestId('inbox'), page.getByTestId('message-dialog')]) {
      await expect(other).toBeHidden();
    }
    const body = printed.locator('iframe').contentFrame().locator('body');
    await expect(body).toContainText('The last line');
    await expect(body).toHaveCSS('color', 'rgb(16, 32, 48)');
    expect(await body.evaluate('document.documentElement.scrollHeight <= innerHeight')).toBe(true);
    await page.evaluate(`dispatchEvent(new Event('afterprint'))`);
    await expect(printed.locator('iframe')).toHaveCount(0);
    await context.close();
  });
}

test('a mail of plain text is printed whole', async ({ visit, sender }) => {
  const { page, address } = await visit();
  await sender.send(address, mailOf({ subject: 'Long', text: 'A line.\r\n'.repeat(400) }));
  await openMail(page, 'Long');
  expect(pagesOf(await page.pdf({ format: 'A4' }))).toBeGreaterThan(5);
  await page.keyboard.press('Escape');
  await sender.send(address, mailOf({ subject: 'Short', text: 'A line.' }));
  await openMail(page, 'Short');
  expect(pagesOf(await page.pdf({ format: 'A4' }))).toBe(1);
});

test('the page without an open mail is printed in letters for white paper, with its address and its mails', async ({
  browser,
  visit,
  sender,
}) => {
  const context = await browser.newContext();
  await context.addInitScript(storeEntries, { theme: 'dark' });
  const { page, address } = await visit({ context });
  await sender.send(address, codeMail('482913'));
  await expect(page.getByTestId('inbox-row')).toHaveCount(1);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', darkInk);
  await expect(page.getByTestId('address')).toHaveCSS('color', darkInk);
  await expect(page.getByTestId('inbox-row')).toContainText('482913');
  await context.close();
});
