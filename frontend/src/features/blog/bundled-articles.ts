import { defaultLocale, type Article, type ArticleSummary, type Locale } from '@efemera/contract';
import { summaries, texts } from 'virtual:articles';

/** The articles that came with the site: shown at once, and while the API does not answer. */
export const bundledSummaries: readonly ArticleSummary[] = summaries;

const loaded = new Map<string, Article>();

/** The languages that an article was written in by its authors; none for an article that did not come with the site. */
export const writtenLanguages = (id: string): Locale[] =>
  summaries.filter((summary) => summary.id === id).map(({ language }) => language);

/** An article that came with the site, in this language or in the one it was first written in; null where there is none. */
export async function loadBundledArticle(id: string, language: string): Promise<Article | null> {
  const summary = summaryOf(id, language) ?? summaryOf(id, defaultLocale);
  if (!summary) return null;
  const key = `${id}/${summary.language}`;
  const content = (await texts[key]?.())?.default ?? '';
  const article = { ...summary, content, languages: writtenLanguages(id) };
  loaded.set(key, article);
  return article;
}

/** An article in this language whose text has been loaded already. */
export const bundledArticle = (id: string, language: string): Article | null => loaded.get(`${id}/${language}`) ?? null;

const summaryOf = (id: string, language: string) =>
  summaries.find((summary) => summary.id === id && summary.language === language);
