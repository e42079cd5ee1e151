import { articlePath, articleVersionKey, directionOf, localeChoice, locales } from '@efemera/contract';
import type { Locator, Page } from '@playwright/test';
import { mailOf } from '@efemera/testing/sample-mail';
import { asDrawn } from '../support/as-drawn.js';
import { expect, test } from '../support/system-test.js';

const rightToLeft = locales.filter((locale) => directionOf(locale) === 'rtl');
const inLocale = (path: string, locale: string) => `${path}?${localeChoice.queryKey}=${locale}`;

/** How far the page can be scrolled sideways. */
const excess = (page: Page) =>
  page.evaluate<number>(`document.documentElement.scrollWidth - document.documentElement.clientWidth`);

for (const locale of rightToLeft) {
  for (const width of [360, 1280]) {
    test(`inbox and mail run from right to left in ${locale}, ${width} px`, async ({ browser, visit, sender }) => {
      const context = await browser.newContext({ viewport: { width, height: 800 } });
      const { page, address } = await visit({ context, path: inLocale('/', locale) });
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
      // The list is at the other edge: the page is laid out from right to left, not only written so.
      const logo = await page.locator('header a').first().boundingBox();
      expect((logo?.x ?? 0) + (logo?.width ?? 0) / 2).toBeGreaterThan(width / 2);

      const latin = { subject: '3 tries left: confirm (now)!', text: 'Your verification code is 482 913.' };
      await sender.send(address, mailOf({ ...latin, from: '"Shop, Inc." <a@shop.test>' }));
      const row = page.getByTestId('inbox-row');
      await expect(row.getByTestId('code')).toBeVisible();
      const shownAddress = page.getByTestId('address');
      expect(address.replace(/\s/g, '')).toContain(await asDrawn(shownAddress));
      expect(await asDrawn(shownAddress)).toMatch(/^[a-z]/);
      expect((await asDrawn(row.getByTestId('code'))).replace(/\s/g, '')).toBe('482913');
      await expect(row.getByText(latin.subject)).toHaveCSS('direction', 'ltr');
      expect(await excess(page)).toBe(0);

      await row.getByTestId('row-view').click();
      const dialog = page.getByTestId('message-dialog');
      const body = dialog.getByTestId('message-body').contentFrame().locator('body');
      await expect(body).toContainText('482 913');
      await expect(body).toHaveCSS('direction', 'ltr');
      const title = dialog.getByRole('heading');
      expect(await asDrawn(title)).toContain('3 tries left');
      // Also a title from left to right stands at the edge where the page's lines begin.
      const endOf = async (element: Locator) => {
        const box = await element.boundingBox();
        return (box?.x ?? 0) + (box?.width ?? 0);
      };
      expect((await endOf(dialog)) - (await endOf(title))).toBeLessThan(40);
      expect(await excess(page)).toBe(0);
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);

      await sender.send(address, mailOf({ subject: 'שלום', text: 'שלום, הקוד הוא 551 208.' }));
      await page.getByTestId('inbox-row').filter({ hasText: 'שלום' }).getByTestId('row-view').click();
      await expect(body).toContainText('שלום');
      await expect(body).toHaveCSS('direction', 'rtl');
      await context.close();
    });
  }

  test(`an address in a sentence keeps its order in ${locale}`, async ({ page, system }) => {
    // Digits and hyphens at its start have no direction of their own.
    const address = '12-ab@elsewhere.test';
    await page.goto(`${system.url}${inLocale('/', locale)}&to=${encodeURIComponent(address)}`);
    // Until the page's own fonts are there, wider ones of the system may break the line within the address.
    await page.locator('html[data-fonts]').waitFor({ state: 'attached' });
    const sentence = page.locator('p', { hasText: address });
    await expect(sentence).toBeVisible();
    expect(await asDrawn(sentence)).toContain(address);
  });
}

test("an article from left to right shows its date in the order of the page's language", async ({ page, system }) => {
  const date = page.getByTestId('article').locator('time');
  const path = inLocale(articlePath('testar-cadastros-com-email-temporario'), 'ar');
  await page.goto(`${system.url}${path}&${articleVersionKey}=en-US`);
  await expect(page.getByTestId('article')).toHaveCSS('direction', 'ltr');
  const { day, month, year } = await date.evaluate((element) => {
    const [year, month, day] = (element.getAttribute('datetime') ?? '').split('-');
    return { day, month, year };
  });
  await expect.poll(async () => (await asDrawn(date)).replace(/[^\d/]/g, '')).toBe(`${year}/${month}/${day}`);
});

test('the direction follows a chosen language at once', async ({ visit }) => {
  const { page } = await visit({ path: inLocale('/', 'ar') });
  for (const [name, direction] of [
    ['Deutsch', 'ltr'],
    ['עברית', 'rtl'],
  ] as const) {
    await page.getByTestId('language').click();
    await page.getByRole('menuitemradio', { name }).click();
    await expect(page.locator('html')).toHaveAttribute('dir', direction);
  }
});
