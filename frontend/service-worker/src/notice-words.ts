import type { PushNotice } from '@efemera/contract';
import type { NoticeTexts } from '../../src/browser/notice.js';
import { readSender } from '../../src/components/sender.js';

/** Lock screens show no more lines. */
const linesShown = 4;

/** The mail that a click on the notification opens: the newest with a code, because visitors wait for codes. */
export const offered = (mails: readonly PushNotice[]): PushNotice | undefined =>
  mails.find(({ code }) => code !== null) ?? mails[0];

/** The words of an inbox's one notification. The code comes first, because lock screens cut long titles off. */
export function noticeWords(
  mails: readonly PushNotice[],
  texts: Pick<NoticeTexts, 'noSubject' | 'noSender'>,
): { title: string; body: string } {
  const mail = offered(mails);
  const title = mail ? [mail.code, senderOf(mail)].filter(Boolean).join(' · ') : '';
  if (mails.length <= 1) return { title, body: mail ? subjectOf(mail) : '' };
  const lines = mails.slice(0, linesShown).map((one) => `${senderOf(one)}: ${subjectOf(one)}`);
  return { title, body: lines.join('\n') };

  function senderOf({ from }: PushNotice): string {
    const { name, address } = readSender(from);
    return name || address || texts.noSender;
  }

  function subjectOf({ subject }: PushNotice): string {
    return subject || texts.noSubject;
  }
}
