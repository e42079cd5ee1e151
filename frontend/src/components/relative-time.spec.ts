import { ageStepMs, relativeTime } from './relative-time.js';

const now = Date.UTC(2025, 10, 20, 12);
const [second, minute, hour] = [1000, 60_000, 3_600_000];

it.each([
  [0, { unit: 'now' }],
  [-5 * second, { unit: 'now' }],
  [59.9 * second, { unit: 'now' }],
  [minute, { unit: 'minutes', count: 1 }],
  [2 * minute - 1, { unit: 'minutes', count: 1 }],
  [59 * minute + 59 * second, { unit: 'minutes', count: 59 }],
  [hour, { unit: 'hours', count: 1 }],
  [23 * hour + 59 * minute, { unit: 'hours', count: 23 }],
  [24 * hour, { unit: 'date' }],
  [400 * 24 * hour, { unit: 'date' }],
])('%d ms ago is %o', (agoMs, expected) => {
  expect(relativeTime(now - agoMs, now)).toEqual(expected);
});

it('redraws an age only when its words change', () => {
  const steps = new Set<number>();
  for (let agoMs = -5 * second; agoMs < 26 * hour; agoMs += 7 * second + 13) {
    const step = ageStepMs(now - agoMs, now);
    steps.add(step);
    expect([agoMs, relativeTime(now - step, now)]).toEqual([agoMs, relativeTime(now - agoMs, now)]);
  }
  expect(steps.size).toBe(60 + 24);
});
