import type { Locale } from '@efemera/contract';

export type LateNamespace =
  | 'addresses'
  | 'alerts'
  | 'apiDocs'
  | 'blog'
  | 'check'
  | 'deliveries'
  | 'feedback'
  | 'message'
  | 'operator'
  | 'push'
  | 'ranking'
  | 'reader'
  | 'sender'
  | 'statistics';

/** Pages that are one long text. */
export type LongText = 'about' | 'faq' | 'privacy' | 'terms';

/*
 * The list of these files is as large as the texts of a language, so this module is loaded only when a text is needed
 * that the first load does not have.
 */

/** Texts of rarely opened parts, one chunk per part and locale. */
const lateFiles = import.meta.glob<Record<string, unknown>>(
  '../locales/*/{addresses,alerts,apiDocs,blog,check,deliveries,feedback,message,operator,push,ranking,reader,sender,statistics}.json',
  { import: 'default' },
);

/** Long texts as Markdown, one chunk per page and locale. */
const longFiles = import.meta.glob<string>('../locales/*/pages/*.md', { query: '?raw', import: 'default' });

export function loadLateTexts(locale: Locale, name: LateNamespace): Promise<Record<string, unknown>> {
  const load = lateFiles[`../locales/${locale}/${name}.json`];
  if (!load) throw new Error(`There are no texts of ${name} for ${locale}.`);
  return load();
}

export function loadMarkdown(locale: Locale, name: LongText): Promise<string> {
  const load = longFiles[`../locales/${locale}/pages/${name}.md`];
  if (!load) throw new Error(`There is no text of ${name} for ${locale}.`);
  return load();
}
