import { apiKeyHeader, apiKeyPrefix, ContractError, paths, rateLimits, type ApiKey } from '@efemera/contract';
import { countedNetworks, loggedNetworkOf } from '@efemera/network';
import { ApiKeyStore, RateStore } from '@efemera/storage';
import { Inject, Injectable, Logger, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { Request, Response } from 'express';
import { SETTINGS, type Settings } from '../config.js';
import { countNetworks } from '../http/count-networks.js';
import { KeyedCalls } from './keyed-calls.js';
import { noteApiKey } from './shown-api-key.js';

/** The calls that take a program's key: those about inboxes and their mail. All other calls ignore the header. */
const keyedPaths = new RegExp(`^(?:${paths.inboxes}|${paths.emails})(?:/|$)`, 'i');
const header = apiKeyHeader.toLowerCase();
/** Longer keys are refused, so that this process does not hash whole headers (up to 16 KB); ours have 47 characters. */
const maxKeyChars = 200;

/**
 * Recognises the key that a program shows. Runs before the rate limits are checked, so that the limit of the key counts
 * instead of those of the network. Each call asks Redis, so that a revoked key opens nothing from the next call on, at any
 * gateway.
 */
@Injectable()
export class ApiKeyGuard implements CanActivate {
  readonly #logger = new Logger(ApiKeyGuard.name);

  constructor(
    @Inject(SETTINGS) private readonly settings: Settings,
    private readonly apiKeys: ApiKeyStore,
    private readonly rates: RateStore,
    private readonly openCalls: KeyedCalls,
  ) {}

  /** @throws ContractError `key_unknown`; `rate_limited` for a network that has shown too many wrong keys. */
  async canActivate(context: ExecutionContext): Promise<boolean> {
    if (context.getType() !== 'http') return true;
    const request = context.switchToHttp().getRequest<Request>();
    const shown = request.headers[header];
    if (shown === undefined || !keyedPaths.test(request.path)) return true;
    const apiKey = await this.#find(shown);
    if (!apiKey) throw await this.#refusal(request.ip);
    noteApiKey(request, apiKey);
    this.apiKeys.noteUse(apiKey.id);
    this.openCalls.add(apiKey.id, context.switchToHttp().getResponse<Response>());
    return true;
  }

  async #find(shown: string | string[]): Promise<ApiKey | null> {
    if (typeof shown !== 'string' || !shown.startsWith(apiKeyPrefix) || shown.length > maxKeyChars) return null;
    return this.apiKeys.find(shown);
  }

  /**
   * Counts a wrong key, as wrong tokens of the operator are counted. A right key is let in all the same: it has 256 random
   * bits, so nobody can guess one, and a program that still sends a revoked key must not lock out other programs of its
   * network.
   */
  async #refusal(ip: string | undefined): Promise<ContractError> {
    if (this.settings.RATE_LIMITS) {
      const { allowed, resetSeconds } = await countNetworks(
        countedNetworks(ip),
        rateLimits.keyGuess,
        (network, limit) => this.rates.count('keyGuess', network, limit),
      );
      if (!allowed) {
        const text = 'Too many wrong keys from your network. Please try again later.';
        return new ContractError('rate_limited', text, { retryAfterSeconds: resetSeconds });
      }
    }
    this.#logger.warn({ msg: 'wrong key of a program', network: loggedNetworkOf(ip) });
    return new ContractError('key_unknown', 'There is no such key, or it was revoked.');
  }
}
