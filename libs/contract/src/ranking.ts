import { z } from 'zod';
import { countrySchema } from './countries.js';
import { rankingPeriods } from './ranking-choices.js';

export const rankingQuerySchema = z.object({
  limit: z.enum(['10', '20', '50', '100']).transform(Number).default(10),
  period: z.enum(rankingPeriods).default('all'),
  format: z.enum(['json', 'csv']).optional(),
});
export type RankingQuery = z.output<typeof rankingQuerySchema>;

const rank = z.int().positive();
/** Share of `total` in percent, with two decimals. */
const percentage = z.number().min(0).max(100);
const rankingOf = <Row extends z.ZodType>(row: Row) =>
  z.object({
    rows: z.array(row),
    /** Sum of the counts of all domains or countries of the period, including those that no row shows. */
    total: z.int().nonnegative(),
    period: z.enum(rankingPeriods),
    /** When the worker last aggregated; null if it never did. */
    updatedAt: z.iso.datetime().nullable(),
  });

export const domainRankingSchema = rankingOf(
  z.object({ rank, domain: z.string(), emails: z.int().nonnegative(), percentage }),
);
export type DomainRanking = z.infer<typeof domainRankingSchema>;

export const countryRankingSchema = rankingOf(
  z.object({ rank, country: z.string(), visits: z.int().nonnegative(), percentage }),
);
export type CountryRanking = z.infer<typeof countryRankingSchema>;

/** Body of `POST /api/sitemap`, which reports a visit: its country, or null if the page could not determine it. */
export const visitSchema = z.object({ country: countrySchema.nullable() });
