import { firstDirection } from './text-direction.js';

/**
 * Gives the elements of a mail the directions that the mail writes, and those with an automatic direction (`dir="auto"`,
 * `bdi`) the direction of their first letter. As in HTML, letters in a part with a direction of its own do not count for
 * the elements around it.
 *
 * The browser must meet no automatic direction: Chromium looks again at all that is in such an element whenever its parser
 * adds to it, and a mail of 20,000 elements froze the page for 8 seconds.
 *
 * @param root       the `html` element: its direction is that of a body without one.
 * @param attribute  under which the mail's directions were kept from the browser.
 */
export function settleDirections(body: HTMLElement, root: HTMLElement, attribute: string): void {
  const automatic = new Set<HTMLElement>();
  if (!body.hasAttribute(attribute)) body.setAttribute(attribute, root.getAttribute(attribute) ?? 'auto');
  for (const element of [body, ...body.querySelectorAll<HTMLElement>(`[${attribute}], bdi`)]) {
    const direction = element.getAttribute(attribute)?.toLowerCase() ?? 'auto';
    element.removeAttribute(attribute);
    if (direction === 'auto') automatic.add(element);
    if (direction === 'auto' || direction === 'ltr' || direction === 'rtl') {
      // An element without letters is written from left to right.
      element.dir = direction === 'rtl' ? 'rtl' : 'ltr';
    }
  }
  const texts = body.ownerDocument.createNodeIterator(body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text && automatic.size > 0; text = texts.nextNode()) {
    const owner = text.parentElement?.closest<HTMLElement>('[dir]') ?? body;
    const direction = automatic.has(owner) ? firstDirection(text.nodeValue ?? '') : null;
    if (direction === null) continue;
    owner.dir = direction;
    automatic.delete(owner);
  }
}
