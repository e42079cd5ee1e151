/** What articles are filtered by; apart from the schemas, which the browser has no use for. */
export const articleCategories = [
  '2025',
  'temporaryEmail',
  'digitalSecurity',
  'spamProtection',
  'guide',
  'privacy',
  'tips',
  'news',
  'tech',
  'security',
  'spam',
  'tools',
] as const;
export type ArticleCategory = (typeof articleCategories)[number];

/** `manual`: written by a person; `automatic`: a machine's translation of one that was. */
export const articleSources = ['manual', 'automatic'] as const;
export type ArticleSource = (typeof articleSources)[number];
