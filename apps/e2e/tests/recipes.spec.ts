import { mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteConfig } from '@efemera/contract';
import { codeMail } from '@efemera/testing/sample-mail';
import { Shop } from '@efemera/testing/shop';
import type { System } from '@efemera/testing/system';
import { codeBlock, root } from '../support/code-block.js';
import { expect, test } from '../support/system-test.js';
import { TesterProject } from '../support/tester-project.js';

const cli = join(root, 'node_modules/@playwright/test/cli.js');

/** A tester's folder with Playwright, whose tests run against the shop in the browser of these tests. */
async function playwrightProject(system: System, shop: Shop, type: 'module' | 'commonjs'): Promise<TesterProject> {
  const project = await TesterProject.create({ EFEMERA_URL: system.url });
  mkdirSync(join(project.folder, 'node_modules/@playwright'));
  symlinkSync(join(root, 'node_modules/@playwright/test'), join(project.folder, 'node_modules/@playwright/test'));
  project.write('package.json', JSON.stringify({ type }));
  const { launchOptions } = test.info().project.use;
  const settings = { testDir: '.', use: { baseURL: shop.url, locale: 'en-US', launchOptions } };
  project.write('playwright.config.mjs', `export default ${JSON.stringify(settings)};`);
  return project;
}

interface Report {
  suites: { specs: { title: string; ok: boolean; tests: { results: Result[] }[] }[] }[];
}
interface Result {
  status: string;
  errors: { message: string }[];
  attachments: Attached[];
}
interface Attached {
  name: string;
  contentType: string;
  /** The content in base64; missing for Playwright's own attachments, which are files. */
  body?: string;
}

test.describe('the fixture for Playwright', () => {
  let shop: Shop;
  test.beforeAll(async ({ system }) => {
    shop = await Shop.open(system.smtpPort);
  });
  test.afterAll(() => shop.close());

  for (const type of ['module', 'commonjs'] as const) {
    test(`signs up as the recipe shows, in a project of type ${type}`, async ({ system }) => {
      const project = await playwrightProject(system, shop, type);
      try {
        const { right } = shop.typed;
        project.write('sign-up.spec.ts', codeBlock('docs/test-suites.md', 'sign-up.spec.ts'));
        const { code, out, err } = await project.run(process.execPath, [cli, 'test', '--reporter=line']);
        expect(code, out + err).toBe(0);
        expect(out).toContain('1 passed');
        expect(shop.typed).toEqual({ right: right + 1, stale: 0, foreign: 0 });
      } finally {
        project.remove();
      }
    });
  }

  test('takes a picture of a mail by docs/api.md; the mail runs no script, and no other site gets the token', async ({
    system,
  }) => {
    const project = await playwrightProject(system, shop, 'module');
    try {
      const recipe = codeBlock('docs/api.md', 'screenshot.spec.ts');
      const picture = "await expect(page).toHaveScreenshot('welcome.png');";
      expect(recipe).toContain(picture);
      project.write('screenshot.spec.ts', recipe.replace(picture, afterThePicture));
      const { code, out, err } = await project.run(process.execPath, [cli, 'test', '--reporter=line']);
      expect(code, out + err).toBe(0);
      expect(out).toContain('1 passed');
    } finally {
      project.remove();
    }
  });

  test('attaches the mail to the report only if the test has failed, and deletes the inbox', async ({ system }) => {
    const project = await playwrightProject(system, shop, 'module');
    try {
      project.write('mixed.spec.ts', mixedTests);
      const { code, out, err } = await project.run(process.execPath, [cli, 'test', '--reporter=json', '--workers=1']);
      expect(code, out + err).toBe(1);
      const specs = (JSON.parse(out) as Report).suites.flatMap((suite) => suite.specs);
      const attachedTo = (title: string) =>
        specs
          .find((spec) => spec.title === title)
          ?.tests[0]?.results[0]?.attachments.flatMap(({ body, ...attached }) =>
            body === undefined ? [] : { ...attached, body: Buffer.from(body, 'base64').toString() },
          );
      expect(specs.map(({ title, ok }) => [title, ok])).toEqual([
        ['fails', false],
        ['passes', true],
        ['fails as it should', true],
        ['uses no inbox', false],
      ]);
      for (const title of ['passes', 'fails as it should', 'uses no inbox']) expect(attachedTo(title)).toEqual([]);

      const [inbox, text, source, ...others] = attachedTo('fails') ?? [];
      expect(others).toEqual([]);
      expect(inbox).toMatchObject({ name: 'inbox.txt', contentType: 'text/plain' });
      expect(inbox?.body).toMatch(
        /"Confirm your e-mail to create your account" from .*<nao-responda@shop\.test>: \d{6}$/,
      );
      const [, address = ''] = /^The test with (\S+) has failed\. Mail in the inbox/.exec(inbox?.body ?? '') ?? [];
      expect(text).toMatchObject({ name: 'mail-1.txt', contentType: 'text/plain' });
      expect(text?.body).toMatch(
        new RegExp(`\nTo: ${address.replace('.', '\\.')}\n[^]*\nCode: \\d{6}\n[^]*Swallow Shop`),
      );
      expect(source).toMatchObject({ name: 'mail-1.eml', contentType: 'message/rfc822' });
      expect(source?.body).toMatch(/^Subject: Confirm your e-mail[^]*^<!DOCTYPE html>/m);
      const left = await fetch(`${system.url}/api/emails?to=${address}`);
      expect([left.status, await left.json()]).toMatchObject([403, { error: { code: 'inbox_private' } }]);
    } finally {
      project.remove();
    }
  });

  test('adds no error to that of a test whose time is up while it waits for mail', async ({ system }) => {
    const project = await playwrightProject(system, shop, 'module');
    try {
      project.write('slow.spec.ts', slowTest);
      const { out, err } = await project.run(process.execPath, [cli, 'test', '--reporter=json']);
      const [spec] = (JSON.parse(out) as Report).suites.flatMap((suite) => suite.specs);
      const { status, errors, attachments } = spec?.tests[0]?.results[0] ?? {};
      expect(status, out + err).toBe('timedOut');
      expect(errors?.map(({ message }) => message)).toEqual([
        expect.stringContaining('Test timeout of 2000ms exceeded'),
      ]);
      expect(attachments?.map(({ name }) => name)).toContain('inbox.txt');
    } finally {
      project.remove();
    }
  });
});

const slowTest = `
  import { test } from 'efemera/playwright';
  test.setTimeout(2000);
  test('waits too long', async ({ inbox }) => inbox.waitForCode());
`;

/** Takes the place of the recipe's `toHaveScreenshot`: a first run has no earlier picture to compare with. */
const afterThePicture = `
  expect((await page.screenshot()).length).toBeGreaterThan(1000);
  await expect(page.locator('body')).toContainText(/\\d{6}/);
  // The mail has an origin of its own, without scripts: it reaches neither the app's storage nor the server's.
  await page.addScriptTag({ content: 'globalThis.ran = true' }).catch(() => undefined);
  expect(await page.evaluate('[globalThis.ran, self.origin]')).toEqual([undefined, 'null']);
  const next = page.waitForRequest('**/');
  await page.goto('/');
  expect(await (await next).allHeaders()).not.toHaveProperty('authorization');
`;

/** Four tests: one fails, one passes, one fails as expected, one uses no inbox. `@bank.test` sends no mail. */
const mixedTests = `
  import { expect, test } from 'efemera/playwright';
  test.beforeEach(async ({ page }, { title }) => {
    if (title === 'uses no inbox') throw new Error('It fails before.');
    await page.goto('/');
  });
  const signUp = async (page, inbox) => {
    await page.getByLabel('Your e-mail').fill(inbox.address);
    await page.getByRole('button', { name: 'Create account' }).click();
    await inbox.waitForCode({ from: '@bank.test', timeout: 100 });
  };
  test('fails', async ({ page, inbox }) => signUp(page, inbox));
  test('passes', async ({ page, inbox }) => {
    await expect(signUp(page, inbox)).rejects.toThrow('does not match');
  });
  test('fails as it should', async ({ page, inbox }) => {
    test.fail();
    await signUp(page, inbox);
  });
  test('uses no inbox', async () => undefined);
`;

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
  expect(await page.evaluate('inbox.delete().then(() => inbox.messages()).catch(({ code }) => code)')).toBe(
    'inbox_expired',
  );
});
