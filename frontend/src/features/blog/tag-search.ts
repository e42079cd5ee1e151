/**
 * The query that lists the articles with this tag. The list shows the page's language by default: from an article in
 * another one, whose tags are in its own words, the list would be empty.
 */
export function tagSearch(tag: string, articleLanguage: string, pageLanguage: string): string {
  const query = new URLSearchParams({ q: tag });
  if (articleLanguage !== pageLanguage) query.set('lang', articleLanguage);
  return `?${query.toString()}`;
}
