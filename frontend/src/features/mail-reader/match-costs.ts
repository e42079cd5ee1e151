import type { MailRule } from './mail-sheets.js';

/** What decides how long a browser takes to match selectors with the elements of a mail. */
export interface ElementCounts {
  elements: number;
  ofTag: ReadonlyMap<string, number>;
  ofClass: ReadonlyMap<string, number>;
  /** The most elements in each other. */
  depth: number;
  /** The most elements of one parent. */
  siblings: number;
}

/**
 * A mail of 8,000 elements and 1,400 rules `* * * * *` keeps the frame, and with it the page, busy for seconds: ten million
 * comparisons take a tenth of a second.
 */
const maxComparisons = 10_000_000;

export function countElements(body: HTMLElement): ElementCounts {
  const [ofTag, ofClass] = [new Map<string, number>(), new Map<string, number>()];
  const count = (counts: Map<string, number>, name: string) => counts.set(name, (counts.get(name) ?? 0) + 1);
  const depths = new Map<Element | null, number>();
  let [depth, siblings] = [1, 1];
  const elements = [body, ...body.querySelectorAll('*')];
  for (const element of elements) {
    const own = (depths.get(element.parentElement) ?? 0) + 1;
    depths.set(element, own);
    depth = Math.max(depth, own);
    siblings = Math.max(siblings, element.childElementCount);
    count(ofTag, element.localName);
    for (const name of element.classList) count(ofClass, name);
  }
  return { elements: elements.length, ofTag, ofClass, depth, siblings };
}

/** The rules, without those for which the browser would need more comparisons than `maxComparisons` in all. */
export function affordableRules(rules: readonly MailRule[], counts: ElementCounts): MailRule[] {
  let comparisons = 0;
  return rules.filter(({ selectors }) => {
    const needed = selectors.reduce((sum, selector) => sum + comparisonsOf(selector, counts), 0);
    if (comparisons + needed > maxComparisons) return false;
    comparisons += needed;
    return true;
  });
}

/**
 * A browser compares a selector only with elements that have a name of its last part, and from each of them looks at all
 * elements around it or before it.
 *
 * @param selector  as `rewriteSelector` writes it.
 */
function comparisonsOf(selector: string, counts: ElementCounts): number {
  const parts = selector.replace(/\([^()]*\)/g, '').split(/([ >+~])/);
  const last = parts.at(-1) ?? '';
  const className = /\.([\w-]+)/.exec(last)?.[1];
  const tag = /^[a-z][\w-]*/.exec(last)?.[0];
  let candidates = counts.elements;
  if (className !== undefined) candidates = counts.ofClass.get(className) ?? 0;
  else if (tag !== undefined) candidates = counts.ofTag.get(tag) ?? 0;
  const steps = parts.filter((_, index) => index % 2 === 1).map((combinator) => stepsOf(combinator, counts));
  return candidates * steps.reduce((sum, step) => sum + step, 1);
}

function stepsOf(combinator: string, { depth, siblings }: ElementCounts): number {
  if (combinator === ' ') return depth;
  return combinator === '~' ? siblings : 1;
}
