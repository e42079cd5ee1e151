import type { Address } from '@efemera/contract';
import { DeliveryStore } from '@efemera/storage';
import { Injectable, Logger, type BeforeApplicationShutdown } from '@nestjs/common';

/** Times are written together: a gateway that pushes thousands of mails a second adds a few dozen calls to Redis. */
const gatherMs = 200;
/** Redis is away, or slower than mail comes: what is beyond stays unknown. */
const maxGathered = 5000;

/** Keeps when mails left for the pages that watch, for their inbox's deliveries. */
@Injectable()
export class Pushes implements BeforeApplicationShutdown {
  readonly #logger = new Logger(Pushes.name);
  #gathered: { address: Address; id: string; atMs: number }[] = [];
  #timer: NodeJS.Timeout | null = null;

  constructor(private readonly deliveries: DeliveryStore) {}

  add(address: Address, id: string): void {
    if (this.#gathered.length >= maxGathered) return;
    this.#gathered.push({ address, id, atMs: Date.now() });
    this.#timer ??= setTimeout(() => void this.#write(), gatherMs);
  }

  /** Before the store is closed. */
  async beforeApplicationShutdown(): Promise<void> {
    if (this.#timer) clearTimeout(this.#timer);
    await this.#write();
  }

  async #write(): Promise<void> {
    const pushes = this.#gathered;
    this.#gathered = [];
    this.#timer = null;
    await this.deliveries.markPushed(pushes).catch((error: unknown) => {
      this.#logger.warn({ msg: 'pushes not noted', err: String(error) });
    });
  }
}
