import {
  losesBackground,
  readDeclarations,
  writeDeclarations,
  type Declaration,
  type StyleChoices,
} from './declarations.js';
import { readMedia, writeMedia, type MediaCondition } from './media-queries.js';
import { narrowRules } from './narrow-layout.js';
import { rewriteSelector, splitSelectors, type SelectorNames } from './style-selectors.js';

/** A style element of a mail. */
export interface StyleBlock {
  text: string;
  media: string;
}

/** An allowed rule of a mail's style sheets. */
export interface MailRule {
  selectors: string[];
  declarations: Declaration[];
  /** One list for each `@media` around the rule. The rule holds where each list has an alternative that matches. */
  media: MediaCondition[][];
  /**
   * The mail is shown without a background that the rule has. No sheet may load an image: with `:hover`, its server would
   * learn where the reader's pointer is.
   */
  losesBackground: boolean;
}

/** Larger style sheets are dropped: 20,000 rules keep the page busy for 200 ms. */
const maxChars = 128 * 1024;
const maxRules = 1500;
const maxSelectors = 4000;
const maxMediaDepth = 2;

/**
 * Parses the style sheets of a mail and keeps the rules that can neither load anything, nor move a box over others, nor
 * affect our own elements in the mail's frame. A block with too many rules is dropped whole. Where the blocks together
 * exceed a limit, the block that exceeds it is dropped, and so are all later ones.
 *
 * The browser's own parser reads the blocks into a sheet that belongs to no document: so the browser loads nothing, and
 * reports no violation of the page's policy.
 */
export function readSheets(blocks: readonly StyleBlock[], names: SelectorNames): MailRule[] {
  const rules: MailRule[] = [];
  let [chars, selectors] = [0, 0];
  for (const { text, media } of blocks) {
    chars += text.length;
    if (chars > maxChars) break;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    const read: MailRule[] = [];
    const conditions = readMedia(media);
    if (
      conditions.length === 0 ||
      !collect(sheet.cssRules, conditions.some(isNarrowing) ? [conditions] : [], names, read)
    )
      continue;
    selectors += read.reduce((count, rule) => count + rule.selectors.length, 0);
    if (rules.length + read.length > maxRules || selectors > maxSelectors) break;
    rules.push(...read);
  }
  return rules;
}

const isNarrowing = (condition: MediaCondition) => Object.keys(condition).length > 0;

/** Adds the rules of a list to `into`. Returns false if there are too many. */
function collect(list: CSSRuleList, media: MediaCondition[][], names: SelectorNames, into: MailRule[]): boolean {
  if (list.length > maxRules) return false;
  for (const rule of list) {
    if (rule instanceof CSSStyleRule) into.push(...readRule(rule, media, names));
    else if (rule instanceof CSSMediaRule && media.length < maxMediaDepth) {
      const conditions = readMedia(rule.media.mediaText);
      if (conditions.length > 0 && !collect(rule.cssRules, [...media, conditions], names, into)) return false;
    }
    if (into.length > maxRules) return false;
  }
  return true;
}

function readRule({ selectorText, style }: CSSStyleRule, media: MediaCondition[][], names: SelectorNames): MailRule[] {
  const declarations = readDeclarations(style);
  const loses = losesBackground(style);
  if (declarations.length === 0 && !loses) return [];
  const selectors = splitSelectors(selectorText)
    .map((selector) => rewriteSelector(selector, names))
    .filter((selector) => selector !== null);
  return selectors.length === 0 ? [] : [{ selectors, declarations, media, losesBackground: loses }];
}

/** Writes the rules, and for each that sets a large width additional rules for phones. */
export function writeSheets(rules: readonly MailRule[], choices: StyleChoices): { mail: string; narrow: string } {
  const written = { mail: [] as string[], narrow: [] as string[] };
  for (const { selectors, declarations, media } of rules) {
    const queries = media.map((conditions) => writeMedia(conditions, choices.dark));
    if (queries.includes(null)) continue;
    const text = writeDeclarations(declarations, choices);
    const list = selectors.join(',');
    if (text) written.mail.push(queries.reduce<string>((inner, query) => inMedia(query, inner), `${list}{${text}}`));
    written.narrow.push(narrowRules(selectors, declarations));
  }
  return { mail: written.mail.join('\n'), narrow: written.narrow.filter(Boolean).join('\n') };
}

const inMedia = (query: string | null, rule: string) => (query ? `@media ${query}{${rule}}` : rule);
