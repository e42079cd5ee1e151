import type { MailSummary } from './types.js';

/**
 * The mails of one inbox that no wait may return any more: a wait has returned them, a newer mail has replaced them, or
 * they are deleted.
 *
 * No method is asynchronous. Each decides and marks at once, so that no two waits return the same mail.
 */
export class GivenOut {
  readonly #ids: Set<string>;

  constructor(ids: readonly string[] = []) {
    this.#ids = new Set(ids);
  }

  has(id: string): boolean {
    return this.#ids.has(id);
  }

  /** For `JSON.stringify(inbox)`. */
  ids(): string[] {
    return [...this.#ids];
  }

  /** @param mails newest first. */
  oldestNew(mails: readonly MailSummary[]): MailSummary | null {
    return mails.findLast(({ id }) => !this.#ids.has(id)) ?? null;
  }

  /** Marks a mail. @returns false if it was marked before. */
  take(id: string): boolean {
    const isNew = !this.#ids.has(id);
    this.#ids.add(id);
    return isNew;
  }

  /**
   * Takes the newest mail that is neither marked nor stale, and marks it and all stale mails. Stale: a newer mail of
   * the same sender to the same plus address is marked, and replaces the older one's code and link.
   *
   * @param mails the matches, newest first.
   * @returns `stale`: ids of the older mails that this call has marked.
   */
  takeNewest(mails: readonly MailSummary[]): { taken: MailSummary | null; stale: string[] } {
    let taken: MailSummary | null = null;
    const stale: string[] = [];
    const senders = new Set<string>();
    for (const mail of mails) {
      // A code sent to one plus address does not replace a code sent to another one, which belongs to another account.
      const sender = `${addressOf(mail.from)} ${mail.tag}`;
      if (!this.#ids.has(mail.id)) {
        if (senders.has(sender)) stale.push(mail.id);
        // Older mails of other senders stay new for the waits that match them.
        else if (taken) continue;
        else taken = mail;
      }
      senders.add(sender);
      this.#ids.add(mail.id);
    }
    return { taken, stale };
  }
}

const addressOf = (from: string) => (/<([^<>]*)>$/.exec(from)?.[1] ?? from).toLowerCase();
