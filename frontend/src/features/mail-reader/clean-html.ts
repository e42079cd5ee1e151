import { parseUrl } from '@efemera/contract';
import DOMPurify from 'dompurify';
import { isAllowedStyle } from './allowed-styles.js';
import { leadsAttribute } from './frame-document.js';
import { linkTarget } from './link-target.js';
import { backgroundSource, RemoteImages } from './remote-images.js';

/** HTML of a mail, fit to be put into the frame that shows it. */
export interface CleanHtml {
  /** The `body` element. */
  body: string;
  /** The rules that stand for its inline styles: the page's policy knows no inline style. */
  css: string;
  /** Content-IDs of the images that the mail carries itself. */
  contentIds: string[];
  /** How many images lie elsewhere, each counted once. */
  remoteImages: number;
  isEmpty: boolean;
}

interface Images {
  /** Data URLs of the images that the mail carries, by Content-ID. */
  carried?: ReadonlyMap<string, string>;
  /** The reader has asked for the remote ones. */
  loadRemote?: boolean;
}

/** The list that HTML bodies are held to. No forms, no frames, no SVG or MathML, nothing that loads but `img`. */
const tags = [
  ...['html', 'head', 'body', 'a', 'abbr', 'acronym', 'address', 'article', 'aside', 'b', 'bdi', 'bdo', 'big'],
  ...['blockquote', 'br', 'caption', 'center', 'cite', 'code', 'col', 'colgroup', 'dd', 'del', 'dfn', 'div', 'dl'],
  ...['dt', 'em', 'figcaption', 'figure', 'font', 'footer', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'header', 'hgroup'],
  ...['hr', 'i', 'img', 'ins', 'kbd', 'li', 'main', 'mark', 'ol', 'p', 'pre', 'q', 's', 'samp', 'section', 'small'],
  ...['span', 'strike', 'strong', 'sub', 'sup', 'table', 'tbody', 'td', 'tfoot', 'th', 'thead', 'time', 'tr', 'tt'],
  ...['u', 'ul', 'var', 'wbr'],
];
const attributes = [
  ...['href', 'src', 'alt', 'title', 'dir', 'lang', 'role', 'datetime', 'color', 'face', 'size', 'start'],
  ...['type', 'value', 'reversed', 'width', 'height', 'align', 'valign', 'bgcolor', 'border', 'cellpadding'],
  ...['cellspacing', 'colspan', 'rowspan', 'scope', 'abbr', 'span', 'nowrap', 'noshade', 'hspace', 'vspace', 'clear'],
  'background',
];

/**
 * The parser works under the page's policy and reports every inline style and handler that it meets as a violation,
 * although nothing there is ever applied. So they go in under other names. Under its alias a handler is not on the
 * list either, and a style is taken up; where the pattern met mere text, the alias is taken out again. A style element
 * becomes the one other element that HTML parses in the very same way, and that is dropped with its content as well.
 */
const alias = 'xq7z-';
const aliasedStyle = `${alias}style`;

function withoutReports(html: string): string {
  return html
    .replace(/([\s"'/])(style|on[a-z]+)(?=\s*=)/gi, `$1${alias}$2`)
    .replace(/(<\/?)style(?=[\s/>])/gi, '$1noframes');
}

const tablesAndBody = new Set(['body', 'table', 'tbody', 'thead', 'tfoot', 'tr', 'td', 'th']);
const linkSchemes = new Set(['http:', 'https:', 'mailto:']);
const embeddedImage = /^data:image\/(?:png|gif|jpeg|jpg|webp);base64,[a-z0-9+/=\s]*$/i;
const contentIdUrl = /^cid:(.+)$/i;

/** Cleans the untrusted HTML of a mail. The only place that trusts anything of it. */
export function cleanHtml(html: string, { carried = new Map(), loadRemote = false }: Images = {}): CleanHtml {
  const root = DOMPurify.sanitize(withoutReports(html), {
    ALLOWED_TAGS: tags,
    ALLOWED_ATTR: [...attributes, aliasedStyle],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    ALLOW_UNKNOWN_PROTOCOLS: false,
    // Asked of most attributes, not of addresses only; what links and images may name is decided below.
    ALLOWED_URI_REGEXP: /^(?:(?:https?|mailto|cid|data):|[^a-z]|[a-z+.-]+(?:[^a-z+.\-:]|$))/i,
    ADD_URI_SAFE_ATTR: [aliasedStyle],
    WHOLE_DOCUMENT: true,
    RETURN_DOM: true,
  }) as HTMLElement;
  const body = root.querySelector('body') ?? root.ownerDocument.createElement('body');
  const contentIds = new Set<string>();
  const remote = new RemoteImages(loadRemote);
  const styles = new StyleClasses(remote);
  dropAlias(body);
  // Of the elements around the body only their reading direction is of use.
  body.dir ||= root.dir || 'auto';
  for (const element of [body, ...body.querySelectorAll<HTMLElement>('*')]) {
    styles.moveFrom(element);
    if (element.localName === 'a') keepLink(element);
    else element.removeAttribute('href');
    if (element.localName === 'img') keepImage(element, { carried, remote, contentIds, styles });
    else element.removeAttribute('src');
  }
  for (const link of body.querySelectorAll<HTMLElement>('a[href]')) tellTarget(link);
  const isEmpty = body.textContent.trim() === '' && !body.querySelector('img, [role="img"]') && contentIds.size === 0;
  return {
    body: body.outerHTML,
    css: styles.css(),
    contentIds: [...contentIds],
    remoteImages: remote.urls.size,
    isEmpty,
  };
}

/** Takes the alias out of texts that only looked like attributes. */
function dropAlias(body: HTMLElement): void {
  const texts = body.ownerDocument.createNodeIterator(body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    if (text.nodeValue?.includes(alias)) text.nodeValue = text.nodeValue.replaceAll(alias, '');
  }
  for (const element of body.querySelectorAll('*')) {
    for (const { name, value } of element.attributes) {
      if (value.includes(alias)) element.setAttribute(name, value.replaceAll(alias, ''));
    }
  }
}

/** Links lead out of the mail, to a page that neither sees nor can steer the one that opened it. */
function keepLink(link: HTMLElement): void {
  const href = link.getAttribute('href');
  if (href === null) return;
  if (linkSchemes.has(parseUrl(href)?.protocol ?? '')) {
    link.setAttribute('target', '_blank');
    link.setAttribute('rel', 'noopener noreferrer');
  } else {
    link.removeAttribute('href');
  }
}

/**
 * Says where a link leads: the whole address on hover, and its host beside it where its words name another. Nothing
 * inside the link has a say in that.
 */
function tellTarget(link: HTMLElement): void {
  const alternatives = [...link.querySelectorAll('img')].map((image) => image.getAttribute('alt') ?? '');
  const { address, unlike } = linkTarget(
    link.getAttribute('href') ?? '',
    [link.textContent, ...alternatives].join(' '),
  );
  for (const inner of link.querySelectorAll('[title]')) inner.removeAttribute('title');
  link.setAttribute('title', address);
  if (unlike !== null) link.setAttribute(leadsAttribute, unlike);
}

interface ImageContext {
  carried: ReadonlyMap<string, string>;
  remote: RemoteImages;
  contentIds: Set<string>;
  styles: StyleClasses;
}

/** Keeps what the mail carries, and of the rest what the reader has asked for. */
function keepImage(image: HTMLElement, { carried, remote, contentIds, styles }: ImageContext): void {
  const source = image.getAttribute('src')?.trim() ?? '';
  if (embeddedImage.test(source)) return;
  const contentId = readContentId(source);
  if (contentId !== null) contentIds.add(contentId);
  const content = contentId === null ? undefined : carried.get(contentId);
  const kept = content && embeddedImage.test(content) ? content : remote.take(source);
  if (kept !== null) image.setAttribute('src', kept);
  else image.replaceWith(...standIn(image, styles));
}

/** A box of the image's size with its alternative text; nothing for spacers and tracking pixels. */
function standIn(image: HTMLElement, styles: StyleClasses): HTMLElement[] {
  const alt = image.getAttribute('alt')?.trim() ?? '';
  const sizes = ['width', 'height'].map((side) => [side, image.getAttribute(side)?.trim() ?? ''] as const);
  if (sizes.some(([, size]) => /^[0-2](?:px)?$/.test(size))) return [];
  const box = image.ownerDocument.createElement('span');
  box.setAttribute('role', 'img');
  box.setAttribute('aria-label', alt);
  box.textContent = alt;
  const written = sizes.filter(([, size]) => /^\d{1,4}(?:px|%)?$/.test(size));
  styles.add(box, written.map(([side, size]) => `${side}:${/\d$/.test(size) ? `${size}px` : size}`).join(';'));
  box.className = `blocked ${box.className} ${image.className}`.trim();
  return [box];
}

/** RFC 2392: the Content-ID, percent-encoded, without its brackets. */
function readContentId(source: string): string | null {
  const encoded = contentIdUrl.exec(source)?.[1];
  if (!encoded) return null;
  try {
    return decodeURIComponent(encoded);
  } catch {
    return encoded;
  }
}

/** Turns style attributes, and the older attribute for a background, into classes; equal ones share a class. */
class StyleClasses {
  readonly #classes = new Map<string, string>();
  // Never part of a document: its style is parsed, not applied, and loads nothing.
  readonly #probe = document.createElement('i');

  constructor(private readonly remote: RemoteImages) {}

  moveFrom(element: HTMLElement): void {
    const older = tablesAndBody.has(element.localName) ? (element.getAttribute('background')?.trim() ?? '') : '';
    const written = element.getAttribute(aliasedStyle) ?? '';
    element.removeAttribute('background');
    element.removeAttribute(aliasedStyle);
    this.#give(element, [this.remote.background(older), this.#clean(written)]);
  }

  /** Gives the element the class of these declarations, cleaned. */
  add(element: HTMLElement, written: string): void {
    this.#give(element, [this.#clean(written)]);
  }

  css(): string {
    return [...this.#classes].map(([declarations, name]) => `.${name}{${declarations}}`).join('\n');
  }

  #give(element: HTMLElement, written: string[]): void {
    const declarations = written.filter(Boolean).join(';');
    if (declarations === '') return;
    const name = this.#classes.get(declarations) ?? `s${this.#classes.size}`;
    this.#classes.set(declarations, name);
    element.setAttribute('class', name);
  }

  #clean(written: string): string {
    const { style } = this.#probe;
    style.cssText = written;
    return Array.from(style, (property) => this.#cleanDeclaration(property, style.getPropertyValue(property)))
      .filter(Boolean)
      .join(';');
  }

  #cleanDeclaration(property: string, value: string): string {
    if (property === 'background-image') return this.remote.background(backgroundSource(value) ?? '');
    return isAllowedStyle(property, value) ? `${property}:${value}` : '';
  }
}
