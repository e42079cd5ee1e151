import { legacyColor } from './legacy-color.js';

it.each([
  ['#FFF', '#fff'],
  ['#336699', '#336699'],
  ['336699', '#336699'],
  [' #f4f4f7 ', '#f4f4f7'],
  ['xxffxx', '#00ff00'],
  ['chucknorris', '#c00000'],
  ['#1', '#010000'],
  ['transparent', null],
  ['', null],
])('parses the colour %j as browsers do', (written, color) => {
  expect(legacyColor(written)).toBe(color);
});

it('returns nothing but six hexadecimal digits for hostile input', () => {
  expect(legacyColor('red;background:url(//evil.test/)}')).toMatch(/^#[\da-f]{6}$/);
  expect(legacyColor('f'.repeat(100_000))).toBe('#ffffff');
});
