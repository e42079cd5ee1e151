import { once } from 'node:events';
import { join } from 'node:path';
import { codeMail, linkMail } from '@efemera/testing/sample-mail';
import { codeBlock, root } from '../../support/code-block.js';
import { linesOf } from '../../support/tester-project.js';
import type { World } from '../../support/world.js';

const readme = 'libs/client/README.md';

// Playwright's recipe needs a browser; apps/e2e/tests/recipes.spec.ts runs it.
export function testRecipes(world: () => World): void {
  it.each(['sign-up.sh', 'curl.sh'])('%s signs up', async (title) => {
    const { project, shop } = world();
    const right = shop.typed.right;
    project.write(title, codeBlock(readme, title));
    const { code, out, err } = await project.run('sh', ['-eu', title]);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    if (title === 'sign-up.sh') expect(shop.typed.right).toBe(right + 1);
    else expect(out).toMatch(/^\d{6}$/m);
  });

  it('sign-up.test.js signs up, in a Jest without any settings', async () => {
    const { project, shop } = world();
    const right = shop.typed.right;
    project.write('sign-up.test.js', codeBlock(readme, 'sign-up.test.js'));
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

  // Cypress is a binary of 200 MB, so only the part that runs in Node is tested: the settings and their tasks.
  it('cypress.config.mjs has the tasks that sign-up.cy.js calls, and they work', async () => {
    const { project, shop } = world();
    project.write('cypress.config.mjs', codeBlock(readme, 'cypress.config.mjs'));
    project.write(
      'run-tasks.mjs',
      `import config from './cypress.config.mjs';
      const post = (path, form) => fetch(process.env.APP_URL + path, { method: 'POST', body: new URLSearchParams(form) });
      const tasks = {};
      config.e2e.setupNodeEvents((event, named) => Object.assign(tasks, event === 'task' && named), config);
      // Cypress hands values over as JSON.
      const task = async (name, value) => JSON.parse(JSON.stringify(await tasks[name](value && JSON.parse(JSON.stringify(value)))));
      const address = await task('newInbox');
      for (const again of [1, 2]) {
        await post('sign-up', { email: address });
        const code = await task('waitForCode', { address, from: '@shop.test' });
        await post('confirm', { email: address, code });
      }
      const link = task('waitForLink', { address });
      console.log(JSON.stringify({ address, tasks: Object.keys(tasks) }));
      console.log(await link);`,
    );
    const child = project.start(process.execPath, ['run-tasks.mjs']);
    const ended = once(child, 'close');
    const lines = linesOf(child);
    const right = shop.typed.right;
    const { address, tasks } = JSON.parse(await lines()) as { address: string; tasks: string[] };
    expect(shop.typed.right).toBe(right + 2);
    await world().deliver(address, linkMail('https://forum.test/confirm?token=cypress'));
    expect(await lines()).toBe('https://forum.test/confirm?token=cypress');
    expect(await ended).toEqual([0, null]);

    const called = [...codeBlock(readme, 'sign-up.cy.js').matchAll(/cy\.task\('(\w+)'/g)].map(([, name]) => name);
    expect(called).toEqual(['newInbox', 'waitForCode']);
    expect(tasks).toEqual(expect.arrayContaining(called));
  });
}
