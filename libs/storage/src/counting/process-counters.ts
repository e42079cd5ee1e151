import type { RedisKeys, CounterName } from '@efemera/contract/redis';
import type { RedisCommands } from '../redis/commands.js';

const flushMs = 1000;

/**
 * Counters for the operator's metrics. A process gathers its increments for a second and then adds them to the sums in
 * Redis, so any gateway can show the sum over all processes, dead ones included. A killed process loses one second at most.
 */
export class ProcessCounters {
  #counted = new Map<string, number>();
  #timer: NodeJS.Timeout | null = null;

  constructor(
    private readonly commands: RedisCommands,
    private readonly keys: RedisKeys,
  ) {}

  /** Returns at once and makes no call to Redis. */
  add(name: CounterName, label = '', amount = 1): void {
    const field = `${name}/${label}`;
    this.#counted.set(field, (this.#counted.get(field) ?? 0) + amount);
    this.#timer ??= setTimeout(() => void this.flush(), flushMs).unref();
  }

  async flush(): Promise<void> {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
    if (this.#counted.size === 0) return;
    const counted = this.#counted;
    this.#counted = new Map();
    await this.commands
      .do((redis) => {
        const added = redis.multi();
        for (const [field, amount] of counted) added.hincrby(this.keys.counters, field, Math.round(amount));
        return added.exec();
      })
      // Redis is unreachable: puts the increments back, so that a later flush adds them.
      .catch(() => {
        for (const [field, amount] of counted) {
          const at = field.indexOf('/');
          this.add(field.slice(0, at) as CounterName, field.slice(at + 1), amount);
        }
      });
  }

  /** Deletes the sums of a label that is no longer in use, such as a revoked key. */
  async forget(names: readonly CounterName[], label: string): Promise<void> {
    const fields = names.map((name) => `${name}/${label}`);
    await this.commands.do((redis) => redis.hdel(this.keys.counters, ...fields));
  }

  async read(): Promise<{ name: CounterName; label: string; amount: number }[]> {
    const fields = await this.commands.do((redis) => redis.hgetall(this.keys.counters));
    return Object.entries(fields).map(([field, amount]) => {
      const at = field.indexOf('/');
      return { name: field.slice(0, at) as CounterName, label: field.slice(at + 1), amount: Number(amount) };
    });
  }
}
