import { measuringSandbox } from './frame-document.js';

/** Room for the horizontal scrollbar of a document that is wider than its frame. */
const scrollbarPixels = 16;

/**
 * Lays out a document in a hidden frame of height 0, and calls `tell` with the height that the document needs.
 *
 * @param document  must load nothing from other servers (`frame-document.ts`).
 * @param width     of the frame that shows the document.
 * @param signal    ends the measuring; `tell` is not called then.
 */
export function measureHeight(
  document: string,
  width: number,
  signal: AbortSignal,
  tell: (height: number) => void,
): void {
  const frame = window.document.createElement('iframe');
  frame.setAttribute('sandbox', measuringSandbox);
  frame.setAttribute('aria-hidden', 'true');
  frame.inert = true;
  frame.tabIndex = -1;
  frame.srcdoc = document;
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
  const end = () => frame.remove();
  signal.addEventListener('abort', end, { once: true });
  frame.addEventListener(
    'load',
    () => {
      if (signal.aborted) return;
      const root = frame.contentDocument?.querySelector('html');
      if (root) {
        const overflows = root.scrollWidth > Math.ceil(width);
        const height = Math.max(root.scrollHeight, Math.ceil(root.getBoundingClientRect().height));
        tell(height + (overflows ? scrollbarPixels : 0));
      }
      end();
    },
    { once: true },
  );
  window.document.body.append(frame);
}
