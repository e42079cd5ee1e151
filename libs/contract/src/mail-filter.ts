import { z } from 'zod';
import { splitAddress } from './address.js';
import type { EmailSummary } from './email.js';
import { limits } from './limits.js';

const part = z.string().trim().min(1).max(limits.maxFilterChars);

/** The conditions of a listing or a wait; a mail must meet all of them. */
export const mailFilterSchema = z.object({
  from: part
    .optional()
    .describe(
      'Only mail of this sender, in any case: a whole address, `@` and a whole domain, or any part of the name or address.',
    ),
  subject: part.optional().describe('Only mail whose subject holds these characters, in any case.'),
  has: z
    .enum(['code', 'link'])
    .optional()
    .describe('Only mail in which a one-time code or a confirmation link was found, depending on the value.'),
  tag: part.optional().describe('Only mail to the plus address with this tag.'),
});
export type MailFilter = z.output<typeof mailFilterSchema>;

/**
 * Whether a mail meets the conditions. A "no" is final only for a parsed mail: the parser may read another sender and
 * subject than intake did, and only the parser finds code and link.
 */
export function matchesFilter(mail: EmailSummary, { from, subject, has, tag }: MailFilter): boolean {
  if (tag !== undefined && mail.tag !== tag.normalize('NFC').toLowerCase()) return false;
  if (from !== undefined && !isFrom(mail.from, from)) return false;
  if (subject !== undefined && !folded(mail.subject).includes(folded(subject))) return false;
  return has === undefined || mail[has] !== null;
}

function isFrom(sender: string, wanted: string): boolean {
  const [whole, part] = [folded(sender), folded(wanted)];
  const address = /<([^<>]*)>$/.exec(whole)?.[1] ?? whole;
  // A whole address or domain must not match a longer one: ana@shop.example is not joana@shop.example.
  if (splitAddress(part)) return address === part;
  if (/^@[^@\s]+$/.test(part)) return address.endsWith(part);
  return whole.includes(part);
}

const folded = (text: string) => text.normalize('NFC').toLowerCase();
