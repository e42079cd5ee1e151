import { ContractError, rateLimits, type RateLimitName } from '@efemera/contract';
import { Storage, StorageUnavailableError } from '@efemera/storage';
import { Inject, Injectable, SetMetadata, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request, Response } from 'express';
import { subscriberOf } from '../access/network.js';
import { SETTINGS, type Settings } from '../config.js';
import { readingMethods } from './security.js';

const metadataKey = 'rate limit';

/** Gives a route, or all of a controller, a limit of its own, also where it only reads. */
export const RateLimited = (name: RateLimitName) => SetMetadata(metadataKey, name);

/** Refuses calls beyond the limits of `rateLimits`, counted over all gateways by the caller's network address. */
@Injectable()
export class RateLimitGuard implements CanActivate {
  constructor(
    @Inject(SETTINGS) private readonly settings: Settings,
    private readonly storage: Storage,
    private readonly reflector: Reflector,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    if (!this.settings.RATE_LIMITS || context.getType() !== 'http') return true;
    const request = context.switchToHttp().getRequest<Request>();
    const named = this.reflector.getAllAndOverride<RateLimitName | undefined>(metadataKey, [
      context.getHandler(),
      context.getClass(),
    ]);
    if (!named && readingMethods.has(request.method)) return true;
    await this.#check(named ?? 'change', request, context.switchToHttp().getResponse<Response>());
    return true;
  }

  async #check(name: RateLimitName, request: Request, response: Response): Promise<void> {
    const limit = rateLimits[name];
    const verdict = await this.storage.rates
      .count(name, subscriberOf(request.ip), limit)
      // Without Redis nothing can be counted, and next to nothing be done.
      .catch((error: unknown) => {
        if (error instanceof StorageUnavailableError) return null;
        throw error;
      });
    if (!verdict) return;
    response.set({
      'RateLimit-Limit': String(limit.calls),
      'RateLimit-Remaining': String(verdict.remaining),
      'RateLimit-Reset': String(verdict.resetSeconds),
    });
    if (verdict.allowed) return;
    response.set('Retry-After', String(verdict.resetSeconds));
    throw new ContractError('rate_limited', 'Too many calls from your network. Please try again later.', {
      retryAfterSeconds: verdict.resetSeconds,
    });
  }
}
