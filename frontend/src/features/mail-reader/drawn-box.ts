/** The sides of a box on the page, in CSS pixels. */
export type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

/** Smaller letters look like nothing, or like a dot. */
const readablePixels = 3;
const leastOpacity = 0.1;
/** Colours that differ less, over their three parts of 0 to 255 each, look like one. */
const leastContrast = 40;

/** What an element and those around it do to a text in it. */
export interface Surroundings {
  opacity: number;
  /** The parts of the colour behind the text; none over an image, null where no element has a colour. */
  ground: readonly number[] | null;
  /** The box outside of which the text is cut off; null if none cuts it. */
  clip: Box | null;
}

const outermost: Surroundings = { opacity: 1, ground: null, clip: null };

/** Asks the browser once for each element: texts in two hundred elements each would keep the page busy for seconds. */
export class KnownSurroundings {
  readonly #known = new Map<Element, Surroundings>();

  of(element: Element): Surroundings {
    const known = this.#known.get(element);
    if (known) return known;
    const outer = element.parentElement ? this.of(element.parentElement) : outermost;
    const { opacity, backgroundImage, backgroundColor, display, overflowX, overflowY } = getComputedStyle(element);
    const color = partsOf(backgroundColor);
    // The overflow of the body is that of the window.
    const isBox = display !== 'inline' && element.localName !== 'body' && element.parentElement !== null;
    const isClipping = isBox && (overflowX !== 'visible' || overflowY !== 'visible');
    const found = {
      opacity: outer.opacity * parseFloat(opacity),
      ground: backgroundImage !== 'none' ? [] : (color[3] ?? 1) > 0.5 ? color : outer.ground,
      clip: isClipping ? within(element.getBoundingClientRect(), outer.clip) : outer.clip,
    };
    this.#known.set(element, found);
    return found;
  }
}

function within(box: Box, outer: Box | null): Box {
  if (!outer) return box;
  return {
    left: Math.max(box.left, outer.left),
    right: Math.min(box.right, outer.right),
    top: Math.max(box.top, outer.top),
    bottom: Math.min(box.bottom, outer.bottom),
  };
}

/** Whether a reader can't read the text of an element, wherever it stands: it is transparent, tiny, or of its ground's colour. */
export function isUnreadable(element: Element, { opacity, ground }: Surroundings): boolean {
  const { fontSize, color } = getComputedStyle(element);
  const [red = 0, green = 0, blue = 0, alpha = 1] = partsOf(color);
  if (parseFloat(fontSize) < readablePixels || opacity * alpha < leastOpacity) return true;
  const under = ground ?? [255, 255, 255];
  // Over an image the colour of the ground is unknown.
  if (under.length === 0) return false;
  const contrast = [red, green, blue].reduce((sum, part, at) => sum + Math.abs(part - (under[at] ?? 0)), 0);
  return contrast < leastContrast;
}

const partsOf = (color: string): number[] => (color.match(/[\d.]+/g) ?? []).map(Number);

/**
 * The letters of a word that no box around them cuts off, and their boxes, line by line.
 *
 * @param clip     of the element around the word.
 * @param boxesOf  the boxes of the letters between two places of the word.
 */
export function visiblePart(
  word: string,
  clip: Box | null,
  boxesOf: (from: number, to: number) => DOMRect[],
): { letters: string; boxes: Box[] } {
  const whole = boxesOf(0, word.length);
  if (!clip || whole.every((box) => isWithin(box, clip))) return { letters: word, boxes: whole };
  const seen = word.split('').map((letter, at) => ({ letter, box: boxesOf(at, at + 1)[0] }));
  const kept = seen.filter(({ box }) => box && isWithin(box, clip));
  return { letters: kept.map(({ letter }) => letter).join(''), boxes: kept.flatMap(({ box }) => box ?? []) };
}

/** Whether half of a box or more is inside another one. */
function isWithin(box: Box, outer: Box): boolean {
  const width = Math.min(box.right, outer.right) - Math.max(box.left, outer.left);
  const height = Math.min(box.bottom, outer.bottom) - Math.max(box.top, outer.top);
  return width >= (box.right - box.left) / 2 && height >= (box.bottom - box.top) / 2 && width > 0 && height > 0;
}
