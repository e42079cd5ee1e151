/** The languages of the site, each with its own name for itself. A region is named where it changes the texts. */
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
  ar: 'العربية',
  he: 'עברית',
  hi: 'हिन्दी',
  id: 'Bahasa Indonesia',
  tr: 'Türkçe',
} as const;

export type Locale = keyof typeof localeNames;
export const locales = Object.keys(localeNames) as Locale[];
export const defaultLocale: Locale = 'pt-BR';

/** The language of a locale without its region, the form in which translators take it. */
export const languageOf = (locale: string): string => locale.split('-')[0] ?? locale;

/** Languages whose script runs from right to left. */
const rightToLeft = new Set(['ar', 'fa', 'he', 'ur']);

/** The direction in which a page in this language is laid out. */
export const directionOf = (locale: string): 'ltr' | 'rtl' => (rightToLeft.has(languageOf(locale)) ? 'rtl' : 'ltr');

/**
 * The key under which a visitor's language is stored: the name of a cookie, of an entry in both browser storages, and
 * of a URL parameter.
 */
export const localeChoice = { cookie: 'i18next', storageKey: 'i18nextLng', queryKey: 'lng' } as const;

// Tags of this form cannot inject a script. BCP 47: subtags of one to eight letters and digits.
const languageTag = /^[a-z]{2,3}(?:[-_][a-z0-9]{1,8})*$/i;
/** Codes of ISO 639 before 1989, which Java and old Android phones still send. */
const renamedLanguages: Partial<Record<string, string>> = { iw: 'he', in: 'id' };

/** Finds the site's locale for a language tag: the same tag, or one of the same language; null if there is none. */
export function matchLocale(value: string | null | undefined): Locale | null {
  if (!value || !languageTag.test(value)) return null;
  const subtags = value.toLowerCase().split(/[-_]/);
  // A subtag of one character starts an extension, such as the digits or the calendar that a visitor prefers.
  const extension = subtags.findIndex((subtag) => subtag.length === 1);
  const wanted = (extension < 0 ? subtags : subtags.slice(0, extension)).join('-');
  const language = languageOf(wanted);
  const known = renamedLanguages[language] ?? language;
  return (
    locales.find((locale) => locale.toLowerCase() === wanted) ??
    locales.find((locale) => languageOf(locale) === known) ??
    null
  );
}
