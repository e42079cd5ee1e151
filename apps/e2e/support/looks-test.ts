import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './system-test.js';

const looks = [
  ['light', 1440],
  ['dark', 360],
  ['light', 768],
] as const;

/**
 * One test for each look that a page may have.
 *
 * @param visit  shows what there is to show, one thing after the other, and calls `check` when each is whole.
 */
export function testInEveryLook(visit: (page: Page, url: string, check: () => Promise<void>) => Promise<void>): void {
  for (const [colorScheme, width] of looks) {
    test(`has nothing to find for axe, and fits, at ${width} px in the ${colorScheme} theme`, async ({
      page,
      system,
    }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 900 });
      await visit(page, system.url, async () => {
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
        expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0);
      });
    });
  }
}
