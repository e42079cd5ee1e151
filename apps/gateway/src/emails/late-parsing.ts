import type { Address } from '@efemera/contract';
import { Injectable, Logger } from '@nestjs/common';
import { MailReader } from './mail-reader.js';

/** How long a mail on show may wait for a worker before this process parses it itself. */
export const workerPatienceMs = 1500;
const pauseAfterFailureMs = 500;

/** Parses mail that somebody looks at or waits for, where no worker does it, or none has done it in time. */
@Injectable()
export class LateParsing {
  readonly #logger = new Logger(LateParsing.name);
  readonly #interests: ((address: Address) => boolean)[] = [];
  readonly #queued = new Map<Address, Set<string>>();
  readonly #expected = new Set<string>();

  constructor(private readonly reader: MailReader) {}

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

  /** Gives a worker its time first. Asked for again meanwhile, it changes nothing. */
  parseSoon(address: Address, id: string, patienceMs: number): void {
    const key = `${id} ${patienceMs}`;
    if (this.#expected.has(key)) return;
    this.#expected.add(key);
    setTimeout(() => {
      this.#expected.delete(key);
      if (this.#isWanted(address)) void this.parseNow(address, [id]);
    }, patienceMs).unref();
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
