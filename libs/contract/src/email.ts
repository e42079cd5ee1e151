import { z } from 'zod';

/** Crockford base 32, 26 characters: 48 bits of milliseconds, then 80 random bits. */
export const messageIdSchema = z.string().regex(/^[0-9A-HJKMNP-TV-Z]{26}$/);

export const attachmentSchema = z.object({
  /** Position among the attachments of its mail; names the part in its URL. */
  index: z.int().nonnegative(),
  filename: z.string(),
  contentType: z.string(),
  /** Decoded bytes. */
  size: z.int().nonnegative(),
  inline: z.boolean(),
  /** Content-ID without brackets, for images that the HTML shows in place. */
  contentId: z.string().nullable(),
});
export type Attachment = z.infer<typeof attachmentSchema>;

/** A one-time code that a mail hands over. */
export const foundCodeSchema = z.object({
  /** As a visitor would type it: ASCII, no spaces. */
  code: z.string(),
  /** The line of the mail that it stands in. */
  text: z.string(),
  /** The subject, or the part of the mail. */
  place: z.enum(['subject', 'html', 'text']),
});
export type FoundCode = z.infer<typeof foundCodeSchema>;

/** A web address of a mail. */
export const foundLinkSchema = z.object({
  /** Absolute, as written in the mail. */
  href: z.string(),
  /** The words of the link; the address where it is written out, and empty where the link is a picture. */
  text: z.string(),
  place: z.enum(['html', 'text']),
});
export type FoundLink = z.infer<typeof foundLinkSchema>;

/** Words of RFC 8601 §2.7. */
export const authResultSchema = z.enum(['pass', 'fail', 'softfail', 'neutral', 'none', 'temperror', 'permerror']);
export type AuthResult = z.infer<typeof authResultSchema>;

/**
 * What the sender's domain says of this mail; null until it has been checked, and where checks are off.
 *
 * `spf` judges the envelope's domain, which need not be the one that is shown. `dkim` judges the signatures of the domain
 * that is shown, and is `neutral` where only others have signed. `dmarc` judges the domain that is shown by both.
 */
export const authSchema = z
  .object({ spf: authResultSchema, dkim: authResultSchema, dmarc: authResultSchema })
  .nullable();
export type Auth = z.infer<typeof authSchema>;

/** What the results rest on. Aligned: of the same organisation as the sender that is shown. */
export const authDetailsSchema = z
  .object({
    spf: z.object({ domain: z.string(), aligned: z.boolean() }),
    dkim: z.array(
      z.object({ domain: z.string(), selector: z.string(), result: authResultSchema, aligned: z.boolean() }),
    ),
    /** The policy is what the domain asks for where a mail fails; null where it has published none. */
    dmarc: z.object({ domain: z.string(), policy: z.enum(['none', 'quarantine', 'reject']).nullable() }),
    /** The mail came to us encrypted. */
    tls: z.boolean(),
  })
  .nullable();
export type AuthDetails = z.infer<typeof authDetailsSchema>;

export const emailSummarySchema = z.object({
  id: messageIdSchema,
  to: z.string(),
  /** `Name <address>` or the bare address; decoded, one line. */
  from: z.string(),
  subject: z.string(),
  /** When we received it: ISO 8601, UTC. */
  timestamp: z.iso.datetime(),
  read: z.boolean(),
  /** Bytes as received. */
  size: z.int().nonnegative(),
  /** First words of the text, one line; empty until the mail has been parsed. */
  preview: z.string(),
  code: z.string().nullable(),
  link: z.string().nullable(),
  attachments: z.array(attachmentSchema),
  /** How many more there are than a listing tells of; only where it does not tell of all. */
  attachmentsLeftOut: z.int().positive().optional(),
  auth: authSchema,
});
export type EmailSummary = z.infer<typeof emailSummarySchema>;

export const emailSchema = emailSummarySchema.extend({
  /** Plain text; made from the HTML where the mail has none. */
  body: z.string(),
  /** Untrusted HTML as the sender wrote it, or null: clean it before showing it. */
  bodyHtml: z.string().nullable(),
});
export type Email = z.infer<typeof emailSchema>;

export const emailDetailSchema = emailSchema.extend({
  headers: z.array(z.object({ name: z.string(), value: z.string() })),
  /** A limit cut something off, or the mail could not be parsed: the raw source has it all. */
  truncated: z.boolean(),
  /** All one-time codes of the mail, the surest first; `code` is the first of them. */
  codes: z.array(foundCodeSchema),
  /** All web addresses of the mail in their order, `link` among them. */
  links: z.array(foundLinkSchema),
  authDetails: authDetailsSchema,
});
export type EmailDetail = z.infer<typeof emailDetailSchema>;
