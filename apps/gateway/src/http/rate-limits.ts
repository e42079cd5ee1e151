import { byteLimit, ContractError, rateLimits, type RateLimitName } from '@efemera/contract';
import { networkOf } from '@efemera/network';
import { RateStore, type RateVerdict, StorageUnavailableError } from '@efemera/storage';
import { Inject, Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { SETTINGS, type Settings } from '../config.js';

/** Counts the calls of each network over all gateways, and refuses those beyond the contract's limits. */
@Injectable()
export class RateLimits {
  /** Networks beyond a limit, and until when: refusing a flood takes no command to Redis. */
  readonly #exhausted = new Map<string, number>();

  constructor(
    @Inject(SETTINGS) private readonly settings: Settings,
    private readonly rates: RateStore,
  ) {}

  /** @throws ContractError `rate_limited` */
  async countCall(name: RateLimitName, request: Request, response: Response): Promise<void> {
    const limit = rateLimits[name];
    const verdict = await this.#count(name, networkOf(request.ip), limit);
    if (!verdict) return;
    // The header names of the IETF drafts 00 to 06, which clients know.
    response.set({
      'RateLimit-Limit': String(limit.calls),
      'RateLimit-Remaining': String(verdict.remaining),
      'RateLimit-Reset': String(verdict.resetSeconds),
    });
    if (!verdict.allowed) throw refusal(verdict);
  }

  /**
   * Counts a request that came by a socket.
   *
   * @throws ContractError `rate_limited`
   */
  async countMessage(name: RateLimitName, network: string): Promise<void> {
    const verdict = await this.#count(name, network, rateLimits[name]);
    if (verdict && !verdict.allowed) throw refusal(verdict);
  }

  /**
   * Counts bytes that are about to be sent.
   *
   * @throws ContractError `rate_limited`: they must not be sent.
   */
  async countBytes(bytes: number, request: Request): Promise<void> {
    const verdict = await this.#count('bytes', networkOf(request.ip), { ...byteLimit, calls: byteLimit.bytes }, bytes);
    if (verdict && !verdict.allowed) throw refusal(verdict);
  }

  /** Counts the bytes of a listing; small ones are not counted, as that would cost more than sending them. */
  async countListing(bytes: number, request: Request): Promise<void> {
    if (bytes > byteLimit.freeBytes) await this.countBytes(bytes, request);
  }

  async #count(
    name: string,
    network: string,
    limit: { calls: number; windowSeconds: number },
    weight?: number,
  ): Promise<RateVerdict | null> {
    if (!this.settings.RATE_LIMITS) return null;
    const key = `${name} ${network}`;
    const leftMs = (this.#exhausted.get(key) ?? 0) - performance.now();
    if (leftMs > 0) return { allowed: false, remaining: 0, resetSeconds: Math.ceil(leftMs / 1000) };
    try {
      const verdict = await this.rates.count(name, network, limit, weight);
      if (!verdict.allowed) this.#remember(key, verdict);
      return verdict;
    } catch (error) {
      // Without Redis nothing can be counted, and almost every call fails anyway.
      if (error instanceof StorageUnavailableError) return null;
      throw error;
    }
  }

  /** Remembers a second less than Redis says, because Redis' answer is rounded up. */
  #remember(key: string, { resetSeconds }: RateVerdict): void {
    if (this.#exhausted.size >= mostRemembered) this.#exhausted.clear();
    this.#exhausted.set(key, performance.now() + (resetSeconds - 1) * 1000);
  }
}

const mostRemembered = 10_000;

const refusal = ({ resetSeconds }: RateVerdict) =>
  new ContractError('rate_limited', 'Too many calls from your network. Please try again later.', {
    retryAfterSeconds: resetSeconds,
  });
