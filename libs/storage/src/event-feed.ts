import type { Address } from '@efemera/contract';
import { partitionOf, type Fact, type RedisKeys } from '@efemera/contract/redis';
import type { Redis } from 'ioredis';
import { becomesReady } from './redis.js';

export interface EventFeedOptions {
  /** Asked before a fact is read: most are of inboxes that nobody watches here. */
  wants(address: string): boolean;
  /** `id` is its place in the stream of its partition. */
  onFact(fact: Fact, id: string): void;
  /** Facts were missed (Redis was away too long, or lost data): whoever shows a listing must read it anew. */
  onGap(): void;
  onError(error: unknown): void;
}

const blockMs = 5000;
const batch = 500;
const pauseAfterErrorMs = 500;
/** Before the first entry of any stream. */
const nowhere = '0-0';

type StreamEntry = [id: string, fields: string[]];

/** Follows the facts of all partitions, in order, from the moment it is started; after a pause it goes on where it was. */
export class EventFeed {
  constructor(private readonly followers: readonly StreamFollower[]) {}

  /** Resolves when facts from now on will be told; with Redis away, those from its return on. */
  async start(): Promise<void> {
    await Promise.all(this.followers.map((follower) => follower.start()));
  }

  async stop(): Promise<void> {
    await Promise.all(this.followers.map((follower) => follower.stop()));
  }

  /** The place up to which the facts of this address have been told; null while nothing has ever happened there. */
  placeOf(address: Address): string | null {
    const partition = partitionOf(address);
    const id = this.followers.find(({ partitions }) => partitions.includes(partition))?.placeIn(partition) ?? nowhere;
    return id === nowhere ? null : id;
  }
}

/** Follows some partitions by one blocking read after the other: all of them on one Redis, one of them in a cluster. */
export class StreamFollower {
  #stopped = false;
  /** After an error: the store may have come back without what was told last. */
  #mayHaveGap = false;
  #loop: Promise<void> | null = null;
  readonly #lastIds = new Map<number, string>();

  constructor(
    private readonly redis: Redis,
    private readonly keys: RedisKeys,
    readonly partitions: readonly number[],
    private readonly options: EventFeedOptions,
  ) {}

  async start(): Promise<void> {
    if (await becomesReady(this.redis)) await this.#seekEnd().catch(this.options.onError);
    this.#loop = this.#follow();
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    this.redis.disconnect();
    await this.#loop;
  }

  placeIn(partition: number): string | undefined {
    return this.#lastIds.get(partition);
  }

  async #follow(): Promise<void> {
    while (!this.#stopped) {
      try {
        if (this.#lastIds.size === 0) await this.#seekEnd();
        // Before anything newer is read, or what is missing would be hidden behind it.
        if (this.#mayHaveGap) await this.#checkForGap();
        this.#mayHaveGap = false;
        const keys = this.partitions.map((partition) => this.keys.events(partition));
        const ids = this.partitions.map((partition) => this.#lastIds.get(partition) ?? nowhere);
        const reply = await this.redis.xread('COUNT', batch, 'BLOCK', blockMs, 'STREAMS', ...keys, ...ids);
        const streams = (reply ?? []) as [string, StreamEntry[]][];
        // Behind by a whole batch: the stream may have been cut ahead of us. A claim may be among what is missing, so
        // this is settled before anything is told.
        if (streams.some(([, entries]) => entries.length === batch)) await this.#checkForGap();
        for (const [key, entries] of streams) this.#tell(this.partitions[keys.indexOf(key)] ?? 0, entries);
      } catch (error) {
        if (this.#stopped) return;
        this.options.onError(error);
        this.#mayHaveGap = true;
        await new Promise((resolve) => setTimeout(resolve, pauseAfterErrorMs));
      }
    }
  }

  #tell(partition: number, entries: StreamEntry[]): void {
    for (const [id, fields] of entries) {
      this.#lastIds.set(partition, id);
      try {
        const [, type, , to = '', , payload = ''] = fields;
        if (!this.options.wants(to)) continue;
        this.options.onFact({ type, payload: JSON.parse(payload) } as Fact, id);
      } catch (error) {
        // One fact that can't be told must not hold up those behind it.
        this.options.onError(error);
      }
    }
  }

  async #seekEnd(): Promise<void> {
    const ends = await Promise.all(this.partitions.map((partition) => this.#endOf(partition)));
    this.partitions.forEach((partition, index) => this.#lastIds.set(partition, ends[index] ?? nowhere));
  }

  async #endOf(partition: number): Promise<string> {
    const [newest] = (await this.redis.xrevrange(this.keys.events(partition), '+', '-', 'COUNT', 1)) as StreamEntry[];
    return newest?.[0] ?? nowhere;
  }

  /**
   * A partition has a gap when the fact we told last has been cut off, or lies in a future that this Redis never saw. It
   * has one, too, when that fact is missing between others: a replica took over that had not heard of it.
   */
  async #checkForGap(): Promise<void> {
    let gap = false;
    for (const partition of this.partitions) {
      const last = this.#lastIds.get(partition) ?? nowhere;
      const key = this.keys.events(partition);
      if (last === nowhere) continue;
      const [next] = (await this.redis.xrange(key, last, '+', 'COUNT', 1)) as StreamEntry[];
      if (next?.[0] === last) continue;
      gap = true;
      if (!next) this.#lastIds.set(partition, await this.#endOf(partition));
    }
    if (gap) this.options.onGap();
  }
}
