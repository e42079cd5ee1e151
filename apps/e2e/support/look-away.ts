import { expect, type Page } from '@playwright/test';

/** Scrolls the list out of the window: a mail whose row is in view has no toast. */
export async function lookAway(page: Page): Promise<void> {
  // A button that takes its focus back after a call scrolls to itself.
  await expect(async () => {
    await page.evaluate('scrollTo({ top: document.body.scrollHeight, behavior: "instant" })');
    await expect(page.getByTestId('inbox')).not.toBeInViewport({ timeout: 500 });
  }).toPass();
}
