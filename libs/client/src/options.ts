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
 * Refuses an option that a call does not have. A test in plain JavaScript that waits with `{ form: '@shop.test' }`
 * would otherwise accept the code of any sender.
 *
 * @throws EfemeraError `invalid_option`
 */
export function refuseUnknown(call: string, options: object, known: readonly string[]): void {
  if (typeof options !== 'object' || (options as object | null) === null) {
    throw new EfemeraError('invalid_option', `${call} takes an object of options: ${known.join(', ')}.`);
  }
  const unknown = Object.keys(options).filter((name) => !known.includes(name));
  if (unknown.length === 0) return refuseForms(call, options);
  throw new EfemeraError(
    'invalid_option',
    `${call} has no option ${unknown.map((name) => `"${name}"`).join(', ')}; it takes ${known.join(', ')}.`,
  );
}

/** Whether a value can be a key or token: for one with a line break, `fetch` fails with an error that shows it. */
export const isHeaderText = (value: unknown): boolean => typeof value === 'string' && /^[\x21-\x7e]+$/.test(value);

const isText = (value: unknown) => typeof value === 'string';
/** Timers of 2³¹ milliseconds, nearly 25 days, or more end at once: a wait would call the server without a pause. */
const maxTimeoutMs = 24 * 86_400_000;
const isTimeout = (value: unknown) => typeof value === 'number' && value >= 0 && value <= maxTimeoutMs;
const isSignal = (value: unknown) =>
  typeof value === 'object' && value !== null && 'aborted' in value && 'addEventListener' in value;

/** The form of each option: without this check, a wrong value would fail only after seconds of retries. */
const forms: Readonly<Record<string, readonly [fits: (value: unknown) => boolean, form: string]>> = {
  url: [isText, 'a text'],
  address: [isText, 'a text'],
  domain: [isText, 'a text'],
  apiKey: [
    (value) => value === null || isHeaderText(value),
    'a key as it was shown: this one has characters that no key has',
  ],
  token: [isHeaderText, 'a token as it was given: this one has characters that no token has'],
  ttlSeconds: [(value) => typeof value === 'number', 'a number'],
  fetch: [(value) => typeof value === 'function', 'a function'],
  timeout: [isTimeout, 'milliseconds, such as 20000, at most 24 days'],
  signal: [isSignal, 'an AbortSignal'],
};

/** Refuses an option of a wrong form. The error does not show the value, which could be a secret. */
function refuseForms(call: string, options: object): void {
  for (const [name, value] of Object.entries(options)) {
    const [fits, form] = forms[name] ?? [];
    if (value === undefined || !fits || fits(value)) continue;
    throw new EfemeraError('invalid_option', `${call}: ${name} takes ${form}.`);
  }
}
