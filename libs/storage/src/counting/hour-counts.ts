import { partitions, type RedisKeys } from '@efemera/contract/redis';
import type { RankingKind } from '@efemera/contract';
import { receivedIn, sumOf, type Counts } from './counts.js';
import type { RedisCommands } from '../redis/commands.js';
import { dropHour, recordVisit } from '../redis/scripts/counting-scripts.js';
import { clockMsOf } from '../redis/server-info.js';
import { TopCounts } from './top-counts.js';

export const hourMs = 3_600_000;
export const hoursOfDay = 24;

/** At most this many domains or countries are kept for an hour and for a day: invented ones must not fill memory. */
export const mostNames = 4000;
/** Stands for an unknown country: the visit counts in the total, but has no row in the ranking. */
const unknownCountry = '-';

/** All counts of one hour. */
export interface CountsOfHour {
  counts: Counts;
  byKind: Record<RankingKind, TopCounts>;
}

/**
 * Counts of each hour. Scripts count a mail or a claim in its partition, in the transaction that stores the mail or the
 * claim; a visit has no partition and is counted in a key of its own. The worker deletes the counts of an hour after it
 * has folded them into the sums.
 */
export class HourCounts {
  constructor(
    private readonly commands: RedisCommands,
    private readonly keys: RedisKeys,
  ) {}

  /** Returns the present hour and how much of it has passed, by Redis' clock: the scripts count by the same clock. */
  async now(): Promise<{ hour: number; sinceHourMs: number; ms: number }> {
    const ms = Math.floor(await this.commands.do(clockMsOf));
    return { hour: Math.floor(ms / hourMs), sinceHourMs: ms % hourMs, ms };
  }

  async recordVisit(country: string | null): Promise<void> {
    const { rank } = this.keys;
    await this.commands.run(recordVisit, {
      countsKey: rank.counts,
      hoursKey: rank.hours,
      nothingKey: rank.nothing,
      visitsPrefix: rank.visitsPrefix,
      country: country ?? unknownCountry,
    });
  }

  /** Lists the hours whose counts have not been deleted yet, oldest first. */
  async hours(): Promise<number[]> {
    const sets = [this.keys.rank.hours, ...partitions.map((partition) => this.keys.hours(partition))];
    const hours = await this.commands.do((redis) => Promise.all(sets.map((key) => redis.smembers(key))));
    return [...new Set(hours.flat().map(Number))].sort((a, b) => a - b);
  }

  /** Reads the counts of an hour without domains and countries, which the statistics do not need. */
  async counts(hour: number): Promise<Counts> {
    const [visits, ...partial] = await this.commands.do((redis) =>
      Promise.all([
        redis.hgetall(this.keys.rank.visits(hour)),
        ...partitions.map((partition) => redis.hgetall(this.keys.hourCounts(partition, hour))),
      ]),
    );
    return sumOf([{ visits: totalOf(numbers(visits)) }, ...partial.map(numbers)]);
  }

  async read(hour: number): Promise<CountsOfHour> {
    const domains = new TopCounts(mostNames);
    const countries = new TopCounts(mostNames);
    const visits = numbers(await this.commands.do((redis) => redis.hgetall(this.keys.rank.visits(hour))));
    const known = Object.entries(visits).filter(([country]) => country !== unknownCountry);
    countries.add({ total: totalOf(visits), certain: known });
    const counts: Counts[] = [{ visits: totalOf(visits) }];
    // Reads one partition after the other: each may hold thousands of names, and all at once would fill the memory.
    for (const partition of partitions) {
      const counted = await this.#readPartition(partition, hour);
      counts.push(counted.counts);
      domains.add({ total: receivedIn(counted.counts), certain: counted.domains });
    }
    return { counts: sumOf(counts), byKind: { domains, countries } };
  }

  /** Deletes the partitions' counts of an hour that has been folded. */
  async drop(hour: number): Promise<void> {
    await Promise.all(
      partitions.map((partition) =>
        this.commands.run(dropHour, {
          hoursKey: this.keys.hours(partition),
          domainsKey: this.keys.domains(partition, hour),
          domainErrorsKey: this.keys.domainErrors(partition, hour),
          hourCountsKey: this.keys.hourCounts(partition, hour),
          hour,
        }),
      ),
    );
  }

  /**
   * Reads in one transaction. A mail that arrives between two reads would make the domains add up to more than the
   * mails.
   */
  async #readPartition(partition: number, hour: number): Promise<{ counts: Counts; domains: [string, number][] }> {
    const results = await this.commands.do((redis) =>
      redis
        .multi()
        .hgetall(this.keys.hourCounts(partition, hour))
        .zrange(this.keys.domains(partition, hour), '0', '-1', 'WITHSCORES')
        .hgetall(this.keys.domainErrors(partition, hour))
        .exec(),
    );
    const [counts, scores, errors] = (results ?? []).map(([error, value]) => {
      if (error) throw error;
      return value;
    }) as [Record<string, string>, string[], Record<string, string>];
    const domains: [string, number][] = [];
    for (let i = 0; i < scores.length; i += 2) {
      const name = scores[i] ?? '';
      domains.push([name, Number(scores[i + 1]) - Number(errors[name] ?? 0)]);
    }
    return { counts: numbers(counts), domains };
  }
}

const numbers = (fields: Record<string, string>): Record<string, number> =>
  Object.fromEntries(Object.entries(fields).map(([name, count]) => [name, Number(count)]));

const totalOf = (counts: Record<string, number>) => Object.values(counts).reduce((sum, count) => sum + count, 0);
