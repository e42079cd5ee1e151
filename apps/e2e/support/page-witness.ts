import type { Locator, Page } from '@playwright/test';

/** Collects the errors and warnings of a page's console, including reports of its security policy. */
export function complaints(page: Page): string[] {
  const found: string[] = [];
  page.on('pageerror', (error) => found.push(String(error)));
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return;
    // Caused by the tests: playwright.config.ts blocks service workers except in the tests of the worker.
    if (!message.text().startsWith('Service Worker registration blocked')) found.push(message.text());
  });
  return found;
}

/** A text that depends on every pixel of a chart's canvas. */
export const drawing = (chart: Locator) =>
  chart.locator('canvas').evaluate((canvas) => (canvas as unknown as { toDataURL: () => string }).toDataURL());
