import type { EmailSummary } from '@efemera/contract';
import i18next from 'i18next';
import { readSender } from '../../components/sender.js';

/** A short form of the sender. */
export function senderOf({ from }: EmailSummary): string {
  const { name, address } = readSender(from);
  return name || address || i18next.t('inbox:noSender');
}

export const subjectOf = ({ subject }: EmailSummary): string => subject || i18next.t('inbox:noSubject');

/** Each sender once. */
export const sendersOf = (emails: readonly EmailSummary[]): string => [...new Set(emails.map(senderOf))].join(', ');
