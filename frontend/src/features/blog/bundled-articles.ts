import { defaultLocale, type Article, type Locale } from '@efemera/contract';
import versions from 'virtual:article-versions';

// The articles bundled with the site: shown at once, and while the API does not answer. The summaries of all of them are
// another module, because they are longer than an article, and a page that shows one does not need them.

const loaded = new Map<string, Article>();

/** The languages in which the authors wrote a bundled article; none for other articles. */
export const writtenLanguages = (id: string): Locale[] => Object.keys(versionsOf(id)) as Locale[];

/** A bundled article in this language or in its original one; null if there is none. */
export async function loadBundledArticle(id: string, language: string): Promise<Article | null> {
  const load = versionsOf(id)[language as Locale] ?? versionsOf(id)[defaultLocale];
  if (!load) return null;
  const article = { ...(await load()).default, languages: writtenLanguages(id) };
  loaded.set(`${id}/${article.language}`, article);
  return article;
}

/** A bundled article in this language that is already loaded. */
export const bundledArticle = (id: string, language: string): Article | null => loaded.get(`${id}/${language}`) ?? null;

// The id comes from the address bar: `constructor` names no article.
const versionsOf = (id: string) => (Object.hasOwn(versions, id) ? versions[id] : undefined) ?? {};
