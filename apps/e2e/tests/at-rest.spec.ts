import type { Page } from '@playwright/test';
import { codeMail, textMail } from '@efemera/testing/sample-mail';
import { expect, test } from '../support/system-test.js';

// With the animated sky, as most visitors have it.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** Animations that never end, and elements whose backdrop the browser blurs again in each frame. */
const restless = (page: Page) =>
  page.evaluate<string[]>(`[
    ...document
      .getAnimations()
      .filter((animation) => !Number.isFinite(animation.effect.getComputedTiming().endTime))
      .map((animation) => animation.animationName + ' of ' + animation.effect.target.className),
    ...[...document.querySelectorAll('*')]
      .filter((element) => getComputedStyle(element).backdropFilter !== 'none')
      .map((element) => 'backdrop-filter of ' + element.className),
  ]`);

/** Finishes the running animations, as time would. */
const finishAnimations = (page: Page) =>
  page.evaluate('document.getAnimations().forEach((animation) => animation.finish())');
const moving = (page: Page) =>
  page.evaluate<number>(`document.getAnimations().filter(({ playState }) => playState === 'running').length`);

for (const colorScheme of ['light', 'dark'] as const) {
  test(`no animation keeps running in any state, ${colorScheme}`, async ({ browser, visit, sender }) => {
    const context = await browser.newContext({ colorScheme, reducedMotion: 'no-preference' });
    const { page, address } = await visit({ context });
    expect(await restless(page)).toEqual([]);
    await finishAnimations(page);
    expect(await moving(page)).toBe(0);

    // A new mail moves the wing again.
    await expect(page.getByTestId('alerts')).toBeVisible();
    await sender.send(address, codeMail('482913'));
    await expect(page.getByTestId('inbox-row')).toHaveCount(1);
    await expect
      .poll(() => page.evaluate(`document.getAnimations().some(({ animationName }) => animationName === 'breathe')`))
      .toBe(true);
    expect(await restless(page)).toEqual([]);

    await page.getByTestId('row-view').click();
    await expect(page.getByTestId('message-body')).toBeVisible();
    expect(await restless(page)).toEqual([]);
    await finishAnimations(page);
    expect(await moving(page)).toBe(0);
    await context.close();
  });
}

test('no animation keeps running while the server does not answer', async ({ browser, system }) => {
  const context = await browser.newContext({ reducedMotion: 'no-preference' });
  const page = await context.newPage();
  await context.route(/\/(api|socket\.io)\//, () => undefined);
  await page.goto(system.url);
  await expect(page.getByTestId('inbox')).toBeVisible();
  expect(await restless(page)).toEqual([]);
  await context.close();
});

test('a hidden tab neither counts down nor polls while its socket is live', async ({ browser, visit, sender }) => {
  const context = await browser.newContext();
  await context.clock.install();
  const { page, address } = await visit({ context });
  await expect(page.getByTestId('connection')).toHaveAttribute('data-state', 'live');
  const calls: string[] = [];
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));
  await page.evaluate(`
    Object.defineProperty(document, 'hidden', { value: true, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  `);
  const before = await page.getByTestId('countdown').innerText();
  // Lets so much time pass that the next poll would be due, but so little that the socket does not yet miss a ping.
  await page.clock.runFor(38_000);
  expect(await page.getByTestId('countdown').innerText()).toBe(before);
  expect(calls.filter((path) => /^\/api\/(emails|stats)$/.test(path))).toEqual([]);
  // New mail is still announced.
  await sender.send(address, textMail('While hidden'));
  await expect(page).toHaveTitle(/^\(1\) /);
  await page.evaluate(`
    Object.defineProperty(document, 'hidden', { value: false, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  `);
  await expect(page.getByTestId('countdown')).not.toHaveText(before);
  await expect.poll(() => calls.includes('/api/emails')).toBe(true);
  await context.close();
});
