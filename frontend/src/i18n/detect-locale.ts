import { defaultLocale, localeChoice, matchLocale, type Locale } from '@efemera/contract';

/** The sources of a language, in order of precedence. */
export interface LocaleSources {
  query: string;
  cookie: string;
  localStorage: string | null;
  sessionStorage: string | null;
  /** `navigator.languages` */
  navigator: readonly string[];
  htmlLang: string;
}

/** Chooses the locale of this visit: the first source with an available language. */
export function detectLocale(sources: LocaleSources): Locale {
  const named = [
    new URLSearchParams(sources.query).get(localeChoice.queryKey),
    readCookie(sources.cookie, localeChoice.cookie),
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

function readCookie(header: string, name: string): string | null {
  const pair = header.split('; ').find((part) => part.startsWith(`${name}=`));
  try {
    return pair ? decodeURIComponent(pair.slice(name.length + 1)) : null;
  } catch {
    return null;
  }
}
