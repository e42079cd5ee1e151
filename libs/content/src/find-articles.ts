import type { ArticleQuery, ArticleSummary } from '@efemera/contract';

/** Marks that writers often leave out: accents, Arabic and Hebrew vowels, the dot below Devanagari letters (U+093C). */
const optionalMarks = /(?![\u0900-\u093B\u093D-\u0963])\p{M}/gu;

/**
 * Normalises letters for the search: without case and accents, width variants folded. Vowel signs of Devanagari stay:
 * without them, a search for one Hindi word would find many others. The Turkish letters i and ı count as one:
 * `toLowerCase` makes an i of every I, which in Turkish is the capital of ı.
 */
const fold = (text: string) => text.normalize('NFKD').replace(optionalMarks, '').toLowerCase().replaceAll('ı', 'i');

/**
 * Filters articles, for the API and for the browser. Every word of `q` must occur in title, summary, tags or author.
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
