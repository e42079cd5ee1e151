import { measuringSandbox } from './frame-document.js';

export interface HiddenFrame {
  frame: HTMLIFrameElement;
  readonly written: Document;
  remove: () => void;
}

/**
 * A frame that nobody sees, of height 0. The layout of its document can be read, because it has the page's origin. Like
 * the frame in which the page measures a mail, it has a sandbox that runs no script of a sender.
 */
export function hiddenFrame(width: number): HTMLIFrameElement {
  const frame = window.document.createElement('iframe');
  frame.setAttribute('sandbox', measuringSandbox);
  // As in the frame on screen, requests for images carry no cookies.
  frame.setAttribute('credentialless', '');
  frame.setAttribute('aria-hidden', 'true');
  frame.referrerPolicy = 'no-referrer';
  frame.inert = true;
  frame.tabIndex = -1;
  Object.assign(frame.style, {
    position: 'fixed',
    top: '0',
    left: '0',
    width: `${width}px`,
    height: '0',
    border: '0',
    visibility: 'hidden',
    pointerEvents: 'none',
  });
  return frame;
}

/**
 * Writes a document at once into a hidden frame.
 *
 * @param document  must be one of `frame-document.ts`, and load nothing from other servers: requests of a document that a
 *                  page writes would carry the page's cookies.
 */
export function addHiddenFrame(place: HTMLElement, document: string, width: number): HiddenFrame {
  const frame = hiddenFrame(width);
  place.append(frame);
  const written = frame.contentDocument;
  if (!written) throw new Error('The frame has no document.');
  written.open();
  written.write(document);
  written.close();
  return { frame, written, remove: () => frame.remove() };
}
