import { nextRefreshSecond } from './refresh-countdown.js';

it('counts from 30 down to 2, fires on reaching 1 and starts at 30 again', () => {
  const shown: number[] = [];
  const fired: number[] = [];
  let seconds = 30;
  for (let second = 1; second <= 60; second++) {
    shown.push(seconds);
    const next = nextRefreshSecond(seconds);
    if (next.due) fired.push(second);
    seconds = next.seconds;
  }
  expect(shown.slice(0, 31)).toEqual([...Array.from({ length: 29 }, (_, i) => 30 - i), 30, 29]);
  expect(fired).toEqual([29, 58]);
});
