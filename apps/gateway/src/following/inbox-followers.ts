import type { Address, EmailSummary, InboxFact, Place } from '@efemera/contract';
import type { Fact } from '@efemera/contract/redis';
import { isAfter } from '@efemera/storage';
import type { MailTracer } from '@efemera/tracing';
import { Inject, Injectable } from '@nestjs/common';
import type { OpenInbox } from '../access/inbox-access.js';
import { MailReader, type InboxChanges } from '../reading/mail-reader.js';
import { TRACER } from '../tracer.js';
import { FactFeed } from './fact-feed.js';
import { LateParsing } from './late-parsing.js';
import { PushMarks } from './push-marks.js';

/** How long a pushed mail may wait for a worker to parse it: pages show the mail already, only its code is missing. */
const pushedPatienceMs = 1500;
/**
 * How many facts are held back at most while a listing is read. If more come, all are dropped and the listener ends or
 * reads a new listing, so that a slow listing cannot fill the memory.
 */
const maxHeldFacts = 1000;

/** A client that follows one inbox. */
export interface InboxListener {
  /** Called with each fact in order, each once; `place` is its place in the event stream. */
  onFact(fact: InboxFact, place: Place): void;
  /**
   * Called when facts were missed: the client's listing may be out of date, and somebody else may have claimed the address.
   * The listener must end, or call `readListing`, which checks its right to read again. Until then it gets no fact.
   */
  onGap(): void;
  /** Called when the client's own key has claimed the address, which deletes the mail of the inbox. */
  onOwnClaim?(): void;
  /**
   * Called when somebody else has claimed the address, or the holder has ended this guest. Before it, `onFact` gets
   * `inbox:expired` as the last fact.
   */
  onEnd?(): void;
}

/** A fact that is held back until the client has the listing; `gap` stands in for facts that were missed. */
type Held = { fact: Fact; place: Place } | 'gap';

/**
 * Facts are held back until the caller has sent the listing to the client. `release` then passes on those that are newer
 * than the listing, and from then on each fact as it happens.
 */
interface Releasable {
  release(): void;
}

/** One listener at one inbox. It gets no fact before it has read the inbox, which checks the right to read. */
export class Following {
  /** Facts that came while the listing was being read; null while each fact is passed on at once. */
  #held: Held[] | null = [];
  /** The place in the event stream up to which the client knows everything; null before the first fact. */
  #place: Place | null;
  /** Whether the client holds the inbox now: `inbox.right` is from when the client opened it, and a claim may have come since. */
  #isHolder: boolean;

  constructor(
    readonly inbox: OpenInbox,
    readonly listener: InboxListener,
    private readonly followers: InboxFollowers,
  ) {
    this.#place = followers.placeOf(inbox.address);
    this.#isHolder = inbox.right === 'holder';
  }

  /**
   * The place up to which the client has got all facts; null while the listing is being read, or before the first fact.
   */
  get place(): Place | null {
    return this.#held ? null : laterOf(this.#place, this.followers.placeOf(this.inbox.address));
  }

  /**
   * Lists the mail of the inbox, newest first. Starts to parse mail that is not parsed yet; the client gets the parsed form
   * later, as `mail:updated`.
   */
  async readListing(): Promise<{ emails: EmailSummary[]; place: Place | null } & Releasable> {
    this.#held = [];
    const { place, mails } = await this.followers.reader.snapshot(this.inbox);
    this.#parseNow(mails.filter(({ parsed }) => !parsed).map(({ summary }) => summary.id));
    const knownUpTo = laterOf(place, this.#place);
    const emails = mails.map(({ summary }) => summary).filter((email) => this.isAsked(email));
    return { emails, place: knownUpTo, release: () => this.#release(knownUpTo) };
  }

  /**
   * Reads the facts since a place in the event stream. Returns null if they can't be read any more: the caller then reads
   * the listing.
   */
  async readChanges(since: Place): Promise<(InboxChanges & Releasable) | null> {
    this.#held = [];
    const changes = await this.followers.reader.changesSince(this.inbox, since);
    if (!changes) return null;
    return {
      ...changes,
      facts: changes.facts.filter(({ fact }) => this.#concerns(fact)),
      release: () => this.#release(changes.place),
    };
  }

  /** Stops following; a second time does nothing. */
  end(): void {
    this.followers.remove(this);
  }

  /** Passes on a fact, or holds it back while the listing is read. Only `InboxFollowers` calls this. */
  tell(fact: Fact, place: Place): void {
    if (!this.#held) this.#pass(fact, place);
    else if (this.#held.push({ fact, place }) > maxHeldFacts) this.#held = ['gap'];
  }

  /** Makes the listener end or read a new listing, because facts were missed. Only `InboxFollowers` calls this. */
  tellGap(): void {
    // A Redis that has lost data continues from an earlier place than this client knows: if the client's place stayed,
    // `#pass` would skip all facts up to it.
    this.#place = this.followers.placeOf(this.inbox.address);
    if (this.#held) {
      this.#held = ['gap'];
      return;
    }
    this.#held = [];
    this.listener.onGap();
  }

  #release(knownUpTo: Place | null): void {
    const held = this.#held ?? [];
    this.#held = null;
    this.#place = knownUpTo;
    for (const item of held) {
      // An earlier item may stop the rest: after a gap `tell` holds facts back again, and a claim ends this listener.
      if (item === 'gap') this.tellGap();
      else if (this.followers.has(this)) this.tell(item.fact, item.place);
    }
  }

  #pass(fact: Fact, place: Place): void {
    // The client may have seen this fact already: in its listing, or through a gateway that was ahead of this one.
    if (this.#place !== null && !isAfter(place, this.#place)) return;
    this.#place = place;
    if (fact.type === 'inbox:claimed') {
      this.#isHolder = this.inbox.isClaimedBy(fact.payload);
      if (!this.#isHolder) return this.#endAt(place);
      return this.listener.onOwnClaim?.();
    }
    if (fact.type === 'guest:ended') {
      if (!this.#isHolder && this.inbox.isGuestWith(fact.payload.keyHash)) this.#endAt(place);
      return;
    }
    if (this.#concerns(fact)) this.listener.onFact(fact, place);
  }

  /** Tells a client that has lost the right to read that the inbox has expired. */
  #endAt(place: Place): void {
    this.end();
    this.listener.onFact({ type: 'inbox:expired', payload: { to: this.inbox.address } }, place);
    this.listener.onEnd?.();
  }

  /** Tells whether the client gets this mail: a client that opened a plus address gets only mail to that address. */
  isAsked(email: EmailSummary): boolean {
    return this.inbox.tag === null || email.tag === this.inbox.tag;
  }

  #concerns(fact: InboxFact): boolean {
    const email = emailIn(fact);
    if (email) return this.isAsked(email);
    return fact.type !== 'guests:changed' || this.#isHolder;
  }

  #parseNow(ids: readonly string[]): void {
    if (ids.length > 0) this.followers.parse(this.inbox.address, ids);
  }
}

/**
 * The one place where clients of any kind follow an inbox: sockets and event streams are listeners here, and waits are
 * signalled. It knows which client follows which address, holds facts back until a listing has been sent, passes on
 * gaps and claims, parses mail that no worker parses in time, and notes which mail was pushed.
 */
@Injectable()
export class InboxFollowers {
  readonly #byAddress = new Map<Address, Set<Following>>();
  readonly #signals = new Map<Address, Set<() => void>>();
  readonly #lateParsing: LateParsing;

  constructor(
    readonly reader: MailReader,
    private readonly facts: FactFeed,
    private readonly pushMarks: PushMarks,
    @Inject(TRACER) private readonly tracer: MailTracer | null,
  ) {
    const isFollowed = (address: Address) => this.#byAddress.has(address) || this.#signals.has(address);
    this.#lateParsing = new LateParsing({ parse: (address, id) => reader.parse(address, id), isFollowed });
    facts.wantOnly(isFollowed);
    facts.onFact((fact, place) => this.#tell(fact, place));
    facts.onGap(() => this.#tellGap());
  }

  /** Aborts when this process ends, so that open calls are answered at once. */
  get ending(): AbortSignal {
    return this.facts.ending;
  }

  /**
   * Follows an inbox until `end` is called on the result, which the caller must do when its client has disconnected. Facts
   * are held back from now on and passed on after the first listing, so none is lost between the listing and the first
   * fact.
   */
  follow(inbox: OpenInbox, listener: InboxListener): Following {
    const following = new Following(inbox, listener, this);
    addTo(this.#byAddress, inbox.address, following);
    return following;
  }

  /**
   * Calls `onSignal` whenever something may have happened in an inbox. Passes no fact, because after a claim a fact
   * would show the new holder's mail: the caller reads the inbox through its `OpenInbox`, and calls `notePushed` for
   * the mails that it has sent.
   *
   * @returns stops the signals; a second call does nothing.
   */
  signal({ address }: OpenInbox, onSignal: () => void): () => void {
    // Wrapped, so that each call registers a new function: a caller may pass the same one for several clients.
    const signal = () => onSignal();
    addTo(this.#signals, address, signal);
    return () => removeFrom(this.#signals, address, signal);
  }

  /**
   * Makes this process parse mails of a followed inbox, if no worker does so first.
   *
   * @param patienceMs  how long to wait for workers.
   */
  parse(address: Address, ids: readonly string[], patienceMs = 0): void {
    if (patienceMs === 0) void this.#lateParsing.parseNow(address, ids);
    else for (const id of ids) this.#lateParsing.parseSoon(address, id, patienceMs);
  }

  /** Notes that a mail which arrived while a client waited for it has now been sent to that client. */
  notePushed(address: Address, id: string): void {
    this.pushMarks.add(address, id);
  }

  /** See `FactFeed.placeOf`. Only `Following` calls this. */
  placeOf(address: Address): Place | null {
    return this.facts.placeOf(address);
  }

  /** Tells whether this following has not ended yet. Only `Following` calls this. */
  has(following: Following): boolean {
    return this.#byAddress.get(following.inbox.address)?.has(following) ?? false;
  }

  /** Ends a following. Only `Following` calls this. */
  remove(following: Following): void {
    removeFrom(this.#byAddress, following.inbox.address, following);
  }

  #tell(fact: Fact, place: Place): void {
    const address = fact.payload.to as Address;
    // Programs that wait for mail would read the inbox from Redis for nothing: this fact tells of no mail.
    const signals = fact.type === 'deliveries:changed' ? [] : [...(this.#signals.get(address) ?? [])];
    for (const signal of signals) signal();
    const email = emailIn(fact);
    const followings = [...(this.#byAddress.get(address) ?? [])].filter((one) => !email || one.isAsked(email));
    const startMs = Date.now();
    for (const following of followings) following.tell(fact, place);
    if (this.tracer && followings.length > 0) this.#trace(this.tracer, fact, startMs);
    if (fact.type === 'mail:updated' && fact.payload.email) this.#lateParsing.noteParsed(address, fact.payload.id);
    if (fact.type !== 'mail:received' || followings.length === 0) return;
    this.notePushed(address, fact.payload.email.id);
    this.parse(address, [fact.payload.email.id], pushedPatienceMs);
  }

  /** Traces each push of a mail: on arrival, and again with what parsing and the check of its sender have found. */
  #trace(tracer: MailTracer, { type, payload }: Fact, startMs: number): void {
    const times = { startMs, endMs: Date.now() };
    if (type === 'mail:received') tracer.record(payload.email.id, 'mail.push', times);
    if (type === 'mail:updated' && payload.email) tracer.record(payload.id, 'mail.push', times);
  }

  #tellGap(): void {
    for (const signals of this.#signals.values()) for (const signal of [...signals]) signal();
    for (const followings of this.#byAddress.values()) for (const following of [...followings]) following.tellGap();
  }
}

/**
 * The mail that a fact tells of. A `mail:updated` without a summary tells only the read flag: it names no tag, so followers
 * of every tag get it.
 */
function emailIn(fact: Fact): EmailSummary | undefined {
  return fact.type === 'mail:received' || fact.type === 'mail:updated' ? fact.payload.email : undefined;
}

/** The later of two places in the event stream; null is before all others. */
function laterOf(a: Place | null, b: Place | null): Place | null {
  if (a === null || b === null) return a ?? b;
  return isAfter(a, b) ? a : b;
}

function addTo<T>(sets: Map<Address, Set<T>>, address: Address, item: T): void {
  const set = sets.get(address);
  if (set) set.add(item);
  else sets.set(address, new Set([item]));
}

function removeFrom<T>(sets: Map<Address, Set<T>>, address: Address, item: T): void {
  const set = sets.get(address);
  set?.delete(item);
  if (set?.size === 0) sets.delete(address);
}
