import type { Address, Place } from '@efemera/contract';
import { partitionOf, type Fact, type RedisKeys } from '@efemera/contract/redis';
import type { RedisCommands } from '../redis/commands.js';
import { addresseeOf, readFact, type FactFields } from './read-fact.js';

/** A fact and its place in the stream of its partition. */
export interface PlacedFact {
  place: Place;
  fact: Fact;
}

/** The facts of all addresses of a partition come along, kilobytes each: beyond these a fresh listing is the lesser work. */
const mostEntries = 300;

type StreamEntry = [place: Place, fields: FactFields];

/** Tells whether the first of two places in a stream lies behind the second. */
export function isAfter(a: Place, b: Place): boolean {
  const [aMs = '0', aSequence = '0'] = a.split('-');
  const [bMs = '0', bSequence = '0'] = b.split('-');
  return Number(aMs) > Number(bMs) || (aMs === bMs && Number(aSequence) > Number(bSequence));
}

/** What has been told of late: the streams keep some minutes of it, for those who come back. */
export class FactHistory {
  constructor(
    private readonly commands: RedisCommands,
    private readonly keys: RedisKeys,
  ) {}

  /**
   * What happened at an address after a place that was told before, in order.
   *
   * @returns null when that can't be known any more: the place has been cut off, or this Redis never saw it, or too much
   *   has happened since.
   */
  async since(address: Address, after: Place): Promise<{ facts: PlacedFact[]; upTo: Place } | null> {
    const key = this.keys.events(partitionOf(address));
    const entries = (await this.commands.do((redis) =>
      redis.xrange(key, after, '+', 'COUNT', mostEntries + 1),
    )) as StreamEntry[];
    if (entries.length > mostEntries) return null;
    const [first, ...later] = entries;
    // While a place is there, so is all that follows: streams are cut from their beginning.
    if (first?.[0] !== after) return null;
    const facts = later
      .filter(([, fields]) => addresseeOf(fields) === address)
      .map(([place, fields]) => ({ place, fact: readFact(fields) }));
    return { facts, upTo: entries.at(-1)?.[0] ?? after };
  }
}
