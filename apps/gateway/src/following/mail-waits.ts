import { setTimeout as pause } from 'node:timers/promises';
import { ContractError, limits, type Address } from '@efemera/contract';
import { ParserBusyError } from '@efemera/mime/pool';
import type { CountedNetworks } from '@efemera/network';
import { StorageUnavailableError } from '@efemera/storage';
import { Inject, Injectable } from '@nestjs/common';
import type { OpenInbox } from '../access/inbox-access.js';
import { SETTINGS, type Settings } from '../config.js';
import { OpenCalls } from '../http/open-calls.js';
import { AwaitedMailReader, type ListQuery, type WaitAnswer, type WaitingReader } from '../reading/awaited-mail.js';
import { InboxFollowers } from './inbox-followers.js';

/** How long a mail may wait for a worker before this process parses it: the client sees nothing of it until then. */
const workerPatienceMs = 300;
/**
 * Interval at which an inbox with unparsed mail is read again: no fact is announced for mail that can't be parsed or whose
 * parsed form can't be stored.
 */
const readAgainMs = 1000;
/** How long the answer with a code or link is held back while later mail is parsed, which may have a newer code. */
const laterMailPatienceMs = 1000;
const pauseAfterFailureMs = 500;
/**
 * Failed reads after which a wait is refused. Ten let Redis or the parser be away for some seconds; without a limit, a
 * client would learn of a longer outage only after a whole minute.
 */
const maxFailures = 10;

interface Wait extends WaitingReader {
  /** ISO 8601. Mail from before this time was not pushed by this wait, so it is not noted as pushed. */
  beganAt: string;
  failures: number;
  /** From the first match on: answers the wait after `laterMailPatienceMs`, even if later mail is still unparsed. */
  patience?: NodeJS.Timeout;
  resolve(answer: WaitAnswer): void;
  reject(error: unknown): void;
}

/** The waits at one inbox, which share each read of it. */
interface AwaitedInbox {
  waits: Set<Wait>;
  isReading: boolean;
  /** A fact came after the read had begun, so the inbox must be read once more. */
  isStale: boolean;
  readAgain: NodeJS.Timeout | null;
}

/**
 * Answers each long-poll as soon as there is mail that matches its query.
 *
 * A fact is only the signal to read the inbox. A wait follows its inbox before the inbox is read, so it misses no mail
 * that arrives meanwhile. An inbox is read once for all its waits, however many there are.
 */
@Injectable()
export class MailWaits {
  readonly #inboxes = new Map<Address, AwaitedInbox>();
  readonly #calls: OpenCalls;

  constructor(
    @Inject(SETTINGS) { RATE_LIMITS }: Settings,
    private readonly awaitedMail: AwaitedMailReader,
    private readonly followers: InboxFollowers,
  ) {
    this.#calls = new OpenCalls({
      most: limits.maxWaits,
      mostOfNetwork: RATE_LIMITS ? limits.maxWaitsPerNetwork : Infinity,
      refusal: { code: 'too_many_waits', message: 'Too many calls of your network wait for mail already.' },
    });
    followers.ending.addEventListener('abort', () => {
      for (const [address, { waits }] of this.#inboxes) for (const wait of waits) this.#end(address, wait);
    });
  }

  /** Waits that are open now. */
  get count(): number {
    return this.#calls.count;
  }

  /**
   * Waits for mail that matches the query, as long as the query says.
   *
   * @param gone  aborts when the client has disconnected.
   * @throws ContractError `inbox_private` as soon as somebody else holds the address; `inbox_expired` as soon as a held
   *   inbox ends or is deleted; `too_many_waits`, `overloaded`.
   */
  async wait(
    inbox: OpenInbox,
    query: ListQuery,
    { networks, gone }: { networks: CountedNetworks; gone: AbortSignal },
  ): Promise<WaitAnswer> {
    const { address } = inbox;
    const leave = this.#calls.enter(networks);
    const waitMs = Math.min(query.wait ?? 0, limits.maxWaitSeconds - limits.waitMarginSeconds) * 1000;
    const { promise, resolve, reject } = newPromise<WaitAnswer>();
    const isLast = this.followers.ending.aborted;
    const wait: Wait = { inbox, query, isLast, beganAt: new Date().toISOString(), failures: 0, resolve, reject };
    const read = () => this.#read(address);
    const timer = setTimeout(() => this.#end(address, wait), waitMs);
    const giveUp = () => resolve({ emails: [], timedOut: true });
    if (gone.aborted) giveUp();
    gone.addEventListener('abort', giveUp);
    const endSignals = this.followers.signal(inbox, read);
    this.#inboxOf(address).waits.add(wait);
    read();
    try {
      return await promise;
    } finally {
      clearTimeout(timer);
      clearTimeout(wait.patience);
      endSignals();
      this.#remove(address, wait);
      leave();
    }
  }

  /** Has the next read answer a wait with what the inbox holds, so that no caller waits longer than it asked for. */
  #end(address: Address, wait: Wait): void {
    wait.isLast = true;
    this.#read(address);
  }

  #inboxOf(address: Address): AwaitedInbox {
    let awaited = this.#inboxes.get(address);
    if (!awaited) {
      awaited = { waits: new Set(), isReading: false, isStale: false, readAgain: null };
      this.#inboxes.set(address, awaited);
    }
    return awaited;
  }

  #remove(address: Address, wait: Wait): void {
    const awaited = this.#inboxes.get(address);
    awaited?.waits.delete(wait);
    if (awaited?.waits.size !== 0) return;
    if (awaited.readAgain) clearTimeout(awaited.readAgain);
    this.#inboxes.delete(address);
  }

  #read(address: Address): void {
    const awaited = this.#inboxes.get(address);
    if (!awaited) return;
    awaited.isStale = true;
    if (!awaited.isReading) void this.#readWhileStale(address, awaited);
  }

  async #readWhileStale(address: Address, awaited: AwaitedInbox): Promise<void> {
    awaited.isReading = true;
    while (awaited.isStale && awaited.waits.size > 0) {
      awaited.isStale = false;
      const waits = [...awaited.waits];
      try {
        await this.#answer(address, awaited, waits);
      } catch (error) {
        const mayPass = error instanceof StorageUnavailableError || error instanceof ParserBusyError;
        for (const wait of waits) {
          wait.failures++;
          if (!mayPass || wait.isLast || wait.failures >= maxFailures) wait.reject(error);
        }
        // Tries again after a pause: Redis may be back long before the waits are over.
        await pause(pauseAfterFailureMs);
        awaited.isStale = true;
      }
      // Lets answered waits remove themselves, which they do in a microtask, before the loop checks whether any is left.
      await Promise.resolve();
    }
    awaited.isReading = false;
  }

  async #answer(address: Address, awaited: AwaitedInbox, waits: readonly Wait[]): Promise<void> {
    const { answers, unparsed, state } = await this.awaitedMail.read(waits);
    const pushed = new Set<string>();
    for (const { reader: wait, answer, mayBeReplaced } of answers) {
      if (answer instanceof ContractError) {
        wait.reject(answer);
        continue;
      }
      const isFound = answer.emails.length > 0;
      if (isFound && mayBeReplaced && !wait.isLast) {
        wait.patience ??= setTimeout(() => this.#end(address, wait), laterMailPatienceMs);
        continue;
      }
      if (isFound || wait.isLast) wait.resolve(answer);
      else if (wait.inbox.record.state === 'held' && state !== 'held') wait.reject(inboxExpired());
      for (const { id, timestamp } of answer.emails) if (timestamp >= wait.beganAt) pushed.add(id);
    }
    for (const id of pushed) this.followers.notePushed(address, id);
    if (unparsed.length === 0 || this.#inboxes.get(address) !== awaited) return;
    // Parses the oldest mail first, because no answer holds mail that came after an unparsed one. Parses mail of a
    // public inbox at once, because no worker does.
    this.followers.parse(address, unparsed.reverse(), state === 'public' ? 0 : workerPatienceMs);
    awaited.readAgain ??= setTimeout(() => {
      awaited.readAgain = null;
      this.#read(address);
    }, readAgainMs);
  }
}

const inboxExpired = () => new ContractError('inbox_expired', 'This inbox has ended.');

function newPromise<T>() {
  let resolve!: (value: T) => void;
  let reject!: (error: unknown) => void;
  const promise = new Promise<T>((...settle) => ([resolve, reject] = settle));
  return { promise, resolve, reject };
}
