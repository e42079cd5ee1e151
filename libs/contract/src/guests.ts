import { z } from 'zod';
import { inboxRightSchema } from './inbox.js';

/** The rights of a guest: to everything that concerns mail, or to read only. */
export const guestAccessSchema = inboxRightSchema.exclude(['holder']);
export type GuestAccess = z.infer<typeof guestAccessSchema>;

export const joinLinkRequestSchema = z.object({ access: guestAccessSchema });
export const joinLinkSchema = z.object({
  /** `PUBLIC_URL/#join=SECRET`: opens the inbox once, shown only in this answer. */
  url: z.string(),
  expiresAt: z.iso.datetime(),
});
export type JoinLink = z.infer<typeof joinLinkSchema>;

/**
 * Accepts a secret of any length and form, so that a malformed one gets the same answer as a well-formed one that is wrong.
 */
export const redeemRequestSchema = z.object({ secret: z.string() });
export const joinedInboxSchema = z.object({
  address: z.string(),
  access: guestAccessSchema.describe('`full` also for the holder, who stays the holder and does not use up the link.'),
});
export type JoinedInbox = z.infer<typeof joinedInboxSchema>;

/** A visitor whom the holder of an inbox has let in by a join link. */
export const guestSchema = z.object({
  id: z.string(),
  access: guestAccessSchema,
  joinedAt: z.iso.datetime(),
  /** Browser and system in words, such as `Chrome on Android`; made of known names only. */
  device: z.string(),
});
export type Guest = z.infer<typeof guestSchema>;

export const guestListSchema = z.object({ guests: z.array(guestSchema) });
export type GuestList = z.infer<typeof guestListSchema>;
