import { EfemeraError } from './errors.js';
import type { MailWaitOptions, NewInboxOptions, OpenInboxOptions, ServerOptions, WaitOptions } from './types.js';

/** The names of all options of a type: the compiler reports a missing or an extra name. */
const namesOf = <Options>(names: Record<keyof Options, true>): readonly string[] => Object.keys(names);

const ofServer = { url: true, apiKey: true, fetch: true, signal: true } as const;
const ofWait = { from: true, subject: true, tag: true, where: true, timeout: true, signal: true } as const;

export const waitOptions = namesOf<WaitOptions>(ofWait);
export const mailWaitOptions = namesOf<MailWaitOptions>({ ...ofWait, has: true });
/** Options of the waits at a plus address, which has its tag already. */
export const taggedWaitOptions = waitOptions.filter((name) => name !== 'tag');
export const taggedMailWaitOptions = mailWaitOptions.filter((name) => name !== 'tag');
export const newInboxOptions = namesOf<NewInboxOptions>({ ...ofServer, address: true, domain: true, ttlSeconds: true });
export const openInboxOptions = namesOf<OpenInboxOptions & ServerOptions>({
  ...ofServer,
  address: true,
  token: true,
  expiresAt: true,
  givenOut: true,
  mayGiveOut: true,
});

/**
 * Refuses an option that a call does not have. A test in plain JavaScript that waits with `{ form: '@shop.test' }` would
 * otherwise accept the code of any sender.
 *
 * @throws EfemeraError `invalid_option`
 */
export function refuseUnknown(call: string, options: object, known: readonly string[]): void {
  const unknown = Object.keys(options).filter((name) => !known.includes(name));
  if (unknown.length === 0) return;
  throw new EfemeraError(
    'invalid_option',
    `${call} has no option ${unknown.map((name) => `"${name}"`).join(', ')}; it takes ${known.join(', ')}.`,
  );
}
