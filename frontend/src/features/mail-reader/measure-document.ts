import { hiddenFrame } from './hidden-frame.js';

/** Room for the horizontal scrollbar of a document that is wider than its frame. */
const scrollbarPixels = 16;
/** A reader can't read a mail that is drawn smaller: it scrolls sideways instead. 650 pixels of a mail fit a phone of 360. */
const leastZoom = 0.55;

/** A wider frame scrolls sideways, as on any desktop. Beside the list of the smallest wide window, it has 638 pixels. */
const maxZoomedPixels = 700;

/** What a document needs in a frame of a given width. */
export interface Needs {
  height: number;
  /** 1, or less if the document is wider than a narrow frame: drawn so much smaller, it fits. */
  zoom: number;
}

/**
 * Lays out a document in a hidden frame of height 0, and calls `tell` with what the document needs.
 *
 * @param document  must load nothing from other servers (`frame-document.ts`).
 * @param width     of the frame that shows the document.
 * @param signal    ends the measuring; `tell` is not called then.
 */
export function measureDocument(
  document: string,
  width: number,
  signal: AbortSignal,
  tell: (needs: Needs) => void,
): void {
  const frame = hiddenFrame(width);
  frame.srcdoc = document;
  const end = () => frame.remove();
  signal.addEventListener('abort', end, { once: true });
  frame.addEventListener(
    'load',
    () => {
      if (signal.aborted) return;
      const root = frame.contentDocument?.querySelector('html');
      if (root) tell(needsOf(root, width));
      end();
    },
    { once: true },
  );
  window.document.body.append(frame);
}

function needsOf(root: HTMLElement, width: number): Needs {
  // Without the vertical scrollbar, which the frame that shows the document may have as well.
  const zoom = width <= maxZoomedPixels ? Math.max(Math.min(root.clientWidth / root.scrollWidth, 1), leastZoom) : 1;
  if (zoom < 1) root.style.zoom = String(zoom);
  const overflows = root.scrollWidth > Math.ceil(width);
  const height = Math.max(root.scrollHeight, Math.ceil(root.getBoundingClientRect().height));
  return { zoom, height: height + (overflows ? scrollbarPixels : 0) };
}
