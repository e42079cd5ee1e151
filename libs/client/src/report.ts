import { EfemeraError, type PassedOver } from './errors.js';
import { oneLine, safeText } from './safe-text.js';
import type { Delivery, Mail, MailSummary } from './types.js';

/** Limits the list in an error message: a hundred subjects would flood a test log. */
const mostToldMails = 10;

/** A mail that came, and what the report says of it: why the wait did not take it, or its code or link. */
type ToldMail = Pick<PassedOver, 'from' | 'subject' | 'timestamp'> & { reason: string };

/** The text of a timeout error or a failed Playwright test. Lists received and refused mail, which show the reason. */
export function reportOf(failed: string, arrived: readonly ToldMail[], refused: readonly Delivery[]): string {
  const lines = [
    ...(arrived.length === 0
      ? [`${failed} ${refused.length === 0 ? 'Nothing arrived at all.' : 'The inbox is empty.'}`]
      : [`${failed} Mail in the inbox, newest first:`]),
    ...newest(arrived, ({ from, subject, timestamp, reason }) => {
      return `${clock(timestamp)}  "${oneLine(subject)}" from ${oneLine(from)}: ${reason}`;
    }),
    ...(refused.length === 0 ? [] : ['What SMTP refused, newest first:']),
    ...newest(refused, ({ startedAt, sender, reply: { code, text } }) => {
      return `${clock(startedAt)}  from <${oneLine(sender)}>: ${code} ${oneLine(text)}`;
    }),
  ];
  return lines.join('\n');
}

/** One mail for people: its fields, an empty line, its text. */
export function mailText({ from, to, subject, timestamp, code, link, attachments, body }: Mail): string {
  const fields: [string, string | null][] = [
    ['From', from],
    ['To', to],
    ['Subject', subject],
    ['Received', timestamp],
    ['Code', code],
    ['Link', link],
    ...attachments.map(({ filename, size }): [string, string] => ['Attachment', `${filename} (${size} bytes)`]),
  ];
  const head = fields.flatMap(([name, value]) => (value === null ? [] : [`${name}: ${oneLine(value)}\n`]));
  return `${head.join('')}\n${safeText(body).trimEnd()}\n`;
}

/** The error of a mail that came although no such mail was expected. */
export function unexpectedMail(address: string, { id, from, subject }: MailSummary): EfemeraError {
  const text = `${address} has received "${oneLine(subject)}" from ${oneLine(from)}, and no such mail was expected.`;
  return new EfemeraError('unexpected_mail', text, null, { id, from, subject });
}

const clock = (timestamp: string) => `${timestamp.slice(11, 19)} UTC`;

function newest<T>(items: readonly T[], tell: (item: T) => string): string[] {
  const told = items.slice(0, mostToldMails).map(tell);
  if (items.length > told.length) told.push(`and ${items.length - told.length} older`);
  return told.map((line) => `  ${line}`);
}
