import type { RedisKeys } from '@efemera/contract/redis';
import type { RedisCommands } from '../redis/commands.js';
import { countCall } from '../redis/scripts/operating-scripts.js';

export interface RateLimit {
  calls: number;
  windowSeconds: number;
}

export interface RateVerdict {
  allowed: boolean;
  remaining: number;
  /** Seconds until the window ends. */
  resetSeconds: number;
}

/**
 * Counts calls in windows that begin with their first call. All gateways share the counters. Around the end of a window a
 * caller can make twice as many calls as the limit; in return each caller needs only one small counter.
 */
export class RateStore {
  constructor(
    private readonly commands: RedisCommands,
    private readonly keys: RedisKeys,
  ) {}

  /** Returns how long the caller must wait before its next call, 0 if it may call now. Counts no call. */
  async exhaustedSeconds(name: string, subject: string, { calls, windowSeconds }: RateLimit): Promise<number> {
    const key = this.keys.rate(name, subject);
    const [used, leftMs] = await this.commands.do((redis) => Promise.all([redis.get(key), redis.pttl(key)]));
    if (Number(used) < calls) return 0;
    const windowMs = windowSeconds * 1000;
    // A window with more time left than its length: Redis' clock was set back. Shortens it here, because a call that is
    // refused here is never counted, and `count` is the only other place that shortens a window.
    if (leftMs > windowMs) await this.commands.do((redis) => redis.pexpire(key, windowMs));
    return Math.max(1, Math.ceil(Math.min(leftMs, windowMs) / 1000));
  }

  /** @param weight  what the call adds to the counter: more than 1 where bytes are limited instead of calls. */
  async count(name: string, subject: string, { calls, windowSeconds }: RateLimit, weight = 1): Promise<RateVerdict> {
    const [used, leftMs] = await this.commands.run(countCall, {
      counterKey: this.keys.rate(name, subject),
      windowMs: windowSeconds * 1000,
      weight,
    });
    return {
      allowed: used <= calls,
      remaining: Math.max(0, calls - used),
      resetSeconds: Math.max(1, Math.ceil(leftMs / 1000)),
    };
  }
}
