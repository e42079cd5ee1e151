/** The words of a link. */
export interface LinkWords {
  /** All words in the link, also those that its styles hide. */
  written: string;
  /** What a reader sees of the link. */
  seen: string;
  /** `seen`, with the letters that touch it: of a neighbouring link, or of the text around. */
  touching: string;
}

/** What the styles of a mail tell of an element. */
export interface DrawnStyles {
  /** Whether its text can be read. */
  isReadable: (element: Element) => boolean;
  /** The value of `display`; undefined where no style gives one. */
  displayOf: (element: Element) => string | undefined;
}

/** Elements that stand apart from the text around them: `bank` in one cell and `.test` in the next are two words. */
const apart = new Set(
  (
    'address article aside blockquote body br caption center dd div dl dt figcaption figure footer h1 h2 h3 h4 h5 h6 header ' +
    'hr li main ol p pre section table tbody td tfoot th thead tr ul'
  ).split(' '),
);

function standsApart(element: Element, styles: DrawnStyles): boolean {
  const display = styles.displayOf(element);
  return display === undefined ? apart.has(element.localName) : !/^(?:inline|contents|none)/.test(display);
}

/** No host name is longer (RFC 1035 §2.3.4). */
const maxTouchingChars = 255;

/**
 * Reads the words of all links of a mail as the browser draws them, one after the other. A sender could else avoid the
 * warning of another host: by a name that is spread over two links, or that has hidden letters in it.
 *
 * @returns by link, in the order of the mail: a link stands before those that are inside it, as in tables that are links.
 */
export function wordsOfLinks(body: HTMLElement, styles: DrawnStyles): Map<HTMLElement, LinkWords> {
  const drawn = { written: '', seen: '' };
  const spans: { link: HTMLElement; from: typeof drawn; to: typeof drawn }[] = [];
  const add = (text: string, isDrawn: boolean) => {
    drawn.written += text;
    if (isDrawn) drawn.seen += text;
  };
  const read = (element: Element) => {
    const isDrawn = styles.isReadable(element);
    const from = { ...drawn };
    const edge = standsApart(element, styles) ? ' ' : '';
    const isLink = element instanceof HTMLElement && element.localName === 'a' && element.hasAttribute('href');
    const span = isLink && { link: element, from, to: from };
    if (span) spans.push(span);
    drawn.seen += edge;
    if (element.localName === 'img') add(` ${element.getAttribute('alt') ?? ''} `, isDrawn);
    for (const child of element.childNodes) {
      if (child instanceof Element) read(child);
      else add(child.nodeValue ?? '', isDrawn);
    }
    drawn.seen += edge;
    if (span) span.to = { ...drawn };
  };
  read(body);
  return new Map(
    spans.map(({ link, from, to }) => [
      link,
      {
        written: drawn.written.slice(from.written.length, to.written.length),
        seen: drawn.seen.slice(from.seen.length, to.seen.length),
        touching: withTouching(drawn.seen, from.seen.length, to.seen.length),
      },
    ]),
  );
}

function withTouching(text: string, from: number, to: number): string {
  let [start, end] = [from, to];
  const isLetter = (at: number) => /\S/.test(text.charAt(at));
  while (start > from - maxTouchingChars && isLetter(start - 1)) start--;
  while (end < to + maxTouchingChars && isLetter(end)) end++;
  return text.slice(start, end);
}
