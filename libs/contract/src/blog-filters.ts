/** The filters of articles, in a file without schemas, so that the browser need not load the validator. */
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

/** `manual`: written by a person; `automatic`: machine-translated from a manual version. */
export const articleSources = ['manual', 'automatic'] as const;
