import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { codeMail } from '@efemera/testing/sample-mail';
import { codeBlock, root } from '../../support/code-block.js';
import { linesOf } from '../../support/tester-project.js';
import type { World } from '../../support/world.js';

const document = 'docs/test-suites.md';

/** Makes the script create a newer inbox right after its own, as another script beside it may. */
export function besideAnother(script: string): string {
  const beside = script.replace(/^.*efemera new.*\n/m, '$&npx efemera new > /dev/null\n');
  if (beside === script) throw new Error('The script makes no inbox.');
  return beside;
}

// Playwright's recipe needs a browser; apps/e2e/tests/recipes.spec.ts runs it.
export function testRecipes(world: () => World): void {
  it('sign-up.sh signs up, also beside a script that makes a newer inbox', async () => {
    const { project, shop } = world();
    const right = shop.typed.right;
    project.write('sign-up.sh', besideAnother(codeBlock(document, 'sign-up.sh')));
    const { code, err } = await project.run('sh', ['-eu', 'sign-up.sh']);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(shop.typed.right).toBe(right + 1);
  });

  it('curl.sh prints the code of the newest mail after the shop has sent another one', async () => {
    const { project, shop } = world();
    const typed = { ...shop.typed };
    const recipe = codeBlock(document, 'curl.sh');
    const twice = recipe.replace(/^curl .*sign-up.*\n/m, '$&$&echo "$address"\n');
    project.write('curl.sh', twice);
    const { code, out, err } = await project.run('sh', ['-eu', 'curl.sh']);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const [email = '', typedIn = ''] = out.trimEnd().split('\n');
    await fetch(`${shop.url}confirm`, { method: 'POST', body: new URLSearchParams({ email, code: typedIn }) });
    expect(shop.typed).toEqual({ ...typed, right: typed.right + 1 });
  });

  it('the example of the client package is the recipe for Playwright, whose test runs it', () => {
    const readme = readFileSync(join(root, 'libs/client/README.md'), 'utf8');
    expect(readme).toContain(codeBlock(document, 'sign-up.spec.ts'));
  });

  it('the workflow fetches the browsers before it runs Playwright', () => {
    const workflow = codeBlock(document, '.github/workflows/sign-up.yml');
    expect(workflow).toMatch(/run: npx playwright install --with-deps\n.*run: npx playwright test/);
  });

  it('sign-up.test.js signs up, in a Jest without any settings', async () => {
    const { project, shop } = world();
    const right = shop.typed.right;
    project.write('sign-up.test.js', codeBlock(document, 'sign-up.test.js'));
    const jest = join(root, 'node_modules/jest/bin/jest.js');
    const { code, err } = await project.run(process.execPath, [jest, '--rootDir', project.folder, '--ci']);
    expect(err).toContain('Tests:       1 passed, 1 total');
    expect(code).toBe(0);
    expect(shop.typed.right).toBe(right + 1);
  });

  it('from-a-test.mjs of docs/api.md prints a code', async () => {
    const { project } = world();
    project.write('from-a-test.mjs', codeBlock('docs/api.md', 'from-a-test.mjs'));
    const child = project.start(process.execPath, ['from-a-test.mjs']);
    const ended = once(child, 'close');
    const lines = linesOf(child);
    await world().deliver((await lines()).replace('signing up with ', ''), codeMail('571930'));
    expect(await lines()).toBe('the code is 571930');
    expect(await ended).toEqual([0, null]);
  });
}
