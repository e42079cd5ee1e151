import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { codeMail, linkMail, textMail } from '@efemera/testing/sample-mail';
import { codeBlock, root } from '../../support/code-block.js';
import type { World } from '../../support/world.js';

const document = 'docs/test-suites.md';

/**
 * Stands between commands and tasks as Cypress does: commands only queue, values cross as JSON, and a task that returns
 * undefined fails.
 */
const driver = `
  import config from './cypress.config.mjs';
  const tasks = {};
  config.e2e.setupNodeEvents((event, named) => Object.assign(tasks, event === 'task' && named), config);
  const json = (value) => (value === undefined ? undefined : JSON.parse(JSON.stringify(value)));
  export const timeouts = [];
  globalThis.cy = {
    async task(name, value, { timeout }) {
      timeouts.push(timeout);
      const result = await tasks[name](json(value));
      if (result === undefined) throw new Error(name + ' returned undefined');
      return json(result);
    },
  };
  globalThis.Cypress = { Commands: { add: (name, run) => (cy[name] = run) } };
  await import('./cypress/support/e2e.mjs');
`;

const session = `
  import { timeouts } from './driver.mjs';
  import readline from 'node:readline';
  const lines = readline.createInterface({ input: process.stdin })[Symbol.asyncIterator]();
  const post = (path, form) => fetch(process.env.APP_URL + path, { method: 'POST', body: new URLSearchParams(form) });
  const address = await cy.newInbox({ ttlSeconds: 600 });
  for (const again of [1, 2]) {
    await post('sign-up', { email: address });
    await post('confirm', { email: address, code: await cy.waitForCode(address, { from: '@shop.test' }) });
  }
  console.log(address);
  await lines.next();
  const mail = await cy.waitForMail(address, { subject: /^WEL/i });
  const none = await cy.expectNoMail(address, { subject: /never/, timeout: 1 });
  const link = await cy.waitForLink(address);
  const failed = async (run) => { try { await run(); } catch (error) { return error.code ?? error.message; } };
  const errors = [
    await failed(() => cy.expectNoMail(address, { subject: /Code/, timeout: 1 })),
    await failed(() => cy.waitForCode(address, { form: 'x' })),
    await failed(() => cy.waitForCode(address, { where: () => true })),
    await failed(() => cy.waitForCode('other@efemera.localhost')),
    await failed(() => cy.waitForCode(address, { from: /bank/, timeout: 5 })),
  ];
  console.log(JSON.stringify({ subject: mail.subject, none, link, errors, timeouts }));
`;

const typed = `
  import { inboxTasks } from 'efemera/cypress-tasks';
  import 'efemera/cypress';
  export const tasks: Record<string, (value: any) => unknown> = inboxTasks({ ttlSeconds: 600 });
  export type Code = ReturnType<Cypress.Chainable['waitForCode']>;
  export const use = (cy: Cypress.Chainable): Cypress.Chainable<string> => {
    // @ts-expect-error: a function does not cross to the other process
    cy.waitForMail('a@efemera.localhost', { where: () => true });
    cy.waitForMail('a@efemera.localhost', { has: 'code', from: /shop/, timeout: 1 });
    return cy.waitForCode('a@efemera.localhost', { from: '@shop.test' });
  };
`;

export function testCypress(world: () => World): void {
  it('reach the inboxes through the tasks of the configuration', async () => {
    const { project, shop } = world();
    mkdirSync(join(project.folder, 'cypress/support'), { recursive: true });
    project.write('cypress.config.mjs', codeBlock(document, 'cypress.config.mjs'));
    project.write('cypress/support/e2e.mjs', codeBlock(document, 'cypress/support/e2e.js'));
    project.write('driver.mjs', driver);
    project.write('session.mjs', session);
    const { right } = shop.typed;
    const { lines, goOn, ended } = project.converse(process.execPath, ['session.mjs']);
    const address = await lines();
    expect(shop.typed.right).toBe(right + 2);
    await world().deliver(address, linkMail('https://forum.test/confirm?token=cypress'));
    await world().deliver(address, textMail('Welcome'));
    await world().deliver(address, codeMail('571930', 'Code'));
    goOn();
    expect(JSON.parse(await lines())).toEqual({
      subject: 'Welcome',
      none: null,
      link: 'https://forum.test/confirm?token=cypress',
      errors: [
        'unexpected_mail',
        'invalid_option',
        'A function cannot be handed over: "where".',
        'inbox_not_found',
        'timed_out',
      ],
      // The time limit of each task, in order: the limit of its wait and a margin.
      timeouts: [15_000, 35_000, 35_000, 35_000, 15_001, 35_000, 15_001, 35_000, 35_000, 15_005],
    });
    expect(await ended).toEqual([0, null]);
  });

  it('include every command that the recipe calls, beside those of Cypress itself', () => {
    const called = [...codeBlock(document, 'sign-up.cy.js').matchAll(/cy\.(\w+)\(/g)].map(([, name]) => name);
    const own = ['newInbox', 'waitForCode'];
    expect(new Set(called)).toEqual(new Set([...own, 'visit', 'get', 'contains']));
  });

  it('have types, by import and by require', async () => {
    const { project } = world();
    for (const file of ['cypress-types.mts', 'cypress-types.cts']) project.write(file, typed);
    const options = '--noEmit --strict --target es2022 --lib es2022,dom --module nodenext';
    const tsc = join(root, 'node_modules/typescript/bin/tsc');
    const files = ['cypress-types.mts', 'cypress-types.cts'];
    const { code, out } = await project.run(process.execPath, [tsc, ...options.split(' '), ...files]);
    expect({ code, out }).toEqual({ code: 0, out: '' });
  });
}
