import { z } from 'zod';
import { splitAddress } from './address.js';
import { limits } from './limits.js';

/** Text with at least one visible character: a name of zero-width spaces would look like none. */
const text = (max: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .regex(/[^\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/u);
const oneLine = (max: number) => text(max).regex(/^[^\p{Cc}]*$/u);
/** A hidden field (honeypot): only a bot fills it in. */
const honeypot = z.string().max(200).optional();
/**
 * Any address that the intake takes, in letters of any script, too. A domain without a dot is a slip of the writer: an
 * answer would not arrive.
 */
const email = z
  .string()
  .max(limits.maxAddressBytes)
  .refine((written) => /^[^.]+(?:\.[^.]+)+$/.test(splitAddress(written)?.domain ?? ''))
  .meta({ format: 'idn-email' });

/** The fields of a comment, in the order of the form: `email` is optional, `website` the hidden one. */
export const commentRequestSchema = z.object({
  name: oneLine(limits.maxNameChars),
  /** Never shown to visitors. */
  email: z.union([z.literal(''), email]).nullish(),
  rating: z.int().min(1).max(5),
  comment: text(limits.maxCommentChars),
  website: honeypot,
});
export type CommentRequest = z.infer<typeof commentRequestSchema>;

export const commentSchema = z.object({
  id: z.string(),
  name: z.string(),
  rating: z.int(),
  comment: z.string(),
  createdAt: z.iso.datetime(),
});
export type Comment = z.infer<typeof commentSchema>;

export const commentListSchema = z.object({
  /** Newest first, `limits.commentsPerPage` a page. */
  comments: z.array(commentSchema),
  page: z.int().positive(),
  pages: z.int().positive(),
  total: z.int().nonnegative(),
});
export type CommentList = z.infer<typeof commentListSchema>;

export const contactRequestSchema = z.object({
  name: oneLine(limits.maxNameChars),
  email,
  subject: oneLine(limits.maxContactSubjectChars),
  message: text(limits.maxContactMessageChars),
  website: honeypot,
});
export type ContactRequest = z.infer<typeof contactRequestSchema>;

export const contactReceiptSchema = z.object({ accepted: z.literal(true) });

/** `GET /api/comments?page=N` */
export const commentPageSchema = z.coerce.number().int().min(1).max(100_000).default(1);
