import type { BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { Shop } from '@efemera/testing/shop';
import { expect, test } from '../support/system-test.js';

/** Limit, well below the 30 seconds of the next refresh. An idle machine takes a tenth of it. */
const maxMsToCode = 10_000;

let shop: Shop;
test.beforeAll(async ({ system }) => {
  shop = await Shop.open(system.smtpPort);
});
test.afterAll(() => shop.close());

/** Recorded by the page: the number of clicks, and when a code was first visible. */
interface Notes {
  clicks: number;
  codeSeenAtMs: number | null;
}

const notesOf = (page: Page) => page.evaluate<Notes>('notes');

/** Observes the page from its first moment, with the same clock as the shop's. */
const takeNotes = (context: BrowserContext) =>
  context.addInitScript(`
    globalThis.notes = { clicks: 0, codeSeenAtMs: null };
    addEventListener('click', ({ isTrusted }) => (notes.clicks += Number(isTrusted)), { capture: true });
    new MutationObserver((_, observer) => {
      const chip = document.querySelector('[data-testid="code"]');
      if (!chip || chip.getClientRects().length === 0) return;
      notes.codeSeenAtMs = Date.now();
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  `);

interface Trial extends BrowserContextOptions {
  words: { email: string; signUp: string; code: string; confirm: string; welcome: RegExp };
}

const inPortuguese = {
  locale: 'pt-BR',
  words: {
    email: 'Seu e-mail',
    signUp: 'Criar conta',
    code: 'Código recebido por e-mail',
    confirm: 'Confirmar',
    welcome: /Conta confirmada/,
  },
};
const inEnglish = {
  locale: 'en-US',
  words: {
    email: 'Your e-mail',
    signUp: 'Create account',
    code: 'Code from the e-mail',
    confirm: 'Confirm',
    welcome: /Account confirmed/,
  },
};

const trials: Record<string, Trial> = {
  'on a desktop, in Portuguese': inPortuguese,
  'on a desktop, in English': inEnglish,
  'on a phone of 360 px': { ...inPortuguese, viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true },
};

const clipboard = (page: Page) => page.evaluate<string>('navigator.clipboard.readText()');

/** Copies the address, signs up with it in another tab, and returns to our page when the shop has sent its mail. */
async function signUp(context: BrowserContext, page: Page, address: string, words: Trial['words']): Promise<Page> {
  await page.getByTestId('copy').click();
  await expect.poll(() => clipboard(page)).toBe(address);
  const shopPage = await context.newPage();
  await shopPage.goto(shop.url);
  await shopPage.getByLabel(words.email).click();
  await shopPage.keyboard.press('ControlOrMeta+V');
  await expect(shopPage.getByLabel(words.email)).toHaveValue(address);
  await shopPage.getByRole('button', { name: words.signUp }).click();
  await shopPage.getByLabel(words.code).waitFor();
  await page.bringToFront();
  return shopPage;
}

async function pasteCode(shopPage: Page, words: Trial['words']): Promise<void> {
  await shopPage.bringToFront();
  await shopPage.getByLabel(words.code).click();
  await shopPage.keyboard.press('ControlOrMeta+V');
  await shopPage.getByRole('button', { name: words.confirm }).click();
  await expect(shopPage.getByRole('heading')).toHaveText(words.welcome);
}

for (const [where, { words, ...options }] of Object.entries(trials)) {
  test(`a first-time visitor signs up at a shop with two clicks on our page, ${where}`, async ({ browser, visit }) => {
    const context = await browser.newContext({ ...options, permissions: ['clipboard-read', 'clipboard-write'] });
    await takeNotes(context);
    const { page, address } = await visit({ context });
    await expect(page.getByTestId('connection')).toHaveAttribute('data-state', 'live');

    const shopPage = await signUp(context, page, address, words);
    const chip = page.getByTestId('inbox-row').getByTestId('code');
    await chip.click();
    await expect.poll(() => clipboard(page)).toMatch(/^\d{6}$/);
    await pasteCode(shopPage, words);

    const { clicks, codeSeenAtMs } = await notesOf(page);
    const waitedMs = (codeSeenAtMs ?? Infinity) - shop.acceptedAtMs;
    test.info().annotations.push({ type: 'figure', description: `code seen ${waitedMs} ms after the mail's 250` });
    process.stdout.write(`  ${where}: code seen ${waitedMs} ms after the mail's 250, ${clicks} clicks\n`);
    expect(clicks).toBe(2);
    expect(waitedMs).toBeLessThan(maxMsToCode);
    expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
    await context.close();
  });
}

test('without sockets, a first-time visitor needs one more click, on refresh', async ({ browser, visit }) => {
  const { words, locale } = inPortuguese;
  const context = await browser.newContext({ locale, permissions: ['clipboard-read', 'clipboard-write'] });
  await context.routeWebSocket(/socket\.io/, (socket) => socket.close());
  await context.route('**/socket.io/**', (route) => route.abort());
  await takeNotes(context);
  const { page, address } = await visit({ context });

  const shopPage = await signUp(context, page, address, words);
  await page.getByTestId('refresh').click();
  await page.getByTestId('inbox-row').getByTestId('code').click();
  await expect.poll(() => clipboard(page)).toMatch(/^\d{6}$/);
  await pasteCode(shopPage, words);
  expect((await notesOf(page)).clicks).toBe(3);
  await context.close();
});
