import type { CountryRanking, DomainRanking, RankingKind } from '@efemera/contract';
import { readCountryRanking, readDomainRanking, type RankingQuestion } from '../../transport/rankings.js';

export interface RankedRow {
  rank: number;
  /** A domain, or the code of a country. */
  key: string;
  count: number;
  percentage: number;
}

/** A ranking of domains or of countries, in one form for both. */
export interface Ranking {
  kind: RankingKind;
  rows: RankedRow[];
  /** Counts the entries beyond the listed rows as well. */
  total: number;
  updatedAt: string | null;
}

export function ofDomains({ rows, total, updatedAt }: DomainRanking): Ranking {
  const ranked = rows.map(({ rank, domain, emails, percentage }) => ({ rank, key: domain, count: emails, percentage }));
  return { kind: 'domains', rows: ranked, total, updatedAt };
}

export function ofCountries({ rows, total, updatedAt }: CountryRanking): Ranking {
  const ranked = rows.map(({ rank, country, visits, percentage }) => ({
    rank,
    key: country,
    count: visits,
    percentage,
  }));
  return { kind: 'countries', rows: ranked, total, updatedAt };
}

export async function askForRanking({ kind, limit, period }: RankingQuestion): Promise<Ranking> {
  return kind === 'domains'
    ? ofDomains(await readDomainRanking(limit, period))
    : ofCountries(await readCountryRanking(limit, period));
}

/** More slices than these are too thin to be distinguished. */
export const maxSlices = 10;

/** The rows with a slice of their own, and the sum of all others. */
export function slicesOf({ rows, total }: Ranking): { shown: RankedRow[]; rest: number } {
  const shown = rows.slice(0, maxSlices);
  return { shown, rest: Math.max(0, total - shown.reduce((sum, { count }) => sum + count, 0)) };
}
