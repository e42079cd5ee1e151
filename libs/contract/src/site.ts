import { defaultLocale, localeChoice, type Locale } from './locales.js';

/**
 * The pages of the site: the browser routes them, the build prerenders them, the gateway serves them and the site map
 * lists them. Articles of the blog are added below `articlesPath`.
 */
export const sitePages = {
  home: '/',
  about: '/sobre',
  contact: '/contato',
  faq: '/faq',
  blog: '/blog',
  privacy: '/privacidade',
  terms: '/termos',
  apiDocs: '/api-docs',
  ranking: '/ranking',
  statistics: '/estatisticas',
} as const;
export type SitePage = keyof typeof sitePages;

/** Other paths of pages, each with the page's key in `sitePages`, whose path is the canonical one. */
export const pageAliases: Readonly<Record<string, SitePage>> = { '/api': 'apiDocs' };

export const articlesPath = '/blog/';
export const articlePath = (id: string) => `${articlesPath}${encodeURIComponent(id)}`;

/**
 * The path of a page in a language: the default language has the bare path, so that each text has exactly one address.
 */
export function pathInLocale(path: string, locale: Locale): string {
  return locale === defaultLocale ? path : `${path}?${localeChoice.queryKey}=${locale}`;
}

/** The operator's page: prerendered like the others, but in no menu and no site map. */
export const operatorPath = '/admin';

/**
 * The end of a URL that chooses a language; empty for the default language. A URL without it shows each visitor the
 * language of the browser, and search engines list it as the default language's.
 */
export const languageChoice = (named: Locale | null): string => pathInLocale('', named ?? defaultLocale);

/** The placeholders of a prerendered page, which the gateway fills in with each answer. */
export const pageMarks = {
  nonce: '__CSP_NONCE__',
  origin: '__ORIGIN__',
  /** The `languageChoice` of the URL that was asked for. */
  choice: '__CHOICE__',
  contact: '__CONTACT__',
  /** How long an inbox lives unless its visitor chooses. Stands in Markdown, where underscores mean bold. */
  lifetime: '%LIFETIME%',
} as const;

/** URL parameter of an article: the version to show, if it is not in the page's own language. */
export const articleVersionKey = 'lang';

/** Prerendered pages without a path: the 404 page, and the page that asks the API for the translation of an article. */
export const notFoundFile = 'notFound.html';
export const articleToComeFile = 'article.html';

/**
 * Name of the file with a prerendered page, below the folder of its locale; null if the path can't be a page.
 *
 * @param version the language of an article's text, which may differ from the page's.
 */
export function prerenderedFile(path: string, version: Locale = defaultLocale): string | null {
  const page = Object.entries(sitePages).find(([, known]) => known === path)?.[0] ?? pageAliases[path];
  if (page) return `${page}.html`;
  if (path === operatorPath) return 'operator.html';
  const article = path.startsWith(articlesPath) ? path.slice(articlesPath.length) : '';
  return articleIdPattern.test(article) ? `blog/${article}.${version}.html` : null;
}

/** Ids of articles are used as file names: other characters could lead out of the folder. */
export const articleIdPattern = /^[a-z0-9](?:[a-z0-9-]{0,98}[a-z0-9])?$/;
