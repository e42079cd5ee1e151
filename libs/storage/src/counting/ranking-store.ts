import { rankingKinds, type RankingKind, type RankingPeriod } from '@efemera/contract';
import type { RedisKeys } from '@efemera/contract/redis';
import { sumOf, type Counts } from './counts.js';
import { hoursOfDay, mostNames, type HourCounts, type CountsOfHour } from './hour-counts.js';
import { percentages } from './percentages.js';
import type { RedisCommands } from '../redis/commands.js';
import { foldHour, publishRanking } from '../redis/scripts/counting-scripts.js';
import { readCounts, TopCounts, type StoredCounts } from './top-counts.js';

export interface Ranking {
  rows: { name: string; count: number; percentage: number }[];
  total: number;
  /** Null until the worker has published the first ranking. */
  updatedAt: string | null;
}

export interface RollUp {
  foldedHours: number;
  changed: RankingKind[];
}

/** How many names are kept for all time, at most. */
const mostNamesOfAll = 10_000;
/** Rows of a snapshot: enough for the longest list that the page offers, and for every country. */
const mostRows = 250;
/**
 * Wait after the end of an hour before it is folded: a cluster node whose clock is behind may still count mails in that
 * hour.
 */
const graceMs = 60_000;
/** Longer than any roll-up takes: workers whose roll-ups overlap have read Redis' clock less than this time apart. */
const longestRollUpMs = 5 * 60_000;
/** Hours and days are kept longer than the longest period, 30 days, since a period can begin in the middle of a day. */
const keptSeconds = 32 * 86_400;
/** Keys read in one call. Each value can be 100 KB; reading all of them in one call would block Redis for other clients. */
const readAtOnce = 16;
const foldsRememberedHours = 40 * hoursOfDay;
export const seriesHours = 48;
export const seriesDays = 90;
const seriesKeptSeconds = (seriesDays + 2) * 86_400;

/** Hours of each period, shortest first: each period contains the one before it. */
const periodHours = { '24h': 24, '7d': 168, '30d': 720 } as const satisfies Partial<Record<RankingPeriod, number>>;

/**
 * Ranks the domains of senders by their mails and the countries by their visits, for several periods.
 *
 * The worker folds each closed hour (adds it to the counts of its day and of all time) exactly once. Then it sums days and
 * hours into the snapshots that the page shows. Totals are exact. Counts are exact as long as there are at most 4,000
 * domains in an hour of a partition (a sixteenth of the mail), in an hour and in a day, and at most 10,000 in all time.
 * Beyond that, a count is never too high, and too low by at most 0.085 % of the period's total: 1/4,000 each in the
 * partition, the hour and the day, 1/10,000 in all time.
 */
export class RankingStore {
  constructor(
    private readonly commands: RedisCommands,
    private readonly keys: RedisKeys,
    private readonly hourCounts: HourCounts,
  ) {}

  /** Reads the snapshot of one period. */
  async read(kind: RankingKind, period: RankingPeriod): Promise<Ranking> {
    const [shown, updatedAt] = await this.commands.do((redis) =>
      redis.hmget(this.keys.rank.snapshot(kind), period, 'updatedAt'),
    );
    const ranking = shown ? (JSON.parse(shown) as Omit<Ranking, 'updatedAt'>) : { rows: [], total: 0 };
    return { ...ranking, updatedAt: updatedAt ?? null };
  }

  /** Returns when each ranking last changed; null if it never did. */
  async changes(): Promise<Record<RankingKind, string | null>> {
    const times = await this.commands.do((redis) => redis.hmget(this.keys.rank.changes, ...rankingKinds));
    const [domains = null, countries = null] = times;
    return { domains, countries };
  }

  /**
   * Folds all closed hours and renews the snapshots. If the worker is killed at any point, or two workers do it at the same
   * time, no count is lost or doubled.
   */
  async rollUp(): Promise<RollUp> {
    const now = await this.hourCounts.now();
    const closedBefore = now.sinceHourMs < graceMs ? now.hour - 1 : now.hour;
    let foldedHours = 0;
    for (const hour of await this.hourCounts.hours()) {
      if (hour < closedBefore && (await this.#foldOnce(hour, now.hour))) foldedHours++;
    }

    // Reads the open hours before the folded ones. An hour that another worker folds between the two reads is then in both
    // lists, and is removed from the open ones below. In the other order it would be in neither list.
    const open = new Map<number, CountsOfHour>();
    for (const hour of await this.hourCounts.hours()) open.set(hour, await this.hourCounts.read(hour));
    const folded = new Set(await this.#foldedHours());
    for (const hour of open.keys()) if (folded.has(hour)) open.delete(hour);

    const changed: RankingKind[] = [];
    for (const kind of rankingKinds) {
      const rankings = await this.#rankings(kind, now.hour, folded, open);
      const differs = await this.commands.run(publishRanking, {
        snapshotKey: this.keys.rank.snapshot(kind),
        changesKey: this.keys.rank.changes,
        nowIso: new Date(now.ms).toISOString(),
        latestIso: new Date(now.ms + longestRollUpMs).toISOString(),
        kind,
        rankings: rankings.flat(),
      });
      if (differs) changed.push(kind);
    }
    return { foldedHours, changed };
  }

  async #foldedHours(): Promise<number[]> {
    return (await this.commands.do((redis) => redis.zrange(this.keys.rank.folded, '0', '-1'))).map(Number);
  }

  /** Computes the rankings of all periods, each as [period, JSON]. */
  async #rankings(
    kind: RankingKind,
    hour: number,
    folded: ReadonlySet<number>,
    open: ReadonlyMap<number, CountsOfHour>,
  ): Promise<[RankingPeriod, string][]> {
    const rankings: [RankingPeriod, string][] = [];
    const sum = new TopCounts();
    let until = hour;
    for (const [period, hours] of Object.entries(periodHours) as [RankingPeriod, number][]) {
      const from = hour - hours + 1;
      const keys = this.#keysOfSpan(kind, from, until, folded);
      for (let next = 0; next < keys.length; next += readAtOnce) {
        const stored = await this.commands.do((redis) => redis.mget(keys.slice(next, next + readAtOnce)));
        for (const counts of stored) if (counts) sum.add(readCounts(counts));
      }
      for (const [openHour, counts] of open) {
        if (openHour >= from && openHour <= until) sum.add(counts.byKind[kind]);
      }
      rankings.push([period, JSON.stringify(ranked(sum))]);
      until = from - 1;
    }
    const stored = await this.commands.do((redis) => redis.get(this.keys.rank.all(kind)));
    const all = parseCounts(stored, mostNamesOfAll);
    for (const counts of open.values()) all.add(counts.byKind[kind]);
    return [...rankings, ['all', JSON.stringify(ranked(all))]];
  }

  /** Returns the keys whose counts add up to all folded hours of a span: whole days inside it, single hours at its ends. */
  #keysOfSpan(kind: RankingKind, from: number, to: number, folded: ReadonlySet<number>): string[] {
    const keys: string[] = [];
    for (let hour = from; hour <= to;) {
      if (hour % hoursOfDay === 0 && hour + hoursOfDay - 1 <= to) {
        keys.push(this.keys.rank.day(kind, hour / hoursOfDay));
        hour += hoursOfDay;
      } else {
        if (folded.has(hour)) keys.push(this.keys.rank.hour(kind, hour));
        hour++;
      }
    }
    return keys;
  }

  /**
   * Returns false when this call did not fold the hour: another worker came first, or the hour was folded before by a
   * worker that died before it deleted the counts.
   */
  async #foldOnce(hour: number, nowHour: number): Promise<boolean> {
    const folds = await this.commands.do((redis) =>
      Promise.all([redis.hget(this.keys.rank.counts, 'folds'), redis.zscore(this.keys.rank.folded, String(hour))]),
    );
    const [count, known] = folds;
    if (known === null && !(await this.#fold(hour, nowHour, count ?? '0'))) return false;
    await this.hourCounts.drop(hour);
    return known === null;
  }

  /**
   * @param folds  number of folds before the sums were read. If another worker has folded an hour since, the script
   * refuses these sums, which lack that hour.
   */
  async #fold(hour: number, nowHour: number, folds: string): Promise<boolean> {
    const { rank } = this.keys;
    const day = Math.floor(hour / hoursOfDay);
    const { counts, byKind } = await this.hourCounts.read(hour);
    const dayCounts = await this.commands.do((redis) => redis.hget(rank.countsByDay, String(day)));
    const sumKeys: string[] = [];
    const sums: string[] = [];
    for (const kind of rankingKinds) {
      const [ofDay, ofAll] = await this.commands.do((redis) => redis.mget(rank.day(kind, day), rank.all(kind)));
      sumKeys.push(rank.hour(kind, hour), rank.day(kind, day), rank.all(kind));
      sums.push(
        JSON.stringify(byKind[kind]),
        JSON.stringify(parseCounts(ofDay ?? null, mostNames).add(byKind[kind])),
        JSON.stringify(parseCounts(ofAll ?? null, mostNamesOfAll).add(byKind[kind])),
      );
    }
    return this.commands.run(foldHour, {
      countsKey: rank.counts,
      foldedKey: rank.folded,
      visitHoursKey: rank.hours,
      visitsKey: rank.visits(hour),
      countsByHourKey: rank.countsByHour,
      countsByDayKey: rank.countsByDay,
      sumKeys,
      folds,
      hour,
      day,
      hourCounts: JSON.stringify(counts),
      dayCounts: JSON.stringify(sumOf([JSON.parse(dayCounts ?? '{}') as Counts, counts])),
      oldestHour: nowHour - seriesHours,
      oldestDay: Math.floor(nowHour / hoursOfDay) - seriesDays,
      oldestFold: nowHour - foldsRememberedHours,
      keptSeconds,
      seriesKeptSeconds,
      sums,
    });
  }
}

const parseCounts = (stored: string | null, capacity: number): TopCounts =>
  stored ? TopCounts.from(JSON.parse(stored) as StoredCounts, capacity) : new TopCounts(capacity);

function ranked(counts: TopCounts): Omit<Ranking, 'updatedAt'> {
  const top = counts.top(mostRows);
  const shares = percentages(
    top.map(([, count]) => count),
    counts.total,
  );
  return {
    rows: top.map(([name, count], index) => ({ name, count, percentage: shares[index] ?? 0 })),
    total: counts.total,
  };
}
