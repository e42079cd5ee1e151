import type { EmailSummary } from '@efemera/contract';

/** Kinds of mail that one click singles out. */
export const quickFilters = {
  code: (email: EmailSummary) => email.code !== null,
  files: (email: EmailSummary) =>
    email.attachments.some(({ inline }) => !inline) || email.attachmentsLeftOut !== undefined,
} as const;
export type QuickFilter = keyof typeof quickFilters;

/** Caches folded texts by mail; a changed mail is a new object. */
const folded = new WeakMap<EmailSummary, string>();

/** Removes case, accents and variants of letters (full-width, ligatures), which people leave out when they search. */
function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '');
}

function searchedText(email: EmailSummary): string {
  const known = folded.get(email);
  if (known !== undefined) return known;
  const { from, subject, preview, code, attachments } = email;
  const names = attachments.filter(({ inline }) => !inline).map(({ filename }) => filename);
  const text = fold([from, subject, preview, code ?? '', withoutGaps(code ?? ''), ...names].join('\n'));
  folded.set(email, text);
  return text;
}

/** Codes are written with and without gaps: 482 913, 482-913. */
function withoutGaps(code: string): string {
  return code.replace(/[\s-]+/g, '');
}

/** The mails in which every word of the query is found, in sender, subject, preview, code or a file's name. */
export function findMails(
  emails: readonly EmailSummary[],
  query: string,
  filters: ReadonlySet<QuickFilter>,
): readonly EmailSummary[] {
  const words = /^[\d\s-]+$/.test(query) ? [withoutGaps(query)] : fold(query).split(/\s+/);
  const wanted = words.filter((word) => word !== '');
  if (wanted.length === 0 && filters.size === 0) return emails;
  return emails.filter(
    (email) =>
      [...filters].every((filter) => quickFilters[filter](email)) &&
      wanted.every((word) => searchedText(email).includes(word)),
  );
}
