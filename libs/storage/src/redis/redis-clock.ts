/** The known clock is read again after this time, in case it was set or another server took over. */
const trustedMs = 5000;

/**
 * Redis' clock as this process knows it, for scripts that must do nothing once their caller has given up. Redis' clock
 * is the only one that all processes share.
 *
 * The known time is behind Redis' clock by the time that one answer took, and never ahead of it.
 */
export class RedisClock {
  readonly #clocks = new Map<number, { aheadMs: number; readAtMs: number }>();
  readonly #reading = new Map<number, Promise<void>>();

  /** @param read  reads the time of a partition's server in milliseconds. */
  constructor(private readonly read: (partition: number) => Promise<number>) {}

  /** @throws StorageUnavailableError  if it was never read and can't be read now. */
  async nowMs(partition: number): Promise<number> {
    const known = this.#clocks.get(partition);
    if (!known) await this.refresh(partition);
    // Uses the known value until the new one is read.
    else if (performance.now() - known.readAtMs > trustedMs) void this.refresh(partition).catch(() => undefined);
    return performance.now() + (this.#clocks.get(partition)?.aheadMs ?? 0);
  }

  /** Reads the clock. Concurrent calls share one reading. */
  refresh(partition: number): Promise<void> {
    const underWay = this.#reading.get(partition);
    if (underWay) return underWay;
    const reading = this.read(partition)
      .then((redisMs) => this.set(partition, redisMs - performance.now()))
      .finally(() => this.#reading.delete(partition));
    this.#reading.set(partition, reading);
    return reading;
  }

  /** @param aheadMs  difference to this process's `performance.now()`. */
  set(partition: number, aheadMs: number): void {
    this.#clocks.set(partition, { aheadMs, readAtMs: performance.now() });
  }
}
