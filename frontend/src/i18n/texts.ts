import { defaultLocale, directionOf, type Locale } from '@efemera/contract';
import type { FlatNamespace, Namespace, TFunction } from 'i18next';
import { useSyncExternalStore } from 'react';
import { logFailure } from '../browser/log.js';

/*
 * The texts of the page in its language. Of i18next come the form of the texts (`{{value}}`, `key_one`, `namespace:key`)
 * and the types, which check each key. Its code is not loaded: it was a tenth of the first scripts, mostly for loading,
 * detecting and falling back in ways that this page does not use.
 */

interface TextTree {
  readonly [key: string]: string | TextTree;
}

const resources = new Map<string, Map<string, TextTree>>();
let current: Locale | null = null;
const listeners = new Set<() => void>();

/** Adds the texts of a namespace in one language. */
export function addTexts(locale: Locale, namespace: string, tree: unknown): void {
  const ofLocale = resources.get(locale) ?? new Map<string, TextTree>();
  resources.set(locale, ofLocale.set(namespace, tree as TextTree));
}

export const hasTexts = (locale: Locale, namespace: string): boolean => resources.get(locale)?.has(namespace) ?? false;

/** The language of the page; null before its texts have been loaded. */
export const textLocale = (): Locale | null => current;

/** Draws the page in another language, whose texts have been loaded. */
export function setTextLocale(locale: Locale): void {
  if (locale === current) return;
  current = locale;
  functions.clear();
  for (const listener of [...listeners]) listener();
}

/** Calls a listener when the language has changed. Returns what ends that. */
export function onTextLocale(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const [firstStrongIsolate, popIsolate] = ['\u2068', '\u2069'];

/**
 * Isolates a value from a sentence that is written from right to left: an address that begins with a digit, or the
 * subject of a hostile mail, would otherwise change the order of the words around it (Unicode UAX #9).
 */
const isolate = (value: string, locale: Locale): string =>
  directionOf(locale) === 'rtl' ? firstStrongIsolate + value + popIsolate : value;

function lookUp(locale: Locale, namespace: string, key: string): string | null {
  let found: string | TextTree | undefined = resources.get(locale)?.get(namespace);
  for (const part of key.split('.')) {
    if (typeof found !== 'object' || !Object.hasOwn(found, part)) return null;
    found = found[part];
  }
  return typeof found === 'string' ? found : null;
}

/** The forms of a key for a count, the most special first. */
function formsOf(key: string, locale: Locale, count: unknown): string[] {
  if (typeof count !== 'number') return [key];
  const form = `${key}_${new Intl.PluralRules(locale).select(count)}`;
  return count === 0 ? [`${key}_zero`, form, key] : [form, key];
}

type Values = Readonly<Record<string, unknown>>;

function find(locale: Locale, namespaces: readonly string[], key: string, count?: unknown): string | null {
  const [first = '', ...rest] = key.split(':');
  const [within, name] = rest.length > 0 ? [[first], rest.join(':')] : [namespaces, key];
  for (const namespace of within) {
    for (const form of formsOf(name, locale, count)) {
      const text = lookUp(locale, namespace, form);
      if (text !== null) return text;
    }
  }
  return null;
}

function translate(namespaces: readonly string[], key: string, values: Values = {}): string {
  const locale = current;
  if (locale === null) return key;
  const text = find(locale, namespaces, key, values['count']);
  if (text === null) {
    // A key without a text is shown on the page: the console reports it, and tests fail on it.
    logFailure('Missing text:', `${locale} ${namespaces.join()} ${key}`);
    return key;
  }
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => isolate(String(values[name] ?? ''), locale));
}

const functions = new Map<string, unknown>();

/** The function `t` of these namespaces; the same one until the language changes. */
function translatorOf(namespaces: readonly string[]): unknown {
  const id = namespaces.join();
  const known = functions.get(id);
  if (known) return known;
  const made = (key: string, values?: Values) => translate(namespaces, key, values);
  functions.set(id, made);
  return made;
}

/** A text by its namespace and key, for code outside of components. */
export const t = translatorOf(['common']) as TFunction<readonly ['common', ...FlatNamespace[]]>;

/** Tells whether there is such a text in the page's language. */
export const hasText = (namespace: FlatNamespace, key: string): boolean =>
  current !== null && find(current, [namespace], key) !== null;

/** The texts of a component, which is drawn again when the language changes. The first namespace is that of bare keys. */
export function useTranslation<const Names extends Namespace = 'common'>(names?: Names) {
  const language = useSyncExternalStore(onTextLocale, textLocale, textLocale) ?? defaultLocale;
  const namespaces: readonly string[] = names === undefined ? ['common'] : [names].flat();
  return { t: translatorOf(namespaces) as TFunction<Names>, i18n: { language } };
}
