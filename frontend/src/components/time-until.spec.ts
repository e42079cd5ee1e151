import { timeUntil } from './time-until.js';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

it.each([
  [-5 * minute, 'in 0 sec.'],
  [40 * second, 'in 40 sec.'],
  [minute, 'in 1 min.'],
  [59 * minute + 59 * second, 'in 59 min.'],
  [hour, 'in 60 min.'],
  [119 * minute, 'in 119 min.'],
  [2 * hour, 'in 2 hr.'],
  [24 * hour, 'in 24 hr.'],
  [49 * hour, 'in 2 days'],
])('writes %d ms that are left as %p', (leftMs, text) => {
  expect(timeUntil(leftMs, 'en-US')).toBe(text);
});

it('uses the language of the page', () => {
  expect(timeUntil(58 * minute, 'pt-BR')).toBe('em 58 min.');
});

it.each([
  [second, 'בעוד שנייה'],
  [minute, 'בעוד דקה'],
  [2 * minute, 'בעוד 2 דק׳'],
  [2 * hour, 'בעוד שעתיים'],
  [48 * hour, 'בעוד יומיים'],
])('writes %d ms in Hebrew without a number in brackets: %p', (leftMs, text) => {
  expect(timeUntil(leftMs, 'he')).toBe(text);
});
