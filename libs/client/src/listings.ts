import type { Connection, Patience } from './connection.js';
import { deliveriesPath, inboxesPath, listPath, type ListQuery } from './paths.js';
import { pause } from './pause.js';
import type { Delivery, InboxState, MailSummary } from './types.js';

/** A server that waits answers "nothing" no sooner than this; after an earlier answer, the client itself pauses. */
const tooSoonMs = 250;

/** Limits of a call in the last `leftMs` of a wait: one that hangs must fail before the test runner hides its error. */
export const within = (leftMs: number): Patience => ({
  patienceMs: Math.max(leftMs, 1000),
  silenceMs: Math.min(Math.max(leftMs, 4000), 10_000),
});

/** Lists what the server has of one inbox. */
export class Listings {
  readonly #connection: Connection;
  readonly #address: string;
  readonly #token: string | undefined;

  constructor(connection: Connection, address: string, token: string | undefined) {
    this.#connection = connection;
    this.#address = address;
    this.#token = token;
  }

  /** Lists the mails that match the query, newest first. */
  async mails(query: ListQuery, signal?: AbortSignal, patience?: Patience): Promise<MailSummary[]> {
    const began = performance.now();
    const { emails } = await this.#connection.json<{ emails: MailSummary[] }>({
      path: listPath(this.#address, query),
      token: this.#token,
      signal,
      waitMs: (query.wait ?? 0) * 1000,
      ...patience,
    });
    // A server that is shutting down does not wait. Without a pause, a wait would call it continuously.
    const tooSoon = query.wait !== undefined && emails.length === 0 && performance.now() - began < tooSoonMs;
    if (tooSoon) await pause(tooSoonMs, signal);
    return emails;
  }

  /**
   * Lists the mails within the last `leftMs` of a wait. The server waits whole seconds: in the last second, the client
   * itself aborts the call, and this returns no mail.
   */
  async mailsInTime(query: ListQuery, signal: AbortSignal | undefined, leftMs: number): Promise<MailSummary[]> {
    // The last call, when the time is up, lists without waiting.
    if (leftMs === 0) return this.mails(query, signal, within(0));
    const up = AbortSignal.timeout(Math.ceil(leftMs));
    try {
      return await this.mails(query, signal ? AbortSignal.any([signal, up]) : up, { patienceMs: leftMs });
    } catch (error) {
      if (!up.aborted || signal?.aborted) throw error;
      return [];
    }
  }

  /** Lists the delivery attempts, newest first. */
  async deliveries(signal?: AbortSignal, patience?: Patience): Promise<Delivery[]> {
    const { deliveries } = await this.#connection.json<{ deliveries: Delivery[] }>({
      path: deliveriesPath(this.#address),
      token: this.#token,
      signal,
      ...patience,
    });
    return deliveries;
  }

  /**
   * Tells whether the inbox was deleted or has expired. Its mail lists do not tell: to its former holder, who may restore
   * it, the server lists an ended inbox as an empty one.
   */
  async hasEnded(signal?: AbortSignal, patience?: Patience): Promise<boolean> {
    // Without a token or a key, the caller holds nothing that could end.
    if (this.#token === undefined && !this.#connection.sendsKey) return false;
    const { inboxes } = await this.#connection.json<{ inboxes: InboxState[] }>({
      path: inboxesPath,
      token: this.#token,
      signal,
      ...patience,
    });
    const address = this.#address.normalize('NFC').toLowerCase();
    return inboxes.some((inbox) => inbox.address === address && inbox.state === 'restorable');
  }
}
