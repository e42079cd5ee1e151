import type { Locator } from '@playwright/test';

/** The first line of an element's text, from left to right as it is drawn. */
export const asDrawn = (locator: Locator) =>
  locator.evaluate((element): string => {
    const letters: { letter: string; left: number; top: number }[] = [];
    const walker = element.ownerDocument.createTreeWalker(element, 4);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      for (let at = 0; at < (node.nodeValue ?? '').length; at++) {
        const range = element.ownerDocument.createRange();
        range.setStart(node, at);
        range.setEnd(node, at + 1);
        const { left, top, width } = range.getBoundingClientRect();
        if (width > 0) letters.push({ letter: (node.nodeValue ?? '').charAt(at), left, top });
      }
    }
    const line = letters.filter(({ top }) => Math.abs(top - (letters[0]?.top ?? 0)) < 3);
    return line
      .sort((a, b) => a.left - b.left)
      .map(({ letter }) => letter)
      .join('');
  });
