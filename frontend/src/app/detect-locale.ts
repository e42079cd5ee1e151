import { defaultLocale, locales, type Locale } from './locales.js';

/** Where a language may be named, in the order of precedence. */
export interface LocaleSources {
  query: string;
  cookie: string;
  localStorage: string | null;
  sessionStorage: string | null;
  /** `navigator.languages` */
  navigator: readonly string[];
  htmlLang: string;
}

/** Name of the cookie; `storageKey` is its like in both storages, `queryKey` in the address bar. */
const cookieName = 'i18next';
export const storageKey = 'i18nextLng';
const queryKey = 'lng';

// BCP 47 as far as it is used: a value of any other form may be an attempt at script injection.
const languageTag = /^[a-z]{2,3}(?:[-_][a-z0-9]{2,8}){0,3}$/i;

/** Chooses the locale of this visit: the first source that names a language that is offered. */
export function detectLocale(sources: LocaleSources): Locale {
  const named = [
    new URLSearchParams(sources.query).get(queryKey),
    readCookie(sources.cookie, cookieName),
    sources.localStorage,
    sources.sessionStorage,
    ...sources.navigator,
    sources.htmlLang,
  ];
  for (const value of named) {
    const locale = matchLocale(value);
    if (locale) return locale;
  }
  return defaultLocale;
}

/** Finds the locale on offer for a language tag: the very same, or one of the same language; null for anything else. */
export function matchLocale(value: string | null): Locale | null {
  if (!value || !languageTag.test(value)) return null;
  const wanted = value.replaceAll('_', '-').toLowerCase();
  const [language] = wanted.split('-');
  return (
    locales.find((locale) => locale.toLowerCase() === wanted) ??
    locales.find((locale) => locale.split('-')[0] === language) ??
    null
  );
}

function readCookie(header: string, name: string): string | null {
  const pair = header.split('; ').find((part) => part.startsWith(`${name}=`));
  try {
    return pair ? decodeURIComponent(pair.slice(name.length + 1)) : null;
  } catch {
    return null;
  }
}
