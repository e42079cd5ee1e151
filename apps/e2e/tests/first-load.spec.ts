import { sitePages } from '@efemera/contract';
import type { Request } from '@playwright/test';
import { measurePage } from '@efemera/testing/page-figures';
import { textMail } from '@efemera/testing/sample-mail';
import { slowNetwork } from '../support/slow-network.js';
import { expect, test } from '../support/system-test.js';

// With the animated sky, as most visitors have it.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const maxScriptBytes = 119_000;
/** Bytes on the network (Brotli), including the pages that the browser fetches ahead. */
const maxVisitBytes = 250_000;
const maxLayoutShift = 0.02;

const isForAddress = (request: Request) => request.method() === 'POST' && request.url().endsWith('/api/inboxes');

test('the files that the page needs to request its address are small', async ({ browser, system }) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  // The browser never tells the page that it is idle, so the page does not load what waits for an idle moment.
  await page.addInitScript('globalThis.requestIdleCallback = () => 0');
  const needed: Request[] = [];
  let isAsked = false;
  page.on('request', (request) => {
    isAsked ||= isForAddress(request);
    if (!isAsked) needed.push(request);
  });
  const asked = page.waitForRequest(isForAddress);
  await page.goto(system.url);
  await asked;
  // The scripts of the keyboard shortcuts come before or after: the address does not wait for them.
  const scripts = needed.filter((request) => /\/(?!Shortcuts|keys)[\w-]+\.js$/.test(request.url()));
  const sizes = await Promise.all(scripts.map((request) => request.sizes()));
  const bytes = sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
  process.stdout.write(`  ${scripts.length} scripts, ${(bytes / 1000).toFixed(1)} kB as they travel\n`);
  expect(bytes).toBeGreaterThan(100_000);
  expect(bytes).toBeLessThanOrEqual(maxScriptBytes);
  await context.close();
});

test('a whole first visit stays within its budget of bytes', async ({ visit, browser }) => {
  const context = await browser.newContext();
  const { page } = await visit({ context });
  await expect(page.getByTestId('connection')).toHaveAttribute('data-state', 'live');
  await page.locator('html[data-fonts]').waitFor({ state: 'attached' });
  await page.evaluate('document.fonts.ready.then(() => undefined)');
  await expect(page.getByTestId('alerts')).toBeVisible();
  await page.waitForLoadState('networkidle');
  const entries = await page.evaluate<{ encodedBodySize: number }[]>(
    `[...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')].map((entry) => entry.toJSON())`,
  );
  const bytes = entries.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
  process.stdout.write(`  ${entries.length} answers, ${(bytes / 1000).toFixed(1)} kB as they travel\n`);
  expect(bytes).toBeGreaterThan(150_000);
  expect(bytes).toBeLessThanOrEqual(maxVisitBytes);
  await context.close();
});

test('the fonts of other alphabets come with the first mail or text that needs them', async ({
  visit,
  browser,
  sender,
}) => {
  const context = await browser.newContext({ locale: 'en-US' });
  const { page, address } = await visit({ context });
  await page.locator('html[data-fonts=added]').waitFor({ state: 'attached' });
  const alphabetsOf = (family: string) =>
    page.evaluate<
      string[]
    >(`[...document.fonts].filter(({ family, status }) => family.includes('${family} Variable Added')
      && status === 'loaded').map(({ unicodeRange }) => unicodeRange.split(/[-,]/)[0]).sort()`);
  expect(await alphabetsOf('Inter')).toEqual(['U+0']);
  expect(await alphabetsOf('JetBrains Mono')).toEqual(['U+0']);
  await sender.send(address, textMail('Dzień dobry'));
  await expect.poll(() => alphabetsOf('Inter')).toEqual(['U+0', 'U+100']);
  await sender.send(address, textMail('Добрый день'));
  await expect.poll(() => alphabetsOf('Inter')).toEqual(['U+0', 'U+100', 'U+301']);
  expect(await alphabetsOf('JetBrains Mono')).toEqual(['U+0']);
  await context.close();
});

test('the fonts of other alphabets come with what a visitor types', async ({ browser, system }) => {
  const context = await browser.newContext({ locale: 'en-US' });
  const page = await context.newPage();
  await page.goto(system.url + sitePages.contact);
  await page.locator('html[data-fonts=added]').waitFor({ state: 'attached' });
  const isLoaded = `[...document.fonts].some(({ family, status, unicodeRange }) =>
    family.includes('Inter Variable Added') && status === 'loaded' && unicodeRange.startsWith('U+301'))`;
  expect(await page.evaluate(isLoaded)).toBe(false);
  await page.locator('input[name=subject]').fill('Привет');
  await expect.poll(() => page.evaluate(isLoaded)).toBe(true);
  await context.close();
});

test('the layout does not shift while the page loads', async ({ browser, system }) => {
  for (const width of [360, 768, 1280]) {
    const { layoutShift } = await measurePage(browser, system.url, { width, staged: true });
    process.stdout.write(`  layout shift ${layoutShift.toFixed(4)} at ${width} px\n`);
    expect(layoutShift).toBeLessThan(maxLayoutShift);
  }
});

test('the layout does not shift while the page itself comes in piece by piece', async ({ browser, system }) => {
  const network = await slowNetwork(Number(new URL(system.url).port));
  try {
    for (const width of [360, 768, 1280]) {
      const { layoutShift } = await measurePage(browser, network.url, { width });
      process.stdout.write(`  layout shift ${layoutShift.toFixed(4)} at ${width} px\n`);
      expect(layoutShift).toBeLessThan(maxLayoutShift);
    }
  } finally {
    network.close();
  }
});

test('the largest paint of a page is its text, not the sky behind it', async ({ browser, system }) => {
  for (const path of ['/', '/faq', '/blog']) {
    const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
    const page = await context.newPage();
    await page.goto(system.url + path);
    await page.waitForFunction(`performance.getEntriesByType('resource').some(({ name }) => /\\/wing-/.test(name))`);
    await page.waitForLoadState('networkidle');
    const largest = await page.evaluate<{ text: string; isSky: boolean }[]>(`new Promise((resolve) =>
      new PerformanceObserver((list) => resolve(list.getEntries().map(({ element }) =>
        ({ text: element?.textContent ?? '', isSky: element?.closest('.sky') !== null }))))
        .observe({ type: 'largest-contentful-paint', buffered: true }))`);
    expect(largest.filter(({ text, isSky }) => isSky || text === '')).toEqual([]);
    await context.close();
  }
});

test('the address is shown and can be copied while no socket answers', async ({ browser, visit }) => {
  const context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] });
  await context.routeWebSocket(/socket\.io/, () => undefined);
  await context.route('**/socket.io/**', () => undefined);
  const { page, address } = await visit({ context });
  await page.getByTestId('copy').click();
  await expect(page.getByTestId('copy')).toHaveAttribute('data-copied', 'true');
  expect(await page.evaluate<string>('navigator.clipboard.readText()')).toBe(address);
  await context.close();
});
