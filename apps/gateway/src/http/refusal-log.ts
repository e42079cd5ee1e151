import { randomUUID } from 'node:crypto';
import { Logger } from '@nestjs/common';
import type { Response } from 'express';

const requestIdHeader = 'X-Request-Id';
const maxLinesPerSecond = 50;

/**
 * Returns the id of a call, which stands in its answer and in its log lines. Makes the id at the first call of this
 * function: calls that leave no log line need none.
 */
export function requestIdOf(response: Response): string {
  const known = response.getHeader(requestIdHeader);
  if (typeof known === 'string') return known;
  const requestId = randomUUID();
  response.setHeader(requestIdHeader, requestId);
  return requestId;
}

/**
 * Logs refused calls, at most `maxLinesPerSecond`, so that a client that is refused in a flood does not fill the disk; then logs how
 * many it has left out.
 */
export class RefusalLog {
  readonly #logger = new Logger(RefusalLog.name);
  #second = 0;
  #lines = 0;
  #leftOut = 0;
  /** Logs how many lines were left out when no further refusal comes. */
  #end?: NodeJS.Timeout;

  /** `now` gives milliseconds. */
  constructor(private readonly now = () => performance.now()) {}

  note(refusal: object): void {
    const second = Math.floor(this.now() / 1000);
    if (second !== this.#second) {
      this.tellLeftOut();
      this.#second = second;
      this.#lines = 0;
    }
    if (++this.#lines <= maxLinesPerSecond) this.#logger.warn({ msg: 'refused', ...refusal });
    else {
      this.#leftOut++;
      this.#end ??= setTimeout(() => this.tellLeftOut(), 1000).unref();
    }
  }

  /** Logs how many refusals were left out; the gateway calls it when it ends, too. */
  tellLeftOut(): void {
    clearTimeout(this.#end);
    this.#end = undefined;
    if (this.#leftOut > 0) this.#logger.warn({ msg: 'refusals left out of the log', refusals: this.#leftOut });
    this.#leftOut = 0;
  }
}
