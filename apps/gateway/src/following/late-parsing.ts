import type { Address } from '@efemera/contract';
import type { Fact } from '@efemera/contract/redis';
import { Injectable, Logger } from '@nestjs/common';
import { FactFeed } from './fact-feed.js';
import { MailReader } from '../reading/mail-reader.js';

/** How long a mail on show may wait for a worker before this process parses it itself. */
export const workerPatienceMs = 1500;
/** Workers that are at work, if behind, are left to it for so many times the patience: two who parse are no faster. */
const mostPatiences = 5;
const pauseAfterFailureMs = 500;

/** Parses mail that somebody looks at or waits for, where no worker does it, or none has done it in time. */
@Injectable()
export class LateParsing {
  readonly #logger = new Logger(LateParsing.name);
  readonly #interests: ((address: Address) => boolean)[] = [];
  readonly #queued = new Map<Address, Set<string>>();
  readonly #expected = new Map<string, { timer: NodeJS.Timeout; dueMs: number }>();
  #workerSeenMs = -Infinity;

  constructor(
    private readonly reader: MailReader,
    facts: FactFeed,
  ) {
    facts.onFact(
      (address) => this.#isWanted(address as Address),
      (fact) => this.#hear(fact),
    );
  }

  /** Asked again before each mail: nothing is parsed for those who have left. */
  onBehalfOf(interest: (address: Address) => boolean): void {
    this.#interests.push(interest);
  }

  /** At once, but one mail of an address after the other: sources may be megabytes each. */
  async parseNow(address: Address, ids: string[]): Promise<void> {
    const running = this.#queued.get(address);
    const queued = running ?? new Set<string>();
    for (const id of ids) queued.add(id);
    if (running) return;
    this.#queued.set(address, queued);
    for (const id of queued) {
      if (!this.#isWanted(address)) break;
      await this.#parse(address, id);
      queued.delete(id);
    }
    this.#queued.delete(address);
  }

  /** Gives a worker its time first. Asked for again meanwhile, the shortest patience counts. */
  parseSoon(address: Address, id: string, patienceMs: number): void {
    this.#expect(address, id, { patienceMs, left: mostPatiences });
  }

  #expect(address: Address, id: string, { patienceMs, left }: { patienceMs: number; left: number }): void {
    const key = keyOf(address, id);
    const dueMs = performance.now() + patienceMs;
    const expected = this.#expected.get(key);
    if (expected && expected.dueMs <= dueMs) return;
    clearTimeout(expected?.timer);
    const timer = setTimeout(() => {
      this.#expected.delete(key);
      if (!this.#isWanted(address)) return;
      const isWorkerAtWork = performance.now() - this.#workerSeenMs < patienceMs;
      if (isWorkerAtWork && left > 1) this.#expect(address, id, { patienceMs, left: left - 1 });
      else void this.parseNow(address, [id]);
    }, patienceMs).unref();
    this.#expected.set(key, { timer, dueMs });
  }

  /** What is parsed here is expected no more by then: who tells of a mail that is, was somebody else. */
  #hear({ type, payload }: Fact): void {
    if (type !== 'mail:updated' || !payload.email) return;
    const key = keyOf(payload.to, payload.id);
    const expected = this.#expected.get(key);
    if (!expected) return;
    this.#workerSeenMs = performance.now();
    clearTimeout(expected.timer);
    this.#expected.delete(key);
  }

  #isWanted(address: Address): boolean {
    return this.#interests.some((interest) => interest(address));
  }

  async #parse(address: Address, id: string): Promise<void> {
    try {
      await this.reader.enrich(address, id);
    } catch (error) {
      this.#logger.warn({ msg: 'mail not parsed', messageId: id, err: String(error) });
      await new Promise((resolve) => setTimeout(resolve, pauseAfterFailureMs));
    }
  }
}

const keyOf = (address: string, id: string) => `${id} ${address}`;
