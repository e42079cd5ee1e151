import { addHiddenFrame } from './hidden-frame.js';
import { drawnWords } from './drawn-words.js';
import { linkNumberAttribute } from './mail-links.js';

/**
 * Lays out a document in a hidden frame, and reads the words of its links as they are drawn.
 *
 * @param document  must load nothing from other servers (`frame-document.ts`).
 * @param width     of the frame that shows the document: on it depend which rules of the mail apply, and what stands on
 *                  one line.
 * @returns         the words by the number of their link.
 */
export function readLinks(document: string, width: number): Map<number, string> {
  const { written, remove } = addHiddenFrame(window.document.body, document, width);
  try {
    // An image may have any size once it is loaded, also none: the words beside it are read as if they touched.
    for (const image of written.querySelectorAll('img,.blocked')) image.remove();
    const found = new Map<number, string>();
    for (const [link, words] of drawnWords(written.body)) {
      const number = Number(link.getAttribute(linkNumberAttribute));
      // The parser makes two links of one that has another one inside.
      found.set(number, [found.get(number), words].filter(Boolean).join(' '));
    }
    return found;
  } finally {
    remove();
  }
}
