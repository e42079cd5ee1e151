import { toPlainForms } from './fold.js';
import { layOutHtml, type EmphasisedRange, type TextLink } from './html-text.js';

/** Limits of what is looked at: a code or a link stands near the top, and a body may be megabytes of anything. */
export const MAX_HTML_CHARS = 200_000;
/** Of the visible text: mails that ask for a code are short, and newsletters must cost no more than they. */
export const MAX_TEXT_CHARS = 12_000;
export const MAX_SUBJECT_CHARS = 400;

export interface MailText {
  /** In plain forms; blocks are lines, cells are parted by a tab. */
  text: string;
  links: TextLink[];
  emphasised: EmphasisedRange[];
  /** Plain text breaks its lines anywhere: there a line end says nothing. */
  isWrapped: boolean;
}

export function plainSubject(subject: string): string {
  return toPlainForms(subject.slice(0, MAX_SUBJECT_CHARS)).replace(/\s+/g, ' ').trim();
}

export function textOfHtml(html: string): MailText {
  const { text, links, emphasised } = layOutHtml(html.slice(0, MAX_HTML_CHARS), toPlainForms, MAX_TEXT_CHARS);
  return {
    text: text.slice(0, MAX_TEXT_CHARS),
    links: links.filter((link) => link.end <= MAX_TEXT_CHARS),
    emphasised,
    isWrapped: false,
  };
}

export function textOfPlain(source: string): MailText {
  const text = toPlainForms(source.slice(0, MAX_TEXT_CHARS))
    .replace(/[\u00ad\u200b-\u200f\u2060\ufeff]/g, '')
    .replace(/\r\n?/g, '\n')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/(?<! ) ?\n ?/g, '\n');
  return { text, links: [], emphasised: [], isWrapped: true };
}
