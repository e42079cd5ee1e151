import { textMail } from '@efemera/testing/sample-mail';
import { expect, test } from '../support/system-test.js';

test('a part whose file cannot be fetched affects nothing else, and loads once the network is back', async ({
  browser,
  visit,
  sender,
}) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  let blocked = true;
  for (const part of ['RankingPage', 'MailDialog']) {
    await context.route(`**/assets/${part}*`, (route) => (blocked ? route.abort() : route.continue()));
  }
  // By a HEAD request for its own script, the page learns whether the server answers.
  await context.route('**/assets/index-*', (route) =>
    blocked && route.request().method() === 'HEAD' ? route.abort() : route.continue(),
  );
  const { page, address } = await visit({ context });
  await sender.send(address, textMail('Hello'));
  await page.getByTestId('row-view').click();
  await expect(page.getByTestId('address')).toHaveText(address);
  await expect(page.getByTestId('inbox-row')).toHaveCount(1);
  blocked = false;
  // A browser that remembers the failed files reloads the page first: then the visitor opens the mail once more.
  const opened = page.getByTestId('message-dialog');
  await expect(async () => {
    if (!(await opened.isVisible())) await page.getByTestId('row-view').click({ timeout: 1000 });
    await expect(opened).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 30_000 });

  blocked = true;
  const other = await context.newPage();
  await other.goto(new URL('/ranking', page.url()).href);
  await expect(other.getByRole('contentinfo')).toBeVisible();
  await expect(other.locator('#root > *').first()).toBeAttached();
  blocked = false;
  await expect(other.getByRole('tablist')).toBeVisible({ timeout: 30_000 });
  await context.close();
});

test('what a click cannot open says so, and does not open by itself once the network is back', async ({
  browser,
  visit,
  sender,
}) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  let blocked = true;
  for (const part of ['ChoiceMenuOpen', 'AlertsChoices', 'MobileMenu', 'DeliveriesDialog']) {
    await context.route(`**/assets/${part}*`, (route) => (blocked ? route.abort() : route.continue()));
  }
  await context.route('**/assets/index-*', (route) => {
    if (blocked && route.request().method() === 'HEAD') return route.abort();
    return route.continue();
  });
  const { page, address } = await visit({ context });
  const failure = page.getByTestId('toast').filter({ hasText: 'Não foi possível abrir' });
  for (const name of ['theme', 'alerts', 'menu-button', 'deliveries']) {
    await page.getByTestId(name).click();
    await expect(failure).toBeVisible();
    await failure.getByRole('button').click();
    await expect(failure).toHaveCount(0);
  }
  blocked = false;
  await sender.send(address, textMail('Hello'));
  await page.getByTestId('row-view').click();
  await expect(page.getByTestId('message-body')).toBeVisible();
  await expect(page.getByRole('menu').or(page.getByTestId('menu'))).toHaveCount(0);
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await context.close();
});

test('a page whose file cannot be fetched stays as the server has drawn it', async ({ browser, system }) => {
  const context = await browser.newContext();
  let blocked = true;
  let failures = 0;
  await context.route('**/assets/FaqPage*', (route) => {
    if (!blocked) return route.continue();
    failures++;
    return route.abort();
  });
  await context.route('**/assets/index-*', (route) =>
    blocked && route.request().method() === 'HEAD' ? route.abort() : route.continue(),
  );
  const page = await context.newPage();
  await page.goto(new URL('/faq', system.url).href);
  const question = page.locator('main').getByRole('heading', { level: 1 });
  await expect(question).toBeVisible();
  await page.evaluate('document.querySelector("main h1").isFirst = true');
  const isTakenOver = (selector: string) =>
    page.evaluate(`Object.keys(document.querySelector('${selector}')).some((key) => key.startsWith('__reactFiber'))`);
  // The header works, although the page itself has not come.
  await expect.poll(() => isTakenOver('[data-testid="theme"]')).toBe(true);
  await page.getByTestId('theme').click();
  await expect(page.getByRole('menuitemradio').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect.poll(() => failures).toBeGreaterThan(1);
  const isFirst = () => page.evaluate('document.querySelector("main h1")?.isFirst === true');
  expect(await isFirst()).toBe(true);
  blocked = false;
  await expect.poll(() => isTakenOver('main h1'), { timeout: 30_000 }).toBe(true);
  expect(await isFirst()).toBe(true);
  await context.close();
});

test('a page whose files were replaced by a new version reloads once', async ({ browser, visit }) => {
  const context = await browser.newContext();
  const { page } = await visit({ context });
  let loads = 0;
  page.on('load', () => loads++);
  // An open page of the previous version: its files no longer exist on the server.
  await context.route('**/assets/AliasDialog*', (route) => route.fulfill({ status: 404 }));
  let reloaded = false;
  await context.route(
    (url) => url.pathname === '/ranking',
    (route) => {
      reloaded = true;
      return route.continue();
    },
  );
  await context.route('**/assets/RankingPage*', (route) =>
    reloaded ? route.continue() : route.fulfill({ status: 404 }),
  );
  let looks = 0;
  await context.route(
    (url) => url.pathname.startsWith('/assets/index-'),
    (route) => {
      if (route.request().method() !== 'HEAD') return route.continue();
      looks++;
      return route.fulfill({ status: 404 });
    },
  );
  await page.getByRole('link', { name: 'Ranking' }).first().click();
  await expect.poll(() => loads, { timeout: 20_000 }).toBe(1);
  await expect(page).toHaveURL(/\/ranking$/);
  await expect(page.getByRole('tablist')).toBeVisible({ timeout: 40_000 });

  // A part that fails for good does not make the page reload again and again.
  await page.getByRole('link', { name: 'Efêmera, página inicial' }).click();
  const before = looks;
  await page.getByTestId('alias').click();
  await expect.poll(() => looks, { timeout: 20_000 }).toBeGreaterThan(before);
  expect(loads).toBe(1);
  await context.close();
});

test('when a visitor chooses two languages in a row, the page shows the later one', async ({ browser, visit }) => {
  const context = await browser.newContext();
  const { page } = await visit({ context });
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await context.route('**/assets/de-DE*', async (route) => {
    await held;
    await route.continue();
  });
  await page.getByTestId('language').click();
  await page.getByRole('menuitemradio', { name: 'Deutsch' }).click();
  await page.getByTestId('language').click();
  await page.getByRole('menuitemradio', { name: 'Français' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-FR');
  const german = page.waitForResponse(/\/assets\/de-DE/);
  release();
  await (await german).finished();
  await page.evaluate('new Promise((resolve) => setTimeout(resolve))');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-FR');
  await context.close();
});

test('while the list of mails cannot be fetched, the inbox says so after a moment', async ({
  browser,
  visit,
  sender,
}) => {
  const context = await browser.newContext();
  let blocked = true;
  await context.route('**/assets/MailList*', (route) => (blocked ? route.abort() : route.continue()));
  await context.route('**/assets/index-*', (route) =>
    blocked && route.request().method() === 'HEAD' ? route.abort() : route.continue(),
  );
  const { page, address } = await visit({ context });
  await sender.send(address, textMail('Hello'));
  const inbox = page.getByTestId('inbox');
  await expect(inbox).toContainText('Carregando e-mails...');
  await expect(inbox).toContainText('A lista de e-mails não carregou. Tentando de novo...');
  blocked = false;
  await expect(page.getByTestId('inbox-row')).toHaveCount(1, { timeout: 30_000 });
  await context.close();
});

test('a page whose own script cannot be fetched loads again once the server answers', async ({ browser, system }) => {
  const context = await browser.newContext();
  let blocked = true;
  await context.route('**/assets/page-*', (route) => (blocked ? route.abort() : route.continue()));
  await context.route('**/', (route) =>
    blocked && route.request().method() === 'HEAD' ? route.abort() : route.continue(),
  );
  const page = await context.newPage();
  await page.goto(system.url);
  const asked = page.waitForRequest((request) => request.method() === 'HEAD');
  await expect(page.locator('main')).toContainText('Preparando seu endereço');
  await asked;
  blocked = false;
  await expect(page.getByTestId('address')).toContainText('@', { timeout: 20_000 });
  await context.close();
});

test('a page whose own script is blocked for good reloads once', async ({ browser, system }) => {
  const context = await browser.newContext();
  await context.route('**/assets/page-*', (route) => route.abort());
  const page = await context.newPage();
  await page.clock.install();
  let loads = 0;
  page.on('load', () => loads++);
  await page.goto(system.url);
  await page.clock.runFor(10_000);
  await expect.poll(() => loads).toBe(2);
  await page.clock.runFor(60_000);
  expect(loads).toBe(2);
  await expect(page.locator('main')).toContainText('Preparando seu endereço');
  await context.close();
});
