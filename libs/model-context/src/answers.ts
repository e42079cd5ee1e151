import { EfemeraError, TimeoutError, type Mail, type MailSummary } from 'efemera';
import { seenLine, untrusted } from './untrusted.js';

/**
 * Runs a tool and returns its text. A failure is returned as an error result, so that the model can correct its call.
 */
export async function answered(tell: () => Promise<string>) {
  try {
    return { content: [{ type: 'text' as const, text: await tell() }] };
  } catch (error) {
    const text =
      error instanceof TimeoutError
        ? // The error message lists the mails that did arrive, which is text by strangers.
          `timed_out: nothing that matches came in time.\n${untrusted(error.message)}`
        : error instanceof EfemeraError
          ? `${error.code}: ${seenLine(error.message)}`
          : String(error);
    return { content: [{ type: 'text' as const, text }], isError: true };
  }
}

export function summaryOf({ id, timestamp, from, subject, code, link }: MailSummary): string {
  return fields({ Id: id, Received: timestamp, From: from, Subject: subject, Code: code, Link: link });
}

export function textOf(mail: Mail): string {
  const attachments = mail.attachments.map(({ filename, size }) => `${filename} (${size} bytes)`).join(', ') || null;
  return `${summaryOf(mail)}\n${fields({ To: mail.to, Attachments: attachments })}\n\n${mail.body}`;
}

const fields = (values: Record<string, string | null>): string =>
  Object.entries(values)
    .flatMap(([name, value]) => (value === null ? [] : [`${name}: ${seenLine(value)}`]))
    .join('\n');
