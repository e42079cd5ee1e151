import { parseUrl } from '@efemera/contract';
import { leadsAttribute } from './frame-styles.js';
import { hostsIn, invisible, linkTarget } from './link-target.js';
import type { LinkWords } from './link-words.js';

const linkSchemes = new Set(['http:', 'https:', 'mailto:']);
/** Longer words of a deceptive link are cut: they would push the warning after them out of the reader's sight. */
const maxWarnedChars = 300;

/** Makes a link open a new page that can neither see nor control this one; other schemes lead nowhere. */
export function keepLink(link: HTMLElement): void {
  const href = link.getAttribute('href');
  if (href === null) return;
  if (linkSchemes.has(parseUrl(href)?.protocol ?? '')) {
    link.setAttribute('target', '_blank');
    link.setAttribute('rel', 'noopener noreferrer');
  } else {
    link.removeAttribute('href');
  }
}

/**
 * Shows where a link leads: the whole address on hover, and its host beside the link if the words of the link name
 * another host. No content of the link can change that.
 */
export function tellTarget(link: HTMLElement, { written, seen, touching }: LinkWords): void {
  const href = link.getAttribute('href') ?? '';
  const { address, unlike: unlikeWritten } = linkTarget(href, written);
  // A link that names its host is understood without the letters beside it.
  const unlike = unlikeWritten ?? linkTarget(href, hostsIn(seen).length > 0 ? seen : touching).unlike;
  for (const inner of link.querySelectorAll('[title]')) inner.removeAttribute('title');
  link.setAttribute('title', address);
  if (unlike === null) return;
  link.setAttribute(leadsAttribute, unlike);
  keepWarningNear(link);
}

/** Shortens the words of a link: 600 spaces before its warning would push the warning out of the window. */
function keepWarningNear(link: HTMLElement): void {
  const texts = link.ownerDocument.createNodeIterator(link, NodeFilter.SHOW_TEXT);
  let chars = 0;
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const shown = (text.nodeValue ?? '').replace(invisible, ' ').replace(/\s+/gu, ' ');
    const left = Math.max(maxWarnedChars - chars, 0);
    chars += shown.length;
    text.nodeValue = shown.length > left ? `${shown.slice(0, left)}${left > 0 ? '…' : ''}` : shown;
  }
}
