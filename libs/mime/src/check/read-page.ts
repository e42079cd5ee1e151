import { Parser } from 'htmlparser2';
import { black, contrast, hexOf, readColor, readGround, white, type Color } from './colors.js';
import { findElementFeatures, type Attributes } from './element-features.js';
import { checkLimits } from './limits.js';
import { findSheetFeatures, readDeclarations } from './style-features.js';

export interface PageImage {
  source: string;
  /** Null if the attribute is missing. An empty text says that the image is decoration. */
  alt: string | null;
  /** An image of one pixel, which only tells the sender that the mail was opened. */
  isPixel: boolean;
}

export interface PageLink {
  href: string;
  /** The text of the link and of the images in it. */
  text: string;
}

/** Text with too little contrast to its background. */
export interface FaintText {
  text: string;
  color: string;
  ground: string;
  ratio: number;
}

/** What a check needs to know of the HTML of a mail. */
export interface PageFacts {
  /** How often each feature is used, by the slug of caniemail. */
  features: Map<string, number>;
  scripts: number;
  images: PageImage[];
  links: PageLink[];
  faintTexts: FaintText[];
}

interface OpenElement {
  color: Color | null;
  /** The colour of the background. Null: unknown; undefined: an image. */
  ground: Color | null | undefined;
  isLarge: boolean;
  isHidden: boolean;
}

/** Least contrast by WCAG 2.2, 1.4.3: of small text, and of text from 24 px on. */
const leastContrast = 4.5;
const leastContrastOfLarge = 3;
const largePx = 24;
const scriptTypes = /^(?:|module|(?:text|application)\/(?:java|ecma)script)$/;

/** Reads the HTML of a mail once, from its beginning to its end. */
export function readPage(html: string): PageFacts {
  const reader = new PageReader();
  const parser = new Parser(
    {
      onopentag: (name, attributes) => reader.open(name, attributes),
      onclosetag: (name) => reader.close(name),
      ontext: (text) => reader.text(text),
      onprocessinginstruction: (_, text) => reader.declaration(text),
    },
    { decodeEntities: true },
  );
  parser.end(html);
  return reader.facts;
}

class PageReader {
  readonly facts: PageFacts = { features: new Map(), scripts: 0, images: [], links: [], faintTexts: [] };
  readonly #open: OpenElement[] = [{ color: black, ground: white, isLarge: false, isHidden: false }];
  readonly #faint = new Set<string>();
  #link: PageLink | null = null;
  #sheet: string | null = null;
  #isSkipped = 0;

  open(name: string, attributes: Attributes): void {
    findElementFeatures(name, attributes, this.#use);
    if (name === 'script' && scriptTypes.test((attributes['type'] ?? '').toLowerCase())) this.facts.scripts++;
    if (name === 'style') this.#sheet = '';
    if (name === 'script' || name === 'style' || name === 'title') this.#isSkipped++;
    if (name === 'a' && attributes['href'] !== undefined) this.#openLink(attributes['href']);
    if (name === 'img') this.#addImage(attributes);
    const outer = this.#open.at(-1) as OpenElement;
    this.#open.push(this.#isSkipped > 0 ? outer : this.#styled(attributes, outer));
  }

  close(name: string): void {
    this.#open.pop();
    if (name === 'a') this.#link = null;
    if (name === 'style' && this.#sheet !== null) {
      findSheetFeatures(this.#sheet, this.#use);
      this.#sheet = null;
    }
    if (name === 'script' || name === 'style' || name === 'title') this.#isSkipped--;
  }

  text(text: string): void {
    if (this.#sheet !== null) this.#sheet += text;
    if (this.#isSkipped > 0 || text.trim() === '') return;
    if (this.#link) this.#link.text = `${this.#link.text}${text}`.slice(0, checkLimits.maxLinkTextChars);
    this.#judgeContrast(text);
  }

  declaration(text: string): void {
    if (/^!doctype\s{1,5}html$/i.test(text.trim())) this.#use('html-doctype');
  }

  readonly #use = (slug: string): void => {
    this.facts.features.set(slug, (this.facts.features.get(slug) ?? 0) + 1);
  };

  #openLink(href: string): void {
    this.#link = { href: href.trim(), text: '' };
    if (this.facts.links.length < checkLimits.maxLinks) this.facts.links.push(this.#link);
  }

  #addImage({ src = '', alt, width, height, style = '' }: Attributes): void {
    const isPixel =
      /^[01](?:px)?$/.test(width ?? '') || /^[01](?:px)?$/.test(height ?? '') || /display:\s?none/i.test(style);
    if (this.facts.images.length < checkLimits.maxImages) {
      this.facts.images.push({ source: src, alt: alt ?? null, isPixel });
    }
    if (this.#link) this.#link.text += alt ?? '';
  }

  /** Returns the element's own colours; where it sets none, those of the element around it. */
  #styled(attributes: Attributes, outer: OpenElement): OpenElement {
    const { style, bgcolor, background, color, text, hidden } = attributes;
    const own = { ...outer };
    if (bgcolor !== undefined) own.ground = readColor(bgcolor);
    if (background) own.ground = undefined;
    const attribute = color ?? text;
    if (attribute !== undefined) own.color = readColor(attribute);
    if (hidden !== undefined) own.isHidden = true;
    if (style) for (const { property, value } of readDeclarations(style, this.#use)) applyStyle(own, property, value);
    return own;
  }

  #judgeContrast(text: string): void {
    const { color, ground, isLarge, isHidden } = this.#open.at(-1) as OpenElement;
    if (!color || !ground || isHidden) return;
    const ratio = contrast(color, ground);
    const pair = `${hexOf(color)} ${hexOf(ground)}`;
    if (ratio >= (isLarge ? leastContrastOfLarge : leastContrast) || this.#faint.has(pair)) return;
    this.#faint.add(pair);
    this.facts.faintTexts.push({ text: text.trim(), color: hexOf(color), ground: hexOf(ground), ratio });
  }
}

function applyStyle(element: OpenElement, property: string, value: string): void {
  switch (property) {
    case 'color':
      if (value !== 'inherit') element.color = readColor(value);
      return;
    case 'background-color':
      if (!/^(?:transparent|inherit|initial)$/.test(value)) element.ground = readColor(value);
      return;
    case 'background':
      if (!/^(?:transparent|none|inherit|initial)\b/.test(value)) element.ground = readGround(value);
      return;
    case 'background-image':
      if (value !== 'none') element.ground = undefined;
      return;
    case 'font-size':
      element.isLarge = /^\d/.test(value) && pixelsOf(value) >= largePx;
      if (/^[01](?:px|pt)?$/.test(value)) element.isHidden = true;
      return;
    case 'display':
    case 'visibility':
    case 'mso-hide':
      if (/^(?:none|hidden|all)$/.test(value)) element.isHidden = true;
      return;
    case 'opacity':
    case 'max-height':
      if (/^0(?:px)?$/.test(value)) element.isHidden = true;
  }
}

const pixelsOf = (size: string): number => parseFloat(size) * (size.endsWith('pt') ? 4 / 3 : 1);
