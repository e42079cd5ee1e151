import type { CountryRanking, DomainRanking, RankingPeriod, SeriesPoint, Statistics } from '@efemera/contract';

const someCountries = 'BR US DE PT IN FR JP RU IT ES GB MX'.split(' ');
/** Values that decrease as in real rankings. */
const countOf = (index: number) => Math.max(1, Math.round(48_231 / (index + 1)));
const percentageOf = (count: number, total: number) => Math.round((10_000 * count) / total) / 100;

/** A ranking with this many domains, of 400 in total. */
export function sampleDomains(limit: number, period: RankingPeriod = 'all'): DomainRanking {
  const counts = Array.from({ length: 400 }, (_, index) => countOf(index));
  const total = counts.reduce((sum, count) => sum + count, 0);
  const rows = counts.slice(0, limit).map((emails, index) => ({
    rank: index + 1,
    domain: `sender-${index + 1}.test`,
    emails,
    percentage: percentageOf(emails, total),
  }));
  return { rows, total, period, updatedAt: new Date(Date.now() - 120_000).toISOString() };
}

export function sampleCountries(limit: number, period: RankingPeriod = 'all'): CountryRanking {
  const total = someCountries.reduce((sum, _, index) => sum + countOf(index), 0);
  const rows = someCountries.slice(0, limit).map((country, index) => ({
    rank: index + 1,
    country,
    visits: countOf(index),
    percentage: percentageOf(countOf(index), total),
  }));
  return { rows, total, period, updatedAt: new Date(Date.now() - 120_000).toISOString() };
}

export const noDomains: DomainRanking = { rows: [], total: 0, period: 'all', updatedAt: null };
export const noCountries: CountryRanking = { rows: [], total: 0, period: 'all', updatedAt: null };

const hourMs = 3_600_000;
function series(length: number, stepMs: number, activity: number): SeriesPoint[] {
  const present = Math.floor(Date.now() / stepMs) * stepMs;
  return Array.from({ length }, (_, index) => {
    const height = activity * (1 + Math.sin(index / 4) / 2);
    return {
      at: new Date(present - (length - 1 - index) * stepMs).toISOString(),
      received: Math.round(height),
      created: Math.round(height / 3),
      visits: Math.round(height / 2),
    };
  });
}
const bars = (ends: (number | null)[], counts: number[]) =>
  ends.map((upTo, index) => ({ upTo, count: counts[index] ?? 0 }));

/** The figures of a busy site, or of one without any visit. */
export function sampleStatistics({ busy }: { busy: boolean }): Statistics {
  const some = (count: number) => (busy ? count : 0);
  return {
    updatedAt: new Date().toISOString(),
    totals: { emailsCreated: some(184_233), messagesReceived: some(1_248_301), visits: some(391_022) },
    now: { liveInboxes: some(1834), openSockets: some(912) },
    hourly: series(48, hourMs, some(900)),
    daily: series(90, 24 * hourMs, some(14_000)),
    messageSizes: bars([2000, 10_000, 50_000, 1_000_000, null], busy ? [812, 5231, 9122, 3120, 120] : []),
    timeToFirstMail: bars([10, 60, 300, 3600, null], busy ? [1812, 5231, 4122, 980, 120] : []),
    codes: { parsed: some(19_385), withCode: some(8123) },
    topDomains: busy ? sampleDomains(10).rows.map(({ domain, emails }) => ({ domain, emails })) : [],
    countries: busy ? sampleCountries(12).rows.map(({ country, visits }) => ({ country, visits })) : [],
  };
}
