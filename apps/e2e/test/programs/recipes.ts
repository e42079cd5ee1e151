import { once } from 'node:events';
import { join } from 'node:path';
import { codeMail } from '@efemera/testing/sample-mail';
import { codeBlock, root } from '../../support/code-block.js';
import { linesOf } from '../../support/tester-project.js';
import type { World } from '../../support/world.js';

const document = 'docs/test-suites.md';

// Playwright's recipe needs a browser; apps/e2e/tests/recipes.spec.ts runs it.
export function testRecipes(world: () => World): void {
  it.each(['sign-up.sh', 'curl.sh'])('%s signs up', async (title) => {
    const { project, shop } = world();
    const right = shop.typed.right;
    project.write(title, codeBlock(document, title));
    const { code, out, err } = await project.run('sh', ['-eu', title]);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    if (title === 'sign-up.sh') expect(shop.typed.right).toBe(right + 1);
    else expect(out).toMatch(/^\d{6}$/m);
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
