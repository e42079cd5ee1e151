/**
 * Commands for Cypress: `import 'efemera/cypress'` in the support file, and `on('task', inboxTasks())` of
 * `efemera/cypress-tasks` in the configuration. The inboxes live in Cypress's Node process: no cross-origin rule of a
 * browser applies there, and each inbox remembers the codes that it has returned.
 */
import { isExpression } from './expression.js';
import type { Mail, MailWaitOptions, NewInboxOptions, WaitOptions } from './types.js';

/** `where` is a function: it can't be passed to another process. */
export type CommandWaitOptions = Omit<WaitOptions, 'where' | 'signal'>;
export type MailCommandOptions = Omit<MailWaitOptions, 'where' | 'signal'>;

declare global {
  // eslint-disable-next-line @typescript-eslint/no-namespace -- Cypress's way to type commands.
  namespace Cypress {
    // eslint-disable-next-line @typescript-eslint/no-explicit-any, @typescript-eslint/no-unused-vars -- As Cypress declares it.
    interface Chainable<Subject = any> {
      /** Makes an inbox and yields its address. */
      newInbox(options?: Omit<NewInboxOptions, 'fetch' | 'signal'>): Chainable<string>;
      /** Waits for a mail with a one-time code and yields the code. */
      waitForCode(address: string, options?: CommandWaitOptions): Chainable<string>;
      /** Waits for a mail with a confirmation link and yields the link. */
      waitForLink(address: string, options?: CommandWaitOptions): Chainable<string>;
      /** Waits for a mail and yields it. */
      waitForMail(address: string, options?: MailCommandOptions): Chainable<Mail>;
      /** Fails if a mail that matches comes within `timeout`, 5,000 ms by default. */
      expectNoMail(address: string, options?: MailCommandOptions): Chainable<null>;
    }
  }
}

const defaultTimeoutMs = 20_000;
/** Time that Cypress allows a command beyond its wait, for the calls around it. */
const marginMs = 15_000;

const task = <T>(name: string, value: object, waitMs = 0) =>
  cy.task<T>(`efemera:${name}`, value, { timeout: waitMs + marginMs });

/** Cypress passes values as JSON, in which a regular expression would become `{}` and match any mail. */
const portable = (options: MailCommandOptions) =>
  Object.fromEntries(
    Object.entries(options).map(([name, value]) => {
      if (typeof value === 'function') throw new TypeError(`A function cannot be handed over: "${name}".`);
      return [name, isExpression(value) ? { source: value.source, flags: value.flags } : value];
    }),
  );

const wait = <T>(name: string, address: string, options: MailCommandOptions = {}) =>
  task<T>(name, { address, options: portable(options) }, options.timeout ?? defaultTimeoutMs);

Cypress.Commands.add('newInbox', (options = {}) => task('newInbox', options));
Cypress.Commands.add('waitForCode', (address, options) => wait('waitForCode', address, options));
Cypress.Commands.add('waitForLink', (address, options) => wait('waitForLink', address, options));
Cypress.Commands.add('waitForMail', (address, options) => wait('waitForMail', address, options));
Cypress.Commands.add('expectNoMail', (address, options) => wait('expectNoMail', address, options));
