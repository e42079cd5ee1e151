// Apart from the schemas: the page offers these choices and has no use for a validator.

export const rankingKinds = ['domains', 'countries'] as const;
export type RankingKind = (typeof rankingKinds)[number];

/** How far back a ranking looks: whole hours up to and with the present one, or everything there ever was. */
export const rankingPeriods = ['24h', '7d', '30d', 'all'] as const;
export type RankingPeriod = (typeof rankingPeriods)[number];

/** Sizes on offer; there is no other. */
export const rankingSizes = [10, 20, 50, 100] as const;
