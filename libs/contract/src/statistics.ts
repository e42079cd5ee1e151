import { z } from 'zod';

const count = z.int().nonnegative();
const point = z.object({
  /** Beginning of the hour or day (UTC). */
  at: z.iso.datetime(),
  created: count,
  received: count,
  visits: count,
});
export type SeriesPoint = z.infer<typeof point>;

/** One bar of a histogram: values of at most `upTo` and above the previous bar; null: all larger values. */
const bar = z.object({ upTo: z.int().positive().nullable(), count });
export type DistributionBar = z.infer<typeof bar>;

/** `GET /api/statistics`: the data of /estatisticas. */
export const statisticsSchema = z.object({
  updatedAt: z.iso.datetime(),
  totals: z.object({ emailsCreated: count, messagesReceived: count, visits: count }),
  /** The current values. */
  now: z.object({ liveInboxes: count, openSockets: count }),
  /** Oldest first, the current one last, without gaps. */
  hourly: z.array(point).length(48),
  daily: z.array(point).length(90),
  /** Sizes of mails as received, in bytes; last 30 days. */
  messageSizes: z.array(bar),
  /** From the claim of an inbox to its first mail, in seconds; last 30 days. */
  timeToFirstMail: z.array(bar),
  /** Parsed mails, and those of them with a one-time code; last 30 days. */
  codes: z.object({ parsed: count, withCode: count }),
  topDomains: z.array(z.object({ domain: z.string(), emails: count })),
  countries: z.array(z.object({ country: z.string(), visits: count })),
});
export type Statistics = z.infer<typeof statisticsSchema>;
