import { foldText } from '@efemera/content/fold-text';
import type { EmailSummary } from '@efemera/contract';

/** The text of one mail, for the search. */
export interface MailText {
  plain: string;
  /** Without case and accents. */
  folded: string;
}

/** Kinds of mail that the visitor can filter with one click. */
export const quickFilters = {
  code: (email: EmailSummary) => email.code !== null,
  files: (email: EmailSummary) =>
    email.attachments.some(({ inline }) => !inline) || email.attachmentsLeftOut !== undefined,
} as const;
export type QuickFilter = keyof typeof quickFilters;

/** Caches folded texts by mail; a changed mail is a new object. */
const folded = new WeakMap<EmailSummary, string>();

function searchedText(email: EmailSummary): string {
  const known = folded.get(email);
  if (known !== undefined) return known;
  const { from, subject, preview, code, attachments } = email;
  const names = attachments.filter(({ inline }) => !inline).map(({ filename }) => filename);
  const text = foldText([from, subject, preview, code ?? '', withoutGaps(code ?? ''), ...names].join('\n'));
  folded.set(email, text);
  return text;
}

/** Codes are written with and without gaps: 482 913, 482-913. */
function withoutGaps(code: string): string {
  return code.replace(/[\s-]+/g, '');
}

const wordsOf = (query: string): string[] =>
  foldText(query)
    .split(/\s+/)
    .filter((word) => word !== '');

/** What to look for: all words of one entry. Digits may be a code, or stand in the mail as they are typed. */
function wantedIn(query: string): string[][] {
  const words = wordsOf(query);
  const digits = /^[\d\s-]+$/.test(query) ? withoutGaps(query) : '';
  return digits === '' ? [words] : [[digits], words];
}

/** A visitor's choice among the mails of a list. */
export interface MailChoice {
  query: string;
  filters: ReadonlySet<QuickFilter>;
  /** Only mail to the plus address with this tag. */
  tag: string | null;
}

/**
 * The mails in which every word of the query is found: in sender, subject, preview, code, a file's name or, as far as
 * it has been loaded, the text.
 */
export function findMails(
  emails: readonly EmailSummary[],
  { query, filters, tag, texts }: MailChoice & { texts: ReadonlyMap<string, MailText> },
): readonly EmailSummary[] {
  const wanted = wantedIn(query);
  if (wanted.every((words) => words.length === 0) && filters.size === 0 && tag === null) return emails;
  const has = (email: EmailSummary, word: string) =>
    searchedText(email).includes(word) || texts.get(email.id)?.folded.includes(word);
  return emails.filter(
    (email) =>
      (tag === null || email.tag === tag) &&
      [...filters].every((filter) => quickFilters[filter](email)) &&
      wanted.some((words) => words.every((word) => has(email, word))),
  );
}

/** How many characters an excerpt has at most, and how many of them stand before the word. */
const excerptChars = { all: 160, before: 40 };

/**
 * The passage of the text around the first word of the query that the row does not show; null if the row shows all words.
 */
export function excerptOf(email: EmailSummary, query: string, text: MailText | undefined): string | null {
  if (!text) return null;
  const elsewhere = searchedText(email);
  const word = wordsOf(query).find((wanted) => !elsewhere.includes(wanted));
  if (word === undefined) return null;
  const place = placeOf(word, text);
  if (place === -1) return null;
  const start = Math.max(0, place - excerptChars.before);
  const passage = text.plain.slice(start, start + excerptChars.all).replace(/\s+/g, ' ');
  return `${start > 0 ? '…' : ''}${passage.trim()}…`;
}

/** Position of a folded word in the plain text: as in the folded text, unless folding changed a length before it. */
function placeOf(word: string, { plain, folded: foldedText }: MailText): number {
  const near = foldedText.indexOf(word);
  if (near === -1 || plain.length === foldedText.length) return near;
  return foldText(plain.slice(0, near)).length === near ? near : plain.toLowerCase().indexOf(word);
}
