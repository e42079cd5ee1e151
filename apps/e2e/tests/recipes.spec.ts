import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SiteConfig } from '@efemera/contract';
import { codeMail } from '@efemera/testing/sample-mail';
import { Shop } from '@efemera/testing/shop';
import { codeBlock, root } from '../support/code-block.js';
import { expect, test } from '../support/system-test.js';

test("the README's recipe for Playwright signs up", async ({ system }) => {
  const shop = await Shop.open(system.smtpPort);
  const folder = mkdtempSync(join(tmpdir(), 'efemera-recipe-'));
  try {
    mkdirSync(join(folder, 'node_modules/@playwright'), { recursive: true });
    symlinkSync(join(root, 'libs/client'), join(folder, 'node_modules/efemera'));
    symlinkSync(join(root, 'node_modules/@playwright/test'), join(folder, 'node_modules/@playwright/test'));
    writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
    writeFileSync(join(folder, 'sign-up.spec.ts'), codeBlock('libs/client/README.md', 'sign-up.spec.ts'));
    const { launchOptions } = test.info().project.use;
    const settings = { testDir: '.', use: { baseURL: shop.url, locale: 'en-US', launchOptions } };
    writeFileSync(join(folder, 'playwright.config.js'), `export default ${JSON.stringify(settings)};`);

    const cli = join(root, 'node_modules/@playwright/test/cli.js');
    const child = spawn(process.execPath, [cli, 'test', '--reporter=line'], {
      cwd: folder,
      env: { PATH: process.env['PATH'], HOME: folder, EFEMERA_URL: system.url },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += String(chunk)));
    const [code] = (await once(child, 'close')) as [number | null];
    expect(code, said).toBe(0);
    expect(said).toContain('1 passed');
    expect(shop.typed).toEqual({ right: 1, stale: 0, foreign: 0 });
  } finally {
    await shop.close();
    rmSync(folder, { recursive: true, force: true });
  }
});

test('the API page shows how to install the client from here, and its integrity', async ({ system, page }) => {
  await page.goto(`${system.url}/api-docs?lng=en-US`);
  await expect(page.getByText(`npm install --save-dev ${system.url}/efemera.tgz`)).toBeVisible();
  const { clientPackage } = (await (await fetch(`${system.url}/api/config`)).json()) as SiteConfig;
  await expect(page.getByTestId('package-integrity')).toHaveText(clientPackage?.integrity ?? 'none');
});

test("the client package works in a browser, on a page of the server's origin", async ({ system, page, sender }) => {
  await page.route('**/client/*.js', (route) => {
    const file = new URL(route.request().url()).pathname.replace('/client/', 'libs/client/dist/');
    return route.fulfill({ contentType: 'text/javascript', body: readFileSync(join(root, file)) });
  });
  await page.goto(`${system.url}/faq`);
  const address = await page.evaluate<string>(`import('/client/index.js').then(async ({ createInbox }) => {
    globalThis.inbox = await createInbox({ url: location.origin });
    globalThis.code = inbox.waitForCode();
    return inbox.address;
  })`);
  await sender.send(address, codeMail('482913'));
  expect(await page.evaluate('code')).toBe('482913');
  expect(await page.evaluate('inbox.messages().then((mails) => mails.length)')).toBe(1);
  expect(await page.evaluate('inbox.delete().then(() => inbox.messages()).then((mails) => mails.length)')).toBe(0);
});
