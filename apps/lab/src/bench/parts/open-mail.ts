import { setTimeout as pause } from 'node:timers/promises';
import { resolve } from 'node:path';
import { findChromium } from '@efemera/start/find-chromium';
import { SmtpSender } from '@efemera/testing/smtp-sender';
import { chromium, type CDPSession, type Page } from '@playwright/test';
import { median } from '../figures.js';
import { makeMail } from '../load/mails.js';
import { root } from '../processes.js';
import { Product } from '../product.js';
import type { Section } from '../section.js';
import type { BenchOptions } from './part.js';

/** Page-speed tools slow the CPU down fourfold to emulate a mid-range phone. */
const cpuSlowdown = 4;
const screens = { phone: { width: 390, height: 844 }, 'wide screen': { width: 1440, height: 900 } };
/** Time after which the mail's frame is loaded and the page knows its height, also on a busy machine. */
const settledMs = 1500;
/** Time after which the page has loaded the code that shows a mail: it does so once its list has a mail. */
const prepareMs = 5000;

const metricNames = {
  all: 'TaskDuration',
  script: 'ScriptDuration',
  style: 'RecalcStyleDuration',
  layout: 'LayoutDuration',
};
type Spent = Record<keyof typeof metricNames, number>;

/** CPU time of the page's main thread from the click on a shop's mail until its body is shown and its height known. */
export async function measureOpenMail({ rounds, say }: BenchOptions): Promise<Section> {
  const product = await Product.start();
  const sender = await SmtpSender.connect(product.ports.smtp);
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? (await findChromium(resolve(root, '.cache'), say)),
    args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--disable-background-networking'],
  });
  const rows: (string | number)[][] = [];
  const values: Record<string, number> = {};
  try {
    for (const [screen, viewport] of Object.entries(screens)) {
      const context = await browser.newContext({ viewport, reducedMotion: 'reduce', serviceWorkers: 'block' });
      const page = await context.newPage();
      await page.goto(product.api.url);
      const address = page.getByTestId('address').filter({ hasText: '@' });
      const to = (await address.innerText()).replace(/\s/g, '');
      for (let mail = 0; mail <= rounds; mail++) await sender.send(to, makeMail('shop', `#${mail}`));
      await page.getByTestId('row-view').nth(rounds).waitFor();
      await pause(prepareMs);
      const devtools = await context.newCDPSession(page);
      await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
      const opened: Spent[] = [];
      for (let mail = 0; mail <= rounds; mail++) opened.push(await openMail(page, devtools, mail));
      const [first, ...later] = opened as [Spent, ...Spent[]];
      const middle = (part: keyof Spent) => median(later.map((spent) => spent[part]));
      const parts = Object.keys(metricNames) as (keyof Spent)[];
      rows.push([`${screen}, the first`, ...parts.map((part) => first[part])]);
      rows.push([`${screen}, each later one`, ...parts.map(middle)]);
      values[`openMail.${screen === 'phone' ? 'phone' : 'wide'}.ms`] = middle('all');
      await context.close();
    }
  } finally {
    await browser.close();
    await sender.quit();
    await product.stop();
  }
  return {
    title: 'Opening a mail',
    note: `CPU time of the page's main thread, its CPU at a quarter, for a shop's mail of 9 KB; medians of ${rounds} mails.`,
    tables: [{ head: ['mail', ...Object.keys(metricNames).map((name) => `${name} ms`)], rows }],
    values,
  };
}

async function openMail(page: Page, devtools: CDPSession, index: number): Promise<Spent> {
  const read = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    const ofName = (name: string) => (metrics.find((metric) => metric.name === name)?.value ?? NaN) * 1000;
    return Object.entries(metricNames).map(([key, name]) => [key, ofName(name)] as const);
  };
  const before = new Map(await read());
  // Not by `click()`: the checks that Playwright makes before a click run in the page, and their time would be counted.
  await page.getByTestId('row-view').nth(index).dispatchEvent('click');
  await page.getByTestId('message-body').waitFor();
  await pause(settledMs);
  const spent = (await read()).map(([key, ms]) => [key, ms - (before.get(key) ?? NaN)]);
  await page.keyboard.press('Escape');
  await page.getByTestId('message-dialog').waitFor({ state: 'detached' });
  await pause(settledMs);
  return Object.fromEntries(spent) as Spent;
}
