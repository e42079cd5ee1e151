import type { ArticleQuery, ArticleSummary } from '@efemera/contract';
import { foldText } from './fold-text.js';

/**
 * Filters articles, for the API and for the browser. Every word of `q` must occur in title, summary, tags or author.
 */
export function findArticles<Listed extends ArticleSummary>(
  articles: readonly Listed[],
  { lang, category, source, q = '' }: ArticleQuery,
): Listed[] {
  const words = foldText(q).split(/\s+/).filter(Boolean);
  return articles.filter((article) => {
    if (lang && article.language !== lang) return false;
    if (category && article.category !== category) return false;
    if (source && article.source !== source) return false;
    const text = foldText([article.title, article.summary, article.author, ...article.tags].join('\n'));
    return words.every((word) => text.includes(word));
  });
}
