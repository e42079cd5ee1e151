import type { Page } from '@playwright/test';
import { codeMail, mailOf } from '@efemera/testing/sample-mail';
import { expect, test } from '../support/system-test.js';

/**
 * The controls that another element lies over, by what lies there. With a dialog open, only its own controls count: the
 * rest of the page is out of reach by design. Each control is scrolled to first, as a visitor would.
 */
const covered = (page: Page) =>
  page.evaluate<string[]>(`{
    const dialogs = [...document.querySelectorAll('[role="dialog"]')];
    const scopes = [dialogs.at(-1) ?? document, ...document.querySelectorAll('[data-testid="toast"]')];
    const controls = scopes.flatMap((scope) => [
      ...scope.querySelectorAll('a[href], button, input:not([type="hidden"]), select, textarea, iframe, [role="tab"], summary'),
    ]);
    const nameOf = (element) =>
      element.getAttribute('data-testid') ?? element.ariaLabel ?? (element.textContent.trim().slice(0, 30) || element.tagName);
    [...new Set(controls)].flatMap((control) => {
      const style = getComputedStyle(control);
      if (!control.checkVisibility({ visibilityProperty: true, opacityProperty: true }) || control.closest('.sr-only')) return [];
      if (style.pointerEvents === 'none' || control.classList.contains('sr-only')) return [];
      control.scrollIntoView({ block: 'center', behavior: 'instant' });
      const box = control.getBoundingClientRect();
      const isOutside = box.bottom < 0 || box.top > innerHeight || box.right < 0 || box.left > innerWidth;
      if (box.width < 2 || isOutside) return [];
      const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
      const isReached = top && (control.contains(top) || top.contains(control) || top.closest('label')?.control === control);
      return isReached ? [] : [nameOf(control) + ' below ' + (top ? nameOf(top) : 'nothing')];
    });
  }`);

for (const { width, height } of [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
  // With a mail beside the list, the whole page stays in reach.
  { width: 1440, height: 900 },
]) {
  test(`no control is covered by another element in any state, ${width} px`, async ({ browser, visit, sender }) => {
    const context = await browser.newContext({ viewport: { width, height }, reducedMotion: 'reduce' });
    const { page, address } = await visit({ context });
    await expect(page.getByTestId('alerts')).toBeVisible();
    expect(await covered(page)).toEqual([]);

    await sender.send(address, codeMail('482913'));
    await sender.send(address, mailOf({ html: '<p>Olá <a href="https://a.test/">aqui</a></p>', text: 'Olá' }));
    await expect(page.getByTestId('inbox-row')).toHaveCount(2);
    // On wide screens toasts stand at the top right of the window, over the page's introduction, until they are closed.
    if (width >= 640) {
      await page.getByTestId('toast').getByRole('button', { name: 'Fechar' }).click();
      await expect(page.getByTestId('toast')).toHaveCount(0);
    }
    expect(await covered(page)).toEqual([]);

    await page.getByTestId('row-view').first().click();
    await expect(page.getByTestId('message-body')).toBeVisible();
    expect(await covered(page)).toEqual([]);
    // News comes while a mail is open.
    await sender.send(address, codeMail('771204'));
    await expect(page.getByTestId('toast').last()).toBeVisible();
    expect(await covered(page)).toEqual([]);
    await page.keyboard.press('Escape');

    for (const tool of ['alias', 'qr', 'history']) {
      await page.getByTestId(tool).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      expect([tool, await covered(page)]).toEqual([tool, []]);
      await page.keyboard.press('Escape');
    }
    await context.close();
  });
}
