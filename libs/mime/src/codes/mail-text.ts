import { fold, toPlainForms } from './fold.js';
import { layOutHtml, type EmphasisedRange, type LaidOutText, type TextLink } from './html-text.js';
import { Lexicon, type FoundWord } from './lexicon.js';
import { readMailSigns, type MailSigns } from './mail-signs.js';
import { LEXICON } from './trained-model.js';

/** Limits of what is looked at: a code or a link stands near the top, and a body may be megabytes of anything. */
export const MAX_HTML_CHARS = 200_000;
/** Of the visible text: mails that ask for a code are short, and newsletters must cost no more than they. */
export const MAX_TEXT_CHARS = 12_000;
export const MAX_SUBJECT_CHARS = 400;

/** What the start of an HTML body shows, laid out once for all that look into it. */
export interface HtmlText extends LaidOutText {
  source: string;
}

const lexicon = new Lexicon(LEXICON);

type Body = Pick<LaidOutText, 'text' | 'links' | 'emphasised'>;

/**
 * The subject, an empty line and one body of a mail. It is folded and cut into words once for all that is looked for in
 * it, and only where something has the form of a code or a link. All places fit `text`, `plain` and `folded` alike.
 */
export class MailText {
  /** Zero-width characters are gone; blocks are lines, cells are parted by a tab. */
  readonly text: string;
  /** In plain forms. */
  readonly plain: string;
  readonly subjectEnd: number;
  readonly links: TextLink[];
  readonly emphasised: EmphasisedRange[];
  /** Folded. */
  readonly sender: string;
  #folded: string | null = null;
  #words: FoundWord[] | null = null;
  #signs: MailSigns | null = null;

  constructor(
    mail: { from: string; subject: string },
    body: Body,
    readonly part: 'html' | 'text',
    private readonly lexiconInUse: Lexicon,
  ) {
    const subject = mail.subject.slice(0, MAX_SUBJECT_CHARS).replace(/\s+/g, ' ').trim();
    const shift = subject.length + 2;
    const move = <Range extends { start: number; end: number }>(range: Range): Range => ({
      ...range,
      start: range.start + shift,
      end: range.end + shift,
    });
    this.text = `${subject}\n\n${body.text.slice(0, MAX_TEXT_CHARS)}`;
    this.plain = toPlainForms(this.text);
    this.subjectEnd = subject.length;
    this.links = body.links.map(move);
    this.emphasised = body.emphasised.map(move);
    this.sender = fold(toPlainForms(mail.from.slice(0, MAX_SUBJECT_CHARS)));
  }

  /** Lower case, no accents. */
  get folded(): string {
    return (this.#folded ??= fold(this.plain));
  }

  /** What of the lexicon stands in it, in order. */
  get words(): FoundWord[] {
    return (this.#words ??= this.lexiconInUse.find(this.folded));
  }

  get signs(): MailSigns {
    return (this.#signs ??= readMailSigns(this));
  }
}

export function textOfHtml(source: string): HtmlText {
  const start = source.slice(0, MAX_HTML_CHARS);
  const laidOut = layOutHtml(start, MAX_TEXT_CHARS);
  return { ...laidOut, isWhole: laidOut.isWhole && start.length === source.length, source };
}

function tidyPlain(source: string): string {
  return source
    .slice(0, MAX_TEXT_CHARS)
    .replace(/[\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g, '')
    .replace(/\r\n?/g, '\n')
    .replace(/[^\S\n]{2,}|[^\S\n ]/g, ' ')
    .replace(/(?<! ) ?\n ?/g, '\n');
}

/**
 * A mail's texts in the order in which they are looked into: what its HTML shows, then its plain text.
 *
 * @param lexiconInUse  another one where a model is trained for it.
 */
export function readMailTexts(
  mail: { from: string; subject: string; text: string; html: HtmlText | null },
  lexiconInUse = lexicon,
): MailText[] {
  const texts: MailText[] = [];
  if (mail.html !== null) texts.push(new MailText(mail, mail.html, 'html', lexiconInUse));
  if (mail.text !== '') {
    texts.push(new MailText(mail, { text: tidyPlain(mail.text), links: [], emphasised: [] }, 'text', lexiconInUse));
  }
  return texts;
}
