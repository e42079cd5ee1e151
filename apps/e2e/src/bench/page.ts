import { resolve } from 'node:path';
import { findChromium } from '@efemera/start/find-chromium';
import { chromium } from '@playwright/test';
import { measurePage, type PageFigures } from '../page-figures.js';
import { median } from './figures.js';
import { root } from './processes.js';

/** Medians over some first visits, each with an empty cache. */
export async function measureFirstVisits(url: string, visits: number): Promise<PageFigures> {
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? (await findChromium(resolve(root, '.cache'), () => undefined)),
    args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--disable-background-networking'],
  });
  try {
    const figures: PageFigures[] = [];
    for (let visit = 0; visit < visits; visit++)
      figures.push(await measurePage(browser, url, { slow: true, width: 360 }));
    const middle = (of: keyof PageFigures) => median(figures.map((figure) => figure[of]));
    return {
      firstPaintMs: middle('firstPaintMs'),
      largestPaintMs: middle('largestPaintMs'),
      addressMs: middle('addressMs'),
      blockedMs: middle('blockedMs'),
      layoutShift: middle('layoutShift'),
    };
  } finally {
    await browser.close();
  }
}
