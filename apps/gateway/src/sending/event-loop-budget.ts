import { Injectable } from '@nestjs/common';

/** The event loop runs queued pieces of work for at most this long before it handles other events. */
const sliceMs = 5;

/**
 * Spreads work that is long, or that many clients ask for at once, over turns of the event loop. Without it a thousand
 * small pieces in one turn would delay every other call as much as one large piece does.
 */
@Injectable()
export class EventLoopBudget {
  readonly #waiting: (() => void)[] = [];
  #isServing = false;
  #sliceEndsAtMs = 0;

  /** Callers await this before each piece of work, and begin the piece as soon as the promise resolves. */
  turn(): Promise<void> {
    if (this.#waiting.length === 0 && performance.now() < this.#sliceEndsAtMs) return Promise.resolve();
    const turn = new Promise<void>((resolve) => this.#waiting.push(resolve));
    if (!this.#isServing) setImmediate(() => void this.#serve());
    this.#isServing = true;
    return turn;
  }

  async #serve(): Promise<void> {
    this.#sliceEndsAtMs = performance.now() + sliceMs;
    do {
      this.#waiting.shift()?.();
      // Socket.IO encodes what a piece sends only on the next tick: waits for it, so that this time counts, too.
      await new Promise<void>((resolve) => process.nextTick(resolve));
    } while (this.#waiting.length > 0 && performance.now() < this.#sliceEndsAtMs);
    this.#isServing = this.#waiting.length > 0;
    if (this.#isServing) setImmediate(() => void this.#serve());
  }
}
