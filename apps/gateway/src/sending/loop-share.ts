import { Injectable } from '@nestjs/common';

/** So long the event loop may be kept in one go by what is long or comes in floods. */
const shareMs = 5;

/**
 * Lets work that many ask for, or that is long, take turns with everything else that this process does: a thousand small
 * pieces in one turn of the event loop hold up all others as one large piece does.
 */
@Injectable()
export class LoopShare {
  readonly #waiting: (() => void)[] = [];
  #isServing = false;
  #endsAtMs = 0;

  /** Asked for before each piece of work, which then begins at once. */
  turn(): Promise<void> {
    if (this.#waiting.length === 0 && performance.now() < this.#endsAtMs) return Promise.resolve();
    const turn = new Promise<void>((resolve) => this.#waiting.push(resolve));
    if (!this.#isServing) setImmediate(() => void this.#serve());
    this.#isServing = true;
    return turn;
  }

  async #serve(): Promise<void> {
    this.#endsAtMs = performance.now() + shareMs;
    do {
      this.#waiting.shift()?.();
      // Behind what the piece has put off to the next tick.
      await new Promise<void>((resolve) => process.nextTick(resolve));
    } while (this.#waiting.length > 0 && performance.now() < this.#endsAtMs);
    this.#isServing = this.#waiting.length > 0;
    if (this.#isServing) setImmediate(() => void this.#serve());
  }
}
