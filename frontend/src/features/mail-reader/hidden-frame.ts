import { measuringSandbox } from './frame-document.js';

/**
 * A frame of height 0, which no reader sees or reaches. The page lays a mail out in it to read where things stand, which it
 * can't read of the frame on screen. The sandbox runs no script of a sender, though the document has the page's origin.
 *
 * @param width  in CSS pixels.
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
