import { decodeEntities } from './entities.js';

/** A link of the mail, with the position of its words in the laid-out text. */
export interface TextLink {
  href: string;
  start: number;
  end: number;
  /** The link or the element around it has a background of its own, as buttons have. */
  isButton: boolean;
}

/** A stretch of the laid-out text that its author made stand out: large, bold, spaced, monospaced. */
export interface EmphasisedRange {
  start: number;
  end: number;
}

export interface LaidOutText {
  /** One line for each block, a tab between table cells, and one space for all other white space. */
  text: string;
  links: TextLink[];
  emphasised: EmphasisedRange[];
  /** True if the text reaches the end of the page, false if the limit cut it off. */
  isWhole: boolean;
}

interface OpenElement {
  name: string;
  hidden: boolean;
  fontPx: number;
  emphasised: boolean;
  pre: boolean;
  /** Has a background of its own. */
  filled: boolean;
}

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
const EMPHASIS = new Set('b strong code kbd tt h1 h2 h3 mark samp'.split(' '));

/** How far up an end tag looks for its start: misnested mail closes near by, a hostile one must not cost a walk each. */
const MAX_CLOSE_DISTANCE = 64;
/** Deeper than any real mail; a million nested tags are read as text of the innermost level. */
const MAX_OPEN_ELEMENTS = 1000;
const LARGE_FONT_PX = 19;
const DEFAULT_FONT_PX = 14;
const VISIBLE_FONT_PX = 2;

const ZERO_WIDTH =
  /\u00ad|\u034f|\u061c|[\u115f\u1160]|[\u17b4\u17b5]|\u180e|[\u200b-\u200f]|[\u202a-\u202e]|[\u2060-\u2064]|[\u2066-\u2069]|\ufeff/g;
/** All white space except single spaces between words, which are the most frequent and need no change. */
const WHITE_SPACE = /[\s\u2800\u3164]{2,}|[^\S ]|[\u2800\u3164]/g;

/** Separators of words, from weak to strong: of several between two words, only the strongest is written. */
const GAP_TEXT = ['', ' ', '\t', '\n', '\n\n'] as const;
const Gap = { none: 0, space: 1, cell: 2, line: 3, paragraph: 4 } as const;
type Gap = (typeof Gap)[keyof typeof Gap];

/** Collects the words of a page in their order, with the separators that their elements require. */
class TextLayout {
  readonly #maxChars: number;
  readonly #chunks: string[] = [];
  readonly #links: TextLink[] = [];
  readonly #emphasised: EmphasisedRange[] = [];
  #length = 0;
  #gap: Gap = Gap.none;
  #openLink: { href: string; start: number; isButton: boolean } | null = null;

  constructor(maxChars: number) {
    this.#maxChars = maxChars;
  }

  get isFull(): boolean {
    return this.#length >= this.#maxChars;
  }

  widenGap(wanted: Gap): void {
    if (this.#length > 0 && wanted > this.#gap) this.#gap = wanted;
  }

  addText(words: string, { pre, emphasised }: OpenElement): void {
    if (pre) {
      words.split('\n').forEach((line, index) => {
        if (index > 0) this.widenGap(Gap.line);
        this.#addInline(line, emphasised);
      });
    } else this.#addInline(words, emphasised);
  }

  addAlternative(words: string, { emphasised }: OpenElement): void {
    this.#addInline(words, emphasised);
  }

  openLink(href: string, isButton: boolean): void {
    this.#openLink = { href, start: -1, isButton };
  }

  closeLink(): void {
    if (this.#openLink === null) return;
    const { href, start, isButton } = this.#openLink;
    this.#links.push({ href, start: start < 0 ? this.#length : start, end: this.#length, isButton });
    this.#openLink = null;
  }

  end(isWhole: boolean): LaidOutText {
    this.closeLink();
    return { text: this.#chunks.join(''), links: this.#links, emphasised: this.#emphasised, isWhole };
  }

  #addInline(decoded: string, emphasised: boolean): void {
    const words = decoded.replace(WHITE_SPACE, ' ');
    if (words === '') return;
    const opensWithSpace = words.charCodeAt(0) === SPACE;
    if (opensWithSpace) this.widenGap(Gap.space);
    if (opensWithSpace && words.length === 1) return;
    const endsWithSpace = words.charCodeAt(words.length - 1) === SPACE;
    this.#append(words.slice(opensWithSpace ? 1 : 0, endsWithSpace ? -1 : undefined), emphasised);
    if (endsWithSpace) this.widenGap(Gap.space);
  }

  #append(words: string, emphasised: boolean): void {
    if (this.#gap !== Gap.none) {
      this.#chunks.push(GAP_TEXT[this.#gap]);
      this.#length += GAP_TEXT[this.#gap].length;
      this.#gap = Gap.none;
    }
    if (this.#openLink !== null && this.#openLink.start < 0) this.#openLink.start = this.#length;
    if (emphasised) {
      const last = this.#emphasised[this.#emphasised.length - 1];
      if (last?.end === this.#length) last.end += words.length;
      else this.#emphasised.push({ start: this.#length, end: this.#length + words.length });
    }
    this.#chunks.push(words);
    this.#length += words.length;
  }
}

/**
 * Lays HTML out as text in one pass: what a reader would see, without what the style hides.
 *
 * Linear in the input: every character is looked at a bounded number of times, whatever the nesting.
 *
 * @param maxChars  how much text is laid out.
 */
export function layOutHtml(html: string, maxChars = Infinity): LaidOutText {
  const layout = new TextLayout(maxChars);
  const hiddenClasses = new Set<string>();
  const stack: OpenElement[] = [
    { name: '', hidden: false, fontPx: DEFAULT_FONT_PX, emphasised: false, pre: false, filled: false },
  ];
  let isInLink = false;

  const top = (): OpenElement => stack[stack.length - 1] as OpenElement;
  const addText = (raw: string): void => {
    const element = top();
    if (element.hidden || element.fontPx < VISIBLE_FONT_PX) return;
    layout.addText(decodeEntities(raw).replace(ZERO_WIDTH, ''), element);
  };
  const closeLink = (): void => {
    isInLink = false;
    layout.closeLink();
  };
  const separate = (name: string): void => {
    const gap = gapAround(name);
    if (gap !== Gap.none) layout.widenGap(gap);
  };

  let position = 0;
  while (position < html.length) {
    if (layout.isFull) return layout.end(false);
    const open = html.indexOf('<', position);
    if (open < 0) {
      addText(html.slice(position));
      break;
    }
    const next = html.charCodeAt(open + 1);
    const isTag = isLetter(next) || (next === SLASH && isLetter(html.charCodeAt(open + 2)));
    if (!isTag && next !== BANG && next !== QUESTION) {
      // A lone "<" is text. A run of them is added at once: a million of them would otherwise become a million chunks.
      let end = open + 1;
      while (html.charCodeAt(end) === LESS && !isLetter(html.charCodeAt(end + 1))) end += 1;
      addText(html.slice(position, end));
      position = end;
      continue;
    }
    if (open > position) addText(html.slice(position, open));
    if (!isTag) {
      position = endOfDeclaration(html, open);
      continue;
    }
    const tag = readTag(html, open);
    position = tag.end;
    const { name } = tag;

    if (tag.closing) {
      separate(name);
      if (name === 'a') closeLink();
      const lowest = Math.max(1, stack.length - MAX_CLOSE_DISTANCE);
      for (let index = stack.length - 1; index >= lowest; index -= 1) {
        if ((stack[index] as OpenElement).name === name) {
          stack.length = index;
          break;
        }
      }
      continue;
    }

    if (SKIPPED.has(name)) {
      const end = endOfSkipped(html, name, position);
      if (name === 'style') collectHiddenClasses(html.slice(position, end), hiddenClasses);
      position = end;
      continue;
    }
    separate(name);
    const implied = IMPLIED_END.get(top().name);
    if (implied?.has(name)) stack.pop();
    const parent = top();
    if (name === 'img') {
      const alt = tag.attributes.get('alt');
      // A picture used as a button has its words in `alt`; the `alt` of other pictures is decoration.
      if (isInLink && alt && !parent.hidden) layout.addAlternative(decodeEntities(alt), parent);
      continue;
    }
    if (VOID.has(name)) continue;
    const child = childOf(parent, name, tag.attributes, hiddenClasses);
    if (name === 'a') {
      closeLink();
      const href = tag.attributes.get('href');
      if (href !== undefined && !child.hidden) {
        isInLink = true;
        layout.openLink(decodeEntities(href).trim(), child.filled || parent.filled);
      }
    }
    if (stack.length < MAX_OPEN_ELEMENTS) stack.push(child);
  }
  return layout.end(true);
}

function gapAround(name: string): Gap {
  if (BLOCK.has(name)) return PARAGRAPH.has(name) ? Gap.paragraph : Gap.line;
  return name === 'td' || name === 'th' ? Gap.cell : Gap.none;
}

const SPACE = 0x20;
const SLASH = 0x2f;
const BANG = 0x21;
const QUESTION = 0x3f;
const LESS = 0x3c;
const GREATER = 0x3e;
const EQUALS = 0x3d;
const DOUBLE_QUOTE = 0x22;
const SINGLE_QUOTE = 0x27;

function isLetter(code: number): boolean {
  return (code >= 0x61 && code <= 0x7a) || (code >= 0x41 && code <= 0x5a);
}

function isSpace(code: number): boolean {
  return code === SPACE || (code >= 0x09 && code <= 0x0d);
}

/** `<!--…-->` and other declarations; an unclosed one swallows the rest, as in a browser. */
function endOfDeclaration(html: string, open: number): number {
  const isComment = html.startsWith('<!--', open);
  const end = isComment ? html.indexOf('-->', open + 2) : html.indexOf('>', open);
  return end < 0 ? html.length : end + (isComment ? 3 : 1);
}

function endOfSkipped(html: string, name: string, from: number): number {
  const endTag = new RegExp(`</${name}`, 'gi');
  endTag.lastIndex = from;
  return endTag.exec(html)?.index ?? html.length;
}

interface Tag {
  name: string;
  closing: boolean;
  attributes: Map<string, string>;
  end: number;
}

const NO_ATTRIBUTES = new Map<string, string>();

function readTag(html: string, open: number): Tag {
  let at = open + 1;
  const closing = html.charCodeAt(at) === SLASH;
  if (closing) at += 1;
  const nameStart = at;
  while (at < html.length) {
    const code = html.charCodeAt(at);
    if (code === GREATER || code === SLASH || isSpace(code)) break;
    at += 1;
  }
  const name = html.slice(nameStart, Math.min(at, nameStart + 32)).toLowerCase();
  let attributes = NO_ATTRIBUTES;
  for (;;) {
    while (at < html.length && (isSpace(html.charCodeAt(at)) || html.charCodeAt(at) === SLASH)) at += 1;
    if (at >= html.length) return { name, closing, attributes, end: html.length };
    if (html.charCodeAt(at) === GREATER) return { name, closing, attributes, end: at + 1 };
    const keyStart = at;
    at += 1;
    while (at < html.length) {
      const code = html.charCodeAt(at);
      if (code === EQUALS || code === GREATER || code === SLASH || isSpace(code)) break;
      at += 1;
    }
    const key = html.slice(keyStart, Math.min(at, keyStart + 32)).toLowerCase();
    while (isSpace(html.charCodeAt(at))) at += 1;
    let value = '';
    if (html.charCodeAt(at) === EQUALS) {
      at += 1;
      while (isSpace(html.charCodeAt(at))) at += 1;
      const quote = html.charCodeAt(at);
      if (quote === DOUBLE_QUOTE || quote === SINGLE_QUOTE) {
        const close = html.indexOf(quote === DOUBLE_QUOTE ? '"' : "'", at + 1);
        const end = close < 0 ? html.length : close;
        value = html.slice(at + 1, end);
        at = end + 1;
      } else {
        const valueStart = at;
        while (at < html.length && html.charCodeAt(at) !== GREATER && !isSpace(html.charCodeAt(at))) at += 1;
        value = html.slice(valueStart, at);
      }
    }
    if (attributes === NO_ATTRIBUTES) attributes = new Map();
    if (!attributes.has(key)) attributes.set(key, value);
  }
}

function childOf(
  parent: OpenElement,
  name: string,
  attributes: Map<string, string>,
  hiddenClasses: Set<string>,
): OpenElement {
  const child: OpenElement = {
    name,
    hidden: parent.hidden || attributes.has('hidden'),
    fontPx: parent.fontPx,
    emphasised: parent.emphasised || EMPHASIS.has(name),
    pre: parent.pre || name === 'pre',
    filled: attributes.has('bgcolor') || name === 'button',
  };
  // Mail is shown in quirks mode, in which a table does not inherit a font size. Layouts often set it to zero around
  // tables, to close the gaps between images.
  if (name === 'table' && child.fontPx < VISIBLE_FONT_PX) child.fontPx = DEFAULT_FONT_PX;
  if (hiddenClasses.size > 0 && !child.hidden) {
    const classes = attributes.get('class');
    if (classes !== undefined) child.hidden = classes.split(/\s+/, 20).some((each) => hiddenClasses.has(each));
  }
  if (name === 'a' && /btn|button|cta/i.test(attributes.get('class') ?? '')) child.filled = true;
  const style = attributes.get('style');
  if (style !== undefined) applyStyle(child, style.slice(0, MAX_STYLE_CHARS).toLowerCase());
  return child;
}

const MAX_STYLE_CHARS = 2000;
const MAX_STYLE_SHEET_CHARS = 60_000;
const HIDING =
  /(?:^|[\s;{])(?:display\s?:\s?none|visibility\s?:\s?hidden|opacity\s?:\s?0?(?:\.0+)?(?![\d.])|mso-hide\s?:\s?all\s?;\s?max-height)/;
const NO_EXTENT = /(?:^|[\s;{])(?:max-)?(?:height|width)\s?:\s?[01](?:px|pt|em)?\s?(?:!|;|$)/;
const CLIPPED = /overflow\s?:\s?hidden/;
const FONT_SIZE = /(?:^|[\s;{])font-size\s?:\s?(\d{0,4}(?:\.\d{1,4})?)\s?(px|pt|em|rem|%|;|!|$)/;
const LETTER_SPACING = /(?:^|[\s;{])letter-spacing\s?:\s?(?:[2-9]|[1-9]\d|0?\.[1-9]|1\.\d)/;
const GROUND = /(?:^|[\s;{])(?:background(?:-color)?|border-radius)\s?:/;
const BOLD = /(?:^|[\s;{])font-weight\s?:\s?(?:bold|[6-9]00)/;

function hides(style: string): boolean {
  return HIDING.test(style) || (CLIPPED.test(style) && NO_EXTENT.test(style));
}

function applyStyle(element: OpenElement, style: string): void {
  if (hides(style)) element.hidden = true;
  if (GROUND.test(style)) element.filled = true;
  const size = FONT_SIZE.exec(style);
  if (size !== null && size[1] !== '') {
    const amount = Number(size[1]);
    const unit = size[2];
    if (unit === 'em') element.fontPx *= amount;
    else if (unit === '%') element.fontPx *= amount / 100;
    else if (unit === 'rem') element.fontPx = amount * 16;
    else if (unit === 'pt') element.fontPx = amount * 1.33;
    else element.fontPx = amount;
  }
  if (element.fontPx >= LARGE_FONT_PX || LETTER_SPACING.test(style) || BOLD.test(style)) element.emphasised = true;
}

/** Collects the classes that a style sheet hides for every reader. Skips @media rules, which hide only for some. */
function collectHiddenClasses(sheet: string, hiddenClasses: Set<string>): void {
  const css = sheet.slice(0, MAX_STYLE_SHEET_CHARS);
  let depth = 0;
  let preludeStart = 0;
  for (let at = 0; at < css.length; at += 1) {
    const char = css[at];
    if (char === '{') {
      if (depth === 0 && css.slice(preludeStart, at).trimStart().startsWith('@') === false) {
        const end = css.indexOf('}', at);
        if (end < 0) return;
        if (hides(css.slice(at + 1, Math.min(end, at + MAX_STYLE_CHARS)).toLowerCase())) {
          for (const selector of css.slice(preludeStart, at).split(',', 20)) {
            const simple = /^[a-z]{0,10}\.([\w-]{1,60})$/i.exec(selector.trim());
            if (simple?.[1] !== undefined) hiddenClasses.add(simple[1]);
          }
        }
        at = end;
        preludeStart = at + 1;
      } else depth += 1;
    } else if (char === '}') {
      depth = Math.max(0, depth - 1);
      preludeStart = at + 1;
    }
  }
}
