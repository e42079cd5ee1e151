import type { Page } from '@playwright/test';
import { mailOf } from '@efemera/testing/sample-mail';
import { expect, test } from '../support/system-test.js';

/** The languages with the longest names of tools and tabs. */
const languages = ['de-DE', 'fr-FR', 'id', 'it-IT', 'pt-BR', 'ru-RU'];

/** Runs in the page: the space between the names of neighbouring tools, in pixels. */
const gapsOfTools = `(() => {
  const names = [...document.querySelector('[data-testid="alias"]').closest('ul').querySelectorAll('button')]
    .map((button) => {
      const range = document.createRange();
      range.selectNodeContents(button);
      return range.getBoundingClientRect();
    });
  return names.slice(1).map(({ left }, index) => left - names[index].right);
})()`;

/** Runs in the page: the tabs that are not wholly within their row, and the number of rows. */
const cutTabs = `(() => {
  const tabs = [...document.querySelectorAll('[data-testid="message-dialog"] [role=tab]')];
  const row = tabs[0].parentElement.getBoundingClientRect();
  const boxes = tabs.map((tab) => ({ name: tab.textContent, box: tab.getBoundingClientRect() }));
  return {
    cut: boxes.filter(({ box }) => box.left < row.left - 1 || box.right > row.right + 1).map(({ name }) => name),
    rows: new Set(boxes.map(({ box }) => box.top)).size,
    tabs: tabs.length,
  };
})()`;

test('the names of tools keep apart and no tab of a mail is cut, in the languages with the longest names', async ({
  browser,
  visit,
  sender,
  system,
}) => {
  test.slow();
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const { page, address } = await visit({ context });
  await sender.send(address, mailOf({ html: '<p>Oi</p>' }));
  await expect(page.getByTestId('inbox-row')).toHaveCount(1);
  for (const language of languages) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`${system.url}/?lng=${language}`);
    await page.getByTestId('row-view').click();
    await expect(page.getByTestId('message-body')).toBeVisible();
    await page.locator('html[data-fonts]').waitFor({ state: 'attached' });
    await page.evaluate('document.fonts.ready.then(() => undefined)');
    for (const gap of await page.evaluate<number[]>(gapsOfTools)) expect([language, gap > 7]).toEqual([language, true]);
    expect([language, await tabsAt(page, 360)]).toEqual([language, { cut: [], rows: 1, tabs: 5 }]);
    expect([language, await tabsAt(page, 320)]).toMatchObject([language, { cut: [], tabs: 5 }]);
  }
  await context.close();
});

async function tabsAt(page: Page, width: number): Promise<unknown> {
  await page.setViewportSize({ width, height: 740 });
  await expect(page.getByRole('dialog')).toBeVisible();
  return page.evaluate(cutTabs);
}
