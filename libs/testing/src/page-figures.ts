import type { Browser, Page } from '@playwright/test';

/** A phone of the middle on a slow mobile network, as page-speed tools emulate it. */
const cpuSlowdown = 4;
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
/** A task longer than this keeps a tap waiting; what is longer counts as blocking. */
const longTaskMs = 50;

export interface PageFigures {
  firstPaintMs: number;
  largestPaintMs: number;
  /** When the visitor's address could be read. */
  addressMs: number;
  blockedMs: number;
  layoutShift: number;
}

/** Notes in the page, from its first moment; read as `pageNotes()`. */
const notes = `{
  const seen = { firstPaintMs: 0, largestPaintMs: 0, layoutShift: 0, blockedMs: 0, addressMs: null };
  const observe = (type, note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  observe('paint', ({ name, startTime }) => name === 'first-contentful-paint' && (seen.firstPaintMs = startTime));
  observe('largest-contentful-paint', ({ startTime }) => (seen.largestPaintMs = startTime));
  observe('layout-shift', ({ value, hadRecentInput }) => (seen.layoutShift += hadRecentInput ? 0 : value));
  observe('longtask', ({ duration }) => (seen.blockedMs += duration - ${longTaskMs}));
  new MutationObserver((_, observer) => {
    if (!document.querySelector('[data-testid="address"]')?.textContent.includes('@')) return;
    seen.addressMs = performance.now();
    observer.disconnect();
  }).observe(document, { childList: true, subtree: true, characterData: true });
  globalThis.pageNotes = () => seen;
}`;

interface Visit {
  width: number;
  /** On a slow phone. */
  slow?: boolean;
  /** Everything comes in the order in which it could move most. */
  staged?: boolean;
}

const shownAddress = (page: Page) => page.getByTestId('address').filter({ hasText: '@' });

/** The allowance before the address, the fonts after all else. */
async function stage(page: Page): Promise<void> {
  await page.route('**/api/inboxes', async (route) => {
    if (route.request().method() === 'POST') await page.locator('[data-testid="quota"][data-remaining]').waitFor();
    await route.continue();
  });
  await page.route('**/*.woff2', async (route) => {
    await shownAddress(page).waitFor();
    await route.continue();
  });
}

/** Opens the page as a new visitor and reads what the browser noted once nothing moves any more. */
export async function measurePage(
  browser: Browser,
  url: string,
  { width, slow = false, staged = false }: Visit,
): Promise<PageFigures> {
  const context = await browser.newContext({ viewport: { width, height: 900 }, locale: 'pt-BR' });
  try {
    const page = await context.newPage();
    if (staged) await stage(page);
    if (slow) {
      const devtools = await context.newCDPSession(page);
      await devtools.send('Network.enable');
      await devtools.send('Network.emulateNetworkConditions', network);
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
    }
    await page.addInitScript(notes);
    await page.goto(url);
    await shownAddress(page).waitFor();
    await page.locator('[data-testid="connection"][data-state="live"]').waitFor();
    // What the last answers and the fonts have changed is laid out and painted.
    await page.locator('html[data-fonts]').waitFor({ state: 'attached' });
    await page.evaluate('document.fonts.ready.then(() => undefined)');
    await page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))');
    return await page.evaluate<PageFigures>('pageNotes()');
  } finally {
    await context.close();
  }
}
