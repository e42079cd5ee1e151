import { z } from 'zod';

export const inboxSchema = z.object({
  address: z.string(),
  domain: z.string(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  /**
   * `held`: open to its holder only; `restorable`: released or expired, reserved for its former holder until
   * `restorableUntil`.
   */
  state: z.enum(['held', 'restorable']),
  restorableUntil: z.iso.datetime().nullable(),
  /** Number of addresses that this visitor may still claim today (UTC). */
  remainingToday: z.int().nonnegative(),
  /** Number of mails that this inbox received today (UTC) and since it was claimed. */
  receivedToday: z.int().nonnegative(),
  receivedTotal: z.int().nonnegative(),
  /** Mails that were dropped since it was claimed, because the inbox was full. */
  droppedTotal: z.int().nonnegative(),
});
export type Inbox = z.infer<typeof inboxSchema>;

export const quotaSchema = z.object({ limit: z.int(), remaining: z.int() });
export type Quota = z.infer<typeof quotaSchema>;

export const claimRequestSchema = z.object({
  address: z.string().optional(),
  domain: z.string().optional(),
  ttlSeconds: z
    .number()
    .optional()
    .describe('Lifetime of the inbox and its mail, in whole seconds; each extension starts the same lifetime again.'),
});
export type ClaimRequest = z.infer<typeof claimRequestSchema>;
export const claimResponseSchema = inboxSchema.extend({
  /** The key of this inbox for programs, shown only in this answer; 256 bits, base64url. */
  token: z.string(),
});
export type ClaimResponse = z.infer<typeof claimResponseSchema>;

export const inboxListSchema = z.object({ inboxes: z.array(inboxSchema), quota: quotaSchema });
export type InboxList = z.infer<typeof inboxListSchema>;

export const extendRequestSchema = z.object({
  extend: z.literal(true),
  ttlSeconds: z.number().optional().describe('Another lifetime from now on, in whole seconds.'),
});
export type ExtendRequest = z.infer<typeof extendRequestSchema>;
