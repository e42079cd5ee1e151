import { fold, toPlainForms } from './fold.js';
import { layOutHtml } from './html-text.js';
import { Lexicon, unpackPhrases, type FoundWord } from './lexicon.js';
import { readMailSigns, type MailSigns } from './mail-signs.js';
import type { EmphasisedRange, LaidOutText, TextLink } from './text-layout.js';
import { LEXICON } from './trained-model.js';

/** Limit of the searched HTML: a code or a link stands near the top, and a body may be megabytes of anything. */
export const MAX_HTML_CHARS = 200_000;
/**
 * Limit of the searched visible text: mails with a code are short, and a newsletter must not cost more than they do.
 */
export const MAX_TEXT_CHARS = 12_000;
export const MAX_SUBJECT_CHARS = 400;

/** The visible text at the start of an HTML body, laid out once for all functions that search it. */
export interface HtmlText extends LaidOutText {
  source: string;
}

export const lexicon = new Lexicon(unpackPhrases(LEXICON));

type Body = Pick<LaidOutText, 'text' | 'links' | 'emphasised'>;

/**
 * The subject, an empty line and one body of a mail. It is folded and searched for words of the lexicon at most once,
 * and only if it contains something with the form of a code or a link. Offsets are the same in `text`, `plain` and
 * `folded`.
 */
export class MailText {
  /** Without zero-width characters; one line for each block, a tab between table cells. */
  readonly text: string;
  /** With each letter and digit in its plain form: full-width, bold or Arabic digits as ASCII. */
  readonly plain: string;
  readonly subjectEnd: number;
  readonly links: TextLink[];
  readonly emphasised: EmphasisedRange[];
  /** The From field, folded. */
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
    this.text = `${subject}\n\n${body.text.slice(0, MAX_TEXT_CHARS)}`;
    this.plain = toPlainForms(this.text);
    this.subjectEnd = subject.length;
    // No object spreads: V8 takes ten times as long for them, and newsletters have hundreds of links.
    this.links = body.links.map(({ href, start, end, isButton }) => ({
      href,
      start: start + shift,
      end: end + shift,
      isButton,
    }));
    this.emphasised = body.emphasised.map(({ start, end }) => ({ start: start + shift, end: end + shift }));
    this.sender = fold(toPlainForms(mail.from.slice(0, MAX_SUBJECT_CHARS)));
  }

  /** Lower case, no accents. */
  get folded(): string {
    return (this.#folded ??= fold(this.plain));
  }

  /** The words of the lexicon that the text contains, in order. */
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
 * A mail's texts in the order in which they are searched: the visible text of its HTML, then its plain text.
 *
 * @param lexiconInUse  the lexicon for which a model is being trained; by default the trained model's own.
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
