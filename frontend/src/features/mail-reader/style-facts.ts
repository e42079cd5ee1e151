import type { Declaration } from './declarations.js';
import { isLight, isOpaque } from './dark-colors.js';
import type { MailRule } from './mail-sheets.js';
import type { ElementStyle } from './style-classes.js';

/** The facts about one element's style that can be found without laying the mail out. */
interface Facts {
  color?: string;
  /** `lost`: the mail is shown without its background, and without a colour behind that. */
  ground?: 'opaque' | 'lost';
  /** As the mail's styles have it; not told where they leave it to the browser. */
  display?: string;
}
const isHidden = ({ display }: Facts): boolean => display === 'none';

/** At most this many tests of elements against selectors run for one mail: more would freeze the page. */
const maxMatches = 3_000_000;
/**
 * A hidden text with more letters is no preheader, which many newsletters hide at their top, and mail programs list
 * after the subject.
 */
const maxPreheaderLetters = 300;

const told = new Set(['color', 'background-color', 'background-image', 'display']);

/** Finds text that a mail's styles hide, and light text that has lost its background. */
export class StyleFacts {
  readonly #facts = new Map<Element, Facts>();
  /** True if `maxMatches` has left a rule untested that hides elements. */
  #isPartial = false;

  constructor(
    private readonly body: HTMLElement,
    rules: readonly MailRule[],
    styles: ReadonlyMap<Element, ElementStyle>,
  ) {
    for (const [element, { hints }] of styles) this.#note(element, hints, false);
    this.#match(rules);
    for (const [element, style] of styles) this.#note(element, style.declarations, style.losesBackground);
  }

  /** Whether the mail hides words, other than a preheader; true as well if a hiding rule was not tested. */
  hidesText(): boolean {
    if (this.#isPartial) return true;
    let seenLetters = 0;
    const hiddenLetters = new Map<Element, number>();
    const texts = this.body.ownerDocument.createNodeIterator(this.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const letters = text.nodeValue?.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
      if (letters === 0) continue;
      const hider = this.#ancestor(text.parentElement, isHidden);
      if (hider === null) seenLetters += letters;
      else if (seenLetters > 0) return true;
      else hiddenLetters.set(hider, (hiddenLetters.get(hider) ?? 0) + letters);
    }
    return hiddenLetters.size > 1 || [...hiddenLetters.values()].some((letters) => letters > maxPreheaderLetters);
  }

  /** The elements that lost the background which their light text needs. */
  darkGrounds(): Element[] {
    const lost = [...this.#facts].filter(([, { ground }]) => ground === 'lost').map(([element]) => element);
    return lost.filter((element) => this.#hasLightText(element));
  }

  #hasLightText(ground: Element): boolean {
    const texts = ground.ownerDocument.createNodeIterator(ground, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (!text.nodeValue?.trim()) continue;
      const own = this.#ancestor(text.parentElement, (facts) => facts.ground !== undefined);
      const colored = this.#ancestor(text.parentElement, ({ color }) => color !== undefined);
      if (own === ground && colored !== null && isLight(this.#facts.get(colored)?.color ?? '')) return true;
    }
    return false;
  }

  #ancestor(element: Element | null, holds: (facts: Facts) => boolean): Element | null {
    for (let at = element; at; at = at === this.body ? null : at.parentElement) {
      const facts = this.#facts.get(at);
      if (facts && holds(facts)) return at;
    }
    return null;
  }

  #match(rules: readonly MailRule[]): void {
    const elements = this.body.querySelectorAll('*').length + 1;
    let matches = 0;
    for (const { selectors, declarations, media, losesBackground } of rules) {
      if (media.length > 0 || !(losesBackground || declarations.some(({ property }) => told.has(property)))) continue;
      matches += elements * selectors.length;
      if (matches > maxMatches) {
        this.#isPartial ||= declarations.some(({ property, value }) => property === 'display' && value === 'none');
        continue;
      }
      const list = selectors.join(',');
      if (this.body.matches(list)) this.#note(this.body, declarations, losesBackground);
      for (const element of this.body.querySelectorAll(list)) this.#note(element, declarations, losesBackground);
    }
  }

  #note(element: Element, declarations: readonly Declaration[], losesBackground: boolean): void {
    const facts = this.#facts.get(element) ?? {};
    for (const { property, value } of declarations) {
      if (property === 'color') facts.color = value;
      else if (property === 'display') facts.display = value;
      else if (property === 'background-color' && isOpaque(value)) facts.ground = 'opaque';
      else if (property === 'background-image' && value.includes('gradient')) facts.ground = 'opaque';
    }
    if (losesBackground) facts.ground ??= 'lost';
    if (Object.keys(facts).length > 0) this.#facts.set(element, facts);
  }
}
