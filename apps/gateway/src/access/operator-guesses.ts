import { ContractError, rateLimits } from '@efemera/contract';
import { networkOf } from '@efemera/network';
import { RateStore, StorageUnavailableError } from '@efemera/storage';
import { Inject, Injectable } from '@nestjs/common';
import { SETTINGS, type Settings } from '../config.js';

const limit = rateLimits.guess;

/** Lets nobody try out operator's tokens, wherever one is taken: counted over all gateways by network address. */
@Injectable()
export class OperatorGuesses {
  constructor(
    @Inject(SETTINGS) private readonly settings: Settings,
    private readonly rates: RateStore,
  ) {}

  /**
   * Counts a wrong token, and refuses whoever has shown too many. The right one is then refused as well: a guesser must
   * not learn which it is. Either takes one question to Redis, which answers in the order in which the tokens came: a
   * hundred at once find out no more than a hundred in a row.
   *
   * @throws ContractError `rate_limited`
   */
  async judge(ip: string | undefined, isRight: boolean): Promise<void> {
    const seconds = await this.#counted(async () => {
      if (isRight) return this.rates.exhaustedSeconds('guess', networkOf(ip), limit);
      const { allowed, resetSeconds } = await this.rates.count('guess', networkOf(ip), limit);
      return allowed ? 0 : resetSeconds;
    });
    if (!seconds) return;
    throw new ContractError('rate_limited', 'Too many wrong tokens from your network. Please try again later.', {
      retryAfterSeconds: seconds,
    });
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
