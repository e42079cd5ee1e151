import type { Email, EmailSummary } from '@efemera/contract';

type Listed = EmailSummary | Email;

/** So much of a listing is made at a time, unless one mail alone is larger. */
const pieceChars = 64 * 1024;

/** Names, quotes, times and ids. */
const frameChars = { mail: 350, attachment: 120 } as const;

/** About what a listing weighs as JSON, in characters, without making it. */
export const sizeOf = (emails: readonly Listed[]): number => emails.reduce((sum, mail) => sum + sizeOfMail(mail), 0);

function sizeOfMail(mail: Listed): number {
  const { to, from, subject, preview, link, attachments } = mail;
  const texts = [to, from, subject, preview, link ?? '', ...('body' in mail ? [mail.body, mail.bodyHtml ?? ''] : [])];
  const files = attachments.map(
    ({ filename, contentType, contentId }) =>
      frameChars.attachment + filename.length + contentType.length + (contentId?.length ?? 0),
  );
  return [frameChars.mail, ...texts.map((text) => text.length), ...files].reduce((sum, size) => sum + size, 0);
}

/** The JSON of each, made when it is taken. */
export function* textsOf(emails: readonly Listed[]) {
  for (const mail of emails) yield JSON.stringify(mail);
}

/** The JSON of a listing, piece by piece. */
export function* listingText(mails: Iterable<string>, timedOut?: boolean) {
  let piece = '{"emails":[';
  let isFirst = true;
  for (const mail of mails) {
    piece += isFirst ? mail : `,${mail}`;
    isFirst = false;
    if (piece.length < pieceChars) continue;
    yield piece;
    piece = '';
  }
  yield `${piece}]${timedOut === undefined ? '' : `,"timedOut":${timedOut}`}}`;
}
