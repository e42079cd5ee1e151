/// <reference lib="esnext.disposable" preserve="true" />
import type { Connection, Patience } from './connection.js';
import { EfemeraError, TimeoutError, type PassedOver } from './errors.js';
import { describeWanted, filterOf, knownTag, reasonToPassOver, type Wanted } from './filter.js';
import { GivenOut } from './given-out.js';
import { Listings, within } from './listings.js';
import { mailWaitOptions, refuseUnknown, waitOptions } from './options.js';
import {
  attachmentPath,
  checkPath,
  emailPath,
  htmlPath,
  inboxPath,
  joinLinksPath,
  rawPath,
  removalPath,
  type ListQuery,
} from './paths.js';
import { pause } from './pause.js';
import { reportOf, unexpectedMail } from './report.js';
import { TaggedInbox } from './tagged-inbox.js';
import type {
  Delivery,
  Fault,
  InboxState,
  JoinLink,
  KeptInbox,
  Mail,
  MailCheck,
  MailSummary,
  MailWaitOptions,
  OpenInboxOptions,
  ShareOptions,
  WaitOptions,
  WatchOptions,
} from './types.js';
import { uncheckedPauseMs, UncheckedMails } from './unchecked-mails.js';

const defaultTimeoutMs = 20_000;
/** Default time of `expectNone`: mail that a test causes arrives sooner. */
const defaultSilenceMs = 5000;
/** Length of one long-poll: proxies cut off a connection that is silent for a minute. */
const longestPollMs = 25_000;
/** The longest time of a check: many links, or the HTML of a mail of many megabytes, take so long. */
const checkMs = 15_000;

/**
 * One inbox, with the mails that its waits have returned.
 *
 * No two waits return the same mail, whatever their kinds and filters are. Of several new mails that match,
 * `waitForCode` and `waitForLink` return the newest. The codes and links in older mails of the same sender to the same
 * plus address are stale from then on: a resent code replaces the former one. Older mails of other senders stay
 * available for the next wait. `waitForMail` returns the oldest mail first.
 */
export class Inbox {
  readonly #connection: Connection;
  readonly #listings: Listings;
  readonly #givenOut: GivenOut;
  /**
   * For each filter, the id of the mail up to which all matches are returned, stale or deleted. The server need not
   * list these again.
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
    this.#listings = new Listings(connection, address, token);
    this.#expiresAt = expiresAt ?? null;
    this.#givenOut = new GivenOut(givenOut);
    this.#mayGiveOut = mayGiveOut;
  }

  /** The URL of the server that has this inbox. */
  get url(): string {
    return this.#connection.url;
  }

  /** When the inbox expires, as far as this object knows: ISO 8601, UTC. */
  get expiresAt(): string | null {
    return this.#expiresAt;
  }

  /**
   * Waits for a mail with a one-time code and returns the code.
   *
   * @throws TimeoutError that lists the mails that did arrive; EfemeraError.
   */
  async waitForCode(options: WaitOptions = {}): Promise<string> {
    refuseUnknown('waitForCode', options, waitOptions);
    return this.#waitForPart('code', options);
  }

  /**
   * Waits for a mail with a confirmation link and returns the link.
   *
   * @throws TimeoutError that lists the mails that did arrive; EfemeraError.
   */
  async waitForLink(options: WaitOptions = {}): Promise<string> {
    refuseUnknown('waitForLink', options, waitOptions);
    return this.#waitForPart('link', options);
  }

  /**
   * Waits for a mail and returns it with its text.
   *
   * @throws TimeoutError that lists the mails that did arrive; EfemeraError.
   */
  async waitForMail(options: MailWaitOptions = {}): Promise<Mail> {
    refuseUnknown('waitForMail', options, mailWaitOptions);
    return this.#wait(options, (mails, deadline) => this.#readOldest(mails, deadline, options.signal));
  }

  /**
   * Waits and resolves if no new mail comes that matches. A mail that lies there already and that no wait has returned
   * counts as new.
   *
   * @throws EfemeraError `unexpected_mail` as soon as such a mail is there; `inbox_expired`: the inbox has ended.
   */
  async expectNone(options: MailWaitOptions = {}): Promise<void> {
    refuseUnknown('expectNone', options, mailWaitOptions);
    const { timeout = defaultSilenceMs, signal, ...wanted } = options;
    const filter = filterOf(wanted);
    const { query, matches } = filter;
    const unchecked = new UncheckedMails(filter, this.#givenOut);
    const deadline = performance.now() + timeout;
    for (let since: string | undefined; ;) {
      const leftMs = Math.max(0, deadline - performance.now());
      const wait = waitSecondsOf(leftMs);
      const emails = await this.#listings.mailsInTime({ ...query, since, wait }, signal, leftMs);
      const mail = emails.find((listed) => !this.#givenOut.has(listed.id) && matches(listed));
      if (mail) throw unexpectedMail(this.address, mail);
      if (leftMs === 0) return this.#refuseEnded(signal);
      const place = unchecked.placeOfOldest(emails);
      since = emails[place + 1]?.id ?? since;
      if (place >= 0) await pause(Math.min(uncheckedPauseMs, leftMs), signal);
    }
  }

  /** Yields each mail that arrives from this call on, until the loop ends. An outage of the server only delays mail. */
  watch(options: WatchOptions = {}): AsyncGenerator<MailSummary, never, undefined> {
    refuseUnknown('watch', options, ['tag', 'signal']);
    const query = { tag: knownTag(options.tag) };
    // Lists at once: a test may cause the mail that it wants to see before it calls `next()`.
    const before = this.#listings.mails(query, options.signal);
    // If `next()` is never called, a failed listing would end the process as an unhandled rejection.
    before.catch(() => undefined);
    return this.#arrivals(before, query, options.signal);
  }

  async *#arrivals(
    before: Promise<MailSummary[]>,
    query: ListQuery,
    signal: AbortSignal | undefined,
  ): AsyncGenerator<MailSummary, never, undefined> {
    const [newest] = await before;
    if (!newest) await this.#refuseEnded(signal);
    for (let since = newest?.id; ;) {
      const wait = longestPollMs / 1000;
      const emails = await this.#listings.mails({ ...query, since, wait }, signal, within(Infinity));
      since = emails[0]?.id ?? since;
      yield* emails.reverse();
    }
  }

  /**
   * Lists the mail of the inbox, or that to one of its plus addresses, newest first.
   *
   * @throws EfemeraError `inbox_expired`: there is no mail, since the inbox has ended.
   */
  async messages(options: Pick<WatchOptions, 'tag'> = {}): Promise<MailSummary[]> {
    refuseUnknown('messages', options, ['tag']);
    const emails = await this.#listings.mails({ tag: knownTag(options.tag) });
    if (emails.length === 0) await this.#refuseEnded();
    return emails;
  }

  /**
   * The plus address `name+tag@domain` of this inbox, and the mail to it.
   *
   * @throws EfemeraError `invalid_option`
   */
  tagged(tag: string): TaggedInbox {
    return new TaggedInbox(this, tag);
  }

  /**
   * Makes a link that opens the inbox on another device, once, within five minutes. Only the holder can.
   *
   * @throws EfemeraError `holder_required` | `read_only` | `too_many_guests`
   */
  async share(options: ShareOptions = {}): Promise<JoinLink> {
    refuseUnknown('share', options, ['access']);
    const body = { access: options.access ?? 'read' };
    return this.#connection.json({ method: 'POST', path: joinLinksPath(this.address), token: this.token, body });
  }

  /** One mail with its text, HTML and headers. */
  async read(id: string): Promise<Mail> {
    return this.#read(id);
  }

  /** The mail as received: `message/rfc822`. */
  async raw(id: string): Promise<Uint8Array> {
    return this.#connection.bytes({ path: rawPath(this.address, id), token: this.token });
  }

  /** The sender's HTML with its embedded images. A page that shows it runs its scripts (docs/api.md, Screenshots). */
  async html(id: string): Promise<string> {
    const path = htmlPath(this.address, id);
    return new TextDecoder().decode(await this.#connection.bytes({ path, token: this.token }));
  }

  /** Checks a mail. `links`: the server also calls its links, except acting ones, such as to confirm or unsubscribe. */
  async check(id: string, options: { links?: boolean | undefined } = {}): Promise<MailCheck> {
    refuseUnknown('check', options, ['links']);
    const path = checkPath(this.address, id, options.links ? '1' : undefined);
    return this.#connection.json({ path, token: this.token, waitMs: checkMs });
  }

  /** The bytes of one of `mail.attachments`. */
  async attachment(id: string, index: number): Promise<Uint8Array> {
    return this.#connection.bytes({ path: attachmentPath(this.address, id, index), token: this.token });
  }

  /** Lists the delivery attempts, newest first: each step of an accepted mail, and the SMTP reply to a refused one. */
  deliveries(): Promise<Delivery[]> {
    return this.#listings.deliveries();
  }

  /** Restarts the inbox's lifetime, or gives it another one. */
  async extend(options: { ttlSeconds?: number | undefined } = {}): Promise<void> {
    refuseUnknown('extend', options, ['ttlSeconds']);
    const { expiresAt } = await this.#change({ extend: true, ttlSeconds: options.ttlSeconds });
    this.#expiresAt = expiresAt;
  }

  /**
   * Makes the server refuse mail to this inbox, to test how a sender reacts; null ends this. Needs the API key with
   * which the inbox was claimed.
   *
   * @throws EfemeraError `key_needed`
   */
  async setFault(fault: Fault | null): Promise<void> {
    await this.#change({ fault });
  }

  /** Removes one mail. */
  async deleteMail(id: string): Promise<void> {
    return this.#connection.nothing({ method: 'DELETE', path: removalPath(this.address, id), token: this.token });
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

  /** Makes `await using` delete the inbox. A failure must not replace the test's result: the inbox ends by itself. */
  async [Symbol.asyncDispose](): Promise<void> {
    await this.delete().catch(() => undefined);
  }

  /** The argument for `openInbox`. It contains the token, which gives access to the mail. */
  toJSON(): KeptInbox & { url: string } {
    return {
      url: this.url,
      address: this.address,
      token: this.token,
      expiresAt: this.#expiresAt ?? undefined,
      givenOut: this.#givenOut.ids(),
    };
  }

  async #read(id: string, signal?: AbortSignal, patience?: Patience): Promise<Mail> {
    return this.#connection.json({ path: emailPath(this.address, id), token: this.token, signal, ...patience });
  }

  #change(body: object): Promise<InboxState> {
    return this.#connection.json({
      method: 'PATCH',
      path: inboxPath(this.address),
      token: this.token,
      body,
      repeatable: true,
    });
  }

  async #waitForPart(has: 'code' | 'link', options: WaitOptions): Promise<string> {
    const { [has]: part } = await this.#wait({ ...options, has }, (mails) => this.#takeNewest(mails));
    if (part === null) throw new EfemeraError('unexpected_answer', `${this.url} is too old to wait for a ${has}.`);
    return part;
  }

  /** @param take gets the matches, newest first; returns null if it could take none of them. */
  async #wait<T>(
    { timeout = defaultTimeoutMs, signal, ...wanted }: MailWaitOptions,
    take: (mails: readonly MailSummary[], deadline: number) => Promise<T | null>,
  ): Promise<T> {
    const filter = filterOf(wanted);
    const { query, matches, name } = filter;
    const unchecked = new UncheckedMails(filter, this.#givenOut);
    const deadline = performance.now() + timeout;
    for (let since = name === null ? undefined : this.#met.get(name); ;) {
      const leftMs = Math.max(0, deadline - performance.now());
      const wait = waitSecondsOf(leftMs);
      const emails = await this.#listings.mailsInTime({ ...query, since, wait }, signal, leftMs);
      const mails = emails.filter(matches);
      const hadNew = this.#givenOut.oldestNew(mails) !== null;
      const taken = await take(mails, deadline);
      // The next request lists mail from the oldest match on that no wait has given out: another wait may still read it.
      const left = this.#givenOut.oldestNew(mails);
      const place = unchecked.placeOfOldest(emails);
      since = emails[Math.max(left ? emails.indexOf(left) : -1, place) + 1]?.id ?? since;
      if (name !== null && since !== undefined) this.#met.set(name, since);
      if (taken !== null) return taken;
      // If there was a match, it was deleted, or another wait or process has taken it: look for the next one.
      if (leftMs === 0 && !hadNew) throw await this.#timeoutError(wanted, timeout, signal);
      if (place >= 0) await pause(Math.min(uncheckedPauseMs, leftMs), signal);
    }
  }

  async #takeNewest(mails: readonly MailSummary[]): Promise<MailSummary | null> {
    const { taken, stale } = this.#givenOut.takeNewest(mails);
    return taken && (await this.#mayGiveOut(taken.id, stale)) ? taken : null;
  }

  /** Reads a mail before it marks it as returned: if the read fails, the next wait can return the mail. */
  async #readOldest(mails: readonly MailSummary[], deadline: number, signal: AbortSignal | undefined) {
    const oldest = this.#givenOut.oldestNew(mails);
    if (!oldest) return null;
    const patience = within(deadline - performance.now());
    const mail = await this.#read(oldest.id, signal, patience).catch((error: unknown) => {
      if (error instanceof EfemeraError && error.code === 'email_not_found') return null;
      throw error;
    });
    // Also marks a mail that was deleted after the listing, so that no wait tries it again.
    const isFirst = this.#givenOut.take(oldest.id);
    return mail && isFirst && (await this.#mayGiveOut(oldest.id, [])) ? mail : null;
  }

  async #refuseEnded(signal?: AbortSignal): Promise<void> {
    if (await this.#listings.hasEnded(signal, within(0))) throw inboxExpired(this.address);
  }

  async #timeoutError(wanted: Wanted, timeout: number, signal: AbortSignal | undefined): Promise<EfemeraError> {
    const [emails, refused, hasEnded] = await Promise.all([
      this.#listings.mails({}, signal, within(0)),
      // A failure of these two calls must not hide the timeout error.
      this.#listings
        .deliveries(signal, within(0))
        .then((all) => all.filter(({ outcome }) => outcome === 'refused'))
        .catch(() => []),
      this.#listings.hasEnded(signal, within(0)).catch(() => false),
    ]);
    if (hasEnded) return inboxExpired(this.address);
    const arrived = emails.map((mail): PassedOver => {
      const { id, from, subject, timestamp } = mail;
      const reason = this.#givenOut.has(id) ? 'given out before' : reasonToPassOver(mail, wanted);
      return { id, from, subject, timestamp, reason };
    });
    const failed = `No new ${describeWanted(wanted)} reached ${this.address} in ${timeout / 1000} s.`;
    return new TimeoutError(reportOf(failed, arrived, refused), arrived, refused);
  }
}

/** The same code as of the server, which ends a wait that is open when the inbox ends. */
const inboxExpired = (address: string) =>
  new EfemeraError('inbox_expired', `${address} has ended: it was deleted, or its time is up.`);

/** The server waits whole seconds; undefined when the time is up. */
const waitSecondsOf = (leftMs: number) => Math.ceil(Math.min(leftMs, longestPollMs) / 1000) || undefined;
