import { measurePage } from '../src/page-figures.js';
import { expect, test } from './system-test.js';

const maxScriptBytes = 160_000;
const maxLayoutShift = 0.02;

test('the first load is light, and nothing jumps while it settles', async ({ browser, system }) => {
  const { scriptBytes, layoutShift } = await measurePage(browser, system.url, { slow: false });
  process.stdout.write(`  scripts ${(scriptBytes / 1000).toFixed(1)} kB, layout shift ${layoutShift.toFixed(4)}\n`);
  expect(scriptBytes).toBeGreaterThan(50_000);
  expect(scriptBytes).toBeLessThanOrEqual(maxScriptBytes);
  expect(layoutShift).toBeLessThan(maxLayoutShift);
});

test('the address is there and can be copied while no socket answers, not even its library', async ({
  browser,
  visit,
}) => {
  const context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] });
  await context.routeWebSocket(/socket\.io/, () => undefined);
  await context.route(/\/socket\.io\/|socket\.io-client|\/assets\/esm-/, () => undefined);
  const { page, address } = await visit({ context });
  await page.getByTestId('copy').click();
  await expect(page.getByTestId('copy')).toHaveAttribute('data-copied', 'true');
  expect(await page.evaluate<string>('navigator.clipboard.readText()')).toBe(address);
  await context.close();
});
