import { expect, type Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * Half of the states get the one pair of looks, half the other. Four looks for each would find no more: themes differ
 * only in colours, widths in content.
 */
const looks = {
  'dark on phones': [
    ['light', 1280],
    ['dark', 360],
  ],
  'light on phones': [
    ['dark', 1280],
    ['light', 360],
  ],
} as const;

export interface Violation {
  id: string;
  /** The elements, each followed by what axe says of it. */
  at: string[][];
}

/** What axe finds on the page, by the rules of WCAG, or by all of its rules. */
export async function violationsOn(page: Page, { everyRule = false } = {}): Promise<Violation[]> {
  if (await page.evaluate(`typeof axe === 'undefined'`)) await page.evaluate(axe.source);
  // Describes the violations alone: axe takes three times as long to describe every element that it has checked.
  const options: RunOptions = { resultTypes: ['violations'], ...(everyRule ? {} : { runOnly: tags }) };
  // The content of a mail is its sender's. axe could check it only with scripts, which must not run there.
  const context = { exclude: ['iframe'] };
  const { violations } = await page.evaluate<Pick<axe.AxeResults, 'violations'>>(
    `axe.run(${JSON.stringify(context)}, ${JSON.stringify(options)}).then(({ violations }) => ({ violations }))`,
  );
  return violations.map(({ id, nodes }) => ({
    id,
    at: nodes.map(({ html, any }) => [html, ...any.map(({ message }) => message)]),
  }));
}

/** Expects that axe finds no violation in either theme, with one of them on a phone and the other on a desktop. */
export async function expectAccessible(page: Page, state: string, look: keyof typeof looks): Promise<void> {
  for (const [colorScheme, width] of looks[look]) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    // A notice covers the page while it is shown, and hides the content below it from axe.
    await page.getByTestId('toast').evaluateAll((toasts) => toasts.forEach((toast) => (toast.style.display = 'none')));
    // A button that has just been enabled has too little contrast until its colours have changed.
    await page.evaluate(
      `Promise.allSettled(document.getAnimations().filter(({ effect }) => effect.getComputedTiming().endTime < Infinity).map(({ finished }) => finished))`,
    );
    const found = await violationsOn(page);
    expect({ state, colorScheme, width, found }).toEqual({ state, colorScheme, width, found: [] });
  }
}
