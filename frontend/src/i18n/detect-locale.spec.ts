import { matchLocale } from '@efemera/contract';
import { detectLocale, type LocaleSources } from './detect-locale.js';

const nothing: LocaleSources = {
  query: '',
  cookie: '',
  localStorage: null,
  sessionStorage: null,
  navigator: [],
  htmlLang: '',
};

describe('detectLocale', () => {
  it('falls back to Portuguese', () => {
    expect(detectLocale(nothing)).toBe('pt-BR');
    expect(detectLocale({ ...nothing, navigator: ['tlh-US', 'xx'] })).toBe('pt-BR');
  });

  it('checks query, cookie, local storage, session storage, browser and page in this order', () => {
    const order: Partial<LocaleSources>[] = [
      { query: '?a=1&lng=en-US' },
      { cookie: 'a=b; i18next=en-US; c=d' },
      { localStorage: 'en-US' },
      { sessionStorage: 'en-US' },
      { navigator: ['en-US'] },
      { htmlLang: 'en-US' },
    ];
    const others: Partial<LocaleSources>[] = [
      { query: '?lng=pt-BR' },
      { cookie: 'i18next=pt-BR' },
      { localStorage: 'pt-BR' },
      { sessionStorage: 'pt-BR' },
      { navigator: ['pt-BR'] },
      { htmlLang: 'pt-BR' },
    ];
    order.forEach((english, place) => {
      const later = Object.assign({}, ...others.slice(place + 1)) as Partial<LocaleSources>;
      expect(detectLocale({ ...nothing, ...later, ...english })).toBe('en-US');
    });
  });

  it('skips languages that the site does not have', () => {
    expect(detectLocale({ ...nothing, query: '?lng=tlh', navigator: ['tlh', 'en-GB', 'pt'] })).toBe('en-US');
  });

  it.each([
    '"><script>alert(1)</script>',
    'en-US"><img src=x onerror=alert(1)>',
    'javascript:alert(1)',
    '__proto__',
    'constructor',
    '../../en-US',
    'en-US\u0000',
    'en-US '.repeat(10_000),
    '%',
  ])('discards %p', (value) => {
    expect(matchLocale(value)).toBeNull();
    const everywhere = {
      ...nothing,
      query: `?lng=${encodeURIComponent(value)}`,
      cookie: `i18next=${value}`,
      localStorage: value,
      sessionStorage: value,
      htmlLang: value,
    };
    expect(detectLocale({ ...everywhere, navigator: ['en-US'] })).toBe('en-US');
  });
});

it.each([
  ['PT-br', 'pt-BR'],
  ['pt_BR', 'pt-BR'],
  ['pt-PT', 'pt-BR'],
  ['en', 'en-US'],
  ['en-Latn-GB', 'en-US'],
])('chooses for the language %s the locale %s', (value, locale) => {
  expect(matchLocale(value)).toBe(locale);
});
