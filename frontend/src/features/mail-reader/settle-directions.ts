import { firstDirection, type Direction } from './text-direction.js';

/**
 * At most this many nodes and characters of one mail are searched: without a limit, all that is in thousands of nested
 * elements would be searched once for each of them.
 */
const maxSearched = 4_000_000;

/**
 * Replaces the automatic directions (`dir="auto"`, `bdi`) of an element and of all elements in it by those of their
 * text.
 *
 * For `dir="auto"`, Chromium looks again at all children whenever the parser adds one: a mail of 26,000 lines froze the
 * page for 20 seconds.
 */
export function settleDirections(root: HTMLElement): void {
  let left = maxSearched;
  const find = (element: HTMLElement): Direction => {
    const nodes = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT, {
      // As in HTML: parts with a direction of their own do not count.
      acceptNode: (node) =>
        node instanceof Element && (node.hasAttribute('dir') || node.localName === 'bdi')
          ? NodeFilter.FILTER_REJECT
          : NodeFilter.FILTER_ACCEPT,
    });
    for (let node = nodes.nextNode(); node && left > 0; node = nodes.nextNode()) {
      const text = node.nodeValue ?? '';
      left -= 1 + text.length;
      const direction = firstDirection(text);
      if (direction) return direction;
    }
    return 'ltr';
  };
  for (const element of [root, ...root.querySelectorAll<HTMLElement>('[dir="auto"], bdi:not([dir])')]) {
    if (element.dir === 'auto' || element.dir === '') element.dir = find(element);
  }
}
