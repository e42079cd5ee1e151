import { byteLimit, ContractError, limits, rateLimits, type ApiKey, type RateLimitName } from '@efemera/contract';
import { countedNetworks, type CountedNetworks } from '@efemera/network';
import { ProcessCounters, RateStore, type RateVerdict, StorageUnavailableError } from '@efemera/storage';
import { Inject, Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { shownApiKey } from '../access/shown-api-key.js';
import { SETTINGS, type Settings } from '../config.js';
import { countNetworks, type Limit } from './count-networks.js';

/**
 * Counts the calls of each network over all gateways, and refuses those beyond the contract's limits. Counts calls with
 * a program's key for that key instead, and refuses those beyond its rate.
 */
@Injectable()
export class RateLimits {
  /** Networks that are beyond a limit, and until when, so that refusing a flood takes no command to Redis. */
  readonly #exhausted = new Map<string, number>();

  constructor(
    @Inject(SETTINGS) private readonly settings: Settings,
    private readonly rates: RateStore,
    private readonly counters: ProcessCounters,
  ) {}

  /** @throws ContractError `rate_limited` */
  async countCall(name: RateLimitName, request: Request, response: Response): Promise<void> {
    const apiKey = shownApiKey(request);
    const limit = apiKey ? rateOf(apiKey) : rateLimits[name];
    const verdict = await (apiKey
      ? this.#countOfKey(apiKey, limit)
      : this.#count(name, countedNetworks(request.ip), limit));
    if (!verdict) return;
    // The header names of the IETF drafts 00 to 06 on rate limits, which most clients know.
    response.set({
      'RateLimit-Limit': String(limit.calls),
      'RateLimit-Remaining': String(verdict.remaining),
      'RateLimit-Reset': String(verdict.resetSeconds),
    });
    if (verdict.allowed) return;
    if (apiKey) this.counters.add('key:refused', apiKey.id);
    throw refusal(verdict, apiKey ? 'with this key' : undefined);
  }

  /**
   * Counts a request that came by a socket.
   *
   * @throws ContractError `rate_limited`
   */
  async countMessage(name: RateLimitName, networks: CountedNetworks): Promise<void> {
    const verdict = await this.#count(name, networks, rateLimits[name]);
    if (verdict && !verdict.allowed) throw refusal(verdict);
  }

  /**
   * Counts bytes that are about to be sent.
   *
   * @throws ContractError `rate_limited`: the caller must not send them.
   */
  async countBytes(bytes: number, caller: CountedNetworks): Promise<void> {
    const verdict = await this.#count('bytes', caller, { ...byteLimit, calls: byteLimit.bytes }, bytes);
    if (verdict && !verdict.allowed) throw refusal(verdict);
  }

  /** Counts the bytes of a listing. Does not count small listings: counting would cost more than sending them. */
  async countListing(bytes: number, caller: CountedNetworks): Promise<void> {
    if (bytes > byteLimit.freeBytes) await this.countBytes(bytes, caller);
  }

  /** Counts a call against the rate of its key. A rate that the operator has given holds also with RATE_LIMITS=off. */
  async #countOfKey(apiKey: ApiKey, limit: Limit): Promise<RateVerdict | null> {
    const networks = [{ network: apiKey.id, shares: 1 }] as const;
    if (apiKey.ratePerSecond === null) return this.#count('key', networks, limit);
    return this.#countAlways('key', networks, limit);
  }

  async #count(name: string, networks: CountedNetworks, limit: Limit, weight?: number): Promise<RateVerdict | null> {
    return this.settings.RATE_LIMITS ? this.#countAlways(name, networks, limit, weight) : null;
  }

  async #countAlways(
    name: string,
    networks: CountedNetworks,
    limit: Limit,
    weight?: number,
  ): Promise<RateVerdict | null> {
    const leftMs = Math.max(...networks.map(({ network }) => this.#exhaustedMs(name, network)));
    if (leftMs > 0) return { allowed: false, remaining: 0, resetSeconds: Math.ceil(leftMs / 1000) };
    try {
      return await countNetworks(networks, limit, async (network, limitOfNetwork) => {
        const verdict = await this.rates.count(name, network, limitOfNetwork, weight);
        if (!verdict.allowed) this.#remember(keyOf(name, network), verdict);
        return verdict;
      });
    } catch (error) {
      // Without Redis nothing can be counted, and almost every call fails anyway.
      if (error instanceof StorageUnavailableError) return null;
      throw error;
    }
  }

  #exhaustedMs(name: string, network: string): number {
    return (this.#exhausted.get(keyOf(name, network)) ?? 0) - performance.now();
  }

  /** Remembers a second less than Redis says, because Redis' answer is rounded up. */
  #remember(key: string, { resetSeconds }: RateVerdict): void {
    if (this.#exhausted.size >= mostRemembered) this.#exhausted.clear();
    this.#exhausted.set(key, performance.now() + (resetSeconds - 1) * 1000);
  }
}

const mostRemembered = 10_000;

const keyOf = (name: string, network: string) => `${name} ${network}`;

const rateOf = ({ ratePerSecond }: ApiKey): Limit => ({
  calls: ratePerSecond ?? limits.keyRatePerSecond,
  windowSeconds: 1,
});

const refusal = ({ resetSeconds }: RateVerdict, whose = 'from your network') =>
  new ContractError('rate_limited', `Too many calls ${whose}. Please try again later.`, {
    retryAfterSeconds: resetSeconds,
  });
