import type { OpenElement } from './html-style.js';

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

/** All white space except single spaces between words, which are the most frequent and need no change. */
const WHITE_SPACE = /[\s\u2800\u3164]{2,}|[^\S ]|[\u2800\u3164]/g;
const SPACE = 0x20;

/** Separators of words, from weak to strong: of several between two words, only the strongest is written. */
const GAP_TEXT = ['', ' ', '\t', '\n', '\n\n'] as const;
export const Gap = { none: 0, space: 1, cell: 2, line: 3, paragraph: 4 } as const;
export type Gap = (typeof Gap)[keyof typeof Gap];

/** Collects the words of a page in their order, with the separators that their elements require. */
export class TextLayout {
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
