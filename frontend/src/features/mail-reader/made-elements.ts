import { hasMoreElementsThan } from '@efemera/contract';

/** So few tags make no more elements than a newsletter has, however often the browser repeats them. */
const harmlessTags = 200;
const tagsAtOnce = 200;

/**
 * Whether the browser makes more elements of this HTML than `most`. A `b`, `a` or `font` that is left open is opened again in
 * each paragraph that follows: 90 of them and 19,000 paragraphs became 1.7 million elements, which stopped the page for 20
 * seconds. Parses the HTML part by part, in a document that belongs to no window, until there are more.
 */
export function makesMoreElementsThan(most: number, html: string): boolean {
  if (!hasMoreElementsThan(harmlessTags, html)) return false;
  const unseen = document.implementation.createHTMLDocument('');
  const elements = unseen.getElementsByTagName('*');
  for (let at = 0; at < html.length;) {
    const end = endOfTags(html, at);
    unseen.write(html.slice(at, end));
    if (elements.length > most) return true;
    at = end;
  }
  return false;
}

/** The offset behind the next `tagsAtOnce` tags. */
function endOfTags(html: string, from: number): number {
  let at = from;
  for (let tags = 0; tags < tagsAtOnce; tags++) {
    const less = html.indexOf('<', at);
    if (less < 0) return html.length;
    at = less + 1;
  }
  return at;
}
