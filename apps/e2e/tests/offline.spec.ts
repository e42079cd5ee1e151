import { once } from 'node:events';
import { createServer, request as ask, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { Page } from '@playwright/test';
import { codeMail, textMail } from '@efemera/testing/sample-mail';
import { expect, test } from '../support/system-test.js';

test.use({ serviceWorkers: 'allow' });

const isControlled = (page: Page) =>
  expect.poll(() => page.evaluate('navigator.serviceWorker.controller !== null')).toBe(true);

/** The site behind a proxy that can serve the service worker of another build. */
class BuildsInTurn {
  build: string | null = null;
  /** The answer to calls for the settings; null: the site's own. */
  config: object | null = null;

  private constructor(
    private readonly server: Server,
    readonly url: string,
  ) {}

  static async start(upstream: string): Promise<BuildsInTurn> {
    const server = createServer((request, response) => {
      if (site.config && request.url === '/api/config') {
        response.writeHead(200, { 'content-type': 'application/json' });
        response.end(JSON.stringify(site.config));
        return;
      }
      const headers = { ...request.headers, 'accept-encoding': 'identity' };
      // Asks the site for a whole answer, which this proxy can change: a 304 has no content.
      delete headers['if-none-match'];
      delete headers['if-modified-since'];
      const onward = ask(upstream + request.url, { method: request.method, headers }, (answer) => {
        if (request.url !== '/service-worker.js' || site.build === null) {
          response.writeHead(answer.statusCode ?? 502, answer.headers);
          answer.pipe(response);
          return;
        }
        void text(answer).then((script) => {
          response.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-cache' });
          response.end(script.replace(/"version":"\w+"/, `"version":"${site.build}"`));
        });
      });
      onward.on('error', () => response.destroy());
      request.pipe(onward);
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const site = new BuildsInTurn(server, `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    return site;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, 'close');
  }
}

/** Every path in any cache of the browser. */
const keptPaths = (page: Page) =>
  page.evaluate<string[]>(`(async () => {
    const kept = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const requests = (await Promise.all(kept.map((cache) => cache.keys()))).flat();
    return requests.map(({ url }) => new URL(url).pathname);
  })()`);

test('without a connection the page opens, says so, and recovers by itself', async ({ visit, sender }) => {
  const { page, address } = await visit();
  const context = page.context();
  await isControlled(page);
  await sender.send(address, codeMail('482913'));
  await page.getByTestId('inbox-row').getByTestId('row-view').click();
  await expect(page.getByTestId('message-dialog').getByTestId('message-body')).toBeVisible();

  // No mail, address or figures may be in a cache, however they were requested.
  const kept = await keptPaths(page);
  expect(kept).toContain('/');
  expect(kept.filter((path) => !/^\/($|assets\/|theme\.js$|favicon\.svg$)/.test(path))).toEqual([]);

  await context.setOffline(true);
  // In some versions of Chromium, a new document does not know that the browser is offline.
  await context.addInitScript(`Object.defineProperty(navigator, 'onLine', { get: () => false })`);
  const violations: string[] = [];
  page.on('console', (message) => {
    if (/content security policy/i.test(message.text())) violations.push(message.text());
  });
  for (const path of ['/', '/faq?x=1']) {
    await page.goto(new URL(path, page.url()).href);
    await expect(page.getByRole('banner')).toBeVisible();
  }
  await page.goto(new URL('/', page.url()).href);
  await expect(page.getByText('Sem conexão com a internet')).toBeVisible();
  // The kept page has its style sheet and font.
  await expect(page.getByTestId('inbox')).toHaveCSS('border-top-left-radius', '22px');
  expect(await page.evaluate(`document.fonts.check('16px "Inter Variable"')`)).toBe(true);
  await page.getByTestId('language').click();
  await page.getByRole('menuitemradio', { name: 'English (US)' }).click();
  await expect(page.getByText('No internet connection')).toBeVisible();
  expect(violations).toEqual([]);

  await context.setOffline(false);
  await expect(page.getByTestId('address')).toHaveText(address, { timeout: 40_000 });
  await expect(page.getByTestId('inbox-row')).toHaveCount(1);
  await sender.send(address, textMail('Back again'));
  await expect(page.getByTestId('inbox-row').filter({ hasText: 'Back again' })).toBeVisible();
  // The dialog locks scrolling with a style element, which the stored nonce must permit.
  await page.getByTestId('inbox-row').filter({ hasText: 'Back again' }).getByTestId('row-view').click();
  await expect(page.getByTestId('message-dialog')).toBeVisible();
  await expect(page.locator('body')).toHaveCSS('overflow-y', 'hidden');
  expect(violations).toEqual([]);
  expect((await keptPaths(page)).filter((path) => /^\/(api|socket\.io|health|\.build)/.test(path))).toEqual([]);
});

test('a page that was never visited says without a connection that there is none, and comes with it', async ({
  visit,
}) => {
  const { page } = await visit();
  const context = page.context();
  await isControlled(page);
  await context.setOffline(true);
  // In some versions of Chromium, a new document does not know that the browser is offline.
  await context.addInitScript(`Object.defineProperty(navigator, 'onLine', { get: () => false })`);
  await page.goto(new URL('/ranking', page.url()).href);
  const main = page.getByRole('main');
  await expect(main).toContainText('Sem conexão com a internet');
  await expect(page.getByTestId('address')).toHaveCount(0);
  await expect(page).toHaveTitle(/Ranking/);
  await page.getByTestId('theme').click();
  await page.getByRole('menuitemradio').first().click();
  // A link leads to another such page.
  await page.getByRole('link', { name: 'FAQ' }).first().click();
  await expect(page).toHaveURL(/\/faq$/);
  await expect(main).toContainText('Sem conexão com a internet');
  // Texts that are missing keep no other part from being drawn.
  await page.getByRole('link', { name: 'Efêmera, página inicial' }).click();
  await page.getByTestId('alerts').click();
  await expect(page.getByTestId('alerts-notifications')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.goBack();
  await expect(main).toContainText('Sem conexão com a internet');
  await context.setOffline(false);
  await expect(main.locator('details').first()).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('tablist')).toBeVisible();
});

test('the service worker passes API calls on, and one of a newer build waits until all open pages are closed', async ({
  browser,
  system,
}) => {
  const site = await BuildsInTurn.start(system.url);
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(site.url);
  await isControlled(page);
  const script = await page.request.get(`${site.url}/service-worker.js`);
  expect(script.headers()).toMatchObject({ 'cache-control': 'no-cache' });
  expect(script.headers()['content-type']).toMatch(/javascript/);

  // A worker that had cached the first answer would return it again. The proxy changes the answer, not a route of
  // Playwright's: Chromium loses calls of a page that has both a route and a service worker.
  const config = () => page.evaluate(`fetch('/api/config').then((answer) => answer.json())`);
  expect(await config()).toMatchObject({ domains: ['efemera.localhost'] });
  site.config = { domains: ['elsewhere.test'] };
  expect(await config()).toEqual({ domains: ['elsewhere.test'] });
  site.config = null;

  // Another build: its worker is fetched, and waits while this page is open.
  const names = () => page.evaluate<string[]>('caches.keys().then((names) => names.sort())');
  const [before] = await names();
  site.build = 'zzz-another';
  const after = `efemera-shell-${site.build}`;
  await page.evaluate('navigator.serviceWorker.getRegistration().then((worker) => worker.update())');
  await expect
    .poll(() => page.evaluate('navigator.serviceWorker.getRegistration().then(({ waiting }) => waiting?.state)'))
    .toBe('installed');
  expect(await names()).toEqual([before, after]);

  // When the last page is closed and has its answers, the new worker activates and deletes the old cache. The test
  // waits for that before the next visit: while Playwright is attached to the workers, Chromium loses one in six visits
  // made meanwhile (none of 280 without a debugger), because it stops the old worker before it has answered.
  await page.goto('about:blank');
  const next = context.serviceWorkers().at(-1);
  await expect
    .poll(() => next?.evaluate('caches.keys().then((names) => [self.serviceWorker.state, ...names])'), {
      timeout: 60_000,
    })
    .toEqual(['activated', after]);
  await page.goto(site.url);
  expect(await names()).toEqual([after]);
  await context.close();
  await site.stop();
});

test('where a page cannot make notifications, its service worker shows them', async ({ visit, sender, system }) => {
  const { page, address } = await visit();
  await page.context().grantPermissions(['notifications'], { origin: system.url });
  await page.addInitScript(`
    globalThis.Notification = new Proxy(Notification, {
      construct: () => {
        throw new TypeError("Failed to construct 'Notification': Illegal constructor.");
      },
    });`);
  await page.reload();
  await isControlled(page);
  await expect(page.getByTestId('connection')).toHaveAttribute('data-state', 'live');
  await page.getByTestId('alerts').click();
  await page.getByTestId('alerts-notifications').click();
  await page.keyboard.press('Escape');
  await page.evaluate(`
    Object.defineProperty(document, 'hidden', { value: true, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  `);
  await sender.send(address, codeMail('482913'));
  const shown = () =>
    page.evaluate(`(async () => {
      const worker = await navigator.serviceWorker.getRegistration();
      return (await worker.getNotifications()).map(({ title, body, tag }) => ({ title, body, tag }));
    })()`);
  const id = await page.getByTestId('inbox-row').getAttribute('data-message-id');
  await expect.poll(shown).toEqual([{ title: 'Loja Aurora', body: '482913 · Confirme seu cadastro', tag: id }]);

  // Simulates a click on a notification of the worker.
  const data = JSON.stringify({ type: 'open-mail', id, to: address });
  await page.evaluate(`navigator.serviceWorker.dispatchEvent(new MessageEvent('message', { data: ${data} }))`);
  await expect(page.getByTestId('message-dialog')).toContainText('Confirme seu cadastro');
  await expect.poll(shown).toEqual([]);
});
