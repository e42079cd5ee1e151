import { defineConfig } from '@playwright/test';

/** The whole product in real processes and a real browser; each file starts its own system. */
export default defineConfig({
  testDir: 'apps/e2e/tests',
  // Two cores carry one system and one browser.
  workers: 1,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  forbidOnly: true,
  use: {
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    viewport: { width: 1280, height: 800 },
    screenshot: 'only-on-failure',
    trace: 'off',
    // A worker would answer before the routes that a test puts in place; the test of the worker allows it.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-dev-shm-usage',
        '--disable-background-networking',
        // A frame in a process of its own is looked into only when its first requests have left: none may go unseen.
        '--disable-site-isolation-trials',
      ],
    },
  },
});
