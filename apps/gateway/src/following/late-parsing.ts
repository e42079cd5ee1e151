import type { Address } from '@efemera/contract';
import { Logger } from '@nestjs/common';

/** While workers parse other mail, this process leaves a mail to them for at most so many times the given patience. */
const maxPatiences = 5;
/** A mail that could not be parsed must not make this loop spin. */
const pauseAfterFailureMs = 500;
/** Redis or the parser may be busy for some seconds, so a mail that failed is parsed again, so many times in all. */
const tries = 4;
const tryAgainMs = 2000;

export interface LateParsingOptions {
  parse: (address: Address, id: string) => Promise<void>;
  /** Asked before each mail: mail of an inbox that nobody follows any more is not parsed. */
  isFollowed: (address: Address) => boolean;
}

/** Parses mail that clients follow or wait for when no worker has parsed it in time. */
export class LateParsing {
  readonly #logger = new Logger(LateParsing.name);
  readonly #queued = new Map<Address, Set<string>>();
  readonly #expected = new Map<string, { timer: NodeJS.Timeout; dueMs: number }>();
  /** How often mails have failed that will be tried again. */
  readonly #failures = new Map<string, number>();
  #workerSeenMs = -Infinity;

  constructor(private readonly options: LateParsingOptions) {}

  /** Starts at once, with one mail of an address after the other: sources may be megabytes each. */
  async parseNow(address: Address, ids: readonly string[]): Promise<void> {
    const running = this.#queued.get(address);
    const queued = running ?? new Set<string>();
    for (const id of ids) queued.add(id);
    if (running) return;
    this.#queued.set(address, queued);
    for (const id of queued) {
      if (!this.options.isFollowed(address)) break;
      await this.#parse(address, id);
      queued.delete(id);
    }
    this.#queued.delete(address);
  }

  /** Leaves a mail to the workers for a while first. Of several calls for one mail, the one that is due first counts. */
  parseSoon(address: Address, id: string, patienceMs: number): void {
    this.#expect(address, id, { patienceMs, left: maxPatiences });
  }

  /** To be called for each mail that turns out to be parsed: this process need not parse it any more. */
  noteParsed(address: string, id: string): void {
    const key = keyOf(address, id);
    const expected = this.#expected.get(key);
    this.#failures.delete(key);
    // Mail that this process parsed itself is not expected any more, so this one was parsed by a worker.
    if (!expected) return;
    this.#workerSeenMs = performance.now();
    clearTimeout(expected.timer);
    this.#expected.delete(key);
  }

  #expect(address: Address, id: string, { patienceMs, left }: { patienceMs: number; left: number }): void {
    const key = keyOf(address, id);
    const dueMs = performance.now() + patienceMs;
    const expected = this.#expected.get(key);
    if (expected && expected.dueMs <= dueMs) return;
    clearTimeout(expected?.timer);
    const timer = setTimeout(() => {
      this.#expected.delete(key);
      if (!this.options.isFollowed(address)) {
        this.#failures.delete(key);
        return;
      }
      // A worker that is behind will come to this mail; parsing it here as well would make neither faster.
      const isWorkerAtWork = performance.now() - this.#workerSeenMs < patienceMs;
      if (isWorkerAtWork && left > 1) this.#expect(address, id, { patienceMs, left: left - 1 });
      else void this.parseNow(address, [id]);
    }, patienceMs).unref();
    this.#expected.set(key, { timer, dueMs });
  }

  async #parse(address: Address, id: string): Promise<void> {
    const key = keyOf(address, id);
    const failures = this.#failures.get(key) ?? 0;
    this.#failures.delete(key);
    try {
      await this.options.parse(address, id);
    } catch (error) {
      this.#logger.warn({ msg: 'mail not parsed', messageId: id, err: String(error) });
      if (failures + 1 < tries) {
        this.#failures.set(key, failures + 1);
        this.parseSoon(address, id, tryAgainMs);
      }
      await new Promise((resolve) => setTimeout(resolve, pauseAfterFailureMs));
    }
  }
}

const keyOf = (address: string, id: string) => `${id} ${address}`;
