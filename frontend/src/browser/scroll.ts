/** How long to wait for a part of the page: its chunk may still be loading. */
const patienceMs = 10_000;

/**
 * Scrolls to a part of the page as soon as it exists; the part's scroll margin keeps it off the edge. Returns a
 * function that stops waiting.
 */
export function scrollToPart(id: string): () => void {
  if (show(id)) return () => undefined;
  const observer = new MutationObserver(() => {
    if (show(id)) stop();
  });
  const timer = setTimeout(() => stop(), patienceMs);
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
  };
  observer.observe(document.body, { childList: true, subtree: true });
  return stop;
}

function show(id: string): boolean {
  const part = document.getElementById(id);
  if (part) scrollTo(part);
  return part !== null;
}

export function scrollTo(element: Element): void {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  element.scrollIntoView({ behavior: still ? 'auto' : 'smooth', block: 'start' });
}

/** The window is as narrow as a phone's: everything is in one column. */
export const isPhone = () => matchMedia('(width < 40rem)').matches;
