import { measuringSandbox } from './frame-document.js';

/** Fits into A4 and Letter with the usual margins, and is wide enough for a mail's layout for large windows. */
const paperPixels = 680;

/**
 * Adds a frame as high as its document, for paper. The document is written and measured at once, because the browser
 * prints right after `beforeprint`. The page can measure only a frame of its own origin. Like the frame in which the page
 * measures a mail, this one has a sandbox that runs no script of a sender.
 *
 * @param document  must be one of `frame-document.ts`.
 * @returns         removes the frame.
 */
export function addPrintedFrame(place: HTMLElement, document: string): () => void {
  const frame = window.document.createElement('iframe');
  frame.setAttribute('sandbox', measuringSandbox);
  // As in the frame on screen, requests for images carry no cookies.
  frame.setAttribute('credentialless', '');
  frame.referrerPolicy = 'no-referrer';
  Object.assign(frame.style, { width: `${paperPixels}px`, height: '0' });
  place.append(frame);
  const written = frame.contentDocument;
  written?.open();
  written?.write(document);
  written?.close();
  const fit = () => {
    const root = written?.documentElement;
    // A wider mail gets its width: the browser then scales the whole page down.
    frame.style.width = `${Math.max(root?.scrollWidth ?? 0, paperPixels)}px`;
    frame.style.height = `${root?.scrollHeight ?? 0}px`;
  };
  fit();
  // An image that comes changes the height. Chromium prints without waiting for the requests of remote images.
  written?.addEventListener('load', fit, { capture: true });
  return () => frame.remove();
}
