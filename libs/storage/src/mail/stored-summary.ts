import type { Address, EmailSummary } from '@efemera/contract';
import { mailIdTimeMs } from './mail-id.js';

/**
 * The JSON of a parsed mail's summary as it is stored. Fields that most mails have in common are left out: they are half of a
 * small summary. So is `read`, which changes and stands beside it.
 */
export function shortenedSummary(address: Address, summary: EmailSummary): string {
  const { id, to, timestamp, code, link, attachments, auth, read: _read, ...rest } = summary;
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
  };
  if (stored.attachmentsLeftOut !== undefined) summary.attachmentsLeftOut = stored.attachmentsLeftOut;
  return summary;
}

const timeOf = (id: string) => new Date(mailIdTimeMs(id)).toISOString();
