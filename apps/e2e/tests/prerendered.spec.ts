import { readdirSync } from 'node:fs';
import { articlePath, articlesPath, defaultLocale, localeChoice, sitePages } from '@efemera/contract';
import type { Page } from '@playwright/test';
import { areAllThere, goBetweenSlices, rememberFirstElements, storeEntries } from '../support/in-page.mjs';
import { expect, test } from '../support/system-test.js';

/** What the page logs where React's first drawing differs from the prerendered page, and every uncaught error. */
function faultsOf(page: Page): string[] {
  const faults: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Drawing the page anew')) faults.push(`${page.url()} ${message.text()}`);
  });
  page.on('pageerror', (error) => faults.push(`${page.url()} ${String(error)}`));
  return faults;
}

/** Waits until React has taken over the content: it then names the address by which the visitor came, not PUBLIC_URL. */
const untilTakenOver = (page: Page, url: string) =>
  page.locator(`link[rel="canonical"][href^="${url}"]`).waitFor({ state: 'attached' });

const addresses = [...Object.values(sitePages), articlePath(readdirSync('content/blog')[0] ?? '')];

const visitors: { locale: string; stored: Record<string, string>; choices: string }[] = [
  { locale: defaultLocale, stored: {}, choices: 'nothing' },
  { locale: 'ar', stored: { theme: 'dark', shortcuts: 'off', 'efemera.ttl': '600' }, choices: 'theme and lifetime' },
];
for (const { locale, stored, choices } of visitors) {
  test(`React keeps the elements of every prerendered page: ${locale}, ${choices} chosen`, async ({
    browser,
    system,
  }) => {
    const context = await browser.newContext({ locale });
    await context.addInitScript(rememberFirstElements);
    await context.addInitScript(storeEntries, stored);
    const page = await context.newPage();
    const faults = faultsOf(page);
    for (const address of addresses) {
      await page.goto(system.url + address);
      await untilTakenOver(page, system.url);
      expect([address, await page.evaluate(areAllThere)]).toEqual([address, true]);
    }
    expect(faults).toEqual([]);
    await context.close();
  });
}

test('what a visitor opened and focused before the scripts loaded stays so', async ({ page, system }) => {
  const faults = faultsOf(page);
  let letScriptsIn = (): void => undefined;
  const held = new Promise<void>((resolve) => (letScriptsIn = resolve));
  await page.route('**/assets/page-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(system.url + sitePages.faq, { waitUntil: 'commit' });
  const question = page.locator('details').nth(2);
  await question.locator('summary').click();
  await expect(question).toHaveAttribute('open');
  letScriptsIn();
  await untilTakenOver(page, system.url);
  await expect(question).toHaveAttribute('open');
  await expect(question.locator('summary')).toBeFocused();
  expect(faults).toEqual([]);
});

test('a question whose link is followed while React takes the page over is opened', async ({ page, system }) => {
  const faults = faultsOf(page);
  await page.addInitScript(goBetweenSlices, '#pergunta-11');
  await page.goto(system.url + sitePages.faq);
  await untilTakenOver(page, system.url);
  expect(await page.evaluate('location.hash')).toBe('#pergunta-11');
  await expect(page.locator('#pergunta-11')).toHaveAttribute('open');
  expect(faults).toEqual([]);
});

test('a page built last year is taken over, and names this year', async ({ page, system }) => {
  const faults = faultsOf(page);
  await page.addInitScript(rememberFirstElements);
  const year = new Date().getFullYear() + 1;
  await page.clock.setFixedTime(new Date(year, 1, 1));
  await page.goto(system.url + sitePages.faq);
  await expect(page.locator('footer')).toContainText(String(year));
  await untilTakenOver(page, system.url);
  expect(await page.evaluate(areAllThere)).toBe(true);
  expect(faults).toEqual([]);
});

test('a query or a part after # decides what the page shows from its first drawing on', async ({ page, system }) => {
  const faults = faultsOf(page);
  await page.goto(`${system.url}${sitePages.ranking}?tab=countries&top=50&period=7d`);
  await untilTakenOver(page, system.url);
  await expect(page.getByRole('tab').nth(1)).toHaveAttribute('aria-selected', 'true');
  await expect(page.locator('a[download]')).toHaveAttribute('href', /countries\?limit=50&period=7d/);
  await page.goto(`${system.url}${sitePages.faq}#pergunta-11`);
  await expect(page.locator('#pergunta-11')).toHaveAttribute('open');
  expect(faults).toEqual([]);
});

test('a page that came in another language than the visitor has chosen is drawn anew', async ({ browser, system }) => {
  const context = await browser.newContext({ locale: 'de-DE' });
  await context.addInitScript(storeEntries, { [localeChoice.storageKey]: 'ja-JP' });
  const page = await context.newPage();
  const faults = faultsOf(page);
  await page.goto(system.url + sitePages.faq);
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja-JP');
  await expect(page.locator('main h1')).toHaveText(/[\u3040-\u30ff\u4e00-\u9fff]/);
  expect(faults).toEqual([]);
  await context.close();
});

test('a page that the server does not have is drawn anew', async ({ page, system }) => {
  const faults = faultsOf(page);
  await page.goto(`${system.url}${articlesPath}no-such-article`);
  await expect(page.locator('main h1')).toBeVisible();
  await page.locator('footer .tabular-nums').waitFor();
  expect(faults).toEqual([]);
});
