import type { RedisCommands } from '../redis/commands.js';

const lookMs = 1000;
/** Share of the memory that new mail may not use: claims, parsed forms of stored mail, and expiry still need memory. */
const reservedShare = 0.05;

/**
 * Tells whether Redis has memory left for more mail; in a cluster every node must. It checks every second; while Redis is
 * unreachable the last result stays.
 */
export class MemoryGuard {
  #isFull = false;

  constructor(private readonly commands: RedisCommands) {}

  /** True when SMTP must defer new mail until stored mail has expired. */
  get isFull(): boolean {
    return this.#isFull;
  }

  /** Checks now and every second; returns a function that stops this. */
  async follow(): Promise<() => void> {
    const look = () => this.look().catch(() => undefined);
    await look();
    const timer = setInterval(() => void look(), lookMs);
    return () => clearInterval(timer);
  }

  async look(): Promise<void> {
    const nodes = await this.commands.ofMasters((redis) => redis.info('memory'));
    const known = nodes.flatMap(({ answer }) => answer ?? []);
    // One full node is enough: SMTP defers mail before it knows the recipient, and so the node.
    if (known.length > 0) this.#isFull = known.some(isFull);
  }
}

function isFull(info: string): boolean {
  const fields = new Map(info.split('\r\n').map((line) => line.split(':', 2) as [string, string]));
  const numberOf = (name: string) => Number(fields.get(name) ?? 0);
  const limit = numberOf('maxmemory');
  // Subtracts memory that Redis itself does not count against the limit: buffers of replicas and of the append-only file.
  const used = numberOf('used_memory') - numberOf('mem_not_counted_for_evict');
  return limit > 0 && used > limit * (1 - reservedShare);
}
