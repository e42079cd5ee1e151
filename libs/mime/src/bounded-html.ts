import { hasMoreElementsThan, maxHtmlDepth, maxHtmlElements, repeatedElements, wordsOfHtml } from '@efemera/contract';
import { endOfDeclaration, endOfSkipped, isLetter, readTag, type Tag } from './codes/html-tags.js';

/** A browser adds elements of its own (`tbody` and `tr` around a cell), at most one in each that the sender has written. */
const maxOpenTags = maxHtmlDepth / 2;
/** How many elements a browser may make of those written. It makes 100,000 in about a second. */
const maxMadeElements = 10 * maxHtmlElements;

/** End tags without a start that make elements. */
const makingEndTag = /<\/(?:p|br)(?=[\s/>])/gi;

const voids = new Set('area base br col embed hr img input link meta param source track wbr'.split(' '));
/** Their content is text, whatever it looks like. */
const texts = new Set(['style', 'title', 'textarea']);
/** Within or after these, a browser reads tags by other rules than ours: they are left out, and their content is kept. */
const strangers = new Set('svg math template plaintext xmp noembed noframes frameset'.split(' '));
const blocks =
  'address article aside blockquote center details dir div dl fieldset figure footer form h1 h2 h3 h4 h5 h6 header hr ' +
  'main nav ol p pre section ul li dd dt td th tr';
/** Elements whose end tag may be missing, and the start and end tags before which a browser then ends them. */
const endedBefore = new Map(
  Object.entries({
    p: blocks,
    li: 'li',
    dd: 'dd dt',
    dt: 'dd dt',
    td: 'td th tr tbody tfoot',
    th: 'td th tr tbody tfoot',
    tr: 'tr tbody tfoot',
    tbody: 'tbody tfoot',
    thead: 'tbody tfoot',
  }).map(([name, before]) => [name, new Set(before.split(' '))]),
);
const plainName = /^[a-z][\w:.-]{0,30}$/i;
const afterName = /[\t\n\f\r />]/;

/**
 * Bounds the elements of HTML, and how deep they are in each other, for a browser that opens it as a document: beyond the
 * bounds it would freeze or lose the tab.
 *
 * HTML with too few tags to be deep is returned as it is. Any other is written anew, tag by tag: each element is closed
 * within the one around it, and what a browser might read in another way than this code (comments, scripts, drawings) is
 * left out. So a browser has never more elements open than this code has counted, however the sender has mixed the tags.
 * Where it would make too many of them, the words are left.
 */
export function boundHtml(html: string): string {
  if (hasMoreElementsThan(maxHtmlElements, html)) return wordsOfHtml(html);
  const isLong = hasMoreElementsThan(maxOpenTags, html) || (html.match(makingEndTag)?.length ?? 0) > maxOpenTags;
  return isLong ? (new BoundedWriter(html).write() ?? wordsOfHtml(html)) : html;
}

class BoundedWriter {
  readonly #html: string;
  readonly #written: string[] = [];
  readonly #open: { name: string; isWritten: boolean }[] = [];
  /** How often each name is in `#open`: thousands of end tags without a start must not search thousands of elements. */
  readonly #openNames = new Map<string, number>();
  #openRepeated = 0;
  /** How many elements a browser makes at most of what this code has written: after each tag, it may repeat the open ones. */
  #made = 0;

  constructor(html: string) {
    this.#html = html;
  }

  /** @returns null if a browser would make too many elements of it. */
  write(): string | null {
    const html = this.#html;
    for (let at = 0; at < html.length;) {
      if (this.#made > maxMadeElements) return null;
      const less = html.indexOf('<', at);
      this.#text(html.slice(at, less < 0 ? html.length : less));
      if (less < 0) break;
      at = this.#markup(less);
    }
    return this.#written.join('');
  }

  /** Writes the tag or declaration at an offset. Returns the offset after it. */
  #markup(less: number): number {
    const html = this.#html;
    const next = html.charAt(less + 1);
    if (next === '!' || next === '?') {
      const end = endOfDeclaration(html, less);
      // Without its type, a browser would lay the document out by older rules.
      if (/^<!doctype/i.test(html.slice(less, less + 9))) this.#written.push(html.slice(less, end));
      return end;
    }
    const nameAt = next === '/' ? less + 2 : less + 1;
    if (!isLetter(html.charCodeAt(nameAt))) {
      this.#text('<');
      return less + 1;
    }
    const tag = readTag(html, less);
    const nameEnd = nameAt + tag.name.length;
    const isKnown = plainName.test(html.slice(nameAt, nameEnd)) && afterName.test(html.charAt(nameEnd));
    if (tag.name === 'script') return tag.closing ? tag.end : endOfSkipped(html, 'script', tag.end);
    if (!isKnown || strangers.has(tag.name)) return tag.end;
    if (tag.closing) this.#close(tag.name);
    else return this.#start(tag, html.slice(less, tag.end));
    return tag.end;
  }

  #start({ name, end }: Tag, source: string): number {
    this.#endBefore(name);
    const isWritten = this.#open.length < maxOpenTags;
    if (texts.has(name)) return this.#textElement(name, end, isWritten ? source : null);
    if (isWritten) this.#writeTag(source);
    if (voids.has(name)) return end;
    this.#open.push({ name, isWritten });
    if (isWritten && repeatedElements.has(name)) this.#openRepeated++;
    this.#openNames.set(name, (this.#openNames.get(name) ?? 0) + 1);
    return end;
  }

  /** Ends the elements that a browser ends before this tag, such as a paragraph before the next one. */
  #endBefore(name: string): void {
    for (let last = this.#open.at(-1); last && endedBefore.get(last.name)?.has(name); last = this.#open.at(-1)) {
      this.#pop();
    }
  }

  #close(name: string): void {
    if (!this.#openNames.get(name)) return;
    while (this.#pop() !== name);
  }

  #pop(): string | null {
    const last = this.#open.pop();
    if (!last) return null;
    this.#openNames.set(last.name, (this.#openNames.get(last.name) ?? 1) - 1);
    if (last.isWritten) this.#writeTag(`</${last.name}>`);
    if (last.isWritten && repeatedElements.has(last.name)) this.#openRepeated--;
    return last.name;
  }

  #writeTag(tag: string): void {
    this.#written.push(tag);
    this.#made += 1 + this.#openRepeated;
  }

  #textElement(name: string, from: number, source: string | null): number {
    const end = endOfSkipped(this.#html, name, from);
    const content = this.#html.slice(from, end);
    // Where a browser takes the element for no text after all, there must be no tag in it: a style sheet needs none.
    const safe = name === 'style' ? content.replace(/<!--|<(?=[<a-z/!?])/gi, '') : content.replaceAll('<', '&lt;');
    if (source !== null) this.#written.push(source, safe, `</${name}>`);
    return end;
  }

  #text(text: string): void {
    this.#written.push(text.replaceAll('<', '&lt;'));
  }
}
