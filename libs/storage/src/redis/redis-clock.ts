/** A clock that was set is noticed within this time; a server that took over at the latest by then, too. */
const trustedMs = 5000;

/**
 * Redis' clock as this process knows it, for scripts that must do nothing once their caller has given up: processes and
 * Redis share no other clock.
 *
 * It errs by the time that one answer takes, and always to the early side.
 */
export class RedisClock {
  readonly #clocks = new Map<number, { aheadMs: number; readAtMs: number }>();
  readonly #reading = new Map<number, Promise<void>>();

  /** @param read  asks the server of a partition for its time in milliseconds. */
  constructor(private readonly read: (partition: number) => Promise<number>) {}

  /** @throws StorageUnavailableError  where it was never read, and can't be. */
  async nowMs(partition: number): Promise<number> {
    const known = this.#clocks.get(partition);
    if (!known) await this.refresh(partition);
    // What is known serves meanwhile.
    else if (performance.now() - known.readAtMs > trustedMs) void this.refresh(partition).catch(() => undefined);
    return performance.now() + (this.#clocks.get(partition)?.aheadMs ?? 0);
  }

  /** Reads it anew. Calls that come together share one reading. */
  refresh(partition: number): Promise<void> {
    const underWay = this.#reading.get(partition);
    if (underWay) return underWay;
    const reading = this.read(partition)
      .then((redisMs) => this.set(partition, redisMs - performance.now()))
      .finally(() => this.#reading.delete(partition));
    this.#reading.set(partition, reading);
    return reading;
  }

  /** @param aheadMs  of this process's `performance.now()`. */
  set(partition: number, aheadMs: number): void {
    this.#clocks.set(partition, { aheadMs, readAtMs: performance.now() });
  }
}
