import type { RedisCommands } from '../redis/commands.js';

const lookMs = 1000;
/** Kept free of new mail: claims, what is parsed of the mail that lies there, and expiry, which makes room, need some. */
const reservedShare = 0.05;

/** Whether Redis, or each node of a cluster, has room for more mail. Looked after every second; while Redis is away it stays as it was. */
export class MemoryGuard {
  #isFull = false;

  constructor(private readonly commands: RedisCommands) {}

  /** New mail must wait until some has expired. */
  get isFull(): boolean {
    return this.#isFull;
  }

  /** Looks now and from now on; returns what ends it. */
  async follow(): Promise<() => void> {
    const look = () => this.look().catch(() => undefined);
    await look();
    const timer = setInterval(() => void look(), lookMs);
    return () => clearInterval(timer);
  }

  async look(): Promise<void> {
    const nodes = await this.commands.ofMasters((redis) => redis.info('memory'));
    const known = nodes.flatMap(({ answer }) => answer ?? []);
    // Mail is put off before it is known to which node of a cluster it would go.
    if (known.length > 0) this.#isFull = known.some(isFull);
  }
}

function isFull(info: string): boolean {
  const fields = new Map(info.split('\r\n').map((line) => line.split(':', 2) as [string, string]));
  const numberOf = (name: string) => Number(fields.get(name) ?? 0);
  const limit = numberOf('maxmemory');
  // What Redis itself does not hold against the limit: buffers of replicas and of the append-only file.
  const used = numberOf('used_memory') - numberOf('mem_not_counted_for_evict');
  return limit > 0 && used > limit * (1 - reservedShare);
}
