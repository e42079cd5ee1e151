import type { Email, EmailSummary } from '@efemera/contract';

type Listed = EmailSummary | Email;

/** Length from which a piece of a listing is yielded. A single mail, which is never cut, may make it longer. */
const pieceChars = 64 * 1024;

/** Estimated characters of JSON around the texts of a mail and of an attachment: field names, quotes, times and ids. */
const frameChars = { mail: 350, attachment: 120 } as const;

/** Estimates the length of a listing as JSON, in characters, without making the JSON. */
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

/** Yields the JSON of each mail, made when the caller takes it. */
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
