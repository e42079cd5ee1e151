/**
 * The server's time, as far as its answers show it. Visitors' clocks may be off by hours (a wrong time zone set by
 * hand), which must not distort the server's times on the page.
 */
let aheadMs = 0;

/** Smaller differences count as none: an answer's `Date` has whole seconds, and is older by the network's delay. */
const negligibleMs = 5000;

/** Learns from an answer's `Date` header. */
export function learnServerTime(date: string | null): void {
  const apartMs = date === null ? NaN : Date.parse(date) + 500 - Date.now();
  if (Number.isNaN(apartMs)) return;
  aheadMs = Math.abs(apartMs) < negligibleMs ? 0 : apartMs;
}

/** Converts a time of this browser's clock to the server's. */
export const toServerTime = (localMs: number) => localMs + aheadMs;

/** Converts a time of the server's clock to this browser's. */
export const toLocalTime = (serverMs: number) => serverMs - aheadMs;
