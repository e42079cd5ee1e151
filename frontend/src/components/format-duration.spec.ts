import { formatDuration } from './format-duration.js';

it.each([
  [1, '1 s'],
  [30, '30 s'],
  [60, '1 min'],
  [90, '90 s'],
  [300, '5 min'],
  [3600, '1 h'],
  [5400, '90 min'],
])('writes %d seconds as %s', (seconds, text) => {
  expect(formatDuration(seconds, 'pt-BR').replaceAll('\u00a0', ' ')).toBe(text);
});

it('writes the unit in the language of the page', () => {
  expect(formatDuration(7200, 'en-US')).toBe('2 hr');
  expect(formatDuration(0.5, 'en-US')).toBe('0.5 sec');
});
