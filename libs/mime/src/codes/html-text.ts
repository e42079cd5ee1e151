import { decodeEntities } from './entities.js';
import { childOf, collectHiddenClasses, DEFAULT_FONT_PX, VISIBLE_FONT_PX, type OpenElement } from './html-style.js';
import {
  BANG,
  endOfDeclaration,
  endOfSkipped,
  isLetter,
  LESS,
  QUESTION,
  readTag,
  SLASH,
  type Tag,
} from './html-tags.js';
import { Gap, TextLayout, type LaidOutText } from './text-layout.js';

const VOID = new Set('area base br col embed hr img input link meta param source track wbr'.split(' '));
const SKIPPED = new Set(
  'style script title textarea noscript template svg math xmp iframe object select audio video canvas'.split(' '),
);
const BLOCK = new Set(
  (
    'address article aside blockquote body br caption center dd details div dl dt fieldset figcaption figure footer form ' +
    'h1 h2 h3 h4 h5 h6 header hr html li main nav ol p pre section summary table tbody tfoot thead tr ul'
  ).split(' '),
);
const PARAGRAPH = new Set('p h1 h2 h3 h4 h5 h6 table ul ol blockquote pre hr'.split(' '));
/** Elements whose end tag may be missing, and the start tags that then end them. */
const IMPLIED_END = new Map<string, Set<string>>([
  ['p', BLOCK],
  ['li', new Set(['li'])],
  ['td', new Set(['td', 'th', 'tr'])],
  ['th', new Set(['td', 'th', 'tr'])],
  ['tr', new Set(['tr'])],
]);

/**
 * How many open elements an end tag searches for its start tag. In misnested mail the start tag is near; without a
 * limit, a hostile mail could make each search long.
 */
const MAX_CLOSE_DISTANCE = 64;
/** Deeper than any real mail; a million nested tags are read as text of the innermost level. */
const MAX_OPEN_ELEMENTS = 1000;

const ZERO_WIDTH =
  /\u00ad|\u034f|\u061c|[\u115f\u1160]|[\u17b4\u17b5]|\u180e|[\u200b-\u200f]|[\u202a-\u202e]|[\u2060-\u2064]|[\u2066-\u2069]|\ufeff/g;

/** Reads one page, tag by tag, and lays out its text. */
class PageReader {
  readonly #html: string;
  readonly #layout: TextLayout;
  readonly #hiddenClasses = new Set<string>();
  readonly #open: OpenElement[] = [
    { name: '', hidden: false, fontPx: DEFAULT_FONT_PX, emphasised: false, pre: false, filled: false },
  ];
  #isInLink = false;

  constructor(html: string, maxChars: number) {
    this.#html = html;
    this.#layout = new TextLayout(maxChars);
  }

  read(): LaidOutText {
    const html = this.#html;
    const layout = this.#layout;
    let position = 0;
    while (position < html.length) {
      if (layout.isFull) return layout.end(false);
      const less = html.indexOf('<', position);
      if (less < 0) {
        this.#addText(html.slice(position));
        break;
      }
      const next = html.charCodeAt(less + 1);
      const isTag = isLetter(next) || (next === SLASH && isLetter(html.charCodeAt(less + 2)));
      if (!isTag && next !== BANG && next !== QUESTION) {
        // A lone "<" is text. A run of them is added at once: otherwise a million would become a million chunks.
        let end = less + 1;
        while (html.charCodeAt(end) === LESS && !isLetter(html.charCodeAt(end + 1))) end += 1;
        this.#addText(html.slice(position, end));
        position = end;
        continue;
      }
      if (less > position) this.#addText(html.slice(position, less));
      if (!isTag) {
        position = endOfDeclaration(html, less);
        continue;
      }
      const tag = readTag(html, less);
      if (tag.closing) {
        this.#closeElement(tag.name);
        position = tag.end;
      } else position = this.#openElement(tag);
    }
    return layout.end(true);
  }

  get #top(): OpenElement {
    return this.#open[this.#open.length - 1] as OpenElement;
  }

  #addText(raw: string): void {
    const element = this.#top;
    if (element.hidden || element.fontPx < VISIBLE_FONT_PX) return;
    this.#layout.addText(decodeEntities(raw).replace(ZERO_WIDTH, ''), element);
  }

  #separate(name: string): void {
    const gap = gapAround(name);
    if (gap !== Gap.none) this.#layout.widenGap(gap);
  }

  #closeLink(): void {
    this.#isInLink = false;
    this.#layout.closeLink();
  }

  #closeElement(name: string): void {
    this.#separate(name);
    if (name === 'a') this.#closeLink();
    const lowest = Math.max(1, this.#open.length - MAX_CLOSE_DISTANCE);
    for (let index = this.#open.length - 1; index >= lowest; index -= 1) {
      if ((this.#open[index] as OpenElement).name === name) {
        this.#open.length = index;
        return;
      }
    }
  }

  /** @returns the offset at which reading continues. */
  #openElement({ name, attributes, end }: Tag): number {
    if (SKIPPED.has(name)) {
      const endOfContent = endOfSkipped(this.#html, name, end);
      if (name === 'style') collectHiddenClasses(this.#html.slice(end, endOfContent), this.#hiddenClasses);
      return endOfContent;
    }
    this.#separate(name);
    const implied = IMPLIED_END.get(this.#top.name);
    if (implied?.has(name)) this.#open.pop();
    const parent = this.#top;
    if (name === 'img') {
      const alt = attributes.get('alt');
      // A picture used as a button has its words in `alt`; the `alt` of other pictures is decoration.
      if (this.#isInLink && alt && !parent.hidden) this.#layout.addAlternative(decodeEntities(alt), parent);
      return end;
    }
    if (VOID.has(name)) return end;
    const child = childOf(parent, name, attributes, this.#hiddenClasses);
    if (name === 'a') {
      this.#closeLink();
      const href = attributes.get('href');
      if (href !== undefined && !child.hidden) {
        this.#isInLink = true;
        this.#layout.openLink(decodeEntities(href).trim(), child.filled || parent.filled);
      }
    }
    if (this.#open.length < MAX_OPEN_ELEMENTS) this.#open.push(child);
    return end;
  }
}

/**
 * Lays HTML out as text in one pass: what a reader would see, without what the style hides.
 *
 * Linear in the input: every character is looked at a bounded number of times, whatever the nesting.
 *
 * @param maxChars  how much text is laid out.
 */
export const layOutHtml = (html: string, maxChars = Infinity): LaidOutText => new PageReader(html, maxChars).read();

function gapAround(name: string): Gap {
  if (BLOCK.has(name)) return PARAGRAPH.has(name) ? Gap.paragraph : Gap.line;
  return name === 'td' || name === 'th' ? Gap.cell : Gap.none;
}
