import { tagSearch } from './tag-search.js';

it("searches in the article's language where the page has another one", () => {
  expect(tagSearch('spam & co', 'pt-BR', 'pt-BR')).toBe('?q=spam+%26+co');
  const search = new URLSearchParams(tagSearch('الخصوصية', 'ar', 'pt-BR'));
  expect(Object.fromEntries(search)).toEqual({ q: 'الخصوصية', lang: 'ar' });
});
