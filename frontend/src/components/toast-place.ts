/**
 * `inset-block` and `inset-inline` of the corners in which a toast can be. Of those that cover the same area of
 * controls, it takes the first.
 */
const corners: readonly [[string, string], ...[string, string][]] = [
  ['auto 1rem', 'auto 1rem'],
  ['4.5rem auto', 'auto 1rem'],
  ['auto 1rem', '1rem auto'],
];

/** What a visitor may want to use or to read while the toast is there. */
const controls = 'a, button, input, select, tr, [data-testid="address"]';

/** Distance of the points at which controls are looked for, below the height of a link. */
const stepPx = 18;

/**
 * Puts the toast into the corner where it covers the least of the controls, each time its size changes. A toast that the visitor
 * points at or has focused stays where it is. Returns a function that stops this.
 *
 * @param list the element that holds the toast.
 */
export function keepControlsFree(list: HTMLElement | null): (() => void) | undefined {
  if (!list) return;
  const put = ([block, inline]: readonly [string, string]) => {
    list.style.insetBlock = block;
    list.style.insetInline = inline;
  };
  const observer = new ResizeObserver(() => {
    if (list.matches(':hover, :focus-within')) return;
    let least = Infinity;
    let best = corners[0];
    for (const corner of corners) {
      put(corner);
      const covered = pointsOnControls(list);
      if (covered < least) [least, best] = [covered, corner];
    }
    put(best);
  });
  observer.observe(list);
  return () => observer.disconnect();
}

/** Looks at points of the window: a long list has thousands of controls, most of them not laid out. */
function pointsOnControls(list: HTMLElement): number {
  const { left, top, right, bottom } = list.getBoundingClientRect();
  let count = 0;
  for (let x = left; x < right; x += stepPx) {
    for (let y = top; y < bottom; y += stepPx) {
      const below = document.elementsFromPoint(x, y).find((element) => !list.contains(element));
      if (below?.closest(controls)) count++;
    }
  }
  return count;
}
