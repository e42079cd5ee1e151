import type { Address, Place } from '@efemera/contract';
import { partitionOf, type Fact, type RedisKeys } from '@efemera/contract/redis';
import type { RedisCommands } from '../redis/commands.js';
import { addresseeOf, readFact, type FactFields } from './read-fact.js';

/** A fact and its place in the stream of its partition. */
export interface PlacedFact {
  place: Place;
  fact: Fact;
}

/**
 * How many entries are read for one address, at most. Where more follow, a new listing is cheaper, since the read
 * returns the facts of all addresses of the partition.
 */
const mostEntries = 300;

type StreamEntry = [place: Place, fields: FactFields];

/** Tells whether the first of two places in a stream is later than the second. */
export function isAfter(a: Place, b: Place): boolean {
  const [aMs = '0', aSequence = '0'] = a.split('-');
  const [bMs = '0', bSequence = '0'] = b.split('-');
  return Number(aMs) > Number(bMs) || (aMs === bMs && Number(aSequence) > Number(bSequence));
}

/** Reads recent facts again for clients that reconnect: the streams keep the facts of some minutes. */
export class FactHistory {
  constructor(
    private readonly commands: RedisCommands,
    private readonly keys: RedisKeys,
  ) {}

  /**
   * Returns the facts of an address after a place that the client has seen, in order.
   *
   * @returns null when they can't be read: the place has been trimmed, this Redis never had it, or too many facts follow.
   */
  async since(address: Address, after: Place): Promise<{ facts: PlacedFact[]; upTo: Place } | null> {
    const key = this.keys.events(partitionOf(address));
    const entries = (await this.commands.do((redis) =>
      redis.xrange(key, after, '+', 'COUNT', mostEntries + 1),
    )) as StreamEntry[];
    if (entries.length > mostEntries) return null;
    const [first, ...later] = entries;
    // If the entry of a place exists, so do all later ones: Redis trims streams from their oldest entry.
    if (first?.[0] !== after) return null;
    const facts = later
      .filter(([, fields]) => addresseeOf(fields) === address)
      .map(([place, fields]) => ({ place, fact: readFact(fields) }));
    return { facts, upTo: entries.at(-1)?.[0] ?? after };
  }
}
