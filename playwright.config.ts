import { defineConfig } from '@playwright/test';

const chromium = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
/** Chromium without windows: it runs a test in two thirds of the time. */
const headlessShell = process.env['HEADLESS_SHELL_PATH'] ?? chromium;
/** Tests of notices, of pages that are kept for Back, and of the exact width of texts, which the other build draws wider. */
const needWindows = /(label-room|odd-situations|offline|push)\.spec\.ts/;

const launch = (executablePath: string) => ({
  executablePath,
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-dev-shm-usage',
    '--disable-background-networking',
    // A frame in a process of its own is looked into only when its first requests have left: none may go unseen.
    '--disable-site-isolation-trials',
  ],
});

/** The whole product in real processes and a real browser. Each worker starts a system; files with the same settings share it. */
export default defineConfig({
  testDir: 'apps/e2e/tests',
  // Each with a system and a browser of its own; most of a test's time is waiting for one of them.
  workers: 2,
  // A machine that others use may stall for seconds; what passed only then is named as flaky.
  retries: process.env['CI'] ? 1 : 0,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  forbidOnly: true,
  use: {
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    // Narrower than a window in which a mail opens beside the list; tests of that choose their width.
    viewport: { width: 1200, height: 800 },
    screenshot: 'only-on-failure',
    trace: 'off',
    // Half of a run's time went into painting the sky without a graphics card; first-load.spec has it move.
    contextOptions: { reducedMotion: 'reduce' },
    // A worker would answer before the routes that a test puts in place; the test of the worker allows it.
    serviceWorkers: 'block',
  },
  projects: [
    { name: 'headless', testIgnore: needWindows, use: { launchOptions: launch(headlessShell) } },
    { name: 'windows', testMatch: needWindows, use: { launchOptions: launch(chromium) } },
  ],
});
