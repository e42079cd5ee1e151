import { hasMoreElementsThan, maxHtmlDepth, maxHtmlElements, wordsOfHtml } from '@efemera/contract';
import DOMPurify from 'dompurify';
import { allowedTags } from './allowed-tags.js';
import type { Declaration, StyleChoices } from './declarations.js';
import { MailImages, isSpacer, type ImageChoices } from './mail-images.js';
import { keepLink, tellTarget, warnIfUnlike } from './mail-links.js';
import { makesMoreElementsThan } from './made-elements.js';
import { readSheets, writeSheets, type MailRule, type StyleBlock } from './mail-sheets.js';
import { MailNames } from './mail-names.js';
import { affordableRules, countElements } from './match-costs.js';
import { markTexts, widthClass } from './narrow-layout.js';
import { narrowPixels, type FrameStyles } from './frame-styles.js';
import { RemoteContent } from './remote-content.js';
import { remoteUrl } from './remote-images.js';
import { settleDirections } from './settle-directions.js';
import { StyleClasses, takeStyle, type ElementStyle } from './style-classes.js';
import { StyleFacts } from './style-facts.js';

/** A mail's HTML, sanitised once, with the reader's choices applied to it. */
export interface CleanHtml {
  /** Content-IDs of the images that the mail embeds. */
  contentIds: string[];
  remote: RemoteContent;
  /** True if the mail's styles hide more than a preheader. */
  hidesText: boolean;
  isEmpty: boolean;
  /** True if the mail has colours of its own, or images, which may need the sender's background. */
  hasColors: boolean;
  show: (choices: ImageChoices & StyleChoices) => ShownHtml;
  /**
   * Warns of links by the words that a reader sees of them (`readLinks`), from now on in all that is shown.
   *
   * @returns whether there is a new warning.
   */
  warn: (wordsByLink: ReadonlyMap<number, string>) => boolean;
  hasLinks: boolean;
}

/** The content of the frame. */
export interface ShownHtml {
  /** The `body` element. */
  body: string;
  /** The rules that replace the mail's inline styles, which the page's policy forbids. */
  styles: FrameStyles;
}

const attributes = [
  ...['href', 'src', 'alt', 'title', 'dir', 'lang', 'role', 'datetime', 'color', 'face', 'size', 'start'],
  ...['type', 'value', 'reversed', 'width', 'height', 'align', 'valign', 'bgcolor', 'border', 'cellpadding'],
  ...['cellspacing', 'colspan', 'rowspan', 'scope', 'abbr', 'span', 'nowrap', 'noshade', 'hspace', 'vspace', 'clear'],
  ...['background', 'text', 'class', 'id'],
];

/**
 * The browser parses under the page's Content-Security-Policy and reports every inline style and event handler as a
 * violation, although it applies none. So `withoutReports` renames them before. A renamed handler is not in the
 * allow-list; `takeStyle` reads a renamed style; where the pattern matched plain text, `dropAlias` restores it. A style
 * element becomes a `noframes`, the one other element that HTML parses in the same way; once read, DOMPurify drops it.
 * Directions are renamed, and `bdi` has one for as long as the browser parses, because of what automatic ones cost
 * (`settleDirections`).
 */
const alias = 'xq7z-';
const aliasedStyle = `${alias}style`;
const aliasedDirection = `${alias}dir`;
const aliasedSheet = 'noframes';

/** How many elements the browser may make of those written. */
const maxMadeElements = 3 * maxHtmlElements;

/** Replaces elements that are nested too deeply by their text. */
function flattenDepths(body: HTMLElement): void {
  const depths = new Map<Element | null, number>([[body, 0]]);
  for (const element of body.querySelectorAll('*')) {
    const depth = depths.get(element.parentElement);
    // Is part of an element that has been replaced.
    if (depth === undefined) continue;
    if (depth < maxHtmlDepth) depths.set(element, depth + 1);
    else element.replaceWith(element.textContent);
  }
}

function withoutReports(html: string): string {
  return html
    .replace(/([\s"'/])(style|dir|on[a-z]+)(?=\s*=)/gi, `$1${alias}$2`)
    .replace(/<bdi(?=[\s/>])/gi, '<bdi dir="ltr"')
    .replace(/(<\/?)style(?=[\s/>])/gi, `$1${aliasedSheet}`);
}

/** The HTML of a mail, or its words if it has too many elements. */
function parseable(html: string): string {
  if (hasMoreElementsThan(maxHtmlElements, html)) return wordsOfHtml(html);
  const silent = withoutReports(html);
  return makesMoreElementsThan(maxMadeElements, silent) ? wordsOfHtml(html) : silent;
}

/** Sanitises the untrusted HTML of a mail. No other code shows elements that are made of a mail's HTML. */
export function cleanHtml(html: string): CleanHtml {
  const sheets: StyleBlock[] = [];
  // A separate instance: its hook serves this mail only.
  const purifier = DOMPurify(window);
  purifier.addHook('beforeSanitizeElements', (node) => {
    const sheet = node instanceof Element && node.localName === aliasedSheet ? readSheetElement(node) : null;
    if (sheet) sheets.push(sheet);
  });
  const root = purifier.sanitize(parseable(html), {
    ALLOWED_TAGS: [...allowedTags],
    ALLOWED_ATTR: [...attributes, aliasedStyle, aliasedDirection],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    ALLOW_UNKNOWN_PROTOCOLS: false,
    // Must accept plain words, since DOMPurify tests most attributes with this expression, not only addresses. The code
    // below decides about links and images.
    ALLOWED_URI_REGEXP: /^(?:(?:https?|mailto|cid|data):|[^a-z]|[a-z+.-]+(?:[^a-z+.\-:]|$))/i,
    ADD_URI_SAFE_ATTR: [aliasedStyle, 'class', 'id'],
    WHOLE_DOCUMENT: true,
    RETURN_DOM: true,
  }) as HTMLElement;
  const body = root.querySelector('body') ?? root.ownerDocument.createElement('body');
  flattenDepths(body);
  dropAlias(body);
  settleDirections(body, root, aliasedDirection);
  const names = new MailNames();
  const read = readSheets(sheets, names);
  const { classes, images, remote, facts, rules, links, hasColors } = takeApart(body, read, names);
  return {
    contentIds: images.contentIds,
    remote,
    hidesText: facts.hidesText(),
    isEmpty:
      body.textContent.trim() === '' && !body.querySelector('img, [role="img"]') && images.contentIds.length === 0,
    hasColors,
    hasLinks: links.length > 0,
    warn: (wordsByLink) => links.filter((link, number) => warnIfUnlike(link, wordsByLink.get(number) ?? '')).length > 0,
    show(choices) {
      images.show(choices);
      const { mail, narrow } = writeSheets(rules, choices);
      const guard = `@media (max-width:${narrowPixels}px){${narrow}}${images.css}${groundCss(choices)}`;
      return { body: body.outerHTML, styles: { guard, mail, ...classes.css(choices) } };
    },
  };
}

/** Reads a renamed style element; null if it is not an HTML element, or its type is not CSS. */
function readSheetElement(element: Element): StyleBlock | null {
  const type = element.getAttribute('type')?.trim().toLowerCase() ?? '';
  if (element.namespaceURI !== 'http://www.w3.org/1999/xhtml' || !['', 'text/css'].includes(type)) return null;
  // Keeps `<!--` and `-->`, which older mails put around their styles and CSS permits.
  return { text: element.textContent.replaceAll(alias, ''), media: element.getAttribute('media') ?? '' };
}

/** Replaces styles by our own classes and images by boxes, and keeps only links of allowed schemes. */
function takeApart(body: HTMLElement, allRules: readonly MailRule[], names: MailNames) {
  const elements = [body, ...body.querySelectorAll<HTMLElement>('*')];
  const [classes, images, remote] = [new StyleClasses(), new MailImages(), new RemoteContent()];
  const styles = new Map<HTMLElement, ElementStyle>();
  for (const element of elements) {
    const style = takeStyle(element, aliasedStyle);
    styles.set(element, style);
    if (style.background !== null) remote.add(style.background.url, false);
    element.className = [names.classesOf(element), classes.classFor(style), widthClass(element, style)]
      .filter(Boolean)
      .join(' ');
    for (const name of ['id', ...(element.className === '' ? ['class'] : [])]) element.removeAttribute(name);
    if (element.localName === 'a') keepLink(element);
    else element.removeAttribute('href');
    if (element.localName !== 'img') element.removeAttribute('src');
  }
  const rules = affordableRules(allRules, countElements(body));
  markTexts(body);
  const facts = new StyleFacts(body, rules, styles);
  for (const element of facts.darkGrounds()) {
    element.classList.add(styles.get(element as HTMLElement)?.background ? 'ground' : 'ground-lost');
  }
  const links = [...body.querySelectorAll<HTMLElement>('a[href]')];
  links.forEach(tellTarget);
  for (const [element, style] of styles) {
    if (element.localName !== 'img') continue;
    const url = remoteUrl(element.getAttribute('src')?.trim() ?? '');
    const isTooSmall = isSpacer(element, style);
    if (url !== null) remote.add(url, isTooSmall);
    images.take(element, style, classes, isTooSmall);
  }
  const hasColors =
    body.querySelector('img, [role="img"]') !== null ||
    rules.some(({ declarations }) => declarations.some(setsColor)) ||
    [...styles.values()].some(
      ({ hints, declarations, background }) =>
        background !== null || hints.some(setsColor) || declarations.some(setsColor),
    );
  return { classes, images, remote, facts, rules, links, hasColors };
}

const setsColor = ({ property }: Declaration) => /color|background-image/.test(property);

/** Draws a dark background behind light text whose own background is not loaded; that of a style sheet never is. */
function groundCss({ dark, loadRemote }: ImageChoices & StyleChoices): string {
  if (dark) return '';
  return `${loadRemote ? '' : '.ground,'}.ground-lost{background-color:#36434c!important}`;
}

/** Characters that draw the letters after them in the other order: the words of a link would show another host. */
const overrides = /[\u202d\u202e]/g;

/**
 * Removes `alias` from the mail's texts and values: `withoutReports` writes it also before words that only look like the
 * attributes that it renames. Removes `overrides` from the texts.
 */
function dropAlias(body: HTMLElement): void {
  const texts = body.ownerDocument.createNodeIterator(body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const value = text.nodeValue ?? '';
    const kept = value.replaceAll(alias, '').replace(overrides, '');
    if (kept !== value) text.nodeValue = kept;
  }
  for (const element of body.querySelectorAll('*')) {
    for (const { name, value } of element.attributes) {
      if (value.includes(alias)) element.setAttribute(name, value.replaceAll(alias, ''));
    }
  }
}
