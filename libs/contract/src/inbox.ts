import { z } from 'zod';
import { limits } from './limits.js';

/** What a visitor may do in an inbox: hold it, or be a guest with all rights to its mail, or one who only reads it. */
export const inboxRightSchema = z.enum(['holder', 'full', 'read']);
export type InboxRight = z.infer<typeof inboxRightSchema>;

export const inboxSchema = z.object({
  address: z.string(),
  domain: z.string(),
  access: inboxRightSchema,
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  /** The lifetime that each extension starts again. */
  ttlSeconds: z.number(),
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
  /** The secret with which a program opens this inbox, shown only in this answer; 256 bits, base64url. */
  token: z.string(),
});
export type ClaimResponse = z.infer<typeof claimResponseSchema>;

export const inboxListSchema = z.object({ inboxes: z.array(inboxSchema), quota: quotaSchema });
export type InboxList = z.infer<typeof inboxListSchema>;

/** How an inbox fails on demand, for tests of senders: SMTP refuses mail to it. */
export const faultSchema = z.strictObject({
  stage: z
    .enum(['rcpt', 'data'])
    .describe(
      '`rcpt`: the recipient is refused, and other recipients of the same mail are not. `data`: the message is refused ' +
        'once it has come, if this inbox is its only recipient; a message to others as well is stored.',
    ),
  code: z.int().min(400).max(599).describe('The SMTP reply: 4xx to be tried again, 5xx for good.'),
  times: z.int().min(1).max(limits.maxFaultTimes).optional().describe('How often; until it is removed if missing.'),
  delayMs: z.int().min(0).max(limits.maxFaultDelayMs).optional().describe('How long the reply is held back.'),
});
export type Fault = z.infer<typeof faultSchema>;

export const inboxChangeSchema = z
  .object({
    extend: z.literal(true).optional(),
    ttlSeconds: z.number().optional().describe('With `extend`: another lifetime from now on, in whole seconds.'),
    fault: faultSchema.nullable().optional().describe('A fault on demand, or null to remove it; takes a key.'),
  })
  .refine(({ extend, fault }) => (extend === undefined) !== (fault === undefined), {
    path: ['extend'],
    message: 'Either extend or fault.',
  });
export type InboxChange = z.infer<typeof inboxChangeSchema>;
export type ExtendRequest = { extend: true } & Pick<InboxChange, 'ttlSeconds'>;
export const changedInboxSchema = inboxSchema.extend({
  /** The fault that is in force now, or null; present only in the answer to a call that changes it. */
  fault: faultSchema.nullable().optional(),
});
export type ChangedInbox = z.infer<typeof changedInboxSchema>;
