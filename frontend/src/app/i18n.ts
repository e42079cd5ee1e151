import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { logFailure } from '../browser/log.js';
import { recall, remember } from '../browser/remembered.js';
import { detectLocale, storageKey } from './detect-locale.js';
import { locales, type Locale } from './locales.js';

type Texts = Record<string, Record<string, unknown>>;

/** One chunk a locale: a visitor loads the language that they read. */
const files = import.meta.glob<{ default: Texts }>('../locales/*/index.ts');

async function loadTexts(locale: Locale): Promise<void> {
  if (i18next.hasResourceBundle(locale, 'common')) return;
  const load = files[`../locales/${locale}/index.ts`];
  if (!load) throw new Error(`There are no texts for ${locale}.`);
  for (const [namespace, texts] of Object.entries((await load()).default)) {
    i18next.addResourceBundle(locale, namespace, texts);
  }
}

/** Prepares the texts of the visitor's language. */
export async function startI18n(): Promise<void> {
  const locale = detectLocale({
    query: location.search,
    cookie: document.cookie,
    localStorage: recall(storageKey),
    sessionStorage: recallOfSession(),
    navigator: navigator.languages,
    htmlLang: document.documentElement.lang,
  });
  await i18next.use(initReactI18next).init({
    lng: locale,
    supportedLngs: locales,
    // Every locale is complete (a test holds it to that): falling back would mean to load a second one.
    fallbackLng: false,
    load: 'currentOnly',
    defaultNS: 'common',
    resources: {},
    // React escapes.
    interpolation: { escapeValue: false },
  });
  await changeLocale(locale);
}

export async function changeLocale(locale: Locale): Promise<void> {
  try {
    await loadTexts(locale);
  } catch (error) {
    logFailure('Error loading language:', error);
    return;
  }
  await i18next.changeLanguage(locale);
  remember(storageKey, locale);
  document.documentElement.lang = locale;
  document.title = i18next.t('title');
  document.querySelector('meta[name="description"]')?.setAttribute('content', i18next.t('description'));
}

function recallOfSession(): string | null {
  try {
    return sessionStorage.getItem(storageKey);
  } catch {
    return null;
  }
}
