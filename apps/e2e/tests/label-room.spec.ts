import { locales } from '@efemera/contract';
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

/** Runs in the page: makes each text with words three times as long, except where `translate=no` marks a name. */
const tripleTexts = `(() => {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    if (/\\p{L}{2}/u.test(text.data) && !text.parentElement.closest('script, [translate=no]')) {
      text.data = [text.data, text.data, text.data].join(' ');
    }
  }
})()`;

/** Runs in the page: how far the page can be scrolled sideways, and which buttons are narrower than their text. */
const roomOfPage = `({
  excess: document.documentElement.scrollWidth - document.documentElement.clientWidth,
  spilt: [...document.querySelectorAll('main button:not(.sr-only), [role=dialog] button:not(.sr-only)')]
    .filter((button) => button.clientWidth > 1 && button.scrollWidth > button.clientWidth + 1)
    .map((button) => button.dataset.testid ?? button.textContent),
})`;

test('texts three times as long as in German keep within a phone and within their buttons', async ({
  browser,
  visit,
  sender,
  system,
}) => {
  test.slow();
  const context = await browser.newContext({ locale: 'de-DE', viewport: { width: 360, height: 740 } });
  const { page, address } = await visit({ context });
  for (const country of ['DE', 'GS']) {
    await page.request.post(`${system.url}/api/sitemap`, { data: { country } });
  }
  const expectRoom = async (state: string) => {
    await page.evaluate(tripleTexts);
    expect([state, await page.evaluate(roomOfPage)]).toEqual([state, { excess: 0, spilt: [] }]);
  };
  await sender.send(address, mailOf({ html: '<p>Oi</p><img src="https://a.test/b.png" width="200" height="90">' }));
  await expect(page.getByTestId('inbox-row')).toHaveCount(1);
  await expectRoom('inbox');
  await page.reload();
  await page.getByTestId('row-view').click();
  await expect(page.getByTestId('load-remote')).toBeVisible();
  await expectRoom('mail');
  for (const [path, shown] of [
    ['/ranking', 'ranking-csv'],
    ['/estatisticas', 'figure-world'],
    ['/contato', 'contact-form'],
  ] as const) {
    await page.goto(system.url + path);
    await expect(page.getByTestId(shown)).toBeVisible();
    await expectRoom(path);
  }
  await context.close();
});

/** Runs in the page: the claims whose words are wider than their tile, and the number of rows of tiles. */
const spiltClaims = `(() => {
  const figures = [...document.querySelectorAll('main li.panel > strong')].map((figure) => figure.parentElement);
  return {
    tiles: figures.length,
    rows: new Set(figures.map((tile) => tile.getBoundingClientRect().top)).size,
    spilt: figures
      .filter((tile) => [...tile.children].some((text) => text.scrollWidth > text.clientWidth))
      .map((tile) => tile.textContent),
  };
})()`;

test('the claims keep within their tiles on the smallest phones, in every language', async ({ page, system }) => {
  test.slow();
  for (const language of locales) {
    for (const width of [320, 360]) {
      await page.setViewportSize({ width, height: 640 });
      await page.goto(`${system.url}/?lng=${language}`);
      await page.locator('html[data-fonts]').waitFor({ state: 'attached' });
      await page.evaluate('document.fonts.ready.then(() => undefined)');
      const claims = await page.evaluate(spiltClaims);
      expect([language, width, claims]).toEqual([language, width, { tiles: 3, rows: 1, spilt: [] }]);
    }
  }
});

test('a tag longer than its row ends in an ellipsis', async ({ browser, visit, sender }) => {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  const { page, address } = await visit({ context });
  await sender.send(address.replace('@', `+${'abcdefgh'.repeat(4)}@`), mailOf({ text: 'Oi' }));
  const cut = page.getByTestId('tag-chip').getByText('+abcdefgh');
  await expect(cut).toHaveCSS('text-overflow', 'ellipsis');
  await expect(cut).toHaveCSS('display', 'block');
  const hiddenPixels = ({ scrollWidth, clientWidth }: { scrollWidth: number; clientWidth: number }) =>
    scrollWidth - clientWidth;
  expect(await cut.evaluate(hiddenPixels)).toBeGreaterThan(0);
  await context.close();
});

/** Runs in the page: how far it can be scrolled sideways, and the controls that are not wholly within the window. */
const cutControls = `({
  excess: document.documentElement.scrollWidth - innerWidth,
  cut: [...document.querySelectorAll(':is(header, main) :is(button, a, select)')]
    .map((control) => ({ name: control.ariaLabel ?? control.textContent, box: control.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 1 && (box.left < 0 || box.right > innerWidth))
    .map(({ name }) => name),
})`;

// The size that a visitor chooses in the browser also counts in media queries, which a style of the page cannot change.
for (const fontSize of [24, 32]) {
  test(`with a text size of ${fontSize} px in the browser, no phone scrolls sideways and no control is cut`, async ({
    playwright,
    system,
    sender,
    launchOptions,
  }) => {
    const args = [...(launchOptions.args ?? []), `--blink-settings=defaultFontSize=${fontSize}`];
    const browser = await playwright.chromium.launch({ ...launchOptions, args });
    for (const language of ['pt-BR', 'de-DE', 'ar']) {
      const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: language });
      const page = await context.newPage();
      await page.goto(system.url);
      const address = page.getByTestId('address');
      await address.filter({ hasText: '@' }).waitFor();
      expect([language, await page.evaluate(cutControls)]).toEqual([language, { excess: 0, cut: [] }]);
      await sender.send((await address.innerText()).trim(), mailOf({ html: '<p>Oi</p>' }));
      await expect(page.getByTestId('inbox-row')).toHaveCount(1);
      expect([language, await page.evaluate(cutControls)]).toEqual([language, { excess: 0, cut: [] }]);
      await context.close();
    }
    await browser.close();
  });
}
