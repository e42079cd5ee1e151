import { repeatedElements } from '@efemera/contract';

const tagsAtOnce = 200;

/**
 * Whether the browser makes more elements of this HTML than `most`, since it opens some again and again
 * (`repeatedElements`). Parses the HTML part by part, in a document that belongs to no window, until there are more. Most
 * mail has too few tags for that and is not parsed here.
 */
export function makesMoreElementsThan(most: number, html: string): boolean {
  if (mostElementsOf(html) <= most) return false;
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

/** The browser may open each element that it repeats once more at each tag. */
function mostElementsOf(html: string): number {
  let tags = 0;
  let repeated = 0;
  for (const [tag, name = ''] of html.matchAll(/<\/?([a-z]+)/gi)) {
    tags++;
    if (!tag.startsWith('</') && repeatedElements.has(name.toLowerCase())) repeated++;
  }
  return tags * (1 + repeated);
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
