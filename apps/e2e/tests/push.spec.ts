import type { BrowserContext, CDPSession, Page } from '@playwright/test';
import type { PushNotice } from '@efemera/contract';
import { PushService, type SubscribedBrowser } from '@efemera/testing/push-service';
import { codeMail, textMail } from '@efemera/testing/sample-mail';
import { until } from '@efemera/testing/until';
import { expect, test } from '../support/system-test.js';

test.use({ serviceWorkers: 'allow', systemEnv: { WEBHOOK_ALLOW_NETWORKS: '127.0.0.1' } });

/**
 * Replaces the browser maker's push service, which a test can't reach, by that of the test, to which the browser
 * "subscribes". The debugger passes the notices that it has received and decrypted to the real service worker.
 */
const subscribeTo = (browser: SubscribedBrowser) => `
  const json = ${JSON.stringify(browser.subscription)};
  const bytesOf = (text) =>
    Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0)).buffer;
  const subscription = () => {
    const key = localStorage.getItem('test.push');
    if (key === null) return null;
    return {
      endpoint: json.endpoint,
      options: { applicationServerKey: bytesOf(key) },
      toJSON: () => json,
      unsubscribe: async () => localStorage.removeItem('test.push'),
    };
  };
  PushManager.prototype.getSubscription = async () => subscription();
  PushManager.prototype.subscribe = async ({ applicationServerKey, userVisibleOnly }) => {
    if (!userVisibleOnly) throw new Error('Browsers refuse this.');
    localStorage.setItem('test.push', applicationServerKey);
    return subscription();
  };`;

interface Shown {
  title: string;
  body: string;
  tag: string;
  actions: string[];
}

/** The browser's side of a push: its worker, and what it shows. */
class Phone {
  private constructor(
    readonly context: BrowserContext,
    private readonly origin: string,
    private readonly debuggerOf: CDPSession,
    private readonly registrationId: string,
  ) {}

  /** @param keeper  a page that stays open when all pages of the site are closed, so that the browser does not end. */
  static async of(context: BrowserContext, keeper: Page, origin: string): Promise<Phone> {
    const session = await context.newCDPSession(keeper);
    let registrationId: string | undefined;
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      registrationId =
        registrations.find(({ scopeURL }) => scopeURL === `${origin}/`)?.registrationId ?? registrationId;
    });
    await session.send('ServiceWorker.enable');
    const id = await until('the worker is registered', () => registrationId ?? null);
    return new Phone(context, origin, session, id);
  }

  async push(notice: PushNotice): Promise<void> {
    const { origin, registrationId } = this;
    const data = JSON.stringify(notice);
    await this.debuggerOf.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
  }

  async shown(): Promise<Shown[]> {
    const worker = this.context.serviceWorkers().at(-1);
    if (!worker) throw new Error('There is no worker.');
    return worker.evaluate(`self.registration.getNotifications().then((all) =>
      all.map(({ title, body, tag, actions }) => ({ title, body, tag, actions: actions.map(({ title }) => title) })))`);
  }
}

test.describe('notices on the lock screen', () => {
  let service: PushService;
  test.beforeAll(async () => {
    service = await PushService.start();
  });
  test.afterAll(() => service.stop());

  /** A visitor whose browser is subscribed to notices of the inbox on screen. */
  async function subscribed(
    context: BrowserContext,
    visit: (options: { context: BrowserContext }) => Promise<{ page: Page; address: string }>,
    origin: string,
  ) {
    const browser = service.newBrowser();
    await context.grantPermissions(['notifications', 'clipboard-read', 'clipboard-write'], { origin });
    await context.addInitScript(subscribeTo(browser));
    const keeper = await context.newPage();
    const { page, address } = await visit({ context });
    const toggle = page.getByTestId('push-toggle');
    await expect(toggle).toHaveAttribute('data-state', 'off');
    await toggle.click();
    await expect(page.getByTestId('toast').filter({ hasText: 'Avisos ligados' })).toBeVisible();
    await expect(toggle).toHaveAttribute('data-state', 'on');
    await expect(toggle).toHaveAttribute('aria-pressed', 'true');
    const phone = await Phone.of(context, keeper, origin);
    return { browser, page, address, toggle, phone };
  }
  const noticeOf = (browser: SubscribedBrowser, index = 0) =>
    until('the push service has a notice', () => browser.notices()[index] ?? null);

  test('come while the page is closed, with the code first, and open it with the code copied', async ({
    browser: chromium,
    visit,
    sender,
    system,
  }) => {
    const context = await chromium.newContext();
    const { browser, page, address, phone } = await subscribed(context, visit, system.url);
    await page.close();
    await sender.send(address, codeMail('482913'));
    const acceptedMs = Date.now();
    const notice = await noticeOf(browser);
    process.stdout.write(`  250 to the push service: ${Date.now() - acceptedMs} ms\n`);
    expect(notice).toMatchObject({ to: address, code: '482913', subject: 'Confirme seu cadastro' });

    await phone.push(notice);
    const alone = {
      title: '482913 · Loja Aurora',
      body: 'Confirme seu cadastro',
      tag: `inbox:${address}`,
      actions: ['Copiar código'],
    };
    await expect.poll(() => phone.shown()).toEqual([alone]);
    // The push service may send a notice twice.
    await phone.push(notice);
    await expect.poll(() => phone.shown()).toEqual([alone]);
    // A later mail changes the notification; the code stays in front.
    await sender.send(address, textMail('Welcome'));
    await phone.push(await noticeOf(browser, 1));
    await expect
      .poll(() => phone.shown())
      .toMatchObject([
        {
          title: '482913 · Loja Aurora',
          body: expect.stringMatching(/Welcome.*\nLoja Aurora: Confirme seu cadastro$/),
          actions: ['Copiar código'],
        },
      ]);

    // Opens the page to which "Copy" of the notification leads.
    const opened = await context.newPage();
    await opened.goto(`${system.url}/?to=${encodeURIComponent(address)}#copy=${notice.id}`);
    await expect(opened.getByTestId('message-dialog')).toContainText('Confirme seu cadastro');
    await expect(opened.getByTestId('toast').filter({ hasText: 'Código copiado!' })).toBeVisible();
    expect(await opened.evaluate('navigator.clipboard.readText()')).toBe('482913');
    expect(new URL(opened.url()).hash).toBe('');
    // The visitor sees the inbox now, so the page closes the notification.
    await expect.poll(() => phone.shown()).toEqual([]);
    expect(service.faults).toEqual([]);
    await context.close();
  });

  test('do not come while the inbox is on screen, and go when its mail is read elsewhere', async ({
    browser: chromium,
    visit,
    sender,
    system,
  }) => {
    const context = await chromium.newContext();
    const { browser, page, address, phone } = await subscribed(context, visit, system.url);
    await expect(page.getByTestId('connection')).toHaveAttribute('data-state', 'live');
    await page.bringToFront();
    await sender.send(address, codeMail('482913'));
    await phone.push(await noticeOf(browser));
    await expect(page.getByTestId('inbox-row')).toHaveCount(1);
    expect(await phone.shown()).toEqual([]);

    // Playwright can't hide a tab.
    await page.evaluate(`
      Object.defineProperty(document, 'hidden', { value: true, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));`);
    await phone.push(await noticeOf(browser));
    await expect.poll(() => phone.shown()).toHaveLength(1);
    const { page: second } = await visit({ context });
    // The visitor sees the inbox, so the page closes the notification. A notification that is still shown could be
    // taken for the next one, which might come after the click.
    await expect.poll(() => phone.shown()).toEqual([]);
    await second.evaluate(`
      Object.defineProperty(document, 'hidden', { value: true, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));`);
    await phone.push(await noticeOf(browser));
    await expect.poll(() => phone.shown()).toHaveLength(1);
    await second.getByTestId('inbox-row').getByTestId('row-view').click();
    await expect.poll(() => phone.shown()).toEqual([]);
    await context.close();
  });

  test('stay on after a reload, and are off after a click and with a new address', async ({
    browser: chromium,
    visit,
    sender,
    system,
  }) => {
    const context = await chromium.newContext();
    const { browser, page, address, toggle } = await subscribed(context, visit, system.url);
    await page.reload();
    await expect(toggle).toHaveAttribute('data-state', 'on');
    await page.getByTestId('generate').click();
    await expect(page.getByTestId('address')).not.toHaveText(address);
    await expect(toggle).toHaveAttribute('data-state', 'off');
    await page.goto(`${system.url}/?to=${encodeURIComponent(address)}`);
    await expect(toggle).toHaveAttribute('data-state', 'on');
    await toggle.click();
    await expect(page.getByTestId('toast').filter({ hasText: 'Avisos desligados' })).toBeVisible();
    await expect(toggle).toHaveAttribute('data-state', 'off');
    await sender.send(address, codeMail('482913'));
    await expect(page.getByTestId('inbox-row').getByTestId('code')).toContainText('482913');
    expect(browser.notices()).toEqual([]);
    expect(await page.evaluate('localStorage.getItem("test.push")')).toBeNull();
    await context.close();
  });

  test('are not offered where they are impossible; the button shows the reason', async ({
    browser: chromium,
    visit,
  }) => {
    const says = async (state: string, text: string, script: string, userAgent?: string) => {
      const context = await chromium.newContext({ userAgent });
      await context.addInitScript(script);
      const { page } = await visit({ context });
      const toggle = page.getByTestId('push-toggle');
      await expect(toggle).toHaveAttribute('data-state', state);
      await toggle.click();
      await expect(page.getByTestId('toast').filter({ hasText: text })).toBeVisible();
      await expect(toggle).toHaveAttribute('aria-pressed', 'false');
      await context.close();
    };
    const withoutPush = 'delete globalThis.PushManager';
    const iPhone =
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1';
    await says('unsupported', 'Este navegador não recebe avisos', withoutPush);
    await says('install', 'Adicionar à Tela de Início', withoutPush, iPhone);
    const denied = `Object.defineProperty(Notification, 'permission', { get: () => 'denied' });`;
    await says('denied', 'Libere as notificações', denied);
  });
});
