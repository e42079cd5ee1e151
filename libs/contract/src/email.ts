import { z } from 'zod';

/** Crockford base 32, 26 characters: 48 bits of milliseconds, then 80 random bits. */
export const messageIdSchema = z.string().regex(/^[0-9A-HJKMNP-TV-Z]{26}$/);

export const attachmentSchema = z.object({
  /** Position among the attachments of its mail, used in the attachment's URL. */
  index: z.int().nonnegative(),
  filename: z.string(),
  contentType: z.string(),
  /** Decoded bytes. */
  size: z.int().nonnegative(),
  inline: z.boolean(),
  /** Content-ID without brackets, for images that the HTML shows inline. */
  contentId: z.string().nullable(),
});
export type Attachment = z.infer<typeof attachmentSchema>;

/** A one-time code found in a mail. */
export const foundCodeSchema = z.object({
  /** As a visitor would type it: ASCII, no spaces. */
  code: z.string(),
  /** The line of the mail that contains the code. */
  text: z.string(),
  /** Where it was found: the subject, or a part of the mail. */
  place: z.enum(['subject', 'html', 'text']),
});
export type FoundCode = z.infer<typeof foundCodeSchema>;

/** A web address found in a mail. */
export const foundLinkSchema = z.object({
  /** Absolute, as written in the mail. */
  href: z.string(),
  /** The text of the link: the address itself if it is written out, empty if the link is a picture. */
  text: z.string(),
  place: z.enum(['html', 'text']),
});
export type FoundLink = z.infer<typeof foundLinkSchema>;

/** Result words of RFC 8601 §2.7. */
export const authResultSchema = z.enum(['pass', 'fail', 'softfail', 'neutral', 'none', 'temperror', 'permerror']);
export type AuthResult = z.infer<typeof authResultSchema>;

/**
 * The result of the sender check; null until the worker has checked, and if checks are off.
 *
 * `spf` is the result for the domain of `MAIL FROM` (of HELO if that is empty), which may differ from the domain of the
 * header's From. `dkim` is the best result of the signatures that are aligned with the From domain; if only other domains
 * have signed, `neutral`, or `temperror` if a check of such a signature has failed temporarily. `dmarc` is the result for
 * the From domain, from those of SPF and DKIM that are aligned with it.
 */
export const authSchema = z
  .object({ spf: authResultSchema, dkim: authResultSchema, dmarc: authResultSchema })
  .nullable();
export type Auth = z.infer<typeof authSchema>;

/** The evidence for the results. Aligned: of the same organisation as the shown sender. */
export const authDetailsSchema = z
  .object({
    spf: z.object({ domain: z.string(), aligned: z.boolean() }),
    dkim: z.array(
      z.object({ domain: z.string(), selector: z.string(), result: authResultSchema, aligned: z.boolean() }),
    ),
    /** What the domain asks receivers to do with a mail that fails; null if it publishes no policy. */
    dmarc: z.object({ domain: z.string(), policy: z.enum(['none', 'quarantine', 'reject']).nullable() }),
    /** The connection that delivered the mail was encrypted. */
    tls: z.boolean(),
    /** A relay brought the mail over HTTP: SPF rests on what the relay told of the client. */
    relayed: z.literal(true).optional(),
  })
  .nullable();
export type AuthDetails = z.infer<typeof authDetailsSchema>;

export const emailSummarySchema = z.object({
  id: messageIdSchema,
  to: z.string(),
  /** `Name <address>` or the bare address; decoded, one line. */
  from: z.string(),
  subject: z.string(),
  /** When the service received it: ISO 8601, UTC. */
  timestamp: z.iso.datetime(),
  read: z.boolean(),
  /** Bytes as received. */
  size: z.int().nonnegative(),
  /** The first words of the text, on one line; empty until the mail is parsed. */
  preview: z.string(),
  code: z.string().nullable(),
  link: z.string().nullable(),
  attachments: z.array(attachmentSchema),
  /** Number of attachments beyond those listed; missing if all are listed. */
  attachmentsLeftOut: z.int().positive().optional(),
  /** The tag of the plus address (`name+tag@domain`) to which the mail was sent, or null. */
  tag: z.string().nullable(),
  auth: authSchema,
});
export type EmailSummary = z.infer<typeof emailSummarySchema>;

export const emailSchema = emailSummarySchema.extend({
  /** Plain text; made from the HTML if the mail has no text part. */
  body: z.string(),
  /** The sender's HTML, untrusted, or null: sanitise it before showing it. */
  bodyHtml: z.string().nullable(),
});
export type Email = z.infer<typeof emailSchema>;

export const emailDetailSchema = emailSchema.extend({
  headers: z.array(z.object({ name: z.string(), value: z.string() })),
  /** True if a limit cut something off, or the mail could not be parsed; the raw source is complete. */
  truncated: z.boolean(),
  /** All one-time codes of the mail, the most certain first; `code` is the first of them. */
  codes: z.array(foundCodeSchema),
  /** All web addresses of the mail in their order, `link` among them. */
  links: z.array(foundLinkSchema),
  authDetails: authDetailsSchema,
});
export type EmailDetail = z.infer<typeof emailDetailSchema>;
