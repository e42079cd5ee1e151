import { defineConfig } from '@playwright/test';

const chromium = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
/** Chromium without windows: it runs a test in two thirds of the time. */
const headlessShell = process.env['HEADLESS_SHELL_PATH'] ?? chromium;
/** Tests of notices, of pages kept for Back and of exact text widths: the build without windows differs in these. */
const needWindows = /(label-room|odd-situations|offline|push)\.spec\.ts/;

const launch = (executablePath: string) => ({
  executablePath,
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-dev-shm-usage',
    '--disable-background-networking',
    // Playwright sees a frame in a process of its own only after its first requests; tests must see all requests.
    '--disable-site-isolation-trials',
  ],
});

/** The whole product in real processes and a real browser. Each worker starts a system; files with the same settings share it. */
export default defineConfig({
  testDir: 'apps/e2e/tests',
  // Each worker has a system and a browser of its own; most of a test's time is waiting for one of them.
  workers: 2,
  // A machine that others use may stall for seconds. A test that passes only at its second try is reported as flaky.
  retries: process.env['CI'] ? 1 : 0,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  forbidOnly: true,
  use: {
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    // Too narrow for a mail to open beside the list; tests of that layout choose their own width.
    viewport: { width: 1200, height: 800 },
    screenshot: 'only-on-failure',
    trace: 'off',
    // Stops the moving sky: painting it without a graphics card took half of a run. Tests of the sky let it move.
    contextOptions: { reducedMotion: 'reduce' },
    // A service worker would answer before the routes that a test sets; the test of the service worker allows it.
    serviceWorkers: 'block',
  },
  projects: [
    { name: 'headless', testIgnore: needWindows, use: { launchOptions: launch(headlessShell) } },
    { name: 'windows', testMatch: needWindows, use: { launchOptions: launch(chromium) } },
  ],
});
