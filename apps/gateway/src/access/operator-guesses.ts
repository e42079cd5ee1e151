import { ContractError, rateLimits } from '@efemera/contract';
import { countedNetworks, loggedNetworkOf } from '@efemera/network';
import { RateStore, StorageUnavailableError } from '@efemera/storage';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { SETTINGS, type Settings } from '../config.js';
import { countNetworks } from '../http/count-networks.js';

const limit = rateLimits.guess;

/** The setting with the token that a route asks for. */
export type OperatorToken = 'ADMIN_TOKEN' | 'METRICS_TOKEN' | 'INTAKE_TOKEN';

/**
 * Locks a network that guesses one of the operator's tokens out of the routes of that token, at all gateways. Each token has
 * a count of its own: an open page that still shows an old ADMIN_TOKEN must not stop the relay beside it, and a guesser
 * learns no more of any token.
 */
@Injectable()
export class OperatorGuesses {
  readonly #logger = new Logger(OperatorGuesses.name);

  constructor(
    @Inject(SETTINGS) private readonly settings: Settings,
    private readonly rates: RateStore,
  ) {}

  /**
   * Counts a wrong token, and refuses a network that has shown too many. The right token is then refused as well, or a
   * guesser would learn which it is. Each check is one command, and Redis runs one command after the other: a hundred
   * parallel guesses learn no more than a hundred in a row.
   *
   * @throws ContractError `rate_limited`
   */
  async judge(ip: string | undefined, token: OperatorToken, isRight: boolean): Promise<void> {
    const networks = countedNetworks(ip);
    const name = `guess-${token}`;
    const { seconds, locksForSeconds } = (await this.#counted(async () => {
      if (isRight) {
        const seconds = networks.map(({ network, shares }) =>
          this.rates.exhaustedSeconds(name, network, { ...limit, calls: shares * limit.calls }),
        );
        return { seconds: Math.max(...(await Promise.all(seconds))), locksForSeconds: null };
      }
      const { allowed, remaining, resetSeconds } = await countNetworks(networks, limit, (network, limitOfNetwork) =>
        this.rates.count(name, network, limitOfNetwork),
      );
      return { seconds: allowed ? 0 : resetSeconds, locksForSeconds: remaining === 0 ? resetSeconds : null };
    })) ?? { seconds: 0, locksForSeconds: null };
    if (!seconds) {
      // Wrong tokens beyond the limit are not logged, so that a flood of guesses does not flood the log.
      if (!isRight) this.#log(ip, locksForSeconds);
      return;
    }
    throw new ContractError('rate_limited', 'Too many wrong tokens from your network. Please try again later.', {
      retryAfterSeconds: seconds,
    });
  }

  /** @param locksForSeconds  how long the network is locked out from now on; null if it is not locked out. */
  #log(ip: string | undefined, locksForSeconds: number | null): void {
    const network = loggedNetworkOf(ip);
    this.#logger.warn({ msg: 'wrong operator token', network });
    if (locksForSeconds === null) return;
    this.#logger.warn({ msg: 'locked out after too many wrong operator tokens', network, seconds: locksForSeconds });
  }

  /** Without Redis nothing can be counted; the operator is let in all the same, to find out why Redis is away. */
  async #counted<T>(work: () => Promise<T>): Promise<T | null> {
    if (!this.settings.RATE_LIMITS) return null;
    return work().catch((error: unknown) => {
      if (error instanceof StorageUnavailableError) return null;
      throw error;
    });
  }
}
