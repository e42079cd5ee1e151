import type { Address } from '@efemera/contract';
import { Logger } from '@nestjs/common';

/** While workers parse other mail, this process leaves a mail to them for at most this many times `patienceMs`. */
const maxPatiences = 5;
/** Pause after a failure before the next mail of the inbox is parsed: failures in a row would take the whole CPU. */
const pauseAfterFailureMs = 500;
/** How often this process tries to parse a mail, in all: Redis or the parser may be busy for some seconds. */
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
  /** The mails of each address that this process parses now, and how often parsing each has failed. */
  readonly #queued = new Map<Address, Map<string, number>>();
  readonly #expected = new Map<string, { timer: NodeJS.Timeout; dueMs: number }>();
  #workerSeenMs = -Infinity;

  constructor(private readonly options: LateParsingOptions) {}

  /** Starts at once, with one mail of an address after the other: sources may be megabytes each. */
  async parseNow(address: Address, ids: readonly string[], failures = 0): Promise<void> {
    const running = this.#queued.get(address);
    const queued = running ?? new Map<string, number>();
    for (const id of ids) queued.set(id, failures);
    if (running) return;
    this.#queued.set(address, queued);
    for (const [id, failed] of queued) {
      if (!this.options.isFollowed(address)) break;
      this.#stopExpecting(address, id);
      await this.#parse(address, id, failed);
      queued.delete(id);
    }
    this.#queued.delete(address);
  }

  /**
   * Parses a mail unless a worker has done so within `patienceMs`. Of several calls for one mail, the one that is due
   * first counts.
   */
  parseSoon(address: Address, id: string, patienceMs: number): void {
    this.#expect(address, id, { patienceMs, left: maxPatiences, failures: 0 });
  }

  /** Must be called for each mail that is known to be parsed, so that this process does not parse it again. */
  noteParsed(address: string, id: string): void {
    // Mail that this process parses itself is not expected any more, so a worker has parsed this one.
    if (this.#stopExpecting(address, id)) this.#workerSeenMs = performance.now();
  }

  /** False if the mail was not expected. */
  #stopExpecting(address: string, id: string): boolean {
    const key = keyOf(address, id);
    clearTimeout(this.#expected.get(key)?.timer);
    return this.#expected.delete(key);
  }

  #expect(
    address: Address,
    id: string,
    { patienceMs, left, failures }: { patienceMs: number; left: number; failures: number },
  ): void {
    const key = keyOf(address, id);
    const dueMs = performance.now() + patienceMs;
    const expected = this.#expected.get(key);
    if (expected && expected.dueMs <= dueMs) return;
    clearTimeout(expected?.timer);
    const timer = setTimeout(() => {
      this.#expected.delete(key);
      if (!this.options.isFollowed(address)) return;
      // A worker that is behind will come to this mail; parsing it here as well would make neither faster.
      const isWorkerAtWork = performance.now() - this.#workerSeenMs < patienceMs;
      if (isWorkerAtWork && left > 1) this.#expect(address, id, { patienceMs, left: left - 1, failures });
      else void this.parseNow(address, [id], failures);
    }, patienceMs).unref();
    this.#expected.set(key, { timer, dueMs });
  }

  async #parse(address: Address, id: string, failures: number): Promise<void> {
    try {
      await this.options.parse(address, id);
    } catch (error) {
      this.#logger.warn({ msg: 'mail not parsed', messageId: id, err: String(error) });
      const again = { patienceMs: tryAgainMs, left: maxPatiences, failures: failures + 1 };
      if (again.failures < tries) this.#expect(address, id, again);
      await new Promise((resolve) => setTimeout(resolve, pauseAfterFailureMs));
    }
  }
}

const keyOf = (address: string, id: string) => `${id} ${address}`;
