import { pixelsOf, type Declaration } from './declarations.js';
import { maxColumns } from './frame-styles.js';
import type { ElementStyle } from './style-classes.js';

/** On a phone, an element set wider than this takes the window's width. */
export const wideFromPixels = 300;

/** Whether a declaration sets a width that does not fit a phone. */
function isWide({ property, value }: Declaration): boolean {
  return /^(?:min-)?width$/.test(property) && pixelsOf(value) > wideFromPixels;
}

/** Whether a declaration takes all width around an element: padding would make it wider still. */
function takesFullWidth({ property, value }: Declaration): boolean {
  const [, number] = /^(\d+(?:\.\d+)?)(?:%|vw)$/.exec(value) ?? [];
  return /^(?:min-)?width$/.test(property) && Number(number ?? 0) > 90;
}

/** Whether an element wants more width than a phone has. As in every browser, a declared width replaces the attribute's. */
const wantsWidth = (element: HTMLElement, { declarations }: ElementStyle): boolean =>
  declarations.some(isWide) ||
  (attributeWidth(element) > wideFromPixels && !declarations.some(({ property }) => property === 'width'));

/** The width that a mail gives an element, in pixels; 0 if it gives none, or a share of the window's width. */
export function widthOf(element: HTMLElement, { declarations }: ElementStyle): number {
  const declared = declarations.find(({ property, value }) => property === 'width' && pixelsOf(value) > 0);
  return declared ? pixelsOf(declared.value) : attributeWidth(element);
}

function attributeWidth(element: HTMLElement): number {
  const width = element.getAttribute('width') ?? '';
  return width.includes('%') ? 0 : Number(/^\d+/.exec(width)?.[0] ?? 0);
}

/** The class by which the frame's rules for narrow windows fit an element's width. */
export function widthClass(element: HTMLElement, style: ElementStyle): string {
  if (!wantsWidth(element, style)) return style.declarations.some(takesFullWidth) ? 'full' : '';
  // A spacer image that draws a line or a gap keeps its height.
  const isLow = element.localName === 'img' && Number(element.getAttribute('height') ?? 'NaN') <= 20;
  return isLow ? 'wide low' : 'wide';
}

/** The rules that do the same for the elements of a sheet's rule. */
export function narrowRules(selectors: readonly string[], declarations: readonly Declaration[]): string {
  // Not `:is(…)` around the whole list, which browsers would compare with every element.
  const those = (condition = '') => selectors.map((selector) => selector + condition).join(',');
  if (declarations.some(isWide)) {
    return (
      `${those()}{width:100%!important;min-width:0!important;box-sizing:border-box!important}` +
      `${those(':is(td,th)')}{width:auto!important}`
    );
  }
  if (!declarations.some(takesFullWidth)) return '';
  return `${those()}{box-sizing:border-box!important}${those(':not(td,th)')}{max-width:100%!important}`;
}

/**
 * An address or a token, which has no place to break. Not words of Thai, Lao, Burmese and Khmer, which have no spaces
 * between them: browsers find their breaks.
 */
const longWord = /[^\s\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff]{30}/;
/** A longer line does not fit a phone beside anything else. */
const maxUnbrokenChars = 30;

/**
 * Marks the parents of texts that the frame may break: long words anywhere (in a table, no other word: its cell would
 * shrink to one letter a line), and on a phone also a long line that the mail forbids to break.
 */
export function markTexts(body: HTMLElement): void {
  const texts = body.ownerDocument.createNodeIterator(body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const value = text.nodeValue?.trim() ?? '';
    if (value.length < maxUnbrokenChars) continue;
    text.parentElement?.classList.add('long-line', ...(longWord.test(value) ? ['long-word'] : []));
  }
}

const isFilled = (cell: Element) => cell.firstElementChild !== null || cell.textContent.trim() !== '';

/** Counts how many cells share the width of a mail with an element. */
export class Columns {
  readonly #ofRows = new Map<Element, number>();

  /** @returns from 1 to `maxColumns`. */
  around(element: Element): number {
    const row = element.parentElement?.closest('td, th')?.parentElement;
    if (!row) return 1;
    const known = this.#ofRows.get(row);
    if (known !== undefined) return known;
    const cells = Array.from(row.children).filter(isFilled).length;
    const columns = Math.min(Math.max(cells, 1) * this.around(row), maxColumns);
    this.#ofRows.set(row, columns);
    return columns;
  }
}
