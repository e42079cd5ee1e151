import type { Page } from '@playwright/test';
import { codeMail } from '@efemera/testing/sample-mail';
import { expect, test } from '../support/system-test.js';

/** Lays the open page out as in a language that is written from right to left. */
const mirror = (page: Page) => page.evaluate(`document.documentElement.dir = 'rtl'`);
/** How far the page can be scrolled sideways. */
const excess = (page: Page) =>
  page.evaluate<number>(`document.documentElement.scrollWidth - document.documentElement.clientWidth`);
const middleOf = async (page: Page, testId: string) => {
  const box = await page.getByTestId(testId).first().boundingBox();
  return box ? box.x + box.width / 2 : NaN;
};

test('from right to left the page is its mirror image, and cannot be scrolled sideways', async ({ visit, sender }) => {
  const { page, address } = await visit();
  await sender.send(address, codeMail('482913'));
  await expect(page.getByTestId('inbox-row').getByTestId('code')).toBeVisible();
  const parts = ['inbox', 'address', 'copy', 'language', 'refresh', 'row-delete', 'ttl'];
  const middles = () => Promise.all(parts.map((part) => middleOf(page, part)));
  const before = await middles();
  await mirror(page);
  const after = await middles();
  const { width } = page.viewportSize() ?? { width: NaN };
  before.forEach((middle, part) => {
    expect([parts[part], Math.abs(width - middle - (after[part] ?? NaN)) < 6]).toEqual([parts[part], true]);
  });
  expect(await excess(page)).toBe(0);
});

for (const width of [360, 768, 1280]) {
  test(`no page scrolls sideways from right to left, ${width} px`, async ({ browser, system }) => {
    const page = await browser.newPage({ viewport: { width, height: 800 } });
    for (const path of ['/', '/faq', '/ranking', '/blog', '/estatisticas', '/contato', '/api-docs']) {
      await page.goto(system.url + path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await mirror(page);
      expect([path, await excess(page)]).toEqual([path, 0]);
    }
    await page.close();
  });
}
