import { z } from 'zod';

export const statsSchema = z.object({ emailsCreated: z.int(), messagesReceived: z.int() });
export type Stats = z.infer<typeof statsSchema>;

export const buildInfoSchema = z.object({
  version: z.string(),
  versionWithSha: z.string(),
  /** ISO 8601, UTC. */
  deployedAt: z.string(),
});
export type BuildInfo = z.infer<typeof buildInfoSchema>;

/** The counters, and with `info=true` the version that runs. */
export const statsInfoSchema = statsSchema.extend({
  version: z.string().optional(),
  buildInfo: buildInfoSchema.omit({ version: true }).optional(),
});

/** The page that a visitor sees, without the query, which may contain an address. */
export const pageViewSchema = z.object({
  path: z
    .string()
    .regex(/^\/[^?#\p{Cc}]*$/u)
    .max(200),
});

export const statsReportSchema = z.object({ action: z.enum(['email_created', 'message_received']) });
