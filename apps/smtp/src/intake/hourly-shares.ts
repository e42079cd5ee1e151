import { NetworkShares } from '@efemera/network';

const hourMs = 3_600_000;

/** Counts what networks have used of a resource within an hour, in this process; each hour begins at zero. */
export class HourlyShares {
  #used = new NetworkShares(0);
  #endsAtMs = 0;

  /** @param share  the maximum for one network in an hour. */
  constructor(private readonly share: () => number) {}

  /** Counts `amount`, or nothing if that would exceed the network's share; returns whether it was counted. */
  take(ip: string, amount = 1): boolean {
    return this.#ofThisHour().take(ip, amount, this.share());
  }

  /** Subtracts an amount that was counted and not used. */
  giveBack(ip: string, amount: number): void {
    this.#ofThisHour().giveBack(ip, amount);
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
