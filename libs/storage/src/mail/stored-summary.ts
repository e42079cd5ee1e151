import type { Address, EmailSummary } from '@efemera/contract';
import { mailIdTimeMs } from './mail-id.js';

/** A stored summary lacks `read`, which changes and has a field of its own, and the id, which is in the mail's key. */
type StoredFields = Record<Exclude<keyof EmailSummary, 'id' | 'read'>, unknown>;

/**
 * Returns the JSON of a parsed mail's summary as it is stored. Leaves out fields that have the same value in most mails:
 * they are half of a small summary.
 */
export function shortenedSummary(address: Address, summary: EmailSummary): string {
  const { id, to, from, subject, timestamp, size, preview, code, link, attachments, attachmentsLeftOut, auth, tag } =
    summary;
  // JSON leaves out what is undefined.
  return JSON.stringify({
    from,
    subject,
    size,
    preview,
    to: to === address ? undefined : to,
    timestamp: timestamp === timeOf(id) ? undefined : timestamp,
    code: code ?? undefined,
    link: link ?? undefined,
    attachments: attachments.length > 0 ? attachments : undefined,
    attachmentsLeftOut,
    auth: auth ?? undefined,
    tag: tag ?? undefined,
  } satisfies StoredFields);
}

/**
 * Returns a summary as listings show it. No other code puts its fields together.
 *
 * Names each field: spreading objects into each other took four times as long, for twenty mails in a listing.
 *
 * @param json  the summary in full, or as `shortenedSummary` stores it.
 * @throws SyntaxError
 */
export function readSummary(address: Address, id: string, json: string, read?: Buffer | string | null): EmailSummary {
  const stored = JSON.parse(json) as Pick<EmailSummary, 'from' | 'subject' | 'size' | 'preview'> &
    Partial<EmailSummary>;
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
    tag: stored.tag ?? null,
  };
  if (stored.attachmentsLeftOut !== undefined) summary.attachmentsLeftOut = stored.attachmentsLeftOut;
  return summary;
}

const timeOf = (id: string) => new Date(mailIdTimeMs(id)).toISOString();
