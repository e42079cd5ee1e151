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
/** One long-poll; proxies cut off what is silent for a minute. */
const longestPollMs = 25_000;
/**
 * A server that was asked to wait does not answer "nothing" within this time: a faster answer shows that it does not
 * wait.
 */
const tooSoonMs = 250;
/** The time is up by then. */
const lastLookPatienceMs = 1000;
/** A test log is no place for a hundred subjects. */
const mostToldMails = 10;

type Wanted = { has?: 'code' | 'link' | undefined } & WaitOptions;

/**
 * One inbox, and what its waits have given out.
 *
 * A mail that a wait has given out is given out by no other, whatever its kind and filter. Of several new mails that
 * match, `waitForCode` and `waitForLink` take the newest, and what older ones of the same sender hold is stale from then
 * on: a code that is sent again ends the former. What an older one of another sender holds is for the next wait that it
 * matches. `waitForMail` takes the oldest: mails come one by one.
 */
export class Inbox {
  readonly #connection: Connection;
  readonly #givenOut: Set<string>;
  /** By filter, the mail up to which nothing that matches is new any more: the server need not tell of it again. */
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

  /** The server that it is on. */
  get url(): string {
    return this.#connection.url;
  }

  /** When it ends, as far as this object knows: ISO 8601, UTC. */
  get expiresAt(): string | null {
    return this.#expiresAt;
  }

  /**
   * Waits for a mail with a one-time code and returns the code.
   *
   * @throws TimeoutError that says what did arrive; EfemeraError.
   */
  async waitForCode(options: WaitOptions = {}): Promise<string> {
    return this.#waitForPart('code', options);
  }

  /**
   * Waits for a mail with a confirmation link and returns the link.
   *
   * @throws TimeoutError that says what did arrive; EfemeraError.
   */
  async waitForLink(options: WaitOptions = {}): Promise<string> {
    return this.#waitForPart('link', options);
  }

  /**
   * Waits for a mail and returns it with its text.
   *
   * @throws TimeoutError that says what did arrive; EfemeraError.
   */
  async waitForMail(options: MailWaitOptions = {}): Promise<Mail> {
    const { id } = await this.#wait(options, 'oldest');
    return this.read(id);
  }

  /** Each mail as it arrives from now on, for as long as one asks; an outage of the server only delays it. */
  async *watch({ signal }: { signal?: AbortSignal | undefined } = {}): AsyncGenerator<MailSummary, never, undefined> {
    for (let since = (await this.messages())[0]?.id; ;) {
      const { emails } = await this.#list({ since, wait: longestPollMs / 1000 }, signal, Infinity);
      since = emails[0]?.id ?? since;
      yield* emails.reverse();
    }
  }

  /** All that lies in it, newest first. */
  async messages(): Promise<MailSummary[]> {
    return (await this.#list({})).emails;
  }

  /** One mail with its text, HTML and headers. */
  async read(id: string): Promise<Mail> {
    return this.#connection.json({ path: emailPath(this.address, known(id)), token: this.token });
  }

  /** The mail as it was received: `message/rfc822`. */
  async raw(id: string): Promise<Uint8Array> {
    return this.#connection.bytes({ path: rawPath(this.address, known(id)), token: this.token });
  }

  /** The bytes of one of `mail.attachments`. */
  async attachment(id: string, index: number): Promise<Uint8Array> {
    return this.#connection.bytes({ path: attachmentPath(this.address, known(id), index), token: this.token });
  }

  /** How mail came to it, step by step, and which was refused with what words of SMTP; newest first. */
  deliveries(): Promise<Delivery[]> {
    return this.#deliveries();
  }

  /** Starts its life span anew. */
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

  /** Ends the inbox and all that lies in it. */
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

  /** What `openInbox` opens it with again. It holds the token: whoever has it reads the mail. */
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
      // From here on nothing else runs until the mail is taken: two waits never take the same one.
      const { taken, stale } = this.#take(emails ?? [], which);
      const met = emails?.[emails.findLastIndex(({ id }) => !this.#givenOut.has(id)) + 1];
      if (met) this.#met.set(filter, met.id);
      if (taken) {
        if (await this.#mayGiveOut(taken.id, stale)) return taken;
        // There may be another one.
        continue;
      }
      if (leftMs === 0) throw await this.#timeoutError({ has, from, subject, timeout, signal });
    }
  }

  /**
   * @param emails  what matches, newest first.
   * @returns `stale`: ids of the mails that no wait gives out any more, since there is a newer one of their sender.
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
        // Other senders' older mails stay new: to a wait for them.
        else if (taken) continue;
        else taken = mail;
      }
      senders.add(sender);
      this.#givenOut.add(mail.id);
    }
    return { taken, stale };
  }

  /** The server waits whole seconds: what is left of the last one is cut off here, and is then null. */
  async #listInTime(query: ListQuery, signal: AbortSignal | undefined, leftMs: number) {
    // The last look, when the time is up, waits for nothing but its answer.
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
    // A server about to end does not wait; asked again at once, it would be asked without end.
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
      // What explains a failure must not hide it.
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
        : [`${failed} What lies there, newest first:`]),
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

/** What is no id names no mail; it must not become another path (`.`). */
function known(id: string): string {
  if (!/^[0-9A-Za-z]{1,64}$/.test(id))
    throw new EfemeraError('email_not_found', 'There is no such mail: this is no id.');
  return id;
}

const addressOf = (from: string) => (/<([^<>]*)>$/.exec(from)?.[1] ?? from).toLowerCase();

const clock = (timestamp: string) => `${timestamp.slice(11, 19)} UTC`;

function newest<T>(items: readonly T[], tell: (item: T) => string): string[] {
  const told = items.slice(0, mostToldMails).map(tell);
  if (items.length > told.length) told.push(`and ${items.length - told.length} older`);
  return told.map((line) => `  ${line}`);
}

/** Strangers write subjects; an error ends up in somebody's terminal. */
const oneLine = (text: string) => text.replace(/[\p{C}\p{Z}]+/gu, ' ').trim();

/**
 * Claims an address for this object alone.
 *
 * @throws EfemeraError `address_taken` | `address_invalid` | `quota_exhausted` | `unreachable` | …
 */
export async function createInbox({ address, domain, ...server }: NewInboxOptions = {}): Promise<Inbox> {
  const connection = new Connection(server);
  const claimed = await connection.json<InboxState & { token: string }>({
    method: 'POST',
    path: inboxesPath,
    body: { address, domain },
    // Repeats the claim of a generated address even if an answer was lost: that address only expires unused. A chosen
    // address
    // would already be taken by the lost claim.
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
