import { NetworkShares } from '@efemera/network';

const hourMs = 3_600_000;

/** Counts what networks have used of a resource within an hour, in this process; each hour begins at zero. */
export class HourlyShares {
  #used = new NetworkShares(0);
  #endsAtMs = 0;

  /** @param share  the maximum for one network in an hour. */
  constructor(private readonly share: () => number) {}

  /**
   * Counts `amount`, or nothing if that would exceed the network's share.
   *
   * @returns a function that subtracts the amount again from its hour, for an amount that was not used; null if the amount
   * was not counted.
   */
  take(ip: string, amount = 1): (() => void) | null {
    const used = this.#ofThisHour();
    return used.take(ip, amount, this.share()) ? () => used.giveBack(ip, amount) : null;
  }

  hasRoom(ip: string, amount = 1): boolean {
    return this.#ofThisHour().hasRoom(ip, amount, this.share());
  }

  #ofThisHour(): NetworkShares {
    const nowMs = Date.now();
    if (nowMs >= this.#endsAtMs) {
      this.#endsAtMs = nowMs + hourMs;
      this.#used = new NetworkShares(0);
    }
    return this.#used;
  }
}
