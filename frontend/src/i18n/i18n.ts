import { localeChoice, locales, type Locale } from '@efemera/contract';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { logFailure } from '../browser/log.js';
import { recall, remember } from '../browser/remembered.js';
import { detectLocale } from './detect-locale.js';

type Texts = Record<string, unknown>;

/** One chunk a locale: a visitor loads the language that they read. */
const commonFiles = import.meta.glob<Record<string, Texts>>('../locales/*/index.ts', { import: 'default' });
/** Long texts as Markdown, one chunk a page and locale. */
const longFiles = import.meta.glob<string>('../locales/*/pages/*.md', { query: '?raw', import: 'default' });

/** Texts of parts that most visitors never open, one chunk a part and locale. */
const lateFiles = import.meta.glob<Texts>(
  '../locales/*/{addresses,alerts,apiDocs,blog,deliveries,feedback,operator,ranking,reader,sender,statistics}.json',
  {
    import: 'default',
  },
);

export type LateNamespace =
  | 'addresses'
  | 'alerts'
  | 'apiDocs'
  | 'blog'
  | 'deliveries'
  | 'feedback'
  | 'operator'
  | 'ranking'
  | 'reader'
  | 'sender'
  | 'statistics';

const wantedNamespaces = new Set<LateNamespace>();

/** Loads the texts of a part that was not there at the start, now and for every language that is chosen later. */
export async function loadNamespace(name: LateNamespace): Promise<void> {
  wantedNamespaces.add(name);
  await loadWanted();
}

/** Pages that are one long text. */
export type LongText = 'about' | 'faq' | 'privacy' | 'terms';

const wantedLongTexts = new Set<LongText>();

/** Loads the long text of a page, now and for every language that is chosen later. */
export async function loadLongText(name: LongText): Promise<void> {
  wantedLongTexts.add(name);
  await loadWanted();
}

async function loadWanted(): Promise<void> {
  // Before the start nobody knows the language; the start loads what is wanted by then.
  if (i18next.isInitialized) await loadTexts(i18next.language as Locale);
}

/** The long text of a page in the language on show, as Markdown. */
export function longText(name: LongText): string {
  return String(i18next.getResource(i18next.language, 'long', name) ?? '');
}

async function loadTexts(locale: Locale): Promise<void> {
  const load = commonFiles[`../locales/${locale}/index.ts`];
  if (!load) throw new Error(`There are no texts for ${locale}.`);
  const common = i18next.hasResourceBundle(locale, 'common') ? {} : await load();
  for (const [namespace, texts] of Object.entries(common)) i18next.addResourceBundle(locale, namespace, texts);
  for (const name of wantedNamespaces) {
    if (i18next.hasResourceBundle(locale, name)) continue;
    const load = lateFiles[`../locales/${locale}/${name}.json`];
    if (!load) throw new Error(`There are no texts of ${name} for ${locale}.`);
    i18next.addResourceBundle(locale, name, await load());
  }
  for (const name of wantedLongTexts) {
    if (i18next.getResource(locale, 'long', name)) continue;
    const load = longFiles[`../locales/${locale}/pages/${name}.md`];
    if (!load) throw new Error(`There is no text of ${name} for ${locale}.`);
    i18next.addResource(locale, 'long', name, await load());
  }
}

/** Prepares i18next with the texts of one language. */
export async function startI18n(locale: Locale = detectLocaleOfVisit()): Promise<void> {
  await i18next.use(initReactI18next).init({
    lng: locale,
    supportedLngs: locales,
    // Every locale is complete (a test holds it to that): falling back would mean to load a second one.
    fallbackLng: false,
    load: 'currentOnly',
    defaultNS: 'common',
    resources: {},
    // A key that has no text would stand on the page: whoever looks at the console shall read of it, and so do the tests.
    saveMissing: true,
    missingKeyHandler: (languages, namespace, key) =>
      logFailure('Missing text:', `${languages.join()} ${namespace}:${key}`),
    // React escapes.
    interpolation: { escapeValue: false },
  });
  await changeLocale(locale);
}

/** Changes the language. What could not be loaded leaves the page as it is. */
export async function changeLocale(locale: Locale): Promise<void> {
  try {
    await loadTexts(locale);
  } catch (error) {
    logFailure('Error loading language:', error);
    return;
  }
  await i18next.changeLanguage(locale);
  remember(localeChoice.storageKey, locale);
}

/** The visitor chooses a language: the server is told as well, so that pages come in it from the first byte. */
export async function chooseLocale(locale: Locale): Promise<void> {
  await changeLocale(locale);
  document.cookie = `${localeChoice.cookie}=${i18next.language}; path=/; max-age=31536000; samesite=lax`;
}

/** The language of this visit, also while its texts are still on their way. */
export const shownLocale = (): Locale => (i18next.isInitialized ? (i18next.language as Locale) : detectLocaleOfVisit());

function detectLocaleOfVisit(): Locale {
  return detectLocale({
    query: location.search,
    cookie: document.cookie,
    localStorage: recall(localeChoice.storageKey),
    sessionStorage: recallOfSession(),
    navigator: navigator.languages,
    htmlLang: document.documentElement.lang,
  });
}

function recallOfSession(): string | null {
  try {
    return sessionStorage.getItem(localeChoice.storageKey);
  } catch {
    return null;
  }
}
