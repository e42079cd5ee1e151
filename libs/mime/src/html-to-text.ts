import { layOutHtml } from './codes/html-text.js';
import type { HtmlText } from './codes/mail-text.js';

/**
 * What a reader would write down of a page: its visible words in lines, and behind the words of a link, in the brackets
 * of RFC 3986 appendix C, where it leads.
 */
export function htmlToText(html: HtmlText): string {
  const { text, links } = html.isWhole ? html : layOutHtml(html.source);
  const pieces: string[] = [];
  let at = 0;
  for (const { href, start, end } of links) {
    const words = text.slice(start, end);
    // Without words it is a spacer, or hidden.
    if (!words || words.includes(href) || !/^https?:\/\//i.test(href)) continue;
    pieces.push(text.slice(at, end), ` <${href}>`);
    at = end;
  }
  return [...pieces, text.slice(at)].join('').replaceAll('\t', ' ');
}
