import type { Frame, Page } from '@playwright/test';
import { mailOf } from '@efemera/testing/sample-mail';
import { expect, test } from '../support/system-test.js';

test.use({ viewport: { width: 360, height: 740 } });

const words = 'Our summer catalogue is here, with everything for the garden, the balcony and the kitchen.';
const picture = (width: number) =>
  `<img src="https://images.shop.test/a.png" width="${width}" height="120" alt="Photo of a garden">`;
const cells = (...contents: string[]) => contents.map((content) => `<td>${content}</td>`).join('');
const stacking = '<style>@media(max-width:600px){.col{display:block!important;width:100%!important}}</style>';

/** Bodies of usual newsletters, each wider than a phone. */
const wideMails: Record<string, string> = {
  'a picture beside a text': `<table width=600><tr><td width=300>${picture(300)}</td><td width=300>${words}</td></tr></table>`,
  'three pictures': `<table width=600><tr>${cells(picture(180) + words, picture(180) + words, picture(180) + words)}</tr></table>`,
  'a product in a row': `<table width=600><tr>${cells(picture(120), words, '<span style="white-space:nowrap">R$ 1.299,00</span>')}</tr></table>`,
  'nested columns': `<table width="100%"><tr><td style="padding:20px"><table width=640><tr><td style="padding:30px"><table width=580><tr>${cells(picture(280) + words, '', picture(280) + words)}</tr></table></td></tr></table></td></tr></table>`,
  'a box with padding': `<div style="width:100%;padding:24px">${words}</div>`,
  'a body with padding': `<style>body{width:100%!important;padding:10px}</style>${words}`,
  'widths beyond the window': `<div style="width:120vw">${words}</div><div style="width:150%">${words}</div>`,
  'a line that must not break': `<table width=600><tr><td style="white-space:nowrap">${words} ${words}</td></tr></table>`,
  'stacked columns': `${stacking}<table width=600><tr><td class=col width=300 style="padding:20px">${words}</td><td class=col width=300 style="padding:20px">${words}</td></tr></table>`,
  'a long address': `<table width=600><tr>${cells(words, `https://shop.test/?token=${'a1'.repeat(60)}`)}</tr></table>`,
  'columns that cannot shrink': `<table width=600><tr>${'<td style="min-width:140px">Mon</td>'.repeat(4)}</tr></table>`,
};

/** Runs in the frame. */
const overflow = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';
const narrowestText = `Math.min(...[...document.querySelectorAll('td')]
  .filter((cell) => cell.textContent.trim().length > 3).map((cell) => cell.getBoundingClientRect().width))`;

function shownFrame(page: Page): Frame {
  const frame = page.frames().find((each) => each.parentFrame() === page.mainFrame());
  if (!frame) throw new Error('No mail is shown.');
  return frame;
}

test('newsletters that are wider than a phone neither scroll sideways nor have a letter a line', async ({
  sender,
  visit,
}) => {
  const { page, address } = await visit();
  for (const [subject, html] of Object.entries(wideMails)) await sender.send(address, mailOf({ html, subject }));
  for (const subject of Object.keys(wideMails)) {
    await page.getByTestId('inbox-row').filter({ hasText: subject }).getByTestId('row-view').click();
    await expect(page.getByTestId('message-body').contentFrame().locator('body')).toBeVisible();
    const measure = async (script: string) =>
      shownFrame(page)
        .evaluate<number>(script)
        .catch(() => NaN);
    await expect.poll(() => measure(overflow), { message: `${subject} scrolls sideways` }).toBeLessThanOrEqual(0);
    expect(await measure(narrowestText), `${subject}: the narrowest cell`).toBeGreaterThanOrEqual(48);
    await page.keyboard.press('Escape');
    await expect(page.getByTestId('message-body')).toHaveCount(0);
  }
});

test('a mail that cannot shrink is drawn smaller, and its dialog is as high as it needs', async ({ sender, visit }) => {
  const { page, address } = await visit();
  const row = '<tr><td style="min-width:240px">Monday</td><td style="min-width:240px">Tuesday</td></tr>';
  await sender.send(address, mailOf({ html: `<table>${row.repeat(12)}</table>` }));
  await page.getByTestId('row-view').click();
  const root = page.getByTestId('message-body').contentFrame().locator('html');
  await expect(root).toHaveCSS('zoom', /^0\.[67]/);
  const scrolls = 'document.documentElement.scrollHeight - document.documentElement.clientHeight';
  await expect.poll(async () => shownFrame(page).evaluate<number>(scrolls)).toBeLessThanOrEqual(0);
  const room = 'innerHeight - document.body.getBoundingClientRect().bottom';
  expect(await shownFrame(page).evaluate<number>(room)).toBeLessThan(40);
});

test('what a mail blocks and hides takes two rows of a phone at most', async ({ browser, sender, visit }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, colorScheme: 'dark' });
  const { page, address } = await visit({ context });
  const html = `<p>Oi</p>${picture(300)}<img src="https://open.shop.test/1" width="1" height="1"><div style="display:none">Renova todo mês</div>`;
  await sender.send(address, mailOf({ html }));
  await page.getByTestId('row-view').click();
  for (const name of ['load-remote', 'hidden-text', 'mail-colors']) await expect(page.getByTestId(name)).toBeVisible();
  const bar = await page.getByTestId('mail-bar').boundingBox();
  expect(bar?.height).toBeLessThan(135);
  await context.close();
});
