// In a file without schemas, so that the page, which offers these choices, need not load the validator.

export const rankingKinds = ['domains', 'countries'] as const;
export type RankingKind = (typeof rankingKinds)[number];

/** The period of a ranking: whole hours, including the current one, or all time. */
export const rankingPeriods = ['24h', '7d', '30d', 'all'] as const;
export type RankingPeriod = (typeof rankingPeriods)[number];

/** How many rows a visitor may ask for. */
export const rankingSizes = [10, 20, 50, 100] as const;
