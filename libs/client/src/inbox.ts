/// <reference lib="esnext.disposable" preserve="true" />
import { Connection } from './connection.js';
import { EfemeraError, TimeoutError, type PassedOver } from './errors.js';
import {
  attachmentPath,
  deliveriesPath,
  emailPath,
  inboxesPath,
  inboxPath,
  listPath,
  rawPath,
  removalPath,
  type ListQuery,
} from './paths.js';
import { pause } from './pause.js';
import type {
  Delivery,
  InboxState,
  KeptInbox,
  Mail,
  MailSummary,
  MailWaitOptions,
  NewInboxOptions,
  OpenInboxOptions,
  ServerOptions,
  WaitOptions,
} from './types.js';

const defaultTimeoutMs = 20_000;
/** Length of one long-poll: proxies cut off a connection that is silent for a minute. */
const longestPollMs = 25_000;
/** A server that supports `wait` answers "nothing" no sooner than this; an earlier answer shows that it does not. */
const tooSoonMs = 250;
/** The time is up when this call ends. */
const lastLookPatienceMs = 1000;
/** Limits the list in an error message: a hundred subjects would flood a test log. */
const mostToldMails = 10;

type Wanted = { has?: 'code' | 'link' | undefined } & WaitOptions;

/**
 * One inbox, with the mails that its waits have returned.
 *
 * No two waits return the same mail, whatever their kinds and filters are. Of several new mails that match,
 * `waitForCode` and `waitForLink` return the newest. The codes and links in older mails of the same sender are stale
 * from then on: a resent code replaces the former one. Older mails of other senders stay available for the next wait.
 * `waitForMail` returns the oldest mail first.
 */
export class Inbox {
  readonly #connection: Connection;
  readonly #givenOut: Set<string>;
  /**
   * For each filter, the id of the mail up to which all matches are returned or stale. The server need not list these
   * again.
   */
  readonly #met = new Map<string, string>();
  readonly #mayGiveOut: (id: string, stale: readonly string[]) => Promise<boolean>;
  #expiresAt: string | null;

  /** Use `createInbox` or `openInbox`. */
  constructor(
    connection: Connection,
    readonly address: string,
    readonly token: string | undefined,
    { expiresAt, givenOut, mayGiveOut = () => Promise.resolve(true) }: Omit<OpenInboxOptions, 'address' | 'token'>,
  ) {
    this.#connection = connection;
    this.#expiresAt = expiresAt ?? null;
    this.#givenOut = new Set(givenOut);
    this.#mayGiveOut = mayGiveOut;
  }

  /** The address of its server. */
  get url(): string {
    return this.#connection.url;
  }

  /** When it expires, as far as this object knows: ISO 8601, UTC. */
  get expiresAt(): string | null {
    return this.#expiresAt;
  }

  /**
   * Waits for a mail with a one-time code and returns the code.
   *
   * @throws TimeoutError that lists the mails that did arrive; EfemeraError.
   */
  async waitForCode(options: WaitOptions = {}): Promise<string> {
    return this.#waitForPart('code', options);
  }

  /**
   * Waits for a mail with a confirmation link and returns the link.
   *
   * @throws TimeoutError that lists the mails that did arrive; EfemeraError.
   */
  async waitForLink(options: WaitOptions = {}): Promise<string> {
    return this.#waitForPart('link', options);
  }

  /**
   * Waits for a mail and returns it with its text.
   *
   * @throws TimeoutError that lists the mails that did arrive; EfemeraError.
   */
  async waitForMail(options: MailWaitOptions = {}): Promise<Mail> {
    const { id } = await this.#wait(options, 'oldest');
    return this.read(id);
  }

  /** Yields each mail as it arrives from now on, until the loop ends. An outage of the server only delays it. */
  async *watch({ signal }: { signal?: AbortSignal | undefined } = {}): AsyncGenerator<MailSummary, never, undefined> {
    for (let since = (await this.messages())[0]?.id; ;) {
      const { emails } = await this.#list({ since, wait: longestPollMs / 1000 }, signal, Infinity);
      since = emails[0]?.id ?? since;
      yield* emails.reverse();
    }
  }

  /** Lists all mail of the inbox, newest first. */
  async messages(): Promise<MailSummary[]> {
    return (await this.#list({})).emails;
  }

  /** One mail with its text, HTML and headers. */
  async read(id: string): Promise<Mail> {
    return this.#connection.json({ path: emailPath(this.address, known(id)), token: this.token });
  }

  /** The mail as received: `message/rfc822`. */
  async raw(id: string): Promise<Uint8Array> {
    return this.#connection.bytes({ path: rawPath(this.address, known(id)), token: this.token });
  }

  /** The bytes of one of `mail.attachments`. */
  async attachment(id: string, index: number): Promise<Uint8Array> {
    return this.#connection.bytes({ path: attachmentPath(this.address, known(id), index), token: this.token });
  }

  /** Lists the delivery attempts, newest first: each step of an accepted mail, and the SMTP reply to a refused one. */
  deliveries(): Promise<Delivery[]> {
    return this.#deliveries();
  }

  /** Restarts the inbox's lifetime. */
  async extend(): Promise<void> {
    const { expiresAt } = await this.#connection.json<InboxState>({
      method: 'PATCH',
      path: inboxPath(this.address),
      token: this.token,
      body: { extend: true },
      repeatable: true,
    });
    this.#expiresAt = expiresAt;
  }

  /** Removes one mail. */
  async deleteMail(id: string): Promise<void> {
    return this.#connection.nothing({
      method: 'DELETE',
      path: removalPath(this.address, known(id)),
      token: this.token,
    });
  }

  /** Releases the inbox and deletes its mail. */
  delete(): Promise<void> {
    return this.#connection.nothing({
      method: 'DELETE',
      path: inboxPath(this.address),
      token: this.token,
      repeatable: true,
    });
  }

  /** `await using inbox = await createInbox()` deletes it at the end of the block. */
  async [Symbol.asyncDispose](): Promise<void> {
    await this.delete();
  }

  /** The argument for `openInbox`. It contains the token, which gives access to the mail. */
  toJSON(): KeptInbox & { url: string } {
    return {
      url: this.url,
      address: this.address,
      token: this.token,
      expiresAt: this.#expiresAt ?? undefined,
      givenOut: [...this.#givenOut],
    };
  }

  async #waitForPart(has: 'code' | 'link', options: WaitOptions): Promise<string> {
    const { [has]: part } = await this.#wait({ ...options, has }, 'newest');
    if (part === null) throw new EfemeraError('unexpected_answer', `${this.url} is too old to wait for a ${has}.`);
    return part;
  }

  async #wait({ has, from, subject, timeout = defaultTimeoutMs, signal }: Wanted, which: 'newest' | 'oldest') {
    if (!Number.isFinite(timeout) || timeout < 0) {
      throw new EfemeraError('invalid_option', `timeout takes milliseconds, such as ${defaultTimeoutMs}.`);
    }
    const filter = JSON.stringify([has, from, subject]);
    const deadline = performance.now() + timeout;
    for (;;) {
      const leftMs = Math.max(0, deadline - performance.now());
      const pollMs = Math.min(leftMs, longestPollMs);
      const query = { has, from, subject, since: this.#met.get(filter), wait: Math.ceil(pollMs / 1000) || undefined };
      const emails = await this.#listInTime(query, signal, leftMs);
      // Nothing may be awaited between here and marking the mail: otherwise two waits could return the same mail.
      const { taken, stale } = this.#take(emails ?? [], which);
      const met = emails?.[emails.findLastIndex(({ id }) => !this.#givenOut.has(id)) + 1];
      if (met) this.#met.set(filter, met.id);
      if (taken) {
        if (await this.#mayGiveOut(taken.id, stale)) return taken;
        // Another process has returned this mail: look for the next match.
        continue;
      }
      if (leftMs === 0) throw await this.#timeoutError({ has, from, subject, timeout, signal });
    }
  }

  /**
   * @param emails the matches, newest first.
   * @returns `stale`: ids of mails that no wait may return any more, because their sender has sent a newer one.
   */
  #take(emails: readonly MailSummary[], which: 'newest' | 'oldest'): { taken: MailSummary | null; stale: string[] } {
    const isNew = ({ id }: MailSummary) => !this.#givenOut.has(id);
    if (which === 'oldest') {
      const oldest = emails.findLast(isNew);
      if (oldest) this.#givenOut.add(oldest.id);
      return { taken: oldest ?? null, stale: [] };
    }
    let taken: MailSummary | null = null;
    const stale: string[] = [];
    const senders = new Set<string>();
    for (const mail of emails) {
      const sender = addressOf(mail.from);
      if (isNew(mail)) {
        if (senders.has(sender)) stale.push(mail.id);
        // Older mails of other senders stay new for the waits that match them.
        else if (taken) continue;
        else taken = mail;
      }
      senders.add(sender);
      this.#givenOut.add(mail.id);
    }
    return { taken, stale };
  }

  /** The server waits whole seconds. In the last second, the client ends the call itself and gets null. */
  async #listInTime(query: ListQuery, signal: AbortSignal | undefined, leftMs: number) {
    // The last call, when the time is up, lists without waiting.
    if (leftMs === 0) return (await this.#list(query, signal, lastLookPatienceMs)).emails;
    const up = AbortSignal.timeout(Math.ceil(leftMs));
    try {
      return (await this.#list(query, signal ? AbortSignal.any([signal, up]) : up, leftMs)).emails;
    } catch (error) {
      if (!up.aborted || signal?.aborted) throw error;
      return null;
    }
  }

  async #list(query: ListQuery, signal?: AbortSignal, patienceMs?: number) {
    const began = performance.now();
    const answer = await this.#connection.json<{ emails: MailSummary[] }>({
      path: listPath(this.address, query),
      token: this.token,
      signal,
      waitMs: (query.wait ?? 0) * 1000,
      ...(patienceMs !== undefined && { patienceMs }),
    });
    // A server that is shutting down does not wait. Without a pause, this loop would call it continuously.
    const tooSoon = query.wait !== undefined && answer.emails.length === 0 && performance.now() - began < tooSoonMs;
    if (tooSoon) await pause(tooSoonMs, signal);
    return answer;
  }

  async #deliveries(signal?: AbortSignal, patienceMs?: number): Promise<Delivery[]> {
    const { deliveries } = await this.#connection.json<{ deliveries: Delivery[] }>({
      path: deliveriesPath(this.address),
      token: this.token,
      signal,
      ...(patienceMs !== undefined && { patienceMs }),
    });
    return deliveries;
  }

  async #timeoutError({ has, from, subject, timeout = 0, signal }: Wanted): Promise<TimeoutError> {
    const wanted = [
      has ? `No new mail with a ${has}` : 'No new mail',
      ...(from === undefined ? [] : [`from "${from}"`]),
      ...(subject === undefined ? [] : [`with "${subject}" in its subject`]),
    ].join(' ');
    const failed = `${wanted} reached ${this.address} in ${timeout / 1000} s.`;
    const [{ emails }, refused] = await Promise.all([
      this.#list({}, signal, lastLookPatienceMs),
      // A failure of this listing must not hide the timeout error.
      this.#deliveries(signal, lastLookPatienceMs)
        .then((all) => all.filter(({ outcome }) => outcome === 'refused'))
        .catch(() => []),
    ]);
    const arrived = emails.map((mail): PassedOver => {
      const { id, from, subject, timestamp } = mail;
      return { id, from, subject, timestamp, reason: this.#reason(mail, has) };
    });
    const lines = [
      ...(arrived.length === 0
        ? [`${failed} ${refused.length === 0 ? 'Nothing arrived at all.' : 'The inbox is empty.'}`]
        : [`${failed} Mail in the inbox, newest first:`]),
      ...newest(arrived, ({ from, subject, timestamp, reason }) => {
        return `${clock(timestamp)}  "${oneLine(subject)}" from ${oneLine(from)}: ${reason}`;
      }),
      ...(refused.length === 0 ? [] : ['What SMTP refused, newest first:']),
      ...newest(refused, ({ startedAt, sender, reply: { code, text } }) => {
        return `${clock(startedAt)}  from <${oneLine(sender)}>: ${code} ${oneLine(text)}`;
      }),
    ];
    return new TimeoutError(lines.join('\n'), arrived, refused);
  }

  #reason(mail: MailSummary, has: Wanted['has']): PassedOver['reason'] {
    if (this.#givenOut.has(mail.id)) return 'given out before';
    if (has && mail[has] === null) return `no ${has} in it`;
    return 'does not match';
  }
}

/** A text that is no id must not become another path (`.`). */
function known(id: string): string {
  if (!/^[0-9A-Za-z]{1,64}$/.test(id))
    throw new EfemeraError('email_not_found', 'There is no such mail: this is not an id.');
  return id;
}

const addressOf = (from: string) => (/<([^<>]*)>$/.exec(from)?.[1] ?? from).toLowerCase();

const clock = (timestamp: string) => `${timestamp.slice(11, 19)} UTC`;

function newest<T>(items: readonly T[], tell: (item: T) => string): string[] {
  const told = items.slice(0, mostToldMails).map(tell);
  if (items.length > told.length) told.push(`and ${items.length - told.length} older`);
  return told.map((line) => `  ${line}`);
}

/** Strangers write subjects, and error messages are printed to terminals. */
const oneLine = (text: string) => text.replace(/[\p{C}\p{Z}]+/gu, ' ').trim();

/**
 * Claims an address and returns its inbox.
 *
 * @throws EfemeraError `address_taken` | `address_invalid` | `quota_exhausted` | `unreachable` | …
 */
export async function createInbox({ address, domain, ttlSeconds, ...server }: NewInboxOptions = {}): Promise<Inbox> {
  const connection = new Connection(server);
  const claimed = await connection.json<InboxState & { token: string }>({
    method: 'POST',
    path: inboxesPath,
    body: { address, domain, ttlSeconds },
    // Repeats the claim of a generated address if an answer was lost: that address only expires unused. A lost claim of
    // a chosen address may have succeeded, and a repetition would find it taken.
    repeatable: address === undefined,
  });
  return new Inbox(connection, claimed.address, claimed.token, { expiresAt: claimed.expiresAt });
}

/**
 * Opens an inbox that was created elsewhere, without a call to the server. Its waits also return mail that is already
 * there.
 */
export function openInbox({
  address,
  token,
  expiresAt,
  givenOut,
  mayGiveOut,
  ...server
}: OpenInboxOptions & ServerOptions): Inbox {
  return new Inbox(new Connection(server), address, token, { expiresAt, givenOut, mayGiveOut });
}
