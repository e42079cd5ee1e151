import type { RedisKeys } from '@efemera/contract/redis';
import type { RedisCommands } from '../redis/commands.js';
import { refundQuota, reserveQuota } from '../redis/scripts/inbox-scripts.js';

/** Counters are kept longer than their day: a process whose clock is behind must still find them. */
const keptSeconds = 2 * 86_400;

/** Daily quotas (UTC days). `subject` is a visitor's hash or a network. */
export class QuotaStore {
  constructor(
    private readonly commands: RedisCommands,
    private readonly keys: RedisKeys,
  ) {}

  /** Uses one of the quota and returns how many are left, or null when none was left. */
  async reserve(subject: string, limit: number): Promise<number | null> {
    const left = await this.commands.run(reserveQuota, { quotaKey: this.#key(subject), limit, keptSeconds });
    return left < 0 ? null : left;
  }

  /** Gives one back when the claim that used it failed. */
  async refund(subject: string): Promise<void> {
    await this.commands.run(refundQuota, { quotaKey: this.#key(subject) });
  }

  async remaining(subject: string, limit: number): Promise<number> {
    const used = await this.commands.do((redis) => redis.get(this.#key(subject)));
    return Math.max(0, limit - Number(used));
  }

  #key(subject: string): string {
    return this.keys.quota(new Date().toISOString().slice(0, 10), subject);
  }
}
