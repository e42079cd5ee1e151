import { formatCountdown, secondsLeft } from './countdown.js';

it.each([
  [300, '5:00'],
  [299, '4:59'],
  [60, '1:00'],
  [59, '0:59'],
  [9, '0:09'],
  [0, '0:00'],
])('writes %d seconds as %s', (seconds, text) => {
  expect(formatCountdown(seconds)).toBe(text);
});

it('counts the seconds from 300 down to 0, and then stays at 0', () => {
  const start = 1_700_000_000_000;
  const left = (afterMs: number) => secondsLeft(start + 300_000, start + afterMs);
  expect([left(0), left(1), left(999), left(1000), left(299_999), left(300_000), left(9_999_999)]).toEqual([
    300, 300, 300, 299, 1, 0, 0,
  ]);
});

it('never shows more than the full countdown, even when the clock was set back', () => {
  expect(secondsLeft(2_000_000_000_000, 0)).toBe(300);
});
