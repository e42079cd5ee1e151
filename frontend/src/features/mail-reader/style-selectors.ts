import { allowedTags } from './allowed-tags.js';

/** Returns the frame's names for the classes and ids of a mail. */
export interface SelectorNames {
  ofClass: (name: string) => string;
  ofId: (name: string) => string;
}

/** Selectors with more combinators are refused: for each element, the browser would search the tree again and again. */
const maxCombinators = 4;
const maxSelectorChars = 300;

const identifier = String.raw`(?:\\[\da-f]{1,6}\s?|\\[^\n\da-f]|[\w-]|[^\0-\x7f])+`;
const token = new RegExp(
  [
    String.raw`(?<combinator>\s*[>+~]\s*|\s+)`,
    String.raw`(?<tag>\*|${identifier})`,
    String.raw`\.(?<className>${identifier})`,
    `#(?<id>${identifier})`,
    String.raw`(?<pseudo>:(?:root|link|hover|first-child|last-child|nth-child\((?:odd|even|[\d+n\s-]{1,12})\)))(?![\w(-])`,
  ].join('|'),
  'iuy',
);

/** Splits a list of selectors at its commas, except those in brackets, strings and escapes. */
export function splitSelectors(list: string): string[] {
  const selectors: string[] = [];
  let start = 0;
  let depth = 0;
  let quote = '';
  for (let at = 0; at < list.length; at++) {
    const character = list.charAt(at);
    if (character === '\\') at++;
    else if (quote) quote = character === quote ? '' : quote;
    else if (character === '"' || character === "'") quote = character;
    else if (character === '(' || character === '[') depth++;
    else if (character === ')' || character === ']') depth--;
    else if (character === ',' && depth === 0) {
      selectors.push(list.slice(start, at).trim());
      start = at + 1;
    }
  }
  return [...selectors, list.slice(start).trim()];
}

/**
 * Rewrites a selector of a mail's style sheet, from tokens of an allow-list.
 *
 * Refused: attribute selectors and `:has()`, which could report the content of a mail to its sender; `:visited`;
 * `:is()` and `:not()`, in which a mail could name our own classes; pseudo-elements, because a link's warning is one.
 *
 * @returns null for a selector with any token that is not in the list.
 */
export function rewriteSelector(selector: string, names: SelectorNames): string | null {
  if (selector === '' || selector.length > maxSelectorChars) return null;
  const parts: string[] = [];
  let combinators = 0;
  token.lastIndex = 0;
  while (token.lastIndex < selector.length) {
    const found = token.exec(selector)?.groups;
    if (!found) return null;
    const { combinator, tag, className, id, pseudo } = found;
    if (combinator !== undefined && ++combinators > maxCombinators) return null;
    const part = writePart({ combinator, tag, className, id, pseudo }, names);
    if (part === null) return null;
    parts.push(part);
  }
  return withoutRoot(parts.join(''));
}

// `:link` would match unvisited links only: a mail must not learn which links the reader has visited.
const standIns: Record<string, string> = { ':root': 'html', ':link': ':any-link' };

type Part = Partial<Record<'combinator' | 'tag' | 'className' | 'id' | 'pseudo', string | undefined>>;

function writePart({ combinator, tag, className, id, pseudo }: Part, names: SelectorNames): string | null {
  if (combinator !== undefined) return combinator.trim() || ' ';
  if (className !== undefined) return `.${names.ofClass(unescape(className))}`;
  // Elements in the frame have no ids. The class in place of an id is repeated three times, so that it outweighs any
  // two classes.
  if (id !== undefined) return `.${names.ofId(unescape(id))}`.repeat(3);
  if (pseudo !== undefined) return standIns[pseudo.toLowerCase()] ?? pseudo.toLowerCase();
  const name = tag?.toLowerCase() ?? '';
  return name === '*' || allowedTags.has(name) ? name : null;
}

/** Rewrites a mail's rule for `html` to one for `body`: the frame's root element is ours. */
function withoutRoot(selector: string): string | null {
  const inner = selector.replace(/^html(?:[ >])/, '');
  if (inner === 'html') return 'body';
  return /(?:^|[ >+~])html(?![\w-])/.test(inner) ? null : inner;
}

function unescape(name: string): string {
  return name.replace(/\\(?:([\da-f]{1,6})\s?|(.))/giu, (_, hex: string | undefined, character: string | undefined) => {
    if (hex === undefined) return character ?? '';
    const code = parseInt(hex, 16);
    return code === 0 || code > 0x10ffff ? '\ufffd' : String.fromCodePoint(code);
  });
}
