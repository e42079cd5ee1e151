import type { Page } from '@playwright/test';
import { violationsOn } from './accessible.js';
import { expect, test } from './system-test.js';

const looks = [
  ['light', 1440],
  ['dark', 360],
  ['light', 768],
] as const;

/**
 * One test for each combination of width and theme.
 *
 * @param visit shows each state of the page in turn, and calls `check` when it is complete.
 */
export function testInEveryLook(visit: (page: Page, url: string, check: () => Promise<void>) => Promise<void>): void {
  for (const [colorScheme, width] of looks) {
    test(`passes axe and does not overflow at ${width} px in the ${colorScheme} theme`, async ({ page, system }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 900 });
      await visit(page, system.url, async () => {
        expect(await violationsOn(page, { everyRule: true })).toEqual([]);
        expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0);
      });
    });
  }
}
