import { resolve } from 'node:path';
import { findChromium } from '@efemera/start/find-chromium';
import { chromium } from '@playwright/test';
import { measurePage, type PageFigures } from '@efemera/testing/page-figures';
import { median } from '../figures.js';
import { root } from '../processes.js';
import { Product } from '../product.js';
import type { Section } from '../section.js';
import type { BenchOptions } from './part.js';

/** Medians over several first visits, each with an empty cache. */
export async function measureFirstVisit({ rounds, say }: BenchOptions): Promise<Section> {
  const product = await Product.start();
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? (await findChromium(resolve(root, '.cache'), say)),
    args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--disable-background-networking'],
  });
  try {
    const figures: PageFigures[] = [];
    for (let visit = 0; visit < rounds; visit++)
      figures.push(await measurePage(browser, product.api.url, { slow: true, width: 360 }));
    const middle = (of: keyof PageFigures) => median(figures.map((figure) => figure[of]));
    const shown = {
      'first paint ms': middle('firstPaintMs'),
      'largest paint ms': middle('largestPaintMs'),
      'address ms': middle('addressMs'),
      'blocked ms': middle('blockedMs'),
      'layout shift': middle('layoutShift'),
    };
    return {
      title: 'First visit',
      note: `A slow phone: CPU at a quarter, 1.6 Mbit/s, 150 ms. Medians of ${rounds} visits with an empty cache.`,
      tables: [{ head: Object.keys(shown), rows: [Object.values(shown)] }],
      values: Object.fromEntries(Object.entries(shown).map(([name, value]) => [`firstVisit.${name}`, value])),
    };
  } finally {
    await browser.close();
    await product.stop();
  }
}
