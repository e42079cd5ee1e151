import type { SeriesPoint, Statistics } from '@efemera/contract';
import { partitions, type RedisKeys } from '@efemera/contract/redis';
import { messageSizes, receivedIn, sumOf, timeToFirstMail, type Counts } from './counts.js';
import { hourMs, hoursOfDay, type HourCounts } from './hour-counts.js';
import type { OpenSocketCounts } from './open-socket-counts.js';
import { seriesDays, seriesHours, type RankingStore } from './ranking-store.js';
import type { RedisCommands } from '../redis/commands.js';
import type { TotalCounts } from './total-counts.js';

const distributionDays = 30;
const topDomains = 10;

/** Computes the statistics from the hours that the worker has folded and from those that are still open. */
export class StatisticsStore {
  constructor(
    private readonly commands: RedisCommands,
    private readonly keys: RedisKeys,
    private readonly stores: {
      hourCounts: HourCounts;
      rankings: RankingStore;
      totals: TotalCounts;
      sockets: OpenSocketCounts;
    },
  ) {}

  async read(): Promise<Statistics> {
    const { hourCounts, rankings, totals: totalCounts, sockets } = this.stores;
    const now = await hourCounts.now();
    // Reads the open hours before the folded ones: an hour that the worker folds between the two reads is then in both
    // lists, and is counted as folded. In the other order it would be in neither list.
    const open = new Map<number, Counts>();
    for (const hour of await hourCounts.hours()) open.set(hour, await hourCounts.counts(hour));
    const [folded, byHour, byDay, visits] = await this.#readFolded();
    for (const hour of folded) open.delete(Number(hour));

    const ofHour = (hour: number) => sumOf([parse(byHour[hour]), open.get(hour) ?? {}]);
    const ofDay = (day: number) => {
      const stillOpen = [...open].filter(([hour]) => Math.floor(hour / hoursOfDay) === day);
      return sumOf([parse(byDay[day]), ...stillOpen.map(([, counts]) => counts)]);
    };
    const today = Math.floor(now.hour / hoursOfDay);
    const hourly = lastOf(seriesHours, now.hour).map((hour) => toPoint(hour * hourMs, ofHour(hour)));
    const days = lastOf(seriesDays, today).map((day) => ({ day, counts: ofDay(day) }));
    const lately = sumOf(days.slice(-distributionDays).map(({ counts }) => counts));

    const [totals, liveInboxes, openSockets, domains, countries] = await Promise.all([
      totalCounts.read(),
      this.#liveInboxes(now.ms),
      sockets.sum(),
      rankings.read('domains', 'all'),
      rankings.read('countries', 'all'),
    ]);
    return {
      updatedAt: new Date(now.ms).toISOString(),
      totals: { ...totals, visits },
      now: { liveInboxes, openSockets },
      hourly,
      daily: days.map(({ day, counts }) => toPoint(day * hoursOfDay * hourMs, counts)),
      messageSizes: messageSizes(lately),
      timeToFirstMail: timeToFirstMail(lately),
      codes: { parsed: lately['parsed'] ?? 0, withCode: lately['code'] ?? 0 },
      topDomains: domains.rows.slice(0, topDomains).map(({ name, count }) => ({ domain: name, emails: count })),
      countries: countries.rows.map(({ name, count }) => ({ country: name, visits: count })),
    };
  }

  /**
   * Counts addresses that are held or have mail. Both kinds are in the sorted set `due`, with the time at which the inbox
   * or its oldest mail expires.
   */
  async #liveInboxes(nowMs: number): Promise<number> {
    const counts = await this.commands.do((redis) =>
      Promise.all(partitions.map((partition) => redis.zcount(this.keys.due(partition), `(${nowMs}`, '+inf'))),
    );
    return counts.reduce((sum, count) => sum + count, 0);
  }

  /**
   * Reads again if the worker has folded an hour meanwhile, which writes all of these keys at once. A transaction would be
   * refused by a full Redis, even to read.
   */
  async #readFolded() {
    const { rank } = this.keys;
    for (;;) {
      const [folds, folded, byHour, byDay, visits, foldsNow] = await this.commands.do((redis) =>
        Promise.all([
          redis.hget(rank.counts, 'folds'),
          redis.zrange(rank.folded, '0', '-1'),
          redis.hgetall(rank.countsByHour),
          redis.hgetall(rank.countsByDay),
          redis.hget(rank.counts, 'visits'),
          redis.hget(rank.counts, 'folds'),
        ]),
      );
      if (folds === foldsNow) return [folded, byHour, byDay, Number(visits)] as const;
    }
  }
}

const parse = (counts: string | undefined) => JSON.parse(counts ?? '{}') as Counts;

/** Returns the `count` hours or days that end with `last`, oldest first. */
const lastOf = (count: number, last: number) => Array.from({ length: count }, (_, index) => last - count + 1 + index);

function toPoint(atMs: number, counts: Counts): SeriesPoint {
  return {
    at: new Date(atMs).toISOString(),
    created: counts['created'] ?? 0,
    received: receivedIn(counts),
    visits: counts['visits'] ?? 0,
  };
}
