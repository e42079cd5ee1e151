import { setTimeout as pause } from 'node:timers/promises';
import type { Address, Place } from '@efemera/contract';
import { partitionOf, partitions, type Fact, type RedisKeys } from '@efemera/contract/redis';
import type { Redis } from 'ioredis';
import { isAfter } from './fact-history.js';
import { addresseeOf, readFact, type FactFields } from './read-fact.js';
import { becomesReady } from '../redis/connect.js';

export interface EventFeedOptions {
  /** Asked before a fact is read: most are of inboxes that nobody watches here. */
  wants(address: string): boolean;
  onFact(fact: Fact, place: Place): void;
  /** Facts were missed (Redis was away at the start or for too long, or lost data): listings must be read anew. */
  onGap(): void;
  onError(error: unknown): void;
}

const blockMs = 5000;
const batch = 500;
const pauseAfterErrorMs = 500;
/** Where facts come faster than they are read one by one, they are read some at a time: each read costs Redis as much as half a mail. */
const pauseWhenManyMs = 1;
/** Before the first entry of any stream. */
const beginning: Position = { place: '0-0' as Place, count: 0 };

type StreamEntry = [place: Place, fields: FactFields];

/** How far a stream was read: up to this entry, with which `count` entries had ever been added to it. */
interface Position {
  place: Place;
  count: number;
}

interface StreamState {
  /** The oldest entry that is left; null where none is. */
  first: Place | null;
  end: Position;
  /** Entries that are not left: streams are cut from their beginning. */
  cutOff: number;
}

/** Opens feeds, each with connections of its own. */
export class EventFeeds {
  constructor(
    private readonly connect: () => Redis,
    private readonly keys: RedisKeys,
    private readonly isCluster: boolean,
  ) {}

  open(options: EventFeedOptions): EventFeed {
    // A blocking read of a cluster has one partition, and a connection to itself.
    const groups = this.isCluster ? partitions.map((partition) => [partition]) : [partitions];
    return new EventFeed(groups.map((group) => new StreamFollower(this.connect(), this.keys, group, options)));
  }
}

/** Follows the facts of all partitions, in order, from the moment it is started; after a pause it goes on where it was. */
export class EventFeed {
  constructor(private readonly followers: readonly StreamFollower[]) {}

  /** Resolves when facts from now on will be told; with Redis away, a gap is told at its return, and all facts since. */
  async start(): Promise<void> {
    await Promise.all(this.followers.map((follower) => follower.start()));
  }

  async stop(): Promise<void> {
    await Promise.all(this.followers.map((follower) => follower.stop()));
  }

  /** The place up to which the facts of this address have been told; null while nothing has ever happened there. */
  placeOf(address: Address): Place | null {
    const partition = partitionOf(address);
    const place = this.followers.find(({ partitions }) => partitions.includes(partition))?.placeIn(partition);
    return place === beginning.place ? null : (place ?? null);
  }
}

/** Follows some partitions by one blocking read after the other: all of them on one Redis, one of them in a cluster. */
export class StreamFollower {
  #stopped = false;
  /** After an error: the store may have come back without what was told last. */
  #mayHaveGap = false;
  #loop: Promise<void> | null = null;
  readonly #positions = new Map<number, Position>();

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

  placeIn(partition: number): Place | undefined {
    return this.#positions.get(partition)?.place;
  }

  async #follow(): Promise<void> {
    while (!this.#stopped) {
      try {
        if (this.#positions.size === 0) {
          await this.#seekEnd();
          // Clients may have read their listings before this, and a claim may be among the facts that came since.
          this.options.onGap();
        }
        // Before anything newer is read, or what is missing would be hidden behind it.
        if (this.#mayHaveGap) await this.#checkForGap();
        this.#mayHaveGap = false;
        const keys = this.partitions.map((partition) => this.keys.events(partition));
        const ids = this.partitions.map((partition) => this.#positionOf(partition).place);
        const reply = await this.redis.xread('COUNT', batch, 'BLOCK', blockMs, 'STREAMS', ...keys, ...ids);
        const streams = (reply ?? []) as [string, StreamEntry[]][];
        // Behind by a whole batch: the stream may have been cut ahead of us. A claim may be among what is missing, so
        // this is settled before anything is told.
        if (streams.some(([, entries]) => entries.length === batch)) await this.#checkForGap();
        for (const [key, entries] of streams) this.#tell(this.partitions[keys.indexOf(key)] ?? 0, entries);
        const read = streams.reduce((sum, [, entries]) => sum + entries.length, 0);
        if (read > 1 && read < batch) await pause(pauseWhenManyMs);
      } catch (error) {
        if (this.#stopped) return;
        this.options.onError(error);
        this.#mayHaveGap = true;
        await pause(pauseAfterErrorMs);
      }
    }
  }

  #tell(partition: number, entries: StreamEntry[]): void {
    for (const [place, fields] of entries) {
      this.#positions.set(partition, { place, count: this.#positionOf(partition).count + 1 });
      try {
        if (!this.options.wants(addresseeOf(fields))) continue;
        this.options.onFact(readFact(fields), place);
      } catch (error) {
        // One fact that can't be told must not hold up those behind it.
        this.options.onError(error);
      }
    }
  }

  #positionOf(partition: number): Position {
    return this.#positions.get(partition) ?? beginning;
  }

  async #seekEnd(): Promise<void> {
    const streams = await Promise.all(this.partitions.map((partition) => this.#look(partition)));
    this.partitions.forEach((partition, index) => this.#positions.set(partition, streams[index]?.end ?? beginning));
  }

  /** Looks for what was missed; where there was something, a partition is followed from what is left on. */
  async #checkForGap(): Promise<void> {
    const positions = new Map<number, Position>();
    for (const partition of this.partitions) {
      const position = this.#positionOf(partition);
      const stream = await this.#look(partition);
      if (await this.#goesOn(partition, position, stream)) continue;
      const isAllAhead = stream.first !== null && isAfter(stream.first, position.place);
      positions.set(partition, isAllAhead ? { place: position.place, count: stream.cutOff } : stream.end);
    }
    // In one breath: whoever sees the new places has been told, and a look that fails leaves the gap to be found.
    for (const [partition, position] of positions) this.#positions.set(partition, position);
    if (positions.size > 0) this.options.onGap();
  }

  /**
   * A stream goes on from a place when nothing was added since, or all that was is still there: where old entries were cut
   * off, the place among them, as many as had been added up to it. It does not where the place lies in a future that this
   * Redis never saw, or is missing between others: a replica took over that had not heard of it.
   */
  async #goesOn(partition: number, { place, count }: Position, { first, end, cutOff }: StreamState): Promise<boolean> {
    if (end.place === place) return true;
    if (isAfter(place, end.place)) return false;
    if (first === null || isAfter(first, place)) return cutOff === count;
    return (await this.redis.xrange(this.keys.events(partition), place, place)).length > 0;
  }

  async #look(partition: number): Promise<StreamState> {
    const fields = (await this.redis.xinfo('STREAM', this.keys.events(partition)).catch((error: Error) => {
      if (error.message.includes('no such key')) return [];
      throw error;
    })) as unknown[];
    const field = (name: string) => fields[fields.indexOf(name) + 1];
    if (fields.length === 0) return { first: null, end: beginning, cutOff: 0 };
    const [first] = (field('first-entry') ?? []) as Partial<StreamEntry>;
    const count = Number(field('entries-added'));
    return {
      first: first ?? null,
      end: { place: String(field('last-generated-id')) as Place, count },
      cutOff: count - Number(field('length')),
    };
  }
}
