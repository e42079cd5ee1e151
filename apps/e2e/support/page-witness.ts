import type { Locator, Page } from '@playwright/test';

/** Collects what a page's console complains of, refusals by its security policy included. */
export function complaints(page: Page): string[] {
  const found: string[] = [];
  page.on('pageerror', (error) => found.push(String(error)));
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return;
    // The tests' own doing: playwright.config.ts blocks them everywhere but in the tests of the worker.
    if (!message.text().startsWith('Service Worker registration blocked')) found.push(message.text());
  });
  return found;
}

/** What is on the canvas of a chart; another text when it was drawn differently. */
export const drawing = (chart: Locator) =>
  chart.locator('canvas').evaluate((canvas) => (canvas as unknown as { toDataURL: () => string }).toDataURL());
