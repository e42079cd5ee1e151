import { setTimeout as pause } from 'node:timers/promises';
import { resolve } from 'node:path';
import { findChromium } from '@efemera/start/find-chromium';
import { textMail } from '@efemera/testing/sample-mail';
import { SmtpSender } from '@efemera/testing/smtp-sender';
import { chromium, type Page } from '@playwright/test';
import { sum } from '../figures.js';
import { cpuByProcess, cpuMicroseconds, root } from '../processes.js';
import { Product } from '../product.js';
import { withCpu } from '../rounds.js';
import type { Section } from '../section.js';
import type { BenchOptions } from './part.js';

/** The sky is animated for 20 s after a page opens, and the wing for 14 s after mail arrives. */
const untilRestMs = 22_000;
const measuredMs = 15_000;

/**
 * For this time after its start, a process still compiles code and collects the garbage of its start: V8 does that in
 * three whole collections of together 100 ms, half a minute after the process has become idle.
 */
const settlesMs = 50_000;
const idleMs = 60_000;

/**
 * Measures how many percent of one core each process of the product takes, and all together, while no page is open and no
 * mail comes.
 */
async function measureIdleProduct(product: Product): Promise<[name: string, percent: number][]> {
  await pause(settlesMs);
  const { cpu } = await withCpu(product.processes, () => pause(idleMs));
  const rows = Object.entries(cpu).map(([name, us]): [string, number] => [name, us / (idleMs * 10)]);
  return [...rows, ['all', sum(rows.map(([, percent]) => percent))]];
}

/**
 * CPU use of the product without visitors and mail, then of all Chromium processes for an idle page, with software
 * rendering, as on most cheap machines.
 */
export async function measureRest({ say }: BenchOptions): Promise<Section> {
  const product = await Product.start();
  say('the product');
  const idle = await measureIdleProduct(product);
  const sender = await SmtpSender.connect(product.ports.smtp);
  const server = await chromium.launchServer({
    executablePath: process.env['CHROMIUM_PATH'] ?? (await findChromium(resolve(root, '.cache'), say)),
    args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--disable-background-networking'],
  });
  const browser = await chromium.connect(server.wsEndpoint());
  /** Returns the CPU time that was used, as a share of one core. */
  const spent = async () => {
    await pause(untilRestMs);
    const before = cpuByProcess(server.process());
    const startedAt = performance.now();
    await pause(measuredMs);
    return cpuMicroseconds(server.process(), before) / ((performance.now() - startedAt) * 1000);
  };
  const rows: [string, number][] = [];
  try {
    for (const colorScheme of ['light', 'dark'] as const) {
      for (const viewport of [
        { width: 1280, height: 800 },
        { width: 390, height: 844 },
      ]) {
        const context = await browser.newContext({ colorScheme, viewport });
        const page = await context.newPage();
        const address = await openHome(page, product.api.url);
        say(`the page, ${colorScheme}, ${viewport.width} px`);
        rows.push([`home, ${colorScheme}, ${viewport.width} px`, await spent()]);
        await sender.send(address, textMail('Hello'));
        await page.getByTestId('row-view').click();
        await page.getByTestId('message-body').waitFor();
        rows.push([`mail open, ${colorScheme}, ${viewport.width} px`, await spent()]);
        await context.close();
      }
    }
  } finally {
    await browser.close();
    await server.close();
    await sender.quit();
    await product.stop();
  }
  return {
    title: 'At rest',
    note:
      'CPU time while nothing happens, as a share of one core: of the product without visitors and mail, and of all ' +
      'processes of Chromium for a page; no graphics card.',
    tables: [
      { head: ['process', '% of a core'], rows: idle.map(([name, percent]) => [name, percent.toFixed(2)]) },
      { head: ['state of the page', 'cores'], rows: rows.map(([state, cores]) => [state, cores.toFixed(3)]) },
    ],
    values: {
      'rest.most': Math.max(...rows.map(([, cores]) => cores)),
      'rest.product': idle.at(-1)?.[1] ?? NaN,
    },
  };
}

async function openHome(page: Page, url: string): Promise<string> {
  await page.goto(url);
  const address = page.getByTestId('address');
  await address.filter({ hasText: '@' }).waitFor();
  return (await address.innerText()).replace(/\s/g, '');
}
