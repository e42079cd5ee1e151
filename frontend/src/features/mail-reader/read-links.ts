import { drawnWords } from './drawn-words.js';
import { hiddenFrame } from './hidden-frame.js';
import { linkNumberAttribute } from './mail-links.js';

/**
 * Lays out a document in a hidden frame, and reads the words of its links as they are drawn.
 *
 * @param document  must be one of `frame-document.ts`, and load nothing from other servers: the browser would send
 *                  the visitor's cookies along, and their owners would learn who reads the mail.
 * @param width     of the frame that shows the document. It decides which rules of the mail apply, and which words share a
 *                  line.
 * @returns         the words by the number of their link.
 */
export function readLinks(document: string, width: number): Map<number, string> {
  const frame = hiddenFrame(width);
  window.document.body.append(frame);
  try {
    const written = frame.contentDocument;
    if (!written) return new Map();
    written.open();
    written.write(document);
    written.close();
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
    frame.remove();
  }
}
