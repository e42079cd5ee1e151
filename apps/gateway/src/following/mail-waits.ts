import {
  limits,
  matchesFilter,
  type Address,
  type EmailList,
  type EmailSummaryList,
  type listQuerySchema,
} from '@efemera/contract';
import { ParserBusyError } from '@efemera/mime/pool';
import { Storage, StorageUnavailableError, type InboxRecord, type ListedMail } from '@efemera/storage';
import { Inject, Injectable } from '@nestjs/common';
import type { z } from 'zod';
import type { Credentials } from '../access/credentials.js';
import { InboxAccess } from '../access/inbox-access.js';
import { SETTINGS, type Settings } from '../config.js';
import { Pushes } from '../deliveries/pushes.js';
import { FactFeed } from './fact-feed.js';
import { OpenCalls } from '../http/open-calls.js';
import { LateParsing } from './late-parsing.js';
import { MailReader } from '../reading/mail-reader.js';
import { Turns } from '../sending/turns.js';

export type ListQuery = z.output<typeof listQuerySchema>;
type Answer = EmailList | EmailSummaryList;

/** How long a mail that is waited for may itself wait for a worker before this process parses it. */
const workerPatienceMs = 300;
/** What could not be parsed, or not be kept, tells nothing: it is looked at again. */
const lookAgainMs = 1000;
const pauseAfterFailureMs = 500;
/** Redis may be away for some seconds; who asks for more than it can give must not ask for ever. */
const mostFailures = 10;
/** Listings that are read at a time, for all who wait: others want Redis as well. */
const mostReads = 4;

interface Wait {
  /** ISO 8601: what came before was not pushed to it. */
  began: string;
  query: ListQuery;
  credentials: Credentials;
  /** Its time is up: the next look is its last. */
  isLast: boolean;
  /** Looks that failed. */
  failures: number;
  resolve(answer: Answer): void;
  reject(error: unknown): void;
}

/** What those who go on from one mail would be answered now, and what of it must be parsed first. */
interface Reading {
  found: [Wait, Answer][];
  unparsed: string[];
}

/** Those who wait at one address, and the one look at its mail that serves them all. */
interface AwaitedInbox {
  waits: Set<Wait>;
  isLooking: boolean;
  /** Something happened since the look began: it must be repeated. */
  isStale: boolean;
  lookAgain: NodeJS.Timeout | null;
}

/**
 * Answers whoever waits for mail as soon as there is some that matches.
 *
 * Facts only say when to look: the listing is the truth. A wait is entered before its inbox is read, so nothing falls
 * between; however many wait at an address, it is read once for all who go on from the same mail.
 *
 * An answer holds parsed mail alone, so that a code is known or is not there, and nothing that arrived after a mail
 * which is still being parsed: who goes on with `since` from the newest of it has missed none.
 */
@Injectable()
export class MailWaits {
  readonly #inboxes = new Map<Address, AwaitedInbox>();
  readonly #calls: OpenCalls;
  readonly #turns = new Turns(mostReads);

  constructor(
    @Inject(SETTINGS) { RATE_LIMITS }: Settings,
    private readonly storage: Storage,
    private readonly reader: MailReader,
    private readonly lateParsing: LateParsing,
    private readonly access: InboxAccess,
    private readonly pushes: Pushes,
    private readonly facts: FactFeed,
  ) {
    this.#calls = new OpenCalls({
      most: limits.maxWaits,
      mostOfNetwork: RATE_LIMITS ? limits.maxWaitsPerNetwork : Infinity,
      refusal: { code: 'too_many_waits', message: 'Too many calls of your network wait for mail already.' },
    });
    lateParsing.onBehalfOf((address) => this.#inboxes.has(address));
    facts.onFact(
      (address) => this.#inboxes.has(address as Address),
      ({ payload }) => this.#look(payload.to as Address),
    );
    facts.onGap(() => this.#lookEverywhere());
    facts.ending.addEventListener('abort', () => {
      for (const { waits } of this.#inboxes.values()) for (const wait of waits) wait.isLast = true;
      this.#lookEverywhere();
    });
  }

  /** Waits that are open now. */
  get count(): number {
    return this.#calls.count;
  }

  /**
   * @param gone  aborts when the client is gone.
   * @throws ContractError `inbox_private` as soon as somebody else holds the address; `too_many_waits`, `overloaded`.
   */
  async wait(
    address: Address,
    query: ListQuery,
    { credentials, network, gone }: { credentials: Credentials; network: string; gone: AbortSignal },
  ): Promise<Answer> {
    const leave = this.#calls.enter(network);
    const holdMs = Math.min(query.wait ?? 0, limits.maxWaitSeconds - limits.waitMarginSeconds) * 1000;
    const { promise, resolve, reject } = newPromise<Answer>();
    const wait: Wait = {
      began: new Date().toISOString(),
      query,
      credentials,
      isLast: this.facts.ending.aborted,
      failures: 0,
      resolve,
      reject,
    };
    const timer = setTimeout(() => {
      wait.isLast = true;
      this.#look(address);
    }, holdMs);
    const giveUp = () => resolve({ emails: [], timedOut: true });
    if (gone.aborted) giveUp();
    gone.addEventListener('abort', giveUp);
    this.#inboxOf(address).waits.add(wait);
    this.#look(address);
    try {
      return await promise;
    } finally {
      clearTimeout(timer);
      this.#remove(address, wait);
      leave();
    }
  }

  #inboxOf(address: Address): AwaitedInbox {
    let awaited = this.#inboxes.get(address);
    if (!awaited) {
      awaited = { waits: new Set(), isLooking: false, isStale: false, lookAgain: null };
      this.#inboxes.set(address, awaited);
    }
    return awaited;
  }

  #remove(address: Address, wait: Wait): void {
    const awaited = this.#inboxes.get(address);
    awaited?.waits.delete(wait);
    if (awaited?.waits.size !== 0) return;
    if (awaited.lookAgain) clearTimeout(awaited.lookAgain);
    this.#inboxes.delete(address);
  }

  #lookEverywhere(): void {
    for (const address of this.#inboxes.keys()) this.#look(address);
  }

  #look(address: Address): void {
    const awaited = this.#inboxes.get(address);
    if (!awaited) return;
    awaited.isStale = true;
    if (!awaited.isLooking) void this.#lookWhileStale(address, awaited);
  }

  async #lookWhileStale(address: Address, awaited: AwaitedInbox): Promise<void> {
    awaited.isLooking = true;
    while (awaited.isStale && awaited.waits.size > 0) {
      awaited.isStale = false;
      const waits = [...awaited.waits];
      try {
        await this.#answer(address, waits);
      } catch (error) {
        const passes = error instanceof StorageUnavailableError || error instanceof ParserBusyError;
        for (const wait of waits) {
          wait.failures++;
          if (!passes || wait.isLast || wait.failures >= mostFailures) wait.reject(error);
        }
        // Redis may be back long before those who wait have lost their patience.
        await new Promise((resolve) => setTimeout(resolve, pauseAfterFailureMs));
        awaited.isStale = true;
      }
      // Those who were answered leave before it is asked whether anybody is left.
      await Promise.resolve();
    }
    awaited.isLooking = false;
  }

  async #answer(address: Address, waits: Wait[]): Promise<void> {
    const sinces = new Set(waits.map(({ query }) => query.since));
    const answers: Reading[] = [];
    // One after the other: each may be megabytes, and there may be as many as there are waits.
    for (const since of sinces) {
      const asked = waits.filter(({ query }) => query.since === since);
      answers.push(await this.#turns.take(() => this.#read(address, since, asked)));
    }
    // Asked last: a claim wipes what lay there, so what was read before an inbox that is open now is theirs to see.
    const inbox = await this.storage.inboxes.read(address);
    const told = new Set<string>();
    for (const [wait, answer] of answers.flatMap(({ found }) => found)) {
      try {
        this.access.check(inbox, wait.credentials);
      } catch (error) {
        wait.reject(error);
        continue;
      }
      if (answer.emails.length > 0 || wait.isLast) wait.resolve(answer);
      for (const { id, timestamp } of answer.emails) if (timestamp >= wait.began) told.add(id);
    }
    for (const id of told) this.pushes.add(address, id);
    this.#parseSoon(inbox, [...new Set(answers.flatMap(({ unparsed }) => unparsed))]);
  }

  /** What each of those who wait for mail newer than `since` would be answered now. */
  async #read(address: Address, sinceId: string | undefined, waits: Wait[]): Promise<Reading> {
    let listed = await this.storage.mails.list(address, { sinceId });
    if (waits.some(({ isLast }) => isLast) && listed.some(({ parsed }) => !parsed)) {
      // Too late for patience. Whoever reads parses, as a listing without a wait does.
      await this.reader.summaries(address, sinceId);
      listed = await this.storage.mails.list(address, { sinceId });
    }
    const settled = settledPart(listed);
    const unparsed = listed.filter(({ parsed }) => !parsed).map(({ summary }) => summary.id);
    const matching = (wait: Wait) =>
      settled.map(({ summary }) => summary).filter((summary) => matchesFilter(summary, wait.query));
    const wanted = new Set(
      waits.filter(({ query }) => query.fields !== 'summary').flatMap((wait) => matching(wait).map(({ id }) => id)),
    );
    const full = wanted.size > 0 ? await this.reader.emails(address, sinceId, (id) => wanted.has(id)) : [];
    const found = waits.map((wait): [Wait, Answer] => {
      const summaries = matching(wait);
      const ids = new Set(summaries.map(({ id }) => id));
      const emails = wait.query.fields === 'summary' ? summaries : full.filter(({ id }) => ids.has(id));
      return [wait, { emails, timedOut: emails.length === 0 }];
    });
    return { found, unparsed };
  }

  /** Only the mail of held inboxes is parsed by workers. */
  #parseSoon({ address, state }: InboxRecord, unparsed: string[]): void {
    const awaited = this.#inboxes.get(address);
    if (!awaited || unparsed.length === 0) return;
    if (state === 'public') void this.lateParsing.parseNow(address, unparsed.reverse());
    else for (const id of unparsed) this.lateParsing.parseSoon(address, id, workerPatienceMs);
    awaited.lookAgain ??= setTimeout(() => {
      awaited.lookAgain = null;
      this.#look(address);
    }, lookAgainMs);
  }
}

function newPromise<T>() {
  let resolve!: (value: T) => void;
  let reject!: (error: unknown) => void;
  const promise = new Promise<T>((...settle) => ([resolve, reject] = settle));
  return { promise, resolve, reject };
}

/** Of a listing, newest first, what lies behind its oldest unparsed mail. */
function settledPart(listed: ListedMail[]): ListedMail[] {
  return listed.slice(listed.findLastIndex(({ parsed }) => !parsed) + 1);
}
