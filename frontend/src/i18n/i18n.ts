import { localeChoice, type Locale } from '@efemera/contract';
import { loadPart } from '../browser/load-part.js';
import { logFailure } from '../browser/log.js';
import { recall, remember } from '../browser/remembered.js';
import { detectLocale } from './detect-locale.js';
import type { LateNamespace, LongText } from './late-texts.js';
import { addTexts, hasTexts, setTextLocale, textLocale } from './texts.js';

type Texts = Record<string, unknown>;

/** One chunk per locale: a visitor loads only one language. */
const commonFiles = import.meta.glob<Record<string, Texts>>('../locales/*/index.ts', { import: 'default' });

const wantedNamespaces = new Set<LateNamespace>();

/** Loads the texts of a part that is loaded later, now and for every language that is chosen later. */
export async function loadNamespace(name: LateNamespace): Promise<void> {
  wantedNamespaces.add(name);
  await loadWanted();
}

const wantedLongTexts = new Set<LongText>();

/** Loads the long text of a page, now and for every language that is chosen later. */
export async function loadLongText(name: LongText): Promise<void> {
  wantedLongTexts.add(name);
  await loadWanted();
}

async function loadWanted(): Promise<void> {
  const locale = textLocale() ?? starting;
  // Before `startI18n` the language is unknown; it then loads all texts that were requested by then.
  if (locale !== null) await loadTexts(locale);
}

/** The long text of a page in the current language, as Markdown. */
export function longText(name: LongText): string {
  return longTexts.get(idOf(textLocale(), name)) ?? '';
}

const longTexts = new Map<string, string>();
const idOf = (locale: Locale | null, name: LongText) => `${locale} ${name}`;

async function loadTexts(locale: Locale): Promise<void> {
  const load = commonFiles[`../locales/${locale}/index.ts`];
  if (!load) throw new Error(`There are no texts for ${locale}.`);
  const common = hasTexts(locale, 'common') ? {} : await load();
  for (const [namespace, texts] of Object.entries(common)) addTexts(locale, namespace, texts);
  const names = [...wantedNamespaces].filter((name) => !hasTexts(locale, name));
  const longNames = [...wantedLongTexts].filter((name) => !longTexts.has(idOf(locale, name)));
  if (names.length + longNames.length === 0) return;
  const { loadLateTexts, loadMarkdown } = await import('./late-texts.js');
  await Promise.all([
    ...names.map(async (name) => addTexts(locale, name, await loadLateTexts(locale, name))),
    ...longNames.map(async (name) => longTexts.set(idOf(locale, name), await loadMarkdown(locale, name))),
  ]);
}

/** The language of the visit, while its first texts load. */
let starting: Locale | null = null;

/** Loads the texts of one language, and draws the page in it. */
export async function startI18n(locale: Locale = detectLocaleOfVisit()): Promise<void> {
  starting = locale;
  // Retries until the texts are loaded: without them the page would show keys.
  await loadPart(() => loadTexts(locale));
  await changeLocale(locale);
}

let changes = 0;

/**
 * Changes the language; false if a later change has replaced it, or if its texts could not be loaded and the page stays
 * as it is.
 */
export async function changeLocale(locale: Locale): Promise<boolean> {
  const change = ++changes;
  try {
    await loadTexts(locale);
  } catch (error) {
    logFailure('Error loading language:', error);
    return false;
  }
  if (change !== changes) return false;
  setTextLocale(locale);
  remember(localeChoice.storageKey, locale);
  return true;
}

/** Stores the visitor's choice, also in a cookie, so that the server sends pages in that language from the first byte. */
export async function chooseLocale(locale: Locale): Promise<void> {
  if (!(await changeLocale(locale))) return;
  document.cookie = `${localeChoice.cookie}=${locale}; path=/; max-age=31536000; samesite=lax`;
}

/** The language of this visit, also while its texts are loading. */
export const shownLocale = (): Locale => textLocale() ?? detectLocaleOfVisit();

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
