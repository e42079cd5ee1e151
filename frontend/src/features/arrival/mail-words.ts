import type { EmailSummary } from '@efemera/contract';
import i18next from 'i18next';
import { readSender } from '../../components/sender.js';
import { isolate } from '../../i18n/isolate.js';

/** The sender's name or, without a name, the address. */
export function senderOf({ from }: EmailSummary): string {
  const { name, address } = readSender(from);
  return name || address || i18next.t('inbox:noSender');
}

export const subjectOf = ({ subject }: EmailSummary): string => subject || i18next.t('inbox:noSubject');

/** Names each sender once, as a list in the language of the page. */
export const sendersOf = (emails: readonly EmailSummary[]): string =>
  new Intl.ListFormat(i18next.language, { type: 'conjunction' }).format(
    [...new Set(emails.map(senderOf))].map(isolate),
  );
