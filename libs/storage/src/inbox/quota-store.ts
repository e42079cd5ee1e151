import type { RedisKeys } from '@efemera/contract/redis';
import type { RedisCommands } from '../redis/commands.js';
import { refundQuota, reserveQuota } from '../redis/scripts/inbox-scripts.js';

/** Counters are kept longer than their day: a process whose clock is behind must still find them. */
const keptSeconds = 2 * 86_400;

/** Daily quotas (UTC days). `subject` is a visitor's hash, a network, or a program's key (`holderOfApiKey`). */
export class QuotaStore {
  constructor(
    private readonly commands: RedisCommands,
    private readonly keys: RedisKeys,
  ) {}

  /**
   * Counts one claim against the quota and returns how many claims are left. If none was left, counts nothing and
   * returns null.
   */
  async reserve(subject: string, limit: number): Promise<number | null> {
    const left = await this.commands.run(reserveQuota, { quotaKey: this.#key(subject), limit, keptSeconds });
    return left < 0 ? null : left;
  }

  /** Takes back one `reserve` whose claim has failed. */
  async refund(subject: string): Promise<void> {
    await this.commands.run(refundQuota, { quotaKey: this.#key(subject) });
  }

  async remaining(subject: string, limit: number): Promise<number> {
    return Math.max(0, limit - (await this.used(subject)));
  }

  /** Returns how many claims were counted today. */
  async used(subject: string): Promise<number> {
    return Number(await this.commands.do((redis) => redis.get(this.#key(subject))));
  }

  #key(subject: string): string {
    return this.keys.quota(new Date().toISOString().slice(0, 10), subject);
  }
}
