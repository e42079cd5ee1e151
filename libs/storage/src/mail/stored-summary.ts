import type { Address, EmailSummary } from '@efemera/contract';
import { mailIdTimeMs } from './mail-id.js';

/** A summary as it is stored and told of: `read` changes and stands beside it. */
export type StoredSummary = Omit<EmailSummary, 'read'>;

/** Fields that most mails have in common are left out of a stored summary: they are half of a small one. */
export function shortened(address: Address, summary: StoredSummary): string {
  const { id, to, timestamp, code, link, attachments, auth, ...rest } = summary;
  return JSON.stringify({
    ...rest,
    ...(to !== address && { to }),
    ...(timestamp !== timeOf(id) && { timestamp }),
    ...(code !== null && { code }),
    ...(link !== null && { link }),
    ...(attachments.length > 0 && { attachments }),
    ...(auth !== null && { auth }),
  });
}

/**
 * Returns a summary as listings show it: the one place where its fields are put together.
 *
 * Names each field: copying objects into each other took four times as long, twenty times a listing.
 *
 * @param json  in full, or shortened.
 * @throws SyntaxError
 */
export function readSummary(address: Address, id: string, json: string, read?: Buffer | string | null): EmailSummary {
  const stored = JSON.parse(json) as Pick<StoredSummary, 'from' | 'subject' | 'size' | 'preview'> &
    Partial<StoredSummary>;
  const summary: EmailSummary = {
    id,
    to: stored.to ?? address,
    from: stored.from,
    subject: stored.subject,
    timestamp: stored.timestamp ?? timeOf(id),
    read: read?.toString() === '1',
    size: stored.size,
    preview: stored.preview,
    code: stored.code ?? null,
    link: stored.link ?? null,
    attachments: stored.attachments ?? [],
    auth: stored.auth ?? null,
  };
  if (stored.attachmentsLeftOut !== undefined) summary.attachmentsLeftOut = stored.attachmentsLeftOut;
  return summary;
}

const timeOf = (id: string) => new Date(mailIdTimeMs(id)).toISOString();
