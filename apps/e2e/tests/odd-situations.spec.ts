import type { BrowserContext, Page } from '@playwright/test';
import { codeMail, textMail } from '@efemera/testing/sample-mail';
import { expect, test } from '../support/system-test.js';

const hourMs = 3_600_000;

/** Shifts the page's clock, as on a computer whose clock was set by hand in place of its time zone. */
const shiftClock = (context: BrowserContext, byMs: number) =>
  context.addInitScript(`{
    const RealDate = Date;
    globalThis.Date = class extends RealDate {
      constructor(...given) {
        given.length ? super(...given) : super(RealDate.now() + ${byMs});
      }
      static now() {
        return RealDate.now() + ${byMs};
      }
    };
  }`);

const rows = (page: Page) => page.getByTestId('inbox-row');
const isLive = (page: Page) => expect(page.getByTestId('connection')).toHaveAttribute('data-state', 'live');
/** The seconds that the countdown shows. */
const secondsLeft = async (page: Page) => {
  const [minutes = NaN, seconds = NaN] = (await page.getByTestId('countdown').innerText()).split(':').map(Number);
  return minutes * 60 + seconds;
};

test('with storage blocked everything works, and a reload keeps the address', async ({ browser, visit, sender }) => {
  const context = await browser.newContext();
  await context.addInitScript(`
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    }
  `);
  const { page, address } = await visit({ context });
  const failures: string[] = [];
  page.on('pageerror', (error) => failures.push(String(error)));
  await isLive(page);
  await sender.send(address, textMail('Without storage'));
  await expect(rows(page)).toContainText('Without storage');
  await page.getByTestId('theme').click();
  await page.getByRole('menuitemradio').first().click();
  await page.reload();
  await expect(page.getByTestId('address')).toHaveText(address);
  await expect(rows(page)).toContainText('Without storage');
  expect(failures).toEqual([]);
  await context.close();
});

for (const [name, byMs] of [
  ['an hour ahead', hourMs],
  ['an hour behind', -hourMs],
] as const) {
  test(`with a clock ${name}, the countdown starts at its full time and survives a reload, and new mail counts as new`, async ({
    browser,
    visit,
    sender,
  }) => {
    const context = await browser.newContext();
    await shiftClock(context, byMs);
    const { page, address } = await visit({ context });
    const before = await secondsLeft(page);
    expect(before).toBeLessThanOrEqual(300);
    expect(before).toBeGreaterThan(240);
    await sender.send(address, textMail('Just now'));
    await expect(rows(page)).toContainText('Just now');
    await page.reload();
    await expect(page.getByTestId('address')).toHaveText(address);
    await expect(rows(page)).toContainText('Just now');
    const after = await secondsLeft(page);
    expect(after).toBeLessThanOrEqual(before);
    expect(after).toBeGreaterThan(200);
    await context.close();
  });
}

test('with a clock an hour behind, a new mail is shown as new', async ({ browser, visit, sender }) => {
  const context = await browser.newContext();
  await shiftClock(context, -hourMs);
  const { page, address } = await visit({ context });
  await sender.send(address, textMail('Just now'));
  await expect(rows(page).locator('time')).toHaveText('agora');
  await context.close();
});

test('when sockets are accepted but bring no events, the refresh button shows mail and the page begins to poll', async ({
  browser,
  visit,
  sender,
}) => {
  const context = await browser.newContext();
  await context.routeWebSocket(/socket\.io/, () => undefined);
  await context.route('**/socket.io/**', () => undefined);
  const { page, address } = await visit({ context });
  await sender.send(address, textMail('In spite of silence'));
  await page.getByTestId('refresh').click();
  await expect(rows(page)).toContainText('In spite of silence');
  await expect(page.getByTestId('connection')).toHaveAttribute('data-state', 'polling', { timeout: 40_000 });
  await context.close();
});

test('when its WebSocket stays silent, a page becomes live by long-polling', async ({ browser, visit, sender }) => {
  const context = await browser.newContext();
  await context.routeWebSocket(/socket\.io/, () => undefined);
  const { page, address } = await visit({ context });
  await expect(page.getByTestId('connection')).toHaveAttribute('data-state', 'live', { timeout: 40_000 });
  await sender.send(address, textMail('By long-polling'));
  await expect(rows(page)).toContainText('By long-polling');
  await context.close();
});

test('answers in the wrong order leave the newer state on screen', async ({ browser, visit, sender }) => {
  const context = await browser.newContext();
  const { page, address } = await visit({ context });
  await isLive(page);
  await sender.send(address, textMail('first'));
  await expect(rows(page)).toHaveCount(1);

  // The test fetches the listing now, and hands it to the page when it is out of date.
  let handOver: () => void = () => undefined;
  const isOver = new Promise<void>((resolve) => (handOver = resolve));
  const taken = new Promise<void>((resolve) => {
    void page.route(
      '**/api/emails?*',
      async (route) => {
        const response = await route.fetch();
        resolve();
        await isOver;
        await route.fulfill({ response });
      },
      { times: 1 },
    );
  });
  await page.getByTestId('refresh').click();
  await taken;
  await sender.send(address, textMail('second'));
  await expect(rows(page)).toHaveCount(2);
  await rows(page).filter({ hasText: 'first' }).getByTestId('row-delete').click();
  await expect(rows(page)).toHaveCount(1);
  const handedOver = page.waitForResponse('**/api/emails?*');
  handOver();
  await handedOver;
  await expect(page.getByTestId('refresh')).toBeEnabled();
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText('second');
  await context.close();
});

test('a slow answer for the first of two addresses does not bring that address back', async ({ browser, visit }) => {
  const context = await browser.newContext();
  const { page, address } = await visit({ context });
  let handOver: () => void = () => undefined;
  const isOver = new Promise<void>((resolve) => (handOver = resolve));
  await page.route('**/api/emails?*', async (route) => {
    if (!decodeURIComponent(route.request().url()).includes(address)) return route.continue();
    const response = await route.fetch();
    await isOver;
    await route.fulfill({ response });
  });
  await page.getByTestId('refresh').click();
  await page.getByTestId('generate').click();
  await expect(page.getByTestId('address')).not.toHaveText(address);
  const next = await page.getByTestId('address').innerText();
  handOver();
  await expect(page.getByTestId('refresh')).toBeEnabled();
  await expect(page.getByTestId('address')).toHaveText(next.trim());
  await context.close();
});

test('the page reports a refused clipboard and continues', async ({ browser, visit }) => {
  const context = await browser.newContext();
  await context.addInitScript(`
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: () => Promise.reject(new DOMException('Write permission denied.', 'NotAllowedError')) },
    });
    document.execCommand = () => false;
  `);
  const { page, address } = await visit({ context });
  await page.getByTestId('copy').click();
  await expect(page.getByTestId('toast')).toContainText('Erro ao copiar');
  await expect(page.getByTestId('copy')).not.toHaveAttribute('data-copied', 'true');
  await expect(page.getByTestId('address')).toHaveText(address);
  // The visitor can select the text that could not be copied.
  await page.getByTestId('address').click({ clickCount: 3 });
  expect((await page.evaluate<string>('getSelection().toString()')).replaceAll(/\s/g, '')).toBe(address);
  await context.close();
});

test('refused notifications do not affect the inbox', async ({ browser, visit, sender }) => {
  const context = await browser.newContext();
  await context.addInitScript(`
    Object.defineProperty(Notification, 'permission', { get: () => 'denied' });
    Notification.requestPermission = () => Promise.resolve('denied');
  `);
  const { page, address } = await visit({ context });
  const failures: string[] = [];
  page.on('pageerror', (error) => failures.push(String(error)));
  await sender.send(address, textMail('Quietly'));
  await expect(rows(page)).toContainText('Quietly');
  expect(failures).toEqual([]);
  await context.close();
});

test('back and forward return to the same address and its mail', async ({ system, visit, sender }) => {
  const { page, address } = await visit();
  await isLive(page);
  // Goes to a file that is not our page, so that the browser may keep the page in its back/forward cache.
  await page.goto(`${system.url}/.build-info.json`);
  await sender.send(address, textMail('While away'));
  await page.goBack();
  await expect(page.getByTestId('address')).toHaveText(address);
  await expect(rows(page)).toContainText('While away', { timeout: 40_000 });
  await isLive(page);
  await sender.send(address, textMail('After the return'));
  await expect(rows(page)).toHaveCount(2);
});

test('a page from the back/forward cache loads the mail that it missed', async ({ system, sender, playwright }) => {
  const { launchOptions } = test.info().project.use;
  // Playwright switches the back/forward cache off.
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  const page = await browser.newPage();
  await page.goto(system.url);
  await isLive(page);
  const address = (await page.getByTestId('address').innerText()).trim();
  await page.evaluate(`
    globalThis.isKept = false;
    addEventListener('pageshow', ({ persisted }) => (isKept = persisted));
  `);
  await page.goto(`${system.url}/.build-info.json`);
  await sender.send(address, textMail('While kept'));
  await page.evaluate('history.back()').catch(() => undefined);
  await expect.poll(() => page.evaluate('globalThis.isKept').catch(() => null)).toBe(true);
  await expect(rows(page)).toContainText('While kept');
  await isLive(page);
  await sender.send(address, textMail('After the return'));
  await expect(rows(page)).toHaveCount(2);
  await browser.close();
});

test('two tabs show one inbox; a new address in one does not change the other', async ({ browser, visit, sender }) => {
  const context = await browser.newContext();
  const { page: first, address } = await visit({ context });
  const { page: second, address: same } = await visit({ context });
  expect(same).toBe(address);
  await Promise.all([isLive(first), isLive(second)]);
  await sender.send(address, textMail('To both'));
  for (const page of [first, second]) await expect(rows(page)).toContainText('To both');

  await first.getByTestId('generate').click();
  await expect(first.getByTestId('address')).not.toHaveText(address);
  await sender.send(address, textMail('To the second alone'));
  await expect(rows(second)).toHaveCount(2);
  await expect(rows(first)).toHaveCount(0);
  await context.close();
});

test('an address deleted in one tab ends in the other, too', async ({ browser, visit }) => {
  const context = await browser.newContext();
  const { page: first, address } = await visit({ context });
  const { page: second } = await visit({ context });
  await Promise.all([isLive(first), isLive(second)]);
  await first.getByTestId('delete-address').click();
  await expect(first.getByTestId('address')).toHaveCount(0);
  await expect(second.getByTestId('address').filter({ hasText: address })).toHaveCount(0);
  await expect(second.getByTestId('generate')).toBeEnabled();
  await context.close();
});

test('a mail that another tab deletes while it is open here stays readable, and its row disappears', async ({
  browser,
  visit,
  sender,
}) => {
  const context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] });
  const { page, address } = await visit({ context });
  const { page: other } = await visit({ context });
  await Promise.all([isLive(page), isLive(other)]);
  await sender.send(address, codeMail('111222', 'Soon gone'));
  await rows(page).getByTestId('row-view').click();
  const dialog = page.getByTestId('message-dialog');
  const body = dialog.getByTestId('message-body').contentFrame();
  await expect(body.getByText('111222')).toBeVisible();

  await rows(other).getByTestId('row-delete').click();
  await expect(rows(other)).toHaveCount(0);
  await expect(page.locator('[data-testid="inbox-row"]')).toHaveCount(0);
  await expect(dialog).toContainText('Soon gone');
  await expect(body.getByText('111222')).toBeVisible();
  // The key copies the code that is on screen, not that of a newer mail.
  await sender.send(address, codeMail('999111', 'Newer'));
  await expect(rows(page)).toHaveCount(1);
  await page.keyboard.press('c');
  await expect.poll(() => page.evaluate<string>('navigator.clipboard.readText()')).toBe('111222');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByTestId('inbox')).toBeFocused();
  await expect(page.getByTestId('address')).toHaveText(address);
  await context.close();
});

test('an open page recovers by itself from a restart of the server, with all mail', async ({
  system,
  visit,
  sender,
}) => {
  const { page, address } = await visit();
  await isLive(page);
  await sender.send(address, textMail('Before'));
  await expect(rows(page)).toHaveCount(1);
  const before = system.signal('gateway', 'SIGTERM');
  await expect
    .poll(() => system.pidsOf('gateway').filter((pid) => !before.includes(pid)).length, { timeout: 30_000 })
    .toBe(1);
  await sender.send(address, textMail('Meanwhile'));
  await expect(rows(page)).toHaveCount(2, { timeout: 40_000 });
  await expect(page.getByTestId('connection')).toHaveAttribute('data-state', 'live', { timeout: 40_000 });
  await expect(page.getByTestId('address')).toHaveText(address);
  await sender.send(address, textMail('After'));
  await expect(rows(page)).toHaveCount(3);
});

test('two tabs of a first visit, opened at once, belong to one visitor', async ({ browser, system, sender }) => {
  const context = await browser.newContext();
  await context.route('**/api/inboxes', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    await route.continue();
  });
  const tabs = await Promise.all([context.newPage(), context.newPage()]);
  await Promise.all(tabs.map((tab) => tab.goto(system.url)));
  for (const tab of tabs) {
    const address = tab.getByTestId('address').filter({ hasText: '@' });
    await address.waitFor();
    await isLive(tab);
    const subject = `To tab ${tabs.indexOf(tab)}`;
    await sender.send((await address.innerText()).replace(/\s/g, ''), textMail(subject));
    await expect(rows(tab).filter({ hasText: subject })).toHaveCount(1);
  }
  await context.close();
});

test('the end of the countdown is reported on every page', async ({ browser, system }) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.clock.install();
  await page.goto(system.url);
  await isLive(page);
  await page.getByRole('navigation').getByRole('link', { name: 'FAQ' }).first().click();
  await expect(page).toHaveURL(/\/faq$/);
  await page.clock.fastForward(301_000);
  await expect(page.getByTestId('toast')).toContainText('Tempo expirado');
  await context.close();
});

test('a new day brings a new quota, without a reload', async ({ browser, system }) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  let remaining = 0;
  await page.route('**/api/inboxes', async (route) => {
    if (route.request().method() === 'POST')
      return route.fulfill({ status: 429, json: { error: { code: 'quota_exhausted', message: '' } } });
    return route.fulfill({ json: { inboxes: [], quota: { limit: 50, remaining } } });
  });
  await page.clock.install();
  await page.goto(system.url);
  await expect(page.getByText('Limite diário atingido').first()).toBeVisible();
  await expect(page.getByTestId('generate')).toHaveCount(0);
  remaining = 50;
  await page.clock.fastForward(24 * hourMs);
  await expect(page.getByTestId('generate')).toBeVisible();
  await context.close();
});
