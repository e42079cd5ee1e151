import type { Filter } from './filter.js';
import type { GivenOut } from './given-out.js';
import type { MailSummary } from './types.js';

/**
 * How long a listed mail may stay unchecked: the server looks up its sender for five seconds at most, and may have other
 * mail to check first. Where the server checks no senders, `auth` stays null, and a wait must not ask on for ever.
 */
const longestCheckMs = 10_000;
/** Pause before a wait lists unchecked mails again: no long-poll is answered when the sender of a mail has been checked. */
export const uncheckedPauseMs = 500;

/**
 * The mails that a wait's function has refused while their senders were not checked: `auth` is null for about a second
 * after a mail is first listed, and the function may accept the mail then.
 */
export class UncheckedMails {
  readonly #filter: Filter;
  readonly #givenOut: GivenOut;
  readonly #firstListedAtMs = new Map<string, number>();

  constructor(filter: Filter, givenOut: GivenOut) {
    this.#filter = filter;
    this.#givenOut = givenOut;
  }

  /** @returns the place of the oldest mail that the wait must list again; -1 if there is none. @param mails newest first. */
  placeOfOldest(mails: readonly MailSummary[]): number {
    const now = performance.now();
    for (const { id } of mails) if (!this.#firstListedAtMs.has(id)) this.#firstListedAtMs.set(id, now);
    return mails.findLastIndex(
      (mail) =>
        !this.#givenOut.has(mail.id) &&
        this.#filter.mayMatchLater(mail) &&
        now - (this.#firstListedAtMs.get(mail.id) ?? now) < longestCheckMs,
    );
  }
}
