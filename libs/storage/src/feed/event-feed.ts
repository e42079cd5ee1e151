import { setTimeout as pause } from 'node:timers/promises';
import type { Address, Place } from '@efemera/contract';
import { partitionOf, partitions, type Fact, type RedisKeys } from '@efemera/contract/redis';
import type { Redis } from 'ioredis';
import { isAfter } from './fact-history.js';
import { addresseeOf, readFact, type FactFields } from './read-fact.js';
import { becomesReady } from '../redis/connect.js';

export interface EventFeedOptions {
  /** Asked before a fact is parsed: parsing facts of inboxes that no client of this process watches wastes time. */
  wants(address: string): boolean;
  onFact(fact: Fact, place: Place): void;
  /**
   * Called when facts were missed, because Redis was unreachable at the start or for too long, or lost data. The listener
   * must read its listings again.
   */
  onGap(): void;
  onError(error: unknown): void;
}

const blockMs = 5000;
const batch = 500;
const pauseAfterErrorMs = 500;
/**
 * Pause between reads while facts arrive fast, so that one read gets several: a read costs Redis and this process more than
 * storing a mail. Facts arrive fast if a read gets several, or ends within `soonMs` after the read before.
 */
const pauseWhenManyMs = 1;
const soonMs = 3;
/** The position before the first entry of any stream. */
const beginning: Position = { place: '0-0' as Place, count: 0 };

type StreamEntry = [place: Place, fields: FactFields];

/** How far a stream was read: the last entry that was read, and how many entries had been added to the stream up to it. */
interface Position {
  place: Place;
  count: number;
}

interface StreamState {
  /** The oldest entry in the stream; null where it is empty. */
  first: Place | null;
  end: Position;
  /** How many entries Redis has deleted: it trims a stream from its oldest entry. */
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
    // In a cluster a blocking read covers one partition and needs its own connection.
    const groups = this.isCluster ? partitions.map((partition) => [partition]) : [partitions];
    return new EventFeed(groups.map((group) => new StreamFollower(this.connect(), this.keys, group, options)));
  }
}

/** Follows the new facts of all partitions, in order, once it is started. After a break it goes on where it was. */
export class EventFeed {
  constructor(private readonly followers: readonly StreamFollower[]) {}

  /**
   * Resolves once every later fact will be reported. If Redis is unreachable now, the feed reports a gap when Redis is
   * back, and the facts after it.
   */
  async start(): Promise<void> {
    await Promise.all(this.followers.map((follower) => follower.start()));
  }

  async stop(): Promise<void> {
    await Promise.all(this.followers.map((follower) => follower.stop()));
  }

  /** Returns the place up to which the facts of this address were reported; null while its partition has none. */
  placeOf(address: Address): Place | null {
    const partition = partitionOf(address);
    const place = this.followers.find(({ partitions }) => partitions.includes(partition))?.placeIn(partition);
    return place === beginning.place ? null : (place ?? null);
  }
}

/** Follows partitions by one blocking read after the other: all partitions on a single Redis, one partition in a cluster. */
export class StreamFollower {
  #stopped = false;
  /** Set after an error: Redis may have come back without the facts that were reported last. */
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
    let lastReadMs = -Infinity;
    while (!this.#stopped) {
      try {
        if (this.#positions.size === 0) {
          await this.#seekEnd();
          // Clients may have read their listings before Redis was reachable. A missed fact may be a claim, after which they
          // must not read on.
          this.options.onGap();
        }
        // Checks for lost facts before it reads newer facts, which would move the place past the lost ones and hide the
        // gap.
        if (this.#mayHaveGap) await this.#checkForGap();
        this.#mayHaveGap = false;
        const keys = this.partitions.map((partition) => this.keys.events(partition));
        const ids = this.partitions.map((partition) => this.#positionOf(partition).place);
        const reply = await this.redis.xread('COUNT', batch, 'BLOCK', blockMs, 'STREAMS', ...keys, ...ids);
        const streams = (reply ?? []) as [string, StreamEntry[]][];
        // A full batch means that this feed is behind, so Redis may have trimmed facts that it has not read. A claim may be
        // among them, so the check for lost facts comes before any fact of this batch is reported.
        if (streams.some(([, entries]) => entries.length === batch)) await this.#checkForGap();
        for (const [key, entries] of streams) this.#tell(this.partitions[keys.indexOf(key)] ?? 0, entries);
        const read = streams.reduce((sum, [, entries]) => sum + entries.length, 0);
        const isSoon = performance.now() - lastReadMs < soonMs;
        lastReadMs = performance.now();
        if (read < batch && (read > 1 || isSoon)) await pause(pauseWhenManyMs);
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
        // A listener that throws on one fact must not stop the facts after it.
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

  /**
   * Checks each partition for missed facts. Where some are missing, the feed continues with the oldest fact that is
   * left; where the stream itself lost entries that the feed had read, at the end of the stream.
   */
  async #checkForGap(): Promise<void> {
    const positions = new Map<number, Position>();
    for (const partition of this.partitions) {
      const position = this.#positionOf(partition);
      const stream = await this.#look(partition);
      if (await this.#goesOn(partition, position, stream)) continue;
      const isAllAhead = stream.first !== null && isAfter(stream.first, position.place);
      positions.set(partition, isAllAhead ? { place: position.place, count: stream.cutOff } : stream.end);
    }
    // Reports the gap and moves the places without an `await` in between: no listener sees a new place without the gap, and
    // a failed check leaves the old places, so that the next check finds the gap.
    for (const [partition, position] of positions) this.#positions.set(partition, position);
    if (positions.size > 0) this.options.onGap();
  }

  /**
   * Tells whether a stream continues after a place without a gap. Yes, if no entry was added after the place, or if all
   * entries after it are still there: then Redis has trimmed only entries up to the place. No, if the place is later
   * than every entry, or if its entry is missing although older entries exist: then a replica that had not received the
   * entry has become master.
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
