import { secondsToRefresh } from './refresh-countdown.js';

it('counts from 30 down to 2 and is due on reaching 1', () => {
  const shown = Array.from({ length: 30 }, (_, second) => secondsToRefresh(second * 1000));
  expect(shown).toEqual([...Array.from({ length: 29 }, (_, i) => 30 - i), 0]);
});

it('shows each second once, although the timer is a little early or late', () => {
  expect([995, 2004, 2990].map(secondsToRefresh)).toEqual([29, 28, 27]);
});

it('is due after a pause of any length: timers of hidden tabs rarely tick', () => {
  expect(secondsToRefresh(61_000)).toBe(0);
});
