import { test as base, type BrowserContext, type Page } from '@playwright/test';
import { Api } from '@efemera/testing/api';
import { SmtpSender } from '@efemera/testing/smtp-sender';
import { System } from '@efemera/testing/system';

interface Fixtures {
  api: Api;
  sender: SmtpSender;
  /** Opens the home page as a new visitor and returns the address that it shows. */
  visit: (options?: { context?: BrowserContext; path?: string }) => Promise<{ page: Page; address: string }>;
}

/** Tests of a whole system: each Playwright worker starts one for all files with the same `systemEnv`, its settings. */
export const test = base.extend<Fixtures, { system: System; systemEnv: Record<string, string> }>({
  systemEnv: [{}, { option: true, scope: 'worker' }],
  system: [
    async ({ systemEnv }, use) => {
      const system = await System.start(systemEnv);
      await use(system);
      await system.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  api: async ({ system }, use) => use(new Api(system.url)),
  sender: async ({ system }, use) => {
    const sender = await SmtpSender.connect(system.smtpPort);
    await use(sender);
    await sender.quit();
  },
  visit: async ({ system, browser }, use) => {
    const opened: BrowserContext[] = [];
    await use(async ({ context, path = '/' } = {}) => {
      const visitor = context ?? (await browser.newContext());
      if (!context) opened.push(visitor);
      const page = await visitor.newPage();
      await page.goto(system.url + path);
      const address = page.getByTestId('address');
      await address.filter({ hasText: '@' }).waitFor();
      return { page, address: (await address.innerText()).trim() };
    });
    await Promise.all(opened.map((context) => context.close()));
  },
});

export { expect } from '@playwright/test';
