import { z } from 'zod';

/** Mail to the operator: a letter to a reserved address such as `abuse@`, or a message of the site's contact form. */
export const letterSchema = z.object({
  id: z.string(),
  /** The reserved address, without the tag of a plus address. */
  to: z.string(),
  tag: z.string().nullable(),
  from: z.string(),
  subject: z.string(),
  receivedAt: z.iso.datetime(),
  bytes: z.int().nonnegative(),
  answered: z.boolean(),
  /** The site's form brought it, not SMTP. */
  byForm: z.boolean(),
});
export type Letter = z.infer<typeof letterSchema>;

export const letterListSchema = z.object({
  letters: z.array(letterSchema),
  page: z.int().positive(),
  pages: z.int().positive(),
  total: z.int().nonnegative(),
});
export type LetterList = z.infer<typeof letterListSchema>;

/** A letter with its text. The HTML is left out: letters are written by strangers, and read with the operator's rights. */
export const letterDetailSchema = letterSchema.extend({
  /** Plain text; made from the HTML if the letter has no text part. */
  text: z.string(),
  /** True if the text was cut off, or the letter could not be parsed; the source is complete. */
  truncated: z.boolean(),
  attachments: z.array(z.object({ filename: z.string(), size: z.int().nonnegative() })),
});
export type LetterDetail = z.infer<typeof letterDetailSchema>;

export const letterQuerySchema = z.object({
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  answered: z.enum(['true', 'false']).optional().describe('`true`: only answered letters; `false`: only the others.'),
});
export const letterExportQuerySchema = letterQuerySchema.pick({ answered: true });
export const letterMarkSchema = z.object({ answered: z.boolean() });
