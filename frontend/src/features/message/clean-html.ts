import DOMPurify from 'dompurify';
import { isAllowedStyle } from './allowed-styles.js';

/** HTML of a mail, fit to be put into the frame that shows it. */
export interface CleanHtml {
  /** The `body` element. */
  body: string;
  /** The rules that stand for its inline styles: the page's policy knows no inline style. */
  css: string;
  /** Content-IDs of the images that the mail carries itself. */
  contentIds: string[];
  isEmpty: boolean;
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

const linkSchemes = new Set(['http:', 'https:', 'mailto:']);
const embeddedImage = /^data:image\/(?:png|gif|jpeg|jpg|webp);base64,[a-z0-9+/=\s]*$/i;
const contentIdUrl = /^cid:(.+)$/i;

/**
 * Cleans the HTML of a mail. The only place that trusts anything of it.
 *
 * @param html    untrusted.
 * @param images  data URLs of the images that the mail carries, by Content-ID; images from elsewhere lose their source.
 */
export function cleanHtml(html: string, images: ReadonlyMap<string, string> = new Map()): CleanHtml {
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
  const styles = new StyleClasses();
  dropAlias(body);
  for (const element of [body, ...body.querySelectorAll<HTMLElement>('*')]) {
    styles.moveFrom(element);
    if (element.localName === 'a') keepLink(element);
    else element.removeAttribute('href');
    if (element.localName === 'img') keepImage(element, { images, contentIds, styles });
    else element.removeAttribute('src');
  }
  const isEmpty = body.textContent.trim() === '' && !body.querySelector('img, [role="img"]') && contentIds.size === 0;
  return { body: body.outerHTML, css: styles.css(), contentIds: [...contentIds], isEmpty };
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
  if (URL.canParse(href) && linkSchemes.has(new URL(href).protocol)) {
    link.setAttribute('target', '_blank');
    link.setAttribute('rel', 'noopener noreferrer');
  } else {
    link.removeAttribute('href');
  }
}

interface ImageContext {
  images: ReadonlyMap<string, string>;
  contentIds: Set<string>;
  styles: StyleClasses;
}

/** Keeps what the mail carries; a remote image would tell its sender that, when and where the mail is read. */
function keepImage(image: HTMLElement, { images, contentIds, styles }: ImageContext): void {
  const source = image.getAttribute('src')?.trim() ?? '';
  if (embeddedImage.test(source)) return;
  const contentId = readContentId(source);
  const carried = contentId === null ? undefined : images.get(contentId);
  if (contentId !== null) contentIds.add(contentId);
  if (carried && embeddedImage.test(carried)) image.setAttribute('src', carried);
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

/** Turns style attributes into classes; equal ones share a class. */
class StyleClasses {
  readonly #classes = new Map<string, string>();
  // Never part of a document: its style is parsed, not applied, and loads nothing.
  readonly #probe = document.createElement('i');

  moveFrom(element: HTMLElement): void {
    const written = element.getAttribute(aliasedStyle);
    if (written === null) return;
    element.removeAttribute(aliasedStyle);
    this.add(element, written);
  }

  /** Gives the element the class of these declarations, cleaned. */
  add(element: HTMLElement, written: string): void {
    const declarations = this.#clean(written);
    if (declarations === '') return;
    const name = this.#classes.get(declarations) ?? `s${this.#classes.size}`;
    this.#classes.set(declarations, name);
    element.setAttribute('class', name);
  }

  css(): string {
    return [...this.#classes].map(([declarations, name]) => `.${name}{${declarations}}`).join('\n');
  }

  #clean(written: string): string {
    const { style } = this.#probe;
    style.cssText = written;
    return Array.from(style, (property) => [property, style.getPropertyValue(property)] as const)
      .filter(([property, value]) => isAllowedStyle(property, value))
      .map(([property, value]) => `${property}:${value}`)
      .join(';');
  }
}
