import { jest } from '@jest/globals';
import { learnServerTime, toLocalTime, toServerTime } from './server-clock.js';

const now = Date.UTC(2025, 10, 20, 12);
const hourMs = 3_600_000;
const header = (ms: number) => new Date(ms).toUTCString();

beforeAll(() => jest.useFakeTimers({ now }));
afterAll(() => jest.useRealTimers());

it.each([hourMs, -hourMs])('reads from an answer that the server is %d ms ahead', (aheadMs) => {
  learnServerTime(header(now + aheadMs));
  expect(Math.abs(toServerTime(now) - now - aheadMs)).toBeLessThan(1000);
  expect(toLocalTime(toServerTime(now))).toBe(now);
});

it('ignores a difference that network delay and the whole seconds of a date can cause', () => {
  learnServerTime(header(now - 3000));
  expect(toServerTime(now)).toBe(now);
});

it('keeps its value when an answer has no date', () => {
  learnServerTime(header(now + hourMs));
  const known = toServerTime(now);
  learnServerTime(null);
  learnServerTime('soon');
  expect(toServerTime(now)).toBe(known);
});
