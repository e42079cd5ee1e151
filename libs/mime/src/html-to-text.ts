import { layOutHtml } from './codes/html-text.js';
import type { HtmlText } from './codes/mail-text.js';

/**
 * Converts HTML to text: the visible words in lines, and after a link's words its address in the angle brackets of RFC
 * 3986 appendix C.
 */
export function htmlToText(html: HtmlText): string {
  const { text, links } = html.isWhole ? html : layOutHtml(html.source);
  const pieces: string[] = [];
  let at = 0;
  for (const { href, start, end } of links) {
    const words = text.slice(start, end);
    // A link without words is a spacer, or hidden.
    if (!words || words.includes(href) || !/^https?:\/\//i.test(href)) continue;
    pieces.push(text.slice(at, end), ` <${href}>`);
    at = end;
  }
  return [...pieces, text.slice(at)].join('').replaceAll('\t', ' ');
}
