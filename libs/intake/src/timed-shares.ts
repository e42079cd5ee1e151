import { NetworkShares } from '@efemera/network';

const hourMs = 3_600_000;

/** Counts what networks have used of a resource within a period, in this process; each period begins at zero. */
export class TimedShares {
  #used = new NetworkShares(0);
  #endsAtMs = 0;

  /** @param share  the maximum for one network in a period. */
  constructor(
    private readonly share: () => number,
    private readonly periodMs = hourMs,
  ) {}

  /**
   * Counts `amount`, or nothing if that would exceed the network's share.
   *
   * @returns a function that subtracts the amount again from its period, for an amount that was not used; null if the amount
   * was not counted.
   */
  take(ip: string, amount = 1): (() => void) | null {
    const used = this.#ofThisPeriod();
    return used.take(ip, amount, this.share()) ? () => used.giveBack(ip, amount) : null;
  }

  hasRoom(ip: string, amount = 1): boolean {
    return this.#ofThisPeriod().hasRoom(ip, amount, this.share());
  }

  #ofThisPeriod(): NetworkShares {
    const nowMs = performance.now();
    if (nowMs >= this.#endsAtMs) {
      this.#endsAtMs = nowMs + this.periodMs;
      this.#used = new NetworkShares(0);
    }
    return this.#used;
  }
}
