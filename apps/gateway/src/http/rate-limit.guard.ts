import type { RateLimitName } from '@efemera/contract';
import { Injectable, SetMetadata, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request, Response } from 'express';
import { shownApiKey } from '../access/shown-api-key.js';
import { RateLimits } from './rate-limits.js';
import { readingMethods } from './security.js';

const metadataKey = 'rate limit';

/**
 * Gives a route, or all routes of a controller, a rate limit. Changing calls of all other routes share one limit, and
 * reading ones have none. A call with a program's key counts only against the rate of that key, on every route.
 */
export const RateLimited = (name: RateLimitName) => SetMetadata(metadataKey, name);

/**
 * Refuses calls beyond the limits of `rateLimits`, counted over all gateways by the caller's network address. Refuses
 * calls with a program's key only beyond the rate of that key.
 */
@Injectable()
export class RateLimitGuard implements CanActivate {
  constructor(
    private readonly limits: RateLimits,
    private readonly reflector: Reflector,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    if (context.getType() !== 'http') return true;
    const request = context.switchToHttp().getRequest<Request>();
    const named = this.reflector.getAllAndOverride<RateLimitName | undefined>(metadataKey, [
      context.getHandler(),
      context.getClass(),
    ]);
    if (!named && readingMethods.has(request.method) && !shownApiKey(request)) return true;
    await this.limits.countCall(named ?? 'change', request, context.switchToHttp().getResponse<Response>());
    return true;
  }
}
