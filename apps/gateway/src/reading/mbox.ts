import type { Address } from '@efemera/contract';

interface MboxMail {
  to: Address;
  /** Sender of the envelope; empty for a bounce and for a message of the site's form. */
  mailFrom: string;
  receivedAtMs: number;
  answered: boolean;
  source: Buffer;
}

/** `Mon Nov 23 16:47:05 2026`, in UTC, as the separators of a mailbox file have it (RFC 4155). */
function separatorDate(ms: number): string {
  const [, weekday = '', day = '', month = '', year = '', time = ''] =
    /^(\w+), (\d+) (\w+) (\d+) (\S+)/.exec(new Date(ms).toUTCString()) ?? [];
  return `${weekday} ${month} ${String(Number(day)).padStart(2)} ${time} ${year}`;
}

/**
 * One mail of a mailbox file in the form mboxrd: lines that begin with `From ` get a `>`, and so do those that have one
 * already, so that each can be read back as it was.
 */
export function mboxEntry({ to, mailFrom, receivedAtMs, answered, source }: MboxMail): Buffer {
  // As Latin-1 each character is one byte, whatever the charset of the mail is.
  const text = source
    .toString('latin1')
    .replace(/\r\n/g, '\n')
    .replace(/(?<=^|\n)(?=>*From )/g, '>');
  const sender = /^[\x21-\x7e]+$/.test(mailFrom) ? mailFrom : 'MAILER-DAEMON';
  const head = `From ${sender} ${separatorDate(receivedAtMs)}\nDelivered-To: ${to}\n${answered ? 'X-Status: A\n' : ''}`;
  return Buffer.concat([Buffer.from(head), Buffer.from(`${text}${text.endsWith('\n') ? '' : '\n'}\n`, 'latin1')]);
}
