/** The languages on offer, each with its name in itself. */
export const localeNames = {
  'pt-BR': 'Português (Brasil)',
  'en-US': 'English (US)',
} as const;

export type Locale = keyof typeof localeNames;
export const locales = Object.keys(localeNames) as Locale[];
export const defaultLocale: Locale = 'pt-BR';
