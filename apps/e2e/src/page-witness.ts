import type { Locator, Page } from '@playwright/test';

/** Collects what a page's console complains of, refusals by its security policy included. */
export function complaints(page: Page): string[] {
  const found: string[] = [];
  page.on('pageerror', (error) => found.push(String(error)));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) found.push(message.text());
  });
  return found;
}

/** What is on the canvas of a chart; another text when it was drawn differently. */
export const drawing = (chart: Locator) =>
  chart.locator('canvas').evaluate((canvas) => (canvas as unknown as { toDataURL: () => string }).toDataURL());
