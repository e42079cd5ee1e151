import { useSyncExternalStore } from 'react';

const tickMs = 1000;
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

const tell = () => listeners.forEach((listener) => listener());

/** Starts or stops the timer: it runs only while the page has a clock and the tab is visible. */
function wind(): void {
  clearInterval(timer);
  timer = listeners.size > 0 && !document.hidden ? setInterval(tell, tickMs) : undefined;
}

function onVisibility(): void {
  wind();
  // Shows the present time at once when the tab becomes visible, not only at the next tick.
  if (!document.hidden) tell();
}

/**
 * Calls the listener every second while the tab is visible. All clocks of the page tick together, so that the browser
 * paints once per second. Returns a function that stops the calls.
 */
export function onTick(listener: () => void): () => void {
  if (listeners.size === 0) document.addEventListener('visibilitychange', onVisibility);
  listeners.add(listener);
  if (listeners.size === 1) wind();
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    wind();
    document.removeEventListener('visibilitychange', onVisibility);
  };
}

/**
 * Follows the clock. The component is redrawn only when the value read from the clock changes.
 *
 * @param read converts the time in milliseconds to the shown value.
 */
export function useClock<Reading extends number | boolean>(read: (nowMs: number) => Reading): Reading {
  const snapshot = () => read(Date.now());
  return useSyncExternalStore(onTick, snapshot, snapshot);
}
