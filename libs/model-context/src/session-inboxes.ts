import { createInbox, EfemeraError, type Inbox, type NewInboxOptions } from 'efemera';

/**
 * How many inboxes a session may have: a model in a loop makes one after the other, and each stays in memory until the
 * session ends.
 */
const maxInboxes = 50;

/** The server whose inboxes a session makes, and how to call it. */
export type Service = Pick<NewInboxOptions, 'url' | 'fetch' | 'signal' | 'apiKey'>;

/** The inboxes that one session has made; its tools reach no other inbox. */
export class SessionInboxes {
  readonly #inboxes = new Map<string, Inbox>();
  /** Claims that the server has not answered yet. */
  #pending = 0;

  constructor(private readonly service: Service) {}

  async create(wish: Pick<NewInboxOptions, 'address' | 'domain'>): Promise<Inbox> {
    if (this.#inboxes.size + this.#pending >= maxInboxes) this.#forgetEnded();
    if (this.#inboxes.size + this.#pending >= maxInboxes) {
      throw new EfemeraError(
        'too_many_inboxes',
        `A session makes ${maxInboxes} inboxes at most; begin another one, or wait until one has ended.`,
      );
    }
    this.#pending++;
    try {
      const inbox = await createInbox({ ...this.service, ...wish });
      this.#inboxes.set(inbox.address, inbox);
      return inbox;
    } finally {
      this.#pending--;
    }
  }

  #forgetEnded(): void {
    for (const [address, { expiresAt }] of this.#inboxes) {
      if (expiresAt !== null && Date.parse(expiresAt) < Date.now()) this.#inboxes.delete(address);
    }
  }

  /** @throws EfemeraError `inbox_not_found`. */
  at(address: string): Inbox {
    const inbox = this.#inboxes.get(address.trim().toLowerCase());
    if (!inbox) throw new EfemeraError('inbox_not_found', 'This session has made no such inbox; new_inbox makes one.');
    return inbox;
  }
}
