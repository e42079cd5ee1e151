/** The languages on offer, each with its name in itself. */
export const localeNames = {
  'pt-BR': 'Português (Brasil)',
  'en-US': 'English (US)',
  'es-ES': 'Español',
  'fr-FR': 'Français',
  'de-DE': 'Deutsch',
  'it-IT': 'Italiano',
  'ru-RU': 'Русский',
  'zh-CN': '简体中文',
  'ja-JP': '日本語',
  'ko-KR': '한국어',
} as const;

export type Locale = keyof typeof localeNames;
export const locales = Object.keys(localeNames) as Locale[];
export const defaultLocale: Locale = 'pt-BR';

/** Where a visitor's choice of language is kept: a cookie, both storages of the browser, a parameter of the address. */
export const localeChoice = { cookie: 'i18next', storageKey: 'i18nextLng', queryKey: 'lng' } as const;

// BCP 47 as far as it is used: a value of any other form may be an attempt at script injection.
const languageTag = /^[a-z]{2,3}(?:[-_][a-z0-9]{2,8}){0,3}$/i;

/** Finds the locale on offer for a language tag: the very same, or one of the same language; null for anything else. */
export function matchLocale(value: string | null | undefined): Locale | null {
  if (!value || !languageTag.test(value)) return null;
  const wanted = value.replaceAll('_', '-').toLowerCase();
  const [language] = wanted.split('-');
  return (
    locales.find((locale) => locale.toLowerCase() === wanted) ??
    locales.find((locale) => locale.split('-')[0] === language) ??
    null
  );
}
