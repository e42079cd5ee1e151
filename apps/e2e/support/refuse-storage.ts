import type { BrowserContext } from '@playwright/test';

/** Makes each use of local storage throw, as browsers do where the visitor has forbidden sites to store data. */
export const refuseStorage = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(`
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('Blocked.', 'SecurityError');
      },
    });
  `);
