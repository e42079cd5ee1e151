import { ApiKeyStore } from '@efemera/storage';
import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import type { Response } from 'express';

const lookEveryMs = 1000;

/**
 * Keeps the open calls of programs by their keys. Waits and event streams stay open for long: when the operator revokes
 * their key, at this gateway or another, this class cuts them off within two seconds.
 */
@Injectable()
export class KeyedCalls implements OnModuleDestroy {
  readonly #logger = new Logger(KeyedCalls.name);
  readonly #open = new Map<string, Set<Response>>();
  readonly #timer = setInterval(() => void this.#look(), lookEveryMs).unref();
  #isLooking = false;

  constructor(private readonly apiKeys: ApiKeyStore) {}

  onModuleDestroy(): void {
    clearInterval(this.#timer);
  }

  /** Notes a call until its answer has been sent or its client has disconnected. */
  add(id: string, response: Response): void {
    const calls = this.#open.get(id) ?? new Set();
    this.#open.set(id, calls.add(response));
    response.once('close', () => {
      calls.delete(response);
      if (calls.size === 0 && this.#open.get(id) === calls) this.#open.delete(id);
    });
  }

  /** Asks Redis once a second while keyed calls are open, and cuts off those whose key is gone. */
  async #look(): Promise<void> {
    if (this.#open.size === 0 || this.#isLooking) return;
    this.#isLooking = true;
    try {
      const ids = await this.apiKeys.ids();
      for (const [id, calls] of this.#open) if (!ids.has(id)) for (const response of calls) response.destroy();
    } catch (error) {
      // Redis is unreachable: asks again a second later. Until then the open calls can't read anything new from Redis
      // either, so they show nothing to a revoked key.
      this.#logger.debug({ msg: 'keys not read', err: String(error) });
    } finally {
      this.#isLooking = false;
    }
  }
}
