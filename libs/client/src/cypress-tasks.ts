import { EfemeraError } from './errors.js';
import type { Inbox } from './inbox.js';
import { createInbox } from './open-inbox.js';
import type { MailWaitOptions, NewInboxOptions } from './types.js';

/** A wait as `cypress.ts` passes it to Cypress's Node process: a regular expression as its source and flags. */
interface WaitTask {
  address: string;
  options: Record<string, unknown>;
}

/**
 * The tasks behind the commands of `efemera/cypress`, for `setupNodeEvents`: `on('task', inboxTasks())`.
 *
 * @param defaults  options of every inbox that the tests make.
 */
export function inboxTasks(defaults: NewInboxOptions = {}) {
  const inboxes = new Map<string, Inbox>();
  const at = (address: string): Inbox => {
    const inbox = inboxes.get(address);
    if (inbox) return inbox;
    throw new EfemeraError('inbox_not_found', `cy.newInbox() has not made ${address} in this run.`);
  };
  return {
    'efemera:newInbox': async (options: NewInboxOptions) => {
      const inbox = await createInbox({ ...defaults, ...options });
      inboxes.set(inbox.address, inbox);
      return inbox.address;
    },
    'efemera:waitForCode': ({ address, options }: WaitTask) => at(address).waitForCode(restored(options)),
    'efemera:waitForLink': ({ address, options }: WaitTask) => at(address).waitForLink(restored(options)),
    'efemera:waitForMail': ({ address, options }: WaitTask) => at(address).waitForMail(restored(options)),
    'efemera:expectNoMail': async ({ address, options }: WaitTask) => {
      await at(address).expectNone(restored(options));
      // Cypress fails a task that returns undefined, as if the project had not defined it.
      return null;
    },
  };
}

const isExpression = (value: unknown): value is { source: string; flags: string } =>
  typeof value === 'object' && value !== null && 'source' in value && 'flags' in value;

const restored = (options: Record<string, unknown>): MailWaitOptions =>
  Object.fromEntries(
    Object.entries(options).map(([name, value]) => [
      name,
      isExpression(value) ? new RegExp(value.source, value.flags) : value,
    ]),
  );
