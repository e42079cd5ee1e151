import { defaultLocale, type Article, type ArticleSummary, type Locale } from '@efemera/contract';
import { summaries, texts } from 'virtual:articles';

/** The articles bundled with the site: shown at once, and while the API does not answer. */
export const bundledSummaries: readonly ArticleSummary[] = summaries;

const loaded = new Map<string, Article>();

/** The languages in which the authors wrote a bundled article; none for other articles. */
export const writtenLanguages = (id: string): Locale[] =>
  summaries.filter((summary) => summary.id === id).map(({ language }) => language);

/** A bundled article in this language or in its original one; null if there is none. */
export async function loadBundledArticle(id: string, language: string): Promise<Article | null> {
  const summary = summaryOf(id, language) ?? summaryOf(id, defaultLocale);
  if (!summary) return null;
  const key = `${id}/${summary.language}`;
  const content = (await texts[key]?.())?.default ?? '';
  const article = { ...summary, content, languages: writtenLanguages(id) };
  loaded.set(key, article);
  return article;
}

/** A bundled article in this language whose text is already loaded. */
export const bundledArticle = (id: string, language: string): Article | null => loaded.get(`${id}/${language}`) ?? null;

const summaryOf = (id: string, language: string) =>
  summaries.find((summary) => summary.id === id && summary.language === language);
