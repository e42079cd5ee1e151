/** The sides of a box on the page, in CSS pixels. */
export type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

/** Smaller letters look like nothing, or like a dot. */
const readablePixels = 3;
const leastOpacity = 0.1;
/** Colours that differ less, over their three parts of 0 to 255 each, look like one. */
const leastContrast = 40;

/** Whether nobody can read the text of an element, wherever it stands: it is transparent, tiny, or of its ground's colour. */
export function directlyHidden(element: Element): boolean {
  const { fontSize, color } = getComputedStyle(element);
  if (parseFloat(fontSize) < readablePixels) return true;
  const ink = partsOf(color);
  let opacity = ink[3] ?? 1;
  let ground: number[] | null = null;
  for (let at: Element | null = element; at; at = at.parentElement) {
    const style = getComputedStyle(at);
    opacity *= parseFloat(style.opacity);
    const own = partsOf(style.backgroundColor);
    if (style.backgroundImage !== 'none') ground ??= [];
    else if ((own[3] ?? 1) > 0.5) ground ??= own;
  }
  if (opacity < leastOpacity) return true;
  const [under, contrast] = [ground ?? [255, 255, 255], ink.slice(0, 3)];
  // Over an image the colour of the ground is unknown.
  return (
    under.length > 0 && contrast.reduce((sum, part, at) => sum + Math.abs(part - (under[at] ?? 0)), 0) < leastContrast
  );
}

const partsOf = (color: string): number[] => (color.match(/[\d.]+/g) ?? []).map(Number);

/**
 * The letters of a word that no box around them cuts off, and their boxes, line by line.
 *
 * @param clip     what `clipOf` has found for the element around the word.
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

/** The box outside of which a text is cut off; null if none cuts it. The overflow of the body is that of the window. */
export function clipOf(element: Element): Box | null {
  const boxes: Box[] = [];
  for (let at: Element | null = element; at && at.localName !== 'body'; at = at.parentElement) {
    const { display, overflowX, overflowY } = getComputedStyle(at);
    const isClipping = display !== 'inline' && (overflowX !== 'visible' || overflowY !== 'visible');
    if (isClipping) boxes.push(at.getBoundingClientRect());
  }
  if (boxes.length === 0) return null;
  return {
    left: Math.max(...boxes.map(({ left }) => left)),
    right: Math.min(...boxes.map(({ right }) => right)),
    top: Math.max(...boxes.map(({ top }) => top)),
    bottom: Math.min(...boxes.map(({ bottom }) => bottom)),
  };
}
