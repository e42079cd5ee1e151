/**
 * The query that lists the articles with this tag. A tag is a word of its article's language, but the list shows the
 * page's language by default: for an article in another language, the list would be empty.
 */
export function tagSearch(tag: string, articleLanguage: string, pageLanguage: string): string {
  const query = new URLSearchParams({ q: tag });
  if (articleLanguage !== pageLanguage) query.set('lang', articleLanguage);
  return `?${query.toString()}`;
}
