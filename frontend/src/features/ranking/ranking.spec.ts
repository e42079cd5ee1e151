import { ofCountries, ofDomains, slicesOf, type Ranking } from './ranking.js';

const common = { total: 40, period: 'all', updatedAt: null } as const;

it('converts both rankings into one form', () => {
  expect(ofDomains({ ...common, rows: [{ rank: 1, domain: 'a.test', emails: 30, percentage: 75 }] })).toEqual({
    kind: 'domains',
    rows: [{ rank: 1, key: 'a.test', count: 30, percentage: 75 }],
    total: 40,
    updatedAt: null,
  });
  expect(ofCountries({ ...common, rows: [{ rank: 1, country: 'BR', visits: 30, percentage: 75 }] })).toEqual({
    kind: 'countries',
    rows: [{ rank: 1, key: 'BR', count: 30, percentage: 75 }],
    total: 40,
    updatedAt: null,
  });
});

describe('slicesOf', () => {
  const ranking = (counts: number[], total: number): Ranking => ({
    kind: 'domains',
    rows: counts.map((count, index) => ({ rank: index + 1, key: `d${index}.test`, count, percentage: 0 })),
    total,
    updatedAt: null,
  });

  it('sums up, as the rest, the rows without a slice and what the total counts beyond the rows', () => {
    const { shown, rest } = slicesOf(ranking([9, 8, 7, 6, 5, 4, 3, 3, 2, 2, 1, 1], 60));
    expect(shown).toHaveLength(10);
    expect(rest).toBe(11);
  });

  it('has no rest if the rows with a slice add up to the total', () => {
    expect(slicesOf(ranking([3, 2], 5)).rest).toBe(0);
  });

  it('has no negative rest, even if the rows add up to more than the total', () => {
    expect(slicesOf(ranking([3, 3], 5)).rest).toBe(0);
  });
});
