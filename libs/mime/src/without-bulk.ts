import { BANG, endOfDeclaration, endOfSkipped, isLetter, QUESTION, readTag, SLASH } from './codes/html-tags.js';
import { mimeLimits } from './limits.js';
import { cut } from './one-line.js';

/** What looks like a tag in these is text. */
const texts = new Set(['title', 'textarea', 'xmp', 'iframe', 'noembed', 'noframes']);

/**
 * Leaves out of a page what no reader sees: comments, scripts, and style sheets beyond a limit in all. Where a page is too
 * long to be kept, its words then stay: megabytes of style sheets stand before the first of them.
 */
export function withoutBulk(html: string, maxStyleChars: number): string {
  const kept: string[] = [];
  let styleRoom = maxStyleChars;
  let keptTo = 0;
  const leaveOut = (from: number, to: number) => {
    kept.push(html.slice(keptTo, from));
    keptTo = to;
  };
  for (let at = html.indexOf('<'); at >= 0; at = html.indexOf('<', at)) {
    const open = at;
    const next = html.charCodeAt(open + 1);
    if (next === BANG || next === QUESTION) {
      at = endOfDeclaration(html, open);
      if (html.startsWith('<!--', open)) leaveOut(open, at);
      continue;
    }
    if (!isLetter(next === SLASH ? html.charCodeAt(open + 2) : next)) {
      at++;
      continue;
    }
    const { name, closing, end } = readTag(html, open);
    at = end;
    if (closing) continue;
    if (texts.has(name)) at = endOfSkipped(html, name, end);
    else if (name === 'script' || name === 'style') {
      const contentEnd = endOfSkipped(html, name, end);
      at = contentEnd < html.length ? readTag(html, contentEnd).end : contentEnd;
      if (name === 'style') styleRoom -= contentEnd - end;
      if (name === 'script' || styleRoom < 0) leaveOut(open, at);
    }
  }
  return kept.join('') + html.slice(keptTo);
}

/** The HTML of a mail; of one that is too long, what fits, without what no reader sees. */
export function boundedPage(html: string): string {
  const { maxBodyChars, maxStyleChars } = mimeLimits;
  return html.length <= maxBodyChars ? html : cut(withoutBulk(html, maxStyleChars), maxBodyChars);
}
