import type { Auth, MailFinding } from '@efemera/contract';
import type { HeaderLine } from '../parse-message.js';

const valueOf = (headers: readonly HeaderLine[], name: string): string | null =>
  headers.find((header) => header.name.toLowerCase() === name)?.value ?? null;

/** The web addresses of the List-Unsubscribe field. */
export function unsubscribeAddresses(headers: readonly HeaderLine[]): string[] {
  const written = valueOf(headers, 'list-unsubscribe') ?? '';
  return [...written.matchAll(/<\s{0,9}(https?:\/\/[^\s<>]{1,2000})\s{0,9}>/gi)].map(([, address = '']) => address);
}

/**
 * Whether a mail goes to many recipients, like a newsletter: providers demand a way to unsubscribe only of such mail.
 */
function isBulk(headers: readonly HeaderLine[]): boolean {
  const precedence = valueOf(headers, 'precedence') ?? '';
  return (
    valueOf(headers, 'list-id') !== null ||
    /^(?:bulk|list)$/i.test(precedence) ||
    valueOf(headers, 'feedback-id') !== null
  );
}

/** Judges the List-Unsubscribe fields (RFC 2369, RFC 8058), which Gmail and Yahoo demand of senders of much mail. */
export function judgeUnsubscribe(headers: readonly HeaderLine[]): MailFinding[] {
  const where = 'List-Unsubscribe';
  const written = valueOf(headers, 'list-unsubscribe');
  if (written === null) {
    const severity = isBulk(headers) ? 'warning' : 'info';
    const text = 'The mail has no List-Unsubscribe field. Mail to many needs one; a receipt or a code does not.';
    return [{ kind: 'unsubscribe_missing', severity, where, text }];
  }
  const fault = oneClickFault(headers);
  return fault === null ? [] : [{ kind: 'unsubscribe_one_click', severity: 'warning', where, text: fault }];
}

/** The reason why unsubscribing with one click does not work, or null if it does. */
function oneClickFault(headers: readonly HeaderLine[]): string | null {
  if (!unsubscribeAddresses(headers).some((address) => /^https:/i.test(address))) {
    return 'The field has no https address, which unsubscribing with one click needs (RFC 8058).';
  }
  const post = valueOf(headers, 'list-unsubscribe-post') ?? '';
  if (!/^\s{0,9}List-Unsubscribe\s{0,9}=\s{0,9}One-Click\s{0,9}$/i.test(post)) {
    return 'The field List-Unsubscribe-Post: List-Unsubscribe=One-Click is missing (RFC 8058).';
  }
  const signed = headers
    .filter(({ name }) => name.toLowerCase() === 'dkim-signature')
    .map(({ value }) => (/(?:^|;)\s{0,9}h\s{0,9}=([^;]{0,4000})/i.exec(value)?.[1] ?? '').toLowerCase().split(/[\s:]/));
  const needed = ['list-unsubscribe', 'list-unsubscribe-post'];
  if (!signed.some((names) => needed.every((name) => names.includes(name)))) {
    return 'No DKIM signature covers both List-Unsubscribe fields, which one click needs (RFC 8058).';
  }
  return null;
}

/** Turns the results of the sender check into findings. */
export function judgeAuth(auth: Auth): MailFinding[] {
  if (auth === null) {
    const text = 'The sender of this mail has not been checked: the check is under way, or this service makes none.';
    return [{ kind: 'auth_unchecked', severity: 'info', where: 'SPF, DKIM, DMARC', text }];
  }
  return (['spf', 'dkim', 'dmarc'] as const).flatMap((method): MailFinding[] => {
    const result = auth[method];
    const where = method.toUpperCase();
    if (result === 'fail' || result === 'permerror') {
      return [
        {
          kind: 'auth_failed',
          severity: 'error',
          where,
          text: `${where} gave "${result}": many servers would refuse it.`,
        },
      ];
    }
    if (result === 'pass') return [];
    const text = `${where} gave "${result}": it does not vouch for the sender.`;
    return [{ kind: 'auth_missing', severity: 'warning', where, text }];
  });
}

/** A finding for each DNS block list that listed the sending server when that server delivered the mail. */
export const judgeListing = (zones: readonly string[]): MailFinding[] =>
  zones.map((where) => ({
    kind: 'sender_listed',
    severity: 'error',
    where,
    text: 'The server that sent this mail is on this DNS block list: many servers would refuse it.',
  }));
