import { useSyncExternalStore } from 'react';

const tickMs = 250;
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

/** One timer for all clocks on the page, and none while there is no clock. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  timer ??= setInterval(() => listeners.forEach((tell) => tell()), tickMs);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

/**
 * Follows the clock. The component is drawn anew when what it reads off the clock has changed, not at every tick.
 *
 * @param read  from the time in milliseconds to what is shown of it.
 */
export function useClock<Reading extends number | boolean>(read: (nowMs: number) => Reading): Reading {
  const snapshot = () => read(Date.now());
  return useSyncExternalStore(subscribe, snapshot, snapshot);
}
