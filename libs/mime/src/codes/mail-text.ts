import { toPlainForms } from './fold.js';
import { layOutHtml, type EmphasisedRange, type LaidOutText } from './html-text.js';

/** Limits of what is looked at: a code or a link stands near the top, and a body may be megabytes of anything. */
export const MAX_HTML_CHARS = 200_000;
/** Of the visible text: mails that ask for a code are short, and newsletters must cost no more than they. */
export const MAX_TEXT_CHARS = 12_000;
export const MAX_SUBJECT_CHARS = 400;

export interface MailText {
  /** In plain forms; blocks are lines, cells are parted by a tab. */
  text: string;
  emphasised: EmphasisedRange[];
  /** Plain text breaks its lines anywhere: there a line end says nothing. */
  isWrapped: boolean;
}

/** What the start of an HTML body shows, laid out once for all that look into it. */
export interface HtmlText {
  source: string;
  /** As its author wrote it. */
  written: LaidOutText;
  plain: MailText;
  /** `written` is all that the body shows. */
  isWhole: boolean;
}

export function plainSubject(subject: string): string {
  return toPlainForms(subject.slice(0, MAX_SUBJECT_CHARS)).replace(/\s+/g, ' ').trim();
}

export function textOfHtml(source: string): HtmlText {
  const start = source.slice(0, MAX_HTML_CHARS);
  const { written, plain, isWhole } = layOutHtml(start, { written: MAX_TEXT_CHARS, plain: MAX_TEXT_CHARS });
  return {
    source,
    written,
    plain: { text: plain.text.slice(0, MAX_TEXT_CHARS), emphasised: plain.emphasised, isWrapped: false },
    isWhole: isWhole && start.length === source.length,
  };
}

export function textOfPlain(source: string): MailText {
  const text = toPlainForms(source.slice(0, MAX_TEXT_CHARS))
    .replace(/[\u00ad\u200b-\u200f\u2060\ufeff]/g, '')
    .replace(/\r\n?/g, '\n')
    .replace(/[^\S\n]{2,}|[^\S\n ]/g, ' ')
    .replace(/(?<! ) ?\n ?/g, '\n');
  return { text, emphasised: [], isWrapped: true };
}
