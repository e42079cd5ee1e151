import type { Page } from '@playwright/test';
import { codeMail, mailOf } from '@efemera/testing/sample-mail';
import { expect, test } from '../support/system-test.js';

/**
 * Finds the controls that another element covers, with that element. With a dialog or a menu open, only its own controls
 * count: the rest of the page is out of reach by design. Each control is scrolled to first, as a visitor would.
 */
const covered = (page: Page) =>
  page.evaluate<{ controls: number; covered: string[] }>(`{
    const open = [...document.querySelectorAll('[role="dialog"], [role="menu"], [role="listbox"]')];
    const scope = open.at(-1) ?? document;
    const kinds = 'a[href], button, input:not([type="hidden"]), select, textarea, iframe, summary, [role="tab"], [role="option"], [role^="menuitem"]';
    const controls = [...scope.querySelectorAll(kinds)];
    const nameOf = (element) =>
      element.getAttribute('data-testid') ?? element.ariaLabel ?? (element.textContent.trim().slice(0, 30) || element.tagName);
    // Leaves out hidden controls, and those that only screen readers or the keyboard reach.
    const isShown = (control) =>
      control.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !control.closest('.sr-only') &&
      getComputedStyle(control).pointerEvents !== 'none';
    const shown = controls.filter(isShown);
    const found = shown.flatMap((control) => {
      control.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
      // The first line of a link that wraps.
      const box = control.getClientRects()[0];
      const isOutside = !box || box.bottom < 0 || box.top > innerHeight || box.right < 0 || box.left > innerWidth;
      if (isOutside || box.width < 2) return [];
      const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
      const isReached = top && (control.contains(top) || top.closest('label')?.control === control);
      return isReached ? [] : [nameOf(control) + ' below ' + (top ? nameOf(top) : 'nothing')];
    });
    ({ controls: shown.length, covered: found });
  }`);

/** Checks a state in both themes, because they draw different decorations. */
async function expectFree(page: Page, state: string): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    let found: string[] = [];
    const countControls = async () => {
      const { controls, covered: now } = await covered(page);
      found = now;
      return controls;
    };
    // Waits for the controls: those of a dialog that fades in can't be reached yet.
    await expect.poll(countControls, { message: state }).toBeGreaterThan(0);
    expect({ state, colorScheme, covered: found }).toEqual({ state, colorScheme, covered: [] });
  }
}

/** Finds the controls in the window, as it is scrolled now, whose centre lies below a toast. */
const belowToasts = (page: Page) =>
  page.evaluate<string[]>(`
    [...document.querySelectorAll('a[href], button, input, select, summary, [data-testid="address"]')]
      .filter((control) => !control.closest('[data-testid="toast"], .sr-only'))
      .filter((control) => {
        const { left, top, width, height } = control.getBoundingClientRect();
        return document.elementFromPoint(left + width / 2, top + height / 2)?.closest('[data-testid="toast"]');
      })
      .map((control) => control.dataset.testid ?? control.ariaLabel ?? control.textContent)
  `);

/** Scrolls to the top of the page. */
const atTop = async (page: Page) => {
  await page.evaluate('scrollTo({ top: 0, behavior: "instant" })');
  await expect.poll(() => page.evaluate('scrollY')).toBe(0);
};

const sizes = [
  { width: 360, height: 740 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 1280, height: 800 },
  // Here an open mail stands beside the list and the address: all controls of the page must stay in reach.
  { width: 1440, height: 900 },
];

for (const viewport of sizes) {
  test(`no control is covered by another element in any state, ${viewport.width} px`, async ({
    browser,
    visit,
    sender,
  }) => {
    const permissions = ['clipboard-read', 'clipboard-write'];
    const context = await browser.newContext({ viewport, reducedMotion: 'reduce', permissions });
    const { page, address } = await visit({ context });
    const toasts = page.getByTestId('toast');
    await expect(page.getByTestId('alerts')).toBeVisible();
    await expectFree(page, 'empty inbox');
    await page.getByTestId('copy').click();
    await expect(page.getByTestId('waiting')).toBeVisible();
    await expectFree(page, 'waiting for mail');

    await sender.send(address, mailOf({ html: '<p>Olá <a href="https://a.test/">aqui</a></p>', text: 'Olá' }));
    await sender.send(address, codeMail('482913'));
    await expect(page.getByTestId('inbox-row')).toHaveCount(2);
    await page.getByTestId('inbox-row').getByTestId('code').click();
    await expect(toasts.filter({ hasText: 'Código copiado!' })).toBeVisible();
    // Neither the toasts nor the controls below them may be covered: at the top of the page, nothing can be scrolled out
    // from under a toast.
    await expectFree(page, 'list, notices');

    await page.getByTestId('row-view').last().click();
    await expect(page.getByTestId('message-body')).toBeVisible();
    await expectFree(page, 'open mail');
    for (const tab of await page.getByTestId('message-dialog').getByRole('tab').all()) {
      await tab.click();
      await expectFree(page, `open mail, ${await tab.innerText()}`);
    }
    // A new mail comes while another one is open.
    await sender.send(address, codeMail('771204'));
    await expect(toasts.last()).toBeVisible();
    await expectFree(page, 'open mail, notice');
    await page.keyboard.press('Escape');
    await expect(page.getByTestId('message-dialog')).toHaveCount(0);

    // Opens each dialog; one of them has the panel that lets guests in.
    for (const name of ['alias', 'qr', 'history', 'deliveries']) {
      await page.getByTestId(name).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectFree(page, name);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
    await page.keyboard.press('?');
    await expect(page.getByTestId('shortcuts-dialog')).toBeVisible();
    await expectFree(page, 'shortcuts');
    await page.keyboard.press('Escape');

    if (await page.getByTestId('menu-button').isVisible()) {
      await page.getByTestId('menu-button').click();
      await expect(page.getByTestId('menu')).toBeVisible();
      await expectFree(page, 'menu of small screens');
      await page.keyboard.press('Escape');
    }
    for (const name of ['language', 'theme', 'alerts']) {
      await page.getByTestId(name).click();
      await expect(page.getByRole('menu')).toBeVisible();
      await expectFree(page, `${name} menu`);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('menu')).toHaveCount(0);
    }

    await page.getByTestId('generate').click();
    await expect(page.getByTestId('all-inboxes')).toBeVisible();
    await page.getByTestId('all-inboxes').click();
    await expect(page.getByTestId('inbox-row')).toHaveCount(3);
    await expectFree(page, 'all inboxes');
    await page.getByTestId('row-view').first().click();
    await expect(page.getByTestId('message-body')).toBeVisible();
    await expectFree(page, 'all inboxes, open mail');
    await context.close();
  });
}

for (const viewport of sizes) {
  test(`a toast covers no control of the top of the page, and there is only one, ${viewport.width} px`, async ({
    browser,
    visit,
    sender,
  }) => {
    const permissions = ['clipboard-read', 'clipboard-write'];
    const context = await browser.newContext({ viewport, reducedMotion: 'reduce', permissions });
    const { page, address } = await visit({ context });
    const toast = page.getByTestId('toast');
    await expect(page.getByTestId('connection')).toHaveAttribute('data-state', 'live');
    await expect(page.getByTestId('alerts')).toBeVisible();
    await page.getByTestId('copy').click();
    await expect(toast).toContainText('Email copiado!');
    await expect.poll(() => belowToasts(page)).toEqual([]);

    await sender.send(address, codeMail('482913'));
    await expect(page.getByTestId('inbox-row').getByTestId('code')).toBeVisible();
    await atTop(page);
    for (const text of ['Código copiado!', 'Email copiado!', 'Tempo renovado'] as const) {
      const control = { 'Código copiado!': 'code', 'Email copiado!': 'copy', 'Tempo renovado': 'extend' }[text];
      await page.getByTestId(control).click();
      await expect(toast).toContainText(text);
      await expect(toast).toHaveCount(1);
      await expect.poll(() => belowToasts(page), { message: text }).toEqual([]);
    }
    await context.close();
  });
}

test('opening a mail beside the list does not push the list down', async ({ browser, visit, sender }) => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  const { page, address } = await visit({ context });
  await sender.send(address, codeMail('482913'));
  const top = async () => (await page.getByTestId('inbox').boundingBox())?.y ?? NaN;
  await expect(page.getByTestId('inbox-row')).toHaveCount(1);
  const before = await top();
  await page.getByTestId('row-view').click();
  await expect(page.getByTestId('message-body')).toBeVisible();
  expect(Math.abs((await top()) - before)).toBeLessThanOrEqual(24);
  await context.close();
});
