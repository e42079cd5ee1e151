import type { Address } from '@efemera/contract';
import { DeliveryStore } from '@efemera/storage';
import { Injectable, Logger, type BeforeApplicationShutdown } from '@nestjs/common';

/** Marks are written together, so that thousands of pushes a second cost Redis only some dozens of commands. */
const batchMs = 200;
/** At most this many marks in a batch. Further ones of its 200 ms are dropped: a flood of mail would fill memory. */
const maxBatch = 5000;

/** Notes when each mail was first pushed to a client; the deliveries of its inbox show it. */
@Injectable()
export class PushMarks implements BeforeApplicationShutdown {
  readonly #logger = new Logger(PushMarks.name);
  #batch: { address: Address; id: string; atMs: number }[] = [];
  #timer: NodeJS.Timeout | null = null;

  constructor(private readonly deliveries: DeliveryStore) {}

  add(address: Address, id: string): void {
    if (this.#batch.length >= maxBatch) return;
    this.#batch.push({ address, id, atMs: Date.now() });
    this.#timer ??= setTimeout(() => void this.#write(), batchMs);
  }

  /** Writes the last marks before the store is closed. */
  async beforeApplicationShutdown(): Promise<void> {
    if (this.#timer) clearTimeout(this.#timer);
    await this.#write();
  }

  async #write(): Promise<void> {
    const marks = this.#batch;
    this.#batch = [];
    this.#timer = null;
    await this.deliveries.markPushed(marks).catch((error: unknown) => {
      this.#logger.warn({ msg: 'push marks not written', err: String(error) });
    });
  }
}
