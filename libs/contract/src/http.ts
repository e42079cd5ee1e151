import { z } from 'zod';
import { emailSchema, emailSummarySchema, messageIdSchema } from './email.js';
import { limits } from './limits.js';
import { mailFilterSchema } from './mail-filter.js';

export const listQuerySchema = z.object({
  fields: z.enum(['summary', 'full']).optional().describe('`summary` leaves the bodies out.'),
  wait: z.coerce
    .number()
    .int()
    .min(0)
    .max(limits.maxWaitSeconds)
    .optional()
    .describe(
      'Seconds to wait for a mail that matches. One that is there already is answered at once; when the time is up the ' +
        'answer is 200 with `timedOut: true`. A wait of 60 seconds ends a little earlier, before proxies time out. A wait has ' +
        'no ETag and never answers 304. 0 lists without waiting.',
    ),
  since: messageIdSchema.optional().describe('Only what arrived after the mail with this id, without that mail.'),
  ...mailFilterSchema.shape,
});
export const deleteQuerySchema = z.object({ id: messageIdSchema });
export const htmlQuerySchema = z.object({
  remote: z
    .enum(['1'])
    .optional()
    .describe('`1` lets images load from https addresses: the sender of the mail can see it.'),
});
export const readFlagSchema = z.object({ read: z.boolean() });

export const emailListSchema = z.object({
  emails: z.array(emailSchema),
  /** Present only in the answer to a wait: whether the time ran out before a mail matched. */
  timedOut: z.boolean().optional(),
});
export type EmailList = z.infer<typeof emailListSchema>;
export const emailSummaryListSchema = z.object({
  emails: z.array(emailSummarySchema),
  timedOut: z.boolean().optional(),
});
export type EmailSummaryList = z.infer<typeof emailSummaryListSchema>;

export const siteConfigSchema = z.object({
  /** The first is the default. */
  domains: z.array(z.string()).min(1),
  inboxTtlSeconds: z.int(),
  /** The shortest and the longest lifetime that a visitor may choose. */
  inboxTtlMinSeconds: z.int(),
  inboxTtlMaxSeconds: z.int(),
  quarantineSeconds: z.int(),
  dailyQuota: z.int(),
  maxMessageBytes: z.int(),
  maxInboxMessages: z.int(),
  /** The translators of articles, by name; null if the server has none. */
  translationProvider: z.string().nullable(),
  /** The package at /efemera.tgz: what `npm install` writes into a lock file; null where it was not built. */
  clientPackage: z.object({ version: z.string(), integrity: z.string() }).nullable(),
  /** The service that the page asks for its country; null if the server determines the country itself. */
  geoLookupUrl: z.url().nullable(),
  /**
   * The key that a browser subscribes to notices with (`applicationServerKey`); null if the service sends none, or Redis
   * is away.
   */
  pushPublicKey: z.string().nullable(),
});
export type SiteConfig = z.infer<typeof siteConfigSchema>;

export const livenessSchema = z.object({ status: z.literal('live') });

/** An OpenAPI document. */
export const descriptionSchema = z.looseObject({ openapi: z.string() });

export const readinessSchema = z.object({
  status: z.enum(['ready', 'not_ready']),
  missing: z.array(z.enum(['redis', 'smtp', 'worker'])),
});
export type Readiness = z.infer<typeof readinessSchema>;

export const errorBodySchema = z.object({
  error: z.looseObject({ code: z.string(), message: z.string() }),
});
