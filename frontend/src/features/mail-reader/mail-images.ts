import { Columns, wideFromPixels, widthOf } from './narrow-layout.js';
import { ownHints, type ElementStyle, type StyleClasses } from './style-classes.js';
import { readRasterImage } from './raster-image.js';
import { remoteUrl } from './remote-images.js';

/** The images with which a mail is shown. */
export interface ImageChoices {
  /** Data URLs of the embedded images, by Content-ID. */
  carried: ReadonlyMap<string, string>;
  /** The reader has requested the remote images. */
  loadRemote: boolean;
}

/** An image whose bytes are not in the HTML itself, and its place in the document. */
interface Slot {
  image: HTMLElement;
  contentId: string | null;
  url: string | null;
  /** The box that is shown in place of the image. */
  standIn: Node;
  shown: Node;
}

const embeddedImage = /^data:image\/(?:png|gif|jpeg|jpg|webp|avif);base64,[a-z0-9+/=\s]*$/i;
const contentIdUrl = /^cid:(.+)$/i;
const spacerSize = /^[0-2](?:px)?$/;

/** The frame's margins take at most this much beside an image: in a narrower frame, the browser narrows the image. */
const besidePixels = 40;
/** Images of about the same width share a rule. */
const widthStep = 50;
const maxRuledWidth = 4000;

/** Tells whether the HTML itself has the bytes of a picture that the browser may draw: 64 KB can claim gigabytes of memory. */
function isShowable(source: string): boolean {
  if (!embeddedImage.test(source)) return false;
  try {
    const text = atob(source.slice(source.indexOf(',') + 1));
    // A megabyte takes 10 ms here, and 100 ms by the callback of `Uint8Array.from`.
    const bytes = new Uint8Array(text.length);
    for (let at = 0; at < text.length; at++) bytes[at] = text.charCodeAt(at);
    return readRasterImage(bytes) !== null;
  } catch {
    // The browser can't decode it, and would draw nothing.
    return false;
  }
}

/** The images of one mail: each is shown, or replaced by a box of its size, whenever the choice changes. */
export class MailImages {
  readonly #slots: Slot[] = [];
  readonly #ruledWidths = new Set<number>();
  readonly #columns = new Columns();

  /**
   * The rules by which an image that is wider than the frame keeps its proportions. The frame's own rule that limits its
   * width would leave a height that the mail names: a picture of 1248 × 702 became one of 726 × 702.
   */
  get css(): string {
    return [...this.#ruledWidths]
      .map(
        (width) => `@media (max-width:${width + besidePixels}px){img.from-${width}:not(.low){height:auto!important}}`,
      )
      .join('');
  }

  /** Puts a box in place of an image until its source may be shown. The image must have its style classes already. */
  take(image: HTMLElement, style: ElementStyle, classes: StyleClasses, isTooSmall: boolean): void {
    this.#ruleWidth(image, style);
    const source = image.getAttribute('src')?.trim() ?? '';
    if (isShowable(source)) return;
    image.removeAttribute('src');
    const standIn = isTooSmall
      ? image.ownerDocument.createTextNode('')
      : standInFor(image, classes, this.#columns.around(image));
    image.replaceWith(standIn);
    this.#slots.push({ image, contentId: readContentId(source), url: remoteUrl(source), standIn, shown: standIn });
  }

  #ruleWidth(image: HTMLElement, style: ElementStyle): void {
    const width = Math.ceil(widthOf(image, style) / widthStep) * widthStep;
    if (width <= wideFromPixels || width > maxRuledWidth) return;
    this.#ruledWidths.add(width);
    image.classList.add(`from-${width}`);
  }

  get contentIds(): string[] {
    return [...new Set(this.#slots.flatMap(({ contentId }) => contentId ?? []))];
  }

  show({ carried, loadRemote }: ImageChoices): void {
    for (const slot of this.#slots) {
      const content = slot.contentId === null ? undefined : carried.get(slot.contentId);
      const embedded = content !== undefined && embeddedImage.test(content) ? content : null;
      const source = embedded ?? (loadRemote ? slot.url : null);
      if (source !== null) slot.image.setAttribute('src', source);
      const wanted = source === null ? slot.standIn : slot.image;
      if (wanted !== slot.shown) (slot.shown as ChildNode).replaceWith(wanted);
      slot.shown = wanted;
    }
  }
}

/** Whether an image is too small to be seen: it only reports that the mail was opened, or fills a gap. */
export function isSpacer(image: HTMLElement, { declarations }: ElementStyle): boolean {
  const styled = declarations.filter(({ property }) => /^(?:max-)?(?:width|height)$/.test(property));
  return [
    ...['width', 'height'].map((side) => image.getAttribute(side)?.trim() ?? ''),
    ...styled.map(({ value }) => value),
  ].some((size) => spacerSize.test(size));
}

/**
 * A box of the image's size with its alternative text. Where it is in one of several columns, a class tells how many: in
 * a narrow window, the browser makes a column less wide than an image, but never less than a box.
 */
function standInFor(image: HTMLElement, classes: StyleClasses, columns: number): HTMLElement {
  const alt = image.getAttribute('alt')?.trim() ?? '';
  const sizes = ['width', 'height'].map((side) => [side, image.getAttribute(side)?.trim() ?? ''] as const);
  const box = image.ownerDocument.createElement('span');
  box.setAttribute('role', 'img');
  box.setAttribute('aria-label', alt);
  box.textContent = alt;
  const written = sizes.filter(([, size]) => /^\d{1,4}(?:px|%)?$/.test(size));
  const size = ownHints(written.map(([side, size]) => `${side}:${/\d$/.test(size) ? `${size}px` : size}`).join(';'));
  const column = columns > 1 ? `of-${columns}` : '';
  box.className = ['blocked', column, classes.classFor(size), image.className].filter(Boolean).join(' ');
  return box;
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
