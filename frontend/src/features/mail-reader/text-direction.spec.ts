import { firstDirection } from './text-direction.js';

it.each([
  ['Hello שלום', 'ltr'],
  ['שלום Hello', 'rtl'],
  ['12:30 – «مرحبا»', 'rtl'],
  ['— 2026 Привет', 'ltr'],
  ['日本語', 'ltr'],
  ['\u200f123', 'rtl'],
  ['\u{1e900}\u{1e901}', 'rtl'],
  ['\u00a0\u200c 42 %', null],
  ['', null],
])('finds the direction of the first letter in “%s”', (text, direction) => {
  expect(firstDirection(text)).toBe(direction);
});
