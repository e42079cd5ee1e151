import { subscriberOf } from '@efemera/config';
import { ContractError, rateLimits } from '@efemera/contract';
import { Storage, StorageUnavailableError } from '@efemera/storage';
import { Inject, Injectable } from '@nestjs/common';
import { SETTINGS, type Settings } from '../config.js';

const limit = rateLimits.guess;

/** Lets nobody try out operator's tokens, wherever one is taken: counted over all gateways by network address. */
@Injectable()
export class OperatorGuesses {
  constructor(
    @Inject(SETTINGS) private readonly settings: Settings,
    private readonly storage: Storage,
  ) {}

  /**
   * The right token is refused as well: a guesser must not learn which one it is.
   *
   * @throws ContractError `rate_limited`
   */
  async refuseGuesser(ip: string | undefined): Promise<void> {
    const seconds = await this.#counted(() => this.storage.rates.exhaustedSeconds('guess', subscriberOf(ip), limit));
    if (!seconds) return;
    throw new ContractError('rate_limited', 'Too many wrong tokens from your network. Please try again later.', {
      retryAfterSeconds: seconds,
    });
  }

  async count(ip: string | undefined): Promise<void> {
    await this.#counted(() => this.storage.rates.count('guess', subscriberOf(ip), limit));
  }

  /** Without Redis nothing can be counted, and an operator looks for the reason all the same. */
  async #counted<T>(work: () => Promise<T>): Promise<T | null> {
    if (!this.settings.RATE_LIMITS) return null;
    return work().catch((error: unknown) => {
      if (error instanceof StorageUnavailableError) return null;
      throw error;
    });
  }
}
