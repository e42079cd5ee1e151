import { localeChoice, locales, pageMarks, writeLifetime, type Locale } from '@efemera/contract';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { loadPart, tryToLoadPart } from '../browser/load-part.js';
import { logFailure } from '../browser/log.js';
import { recall, recallOfTab, remember } from '../browser/remembered.js';
import { detectLocale } from './detect-locale.js';
import { isolate } from './isolate.js';
import type { LateNamespace, LongText } from './late-texts.js';

type Texts = Record<string, unknown>;

/** One chunk per locale: a visitor loads only one language. */
const commonFiles = import.meta.glob<Record<string, Texts>>('../locales/*/index.ts', { import: 'default' });

const wantedNamespaces = new Set<LateNamespace>();

/** Loads the texts of a part of the page, now and whenever the visitor chooses another language. */
export async function loadNamespace(name: LateNamespace): Promise<void> {
  wantedNamespaces.add(name);
  await started;
  await addNamespace(i18next.language as Locale, name);
}

const wantedLongTexts = new Set<LongText>();

/** Loads the long text of a page, now and whenever the visitor chooses another language. */
export async function loadLongText(name: LongText): Promise<void> {
  wantedLongTexts.add(name);
  await started;
  await addLongText(i18next.language as Locale, name);
}

let start = (): void => undefined;
/** Until the language is known, and its first texts are there. */
const started = new Promise<void>((resolve) => (start = resolve));

/** The long text of a page in the current language, as Markdown. */
export function longText(name: LongText): string {
  const text = String(i18next.getResource(i18next.language, 'long', name) ?? '');
  return text.replaceAll('{{lifetime}}', inTexts.lifetime);
}

/**
 * How long an inbox lives unless its visitor chooses. The gateway writes it into the page; the build puts a placeholder
 * there. Without a gateway, as in Vite's own server, it is the default.
 */
const lifetime = (locale: Locale): string =>
  typeof document === 'undefined'
    ? pageMarks.lifetime
    : writeLifetime(Number(document.body.dataset['lifeMinutes'] ?? 60), locale);

/** The values that a text may name without being given them; `show` writes them in its language. */
const inTexts = { lifetime: '' };

/**
 * Loads texts until the page has all that it wants. A part that is added while the visitor changes the language asks
 * for texts of the old language only: without the repetition it would show keys in the new one.
 */
async function loadTexts(locale: Locale): Promise<void> {
  while (isMissing(locale)) await loadMissing(locale);
}

const missingNamespaces = (locale: Locale) =>
  [...wantedNamespaces].filter((name) => !i18next.hasResourceBundle(locale, name));
const missingLongTexts = (locale: Locale) =>
  [...wantedLongTexts].filter((name) => !i18next.getResource(locale, 'long', name));
const isMissing = (locale: Locale) =>
  !i18next.hasResourceBundle(locale, 'common') ||
  missingNamespaces(locale).length + missingLongTexts(locale).length > 0;

async function loadFirstTexts(locale: Locale): Promise<void> {
  const load = commonFiles[`../locales/${locale}/index.ts`];
  if (!load) throw new Error(`There are no texts for ${locale}.`);
  const common = i18next.hasResourceBundle(locale, 'common') ? {} : await load();
  for (const [namespace, texts] of Object.entries(common)) i18next.addResourceBundle(locale, namespace, texts);
}

async function loadMissing(locale: Locale): Promise<void> {
  await loadFirstTexts(locale);
  await Promise.all([
    ...missingNamespaces(locale).map((name) => addNamespace(locale, name)),
    ...missingLongTexts(locale).map((name) => addLongText(locale, name)),
  ]);
}

async function addNamespace(locale: Locale, name: LateNamespace): Promise<void> {
  if (i18next.hasResourceBundle(locale, name)) return;
  const { loadLateTexts } = await import('./late-texts.js');
  i18next.addResourceBundle(locale, name, await loadLateTexts(locale, name));
}

async function addLongText(locale: Locale, name: LongText): Promise<void> {
  if (i18next.getResource(locale, 'long', name)) return;
  const { loadMarkdown } = await import('./late-texts.js');
  i18next.addResource(locale, 'long', name, await loadMarkdown(locale, name));
}

/** Prepares i18next with the texts of one language. */
export async function startI18n(locale: Locale = detectLocaleOfVisit()): Promise<void> {
  await i18next.use(initReactI18next).init({
    lng: locale,
    supportedLngs: locales,
    // Needs no fallback, which would load a second language: a test checks that every locale is complete.
    fallbackLng: false,
    load: 'currentOnly',
    defaultNS: 'common',
    resources: {},
    // A key without a text would be shown on the page: the console reports it, and tests fail on it.
    saveMissing: true,
    missingKeyHandler: (languages, namespace, key) =>
      logFailure('Missing text:', `${languages.join()} ${namespace}:${key}`),
    // React escapes HTML already. Here each value is isolated, so that it does not change the direction of the text
    // around it.
    interpolation: { escape: isolate, defaultVariables: inTexts },
  });
  // Retries until the texts are loaded: without them the page would show keys. Does not wait for the texts of single
  // parts, which may not come without a network: each part waits for its own.
  await loadPart(() => loadFirstTexts(locale));
  await show(locale);
  start();
}

let changes = 0;

/**
 * Changes the language; false if a later change has replaced it.
 *
 * @throws the browser's error, if the texts can't be loaded; the page stays as it is.
 */
export async function changeLocale(locale: Locale): Promise<boolean> {
  const change = ++changes;
  await loadTexts(locale);
  if (change !== changes) return false;
  await show(locale);
  return true;
}

async function show(locale: Locale): Promise<void> {
  inTexts.lifetime = lifetime(locale);
  await i18next.changeLanguage(locale);
  remember(localeChoice.storageKey, locale);
}

/**
 * Changes to the language that the visitor chose. Stores it in a cookie too, so that the server sends pages in it from
 * the first byte.
 *
 * @throws the browser's error, if the texts can't be loaded; the page stays as it is.
 */
export async function chooseLocale(locale: Locale): Promise<void> {
  if (!(await tryToLoadPart(() => changeLocale(locale)))) return;
  document.cookie = `${localeChoice.cookie}=${locale}; path=/; max-age=31536000; samesite=lax`;
}

/** The language of this visit, also while its texts are loading. */
export const shownLocale = (): Locale => (i18next.isInitialized ? (i18next.language as Locale) : detectLocaleOfVisit());

function detectLocaleOfVisit(): Locale {
  return detectLocale({
    query: location.search,
    cookie: document.cookie,
    localStorage: recall(localeChoice.storageKey),
    sessionStorage: recallOfTab(localeChoice.storageKey),
    navigator: navigator.languages,
    htmlLang: document.documentElement.lang,
  });
}
