import { parseUrl } from '@efemera/contract';
import { leadsAttribute } from './frame-styles.js';
import { invisible, linkTarget } from './link-target.js';

/** Attribute with the number of a link, by which the words that the browser draws are found again. */
export const linkNumberAttribute = 'data-link';

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
 * Shows where a link leads: the whole address on hover, and its host beside the link if the words written in the link name
 * another host. No content of the link can change that. `warnIfUnlike` judges the words that a reader sees.
 */
export function tellTarget(link: HTMLElement, number: number): void {
  const { address } = linkTarget(link.getAttribute('href') ?? '', '');
  for (const inner of link.querySelectorAll('[title]')) inner.removeAttribute('title');
  link.setAttribute('title', address);
  link.setAttribute(linkNumberAttribute, String(number));
  warnIfUnlike(link, writtenWords(link));
}

/**
 * Adds the warning to a link whose words name another host.
 *
 * @returns whether the link did not have it before.
 */
export function warnIfUnlike(link: HTMLElement, words: string): boolean {
  if (link.hasAttribute(leadsAttribute)) return false;
  const { unlike } = linkTarget(link.getAttribute('href') ?? '', words);
  if (unlike === null) return false;
  link.setAttribute(leadsAttribute, unlike);
  keepWarningNear(link);
  return true;
}

/** All words in a link, also those that no reader sees, and those in place of images. */
function writtenWords(link: HTMLElement): string {
  const nodes = link.ownerDocument.createNodeIterator(link, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  let words = '';
  for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
    if (!(node instanceof Element)) words += node.nodeValue ?? '';
    else if (node.localName === 'img') words += ` ${node.getAttribute('alt') ?? ''} `;
  }
  return words;
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
