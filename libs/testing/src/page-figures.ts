import type { Browser, Page } from '@playwright/test';

/** Page-speed tools emulate a mid-range phone on a slow mobile network in this way. */
const cpuSlowdown = 4;
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
/** A longer task delays a tap; the time beyond this counts as blocking time. */
const longTaskMs = 50;

export interface PageFigures {
  firstPaintMs: number;
  largestPaintMs: number;
  /** When the visitor's address became readable. */
  addressMs: number;
  blockedMs: number;
  layoutShift: number;
}

/** Runs in the page from its first moment; the results are read with `pageNotes()`. */
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
  /** Emulates a slow phone. */
  slow?: boolean;
  /** Delays the responses so that they arrive in the order that could shift the layout most. */
  staged?: boolean;
}

const shownAddress = (page: Page) => page.getByTestId('address').filter({ hasText: '@' });

/** Delays responses so that the settings come after the claim, the quota after the address, and the fonts last. */
async function stage(page: Page): Promise<void> {
  const claimed = page.waitForResponse(
    (response) => response.request().method() === 'POST' && response.url().endsWith('/api/inboxes'),
  );
  await page.route('**/api/config', async (route) => {
    await claimed;
    await route.continue();
  });
  await page.route('**/api/inboxes', async (route) => {
    if (route.request().method() === 'GET') await shownAddress(page).waitFor();
    await route.continue();
  });
  await page.route('**/*.woff2', async (route) => {
    await page.locator('[data-testid="quota"][data-remaining]').waitFor();
    await route.continue();
  });
}

/** Opens the page as a new visitor and reads the browser's measurements once the layout is stable. */
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
    // Waits until the changes by the last answers and the fonts are laid out and painted.
    await page.locator('html[data-fonts]').waitFor({ state: 'attached' });
    await page.evaluate('document.fonts.ready.then(() => undefined)');
    await page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))');
    return await page.evaluate<PageFigures>('pageNotes()');
  } finally {
    await context.close();
  }
}
