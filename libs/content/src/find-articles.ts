import type { ArticleQuery, ArticleSummary } from '@efemera/contract';

/** Letters as they are searched for: without case and accents, width variants folded. */
const fold = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLocaleLowerCase();

/**
 * Chooses articles, for the API and for the browser's own copy alike. Every word of `q` must stand somewhere in
 * title, summary, tags or author.
 */
export function findArticles<Listed extends ArticleSummary>(
  articles: readonly Listed[],
  { lang, category, source, q = '' }: ArticleQuery,
): Listed[] {
  const words = fold(q).split(/\s+/).filter(Boolean);
  return articles.filter((article) => {
    if (lang && article.language !== lang) return false;
    if (category && article.category !== category) return false;
    if (source && article.source !== source) return false;
    const text = fold([article.title, article.summary, article.author, ...article.tags].join('\n'));
    return words.every((word) => text.includes(word));
  });
}
