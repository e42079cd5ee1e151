import {
  paths,
  type CountryRanking,
  type DomainRanking,
  type RankingKind,
  type RankingPeriod,
} from '@efemera/contract';
import { request } from './http.js';

/** Identifies a ranking in a request. */
export interface RankingQuestion {
  kind: RankingKind;
  limit: number;
  period: RankingPeriod;
}

export function rankingPath({ kind, limit, period }: RankingQuestion, format?: 'csv'): string {
  const query = new URLSearchParams({ limit: String(limit), period, ...(format && { format }) });
  return `${kind === 'domains' ? paths.domainRanking : paths.countryRanking}?${query}`;
}

/** @throws RefusedError | UnreachableError */
export const readDomainRanking = (limit: number, period: RankingPeriod) =>
  request<DomainRanking>(rankingPath({ kind: 'domains', limit, period }));

/** @throws RefusedError | UnreachableError */
export const readCountryRanking = (limit: number, period: RankingPeriod) =>
  request<CountryRanking>(rankingPath({ kind: 'countries', limit, period }));
