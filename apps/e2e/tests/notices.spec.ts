import type { Page } from '@playwright/test';
import { codeMail, textMail } from '@efemera/testing/sample-mail';
import { expect, test } from '../support/system-test.js';

const isWatching = async (page: Page) => {
  await expect(page.getByTestId('connection')).toHaveAttribute('data-state', 'live');
  await expect(page.getByTestId('alerts')).toBeVisible();
};

/** Names of those controls in the element `within` at whose centre another element lies on top. */
const coveredControls = (page: Page, within: string) =>
  page.evaluate<string[]>(`
    [...document.querySelectorAll('${within} :is(button, a[href], input, select, h2)')]
      .filter((control) => {
        const { left, top, width, height } = control.getBoundingClientRect();
        const [x, y] = [left + width / 2, top + height / 2];
        // Hidden until it has the focus: nothing visible can be covered.
        if (control.matches('.sr-only')) return false;
        if (width === 0 || x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) return false;
        return !control.contains(document.elementFromPoint(x, y));
      })
      .map((control) => control.getAttribute('aria-label') ?? control.textContent)
  `);

for (const [width, height] of [
  [390, 844],
  [1280, 800],
  [1440, 900],
] as const) {
  test(`a notice about new mail covers nothing of the open mail, and Tab reaches it, at ${width} px`, async ({
    browser,
    visit,
    sender,
  }) => {
    const context = await browser.newContext({ viewport: { width, height } });
    const { page, address } = await visit({ context });
    await isWatching(page);
    await sender.send(address, textMail('The open one'));
    await page.getByTestId('inbox-row').getByTestId('row-view').click();
    const dialog = page.getByTestId('message-dialog');
    await expect(page.getByTestId('message-body')).toBeVisible();

    await sender.send(address, codeMail('7731'));
    const notice = dialog.getByTestId('toast');
    await expect(notice.getByTestId('toast-code')).toContainText('7731');
    expect(await coveredControls(page, '[data-testid=message-dialog]')).toEqual([]);

    const close = dialog.getByRole('button', { name: 'Fechar' }).first();
    await close.focus();
    await page.keyboard.press('Tab');
    await expect(notice).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(notice.getByTestId('toast-code')).toBeFocused();

    await close.focus();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await context.close();
  });
}

test('on a phone, a toast appears at the bottom and does not cover the address', async ({ browser, visit }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const { page } = await visit({ context });
  await page.getByTestId('generate').click();
  const toast = page.getByTestId('toast').filter({ hasText: 'Email gerado!' });
  await expect(toast).toBeVisible();
  const box = await toast.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThan(844 - 60);
  const address = await page.getByTestId('address').boundingBox();
  expect((address?.y ?? 844) + (address?.height ?? 0)).toBeLessThan(box?.y ?? 0);
  await context.close();
});

test('a toast stays while the pointer rests on it, and disappears afterwards', async ({ browser, visit }) => {
  const context = await browser.newContext();
  await context.clock.install();
  const { page } = await visit({ context });
  await page.getByTestId('generate').click();
  const toast = page.getByTestId('toast').filter({ hasText: 'Email gerado!' });
  await toast.hover();
  await page.clock.runFor(20_000);
  await expect(toast).toBeVisible();
  await page.mouse.move(10, 500);
  await page.clock.runFor(6000);
  await expect(toast).toBeHidden();
  await context.close();
});

test('a mail whose row is in view has no toast, but is read aloud', async ({ browser, visit, sender }) => {
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 768, height: 1024 },
    { width: 1280, height: 800 },
    { width: 1440, height: 900 },
  ]) {
    const context = await browser.newContext({ viewport });
    const { page, address } = await visit({ context });
    await isWatching(page);
    await page.evaluate('globalThis.toasts = 0');
    await page.evaluate(`new MutationObserver(() => {
      if (document.querySelector('[data-testid=toast]')) toasts++;
    }).observe(document.body, { childList: true, subtree: true })`);
    // The page has to load the list's code for the first mail only.
    for (const [code, spoken] of [
      ['482913', '4 8 2 9 1 3'],
      ['551204', '5 5 1 2 0 4'],
    ] as const) {
      await sender.send(address, codeMail(code));
      await expect(page.getByTestId('inbox-row').first().getByTestId('code')).toContainText(code);
      await expect(page.locator('p[aria-live="polite"]')).toContainText(spoken);
      await expect(page.getByTestId('inbox-row').first()).toBeInViewport({ ratio: 0.9 });
    }
    // Longer than the page waits for a row before it shows a toast.
    await page.waitForTimeout(1500);
    expect([viewport.width, await page.evaluate('toasts')]).toEqual([viewport.width, 0]);
    await context.close();
  }
});
