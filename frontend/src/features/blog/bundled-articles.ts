import { defaultLocale, type Article, type ArticleSummary } from '@efemera/contract';
import { summaries, texts } from 'virtual:articles';

/** The articles that came with the site: shown at once, and while the API does not answer. */
export const bundledSummaries: readonly ArticleSummary[] = summaries;

const loaded = new Map<string, Article>();

/** An article that came with the site, in this language or its own; null where there is none. */
export async function loadBundledArticle(id: string, language: string): Promise<Article | null> {
  const summary = bundledSummary(id, language);
  if (!summary) return null;
  const key = `${id}/${summary.language}`;
  const content = (await texts[key]?.())?.default ?? '';
  const languages = summaries.filter((other) => other.id === id).map((other) => other.language);
  const article = { ...summary, content, languages };
  loaded.set(key, article);
  return article;
}

/** The same where its text has been loaded already. */
export function bundledArticle(id: string, language: string): Article | null {
  const summary = bundledSummary(id, language);
  return (summary && loaded.get(`${id}/${summary.language}`)) ?? null;
}

function bundledSummary(id: string, language: string): ArticleSummary | undefined {
  const versions = summaries.filter((summary) => summary.id === id);
  return (
    versions.find((version) => version.language === language) ??
    versions.find((version) => version.language === defaultLocale)
  );
}
