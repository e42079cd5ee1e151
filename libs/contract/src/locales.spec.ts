import { directionOf, languageOf, locales, matchLocale } from './locales.js';

it('names the language of every locale, with and without a region', () => {
  expect(['pt-BR', 'zh-CN', 'ar', 'he'].map(languageOf)).toEqual(['pt', 'zh', 'ar', 'he']);
  for (const locale of locales)
    expect([locale, languageOf(locale)]).toEqual([locale, expect.stringMatching(/^[a-z]{2}$/)]);
});

it('lays out Arabic and Hebrew from right to left', () => {
  expect(locales.filter((locale) => directionOf(locale) === 'rtl')).toEqual(['ar', 'he']);
});

it.each([
  ['ar-EG', 'ar'],
  ['hi_IN', 'hi'],
  ['es-MX', 'es-ES'],
  ['en-US-u-mu-celsius', 'en-US'],
  ['ar-EG-u-nu-latn', 'ar'],
  ['de-t-en-us', 'de-DE'],
  ['tr-TR-x-private', 'tr'],
  ['iw-IL', 'he'],
  ['in_ID', 'id'],
  ['xx', null],
  ['en-u-"><script>', null],
  ['"><script>', null],
])('matches the tag %s to %s', (tag, locale) => {
  expect(matchLocale(tag)).toBe(locale);
});
