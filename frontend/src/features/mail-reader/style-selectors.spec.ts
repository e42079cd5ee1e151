import { rewriteSelector, splitSelectors, type SelectorNames } from './style-selectors.js';

const names: SelectorNames = { ofClass: (name) => `m-${name}`, ofId: (name) => `i-${name}` };

it('splits a list of selectors at its commas, except in brackets, strings and escapes', () => {
  expect(splitSelectors(String.raw`a, b:is(c, d) ,[x="e,f"], .g\,h`)).toEqual([
    'a',
    'b:is(c, d)',
    '[x="e,f"]',
    String.raw`.g\,h`,
  ]);
});

it.each([
  ['td', 'td'],
  ['TD.Button', 'td.m-Button'],
  ['.a.b', '.m-a.m-b'],
  ['#main', '.i-main.i-main.i-main'],
  ['table  td > a', 'table td>a'],
  ['h1+p', 'h1+p'],
  ['*', '*'],
  ['a:hover', 'a:hover'],
  ['a:link', 'a:any-link'],
  ['td:first-child', 'td:first-child'],
  ['tr:nth-child(2n + 1) td', 'tr:nth-child(2n + 1) td'],
  ['html', 'body'],
  [':root', 'body'],
  ['html body .x', 'body .m-x'],
  [String.raw`.sm\:w-full`, '.m-sm:w-full'],
  [String.raw`.\31 col`, '.m-1col'],
  ['.größe', '.m-größe'],
])('rewrites the selector %s to %s, which finds the same elements in the cleaned mail', (selector, rewritten) => {
  expect(rewriteSelector(selector, names)).toBe(rewritten);
});

it.each([
  ['an attribute that tells what a field holds', 'input[value^="a"]'],
  ['an attribute of a link', 'a[href*="token"]'],
  ['the pseudo-element of our link warning', 'a::after'],
  ['the pseudo-element of our link warning in the old spelling', 'a:after'],
  ['a part of a text', 'p::first-line'],
  ['a test for visited links', 'a:visited'],
  [':has', 'p:has(a)'],
  [':is', ':is(a, b)'],
  [':not', 'a:not(.x)'],
  ['an element that no mail may hold', 'iframe'],
  ['a custom element', 'x-button'],
  ['nesting', '& a'],
  ['a namespace', 'svg|a'],
  ['a selector within nth-child', 'td:nth-child(2n of .x)'],
  ['html below another element', 'div html p'],
  ['a brace', 'a{'],
  ['an empty selector', ''],
  ['five combinators', 'a b i p td span'],
  ['300 characters and more', `.${'x'.repeat(300)}`],
])('refuses %s', (_, selector) => {
  expect(rewriteSelector(selector, names)).toBeNull();
});
