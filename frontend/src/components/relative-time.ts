/** The age of something, in the words that the lists use. */
export type RelativeTime =
  { unit: 'now' } | { unit: 'minutes'; count: number } | { unit: 'hours'; count: number } | { unit: 'date' };

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** Under a minute: now. Under an hour: minutes. Under a day: hours. Then the date. */
export function relativeTime(thenMs: number, nowMs: number): RelativeTime {
  // Clocks differ: a time slightly in the future counts as now.
  const agoMs = nowMs - thenMs;
  if (agoMs < minuteMs) return { unit: 'now' };
  if (agoMs < hourMs) return { unit: 'minutes', count: Math.floor(agoMs / minuteMs) };
  if (agoMs < dayMs) return { unit: 'hours', count: Math.floor(agoMs / hourMs) };
  return { unit: 'date' };
}

/**
 * The age from which the present words apply: a component that follows this value is redrawn only when the words
 * change.
 */
export function ageStepMs(thenMs: number, nowMs: number): number {
  const agoMs = Math.min(Math.max(nowMs - thenMs, 0), dayMs);
  const stepMs = agoMs < hourMs ? minuteMs : hourMs;
  return Math.floor(agoMs / stepMs) * stepMs;
}
