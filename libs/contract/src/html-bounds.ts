/*
 * What a browser is given of a mail's HTML at most, on the page and at an address of its own.
 */

/**
 * Unclosed elements make the browser's parser slow by the square of their number: 50,000 of them stopped the page for
 * 20 seconds. Of a mail with more elements than this only the words are shown.
 */
export const maxHtmlElements = 20_000;

/** Chromium's layout ran out of stack at 400 elements in each other, and the tab was lost. Newsletters nest about 25. */
export const maxHtmlDepth = 200;

/**
 * Elements that a browser opens again in the next paragraph or cell, where the sender has left them open. Ninety in a
 * paragraph, and 19,000 paragraphs after it, made 1.7 million elements of 77 KB: the tab stood still for 20 seconds.
 */
export const repeatedElements: ReadonlySet<string> = new Set(
  'a b big code em font i nobr s small strike strong tt u'.split(' '),
);

/** Whether HTML has more than so many start tags. */
export function hasMoreElementsThan(most: number, html: string): boolean {
  const tags = html.matchAll(/<[a-z]/gi);
  for (let count = 0; !tags.next().done; count++) if (count === most) return true;
  return false;
}

/** The text between the tags, as HTML. */
export const wordsOfHtml = (html: string): string => html.replace(/<[^<>]*>/g, ' ').replaceAll('<', '&lt;');
