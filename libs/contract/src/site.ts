import { defaultLocale, localeChoice, type Locale } from './locales.js';

/**
 * The pages of the site: what the browser routes, the build prerenders, the gateway serves and the site map lists.
 * Articles of the blog come on top, below `articlesPath`.
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

/** Other addresses of a page; the first name is the canonical one. */
export const pageAliases: Readonly<Record<string, SitePage>> = { '/api': 'apiDocs' };

export const articlesPath = '/blog/';
export const articlePath = (id: string) => `${articlesPath}${encodeURIComponent(id)}`;

/** The same page in a language: the default one has the bare address, so that every text has exactly one. */
export function pathInLocale(path: string, locale: Locale): string {
  return locale === defaultLocale ? path : `${path}?${localeChoice.queryKey}=${locale}`;
}

/** The operator's page: drawn by the build like the others, and named in no menu and no site map. */
export const operatorPath = '/admin';

/** What the build leaves open in a prerendered page, for the gateway to fill in as it answers. */
export const pageMarks = { nonce: '__CSP_NONCE__', origin: '__ORIGIN__', contact: '__CONTACT__' } as const;

/** Parameter of an article's address: the version to show, where that is not the one in the page's own language. */
export const articleVersionKey = 'lang';

/** Prerendered pages that no path names: the one that is not there, and an article whose text only the API has. */
export const notFoundFile = 'notFound.html';
export const articleToComeFile = 'article.html';

/**
 * Name of the file that holds a prerendered page, below the folder of its locale; null where no page can be.
 *
 * @param version  the language of the text, for articles: it may be another one than the page's.
 */
export function prerenderedFile(path: string, version: Locale = defaultLocale): string | null {
  const page = Object.entries(sitePages).find(([, known]) => known === path)?.[0] ?? pageAliases[path];
  if (page) return `${page}.html`;
  if (path === operatorPath) return 'operator.html';
  const article = path.startsWith(articlesPath) ? path.slice(articlesPath.length) : '';
  return articleIdPattern.test(article) ? `blog/${article}.${version}.html` : null;
}

/** Ids of articles name files: nothing else may pass. */
export const articleIdPattern = /^[a-z0-9](?:[a-z0-9-]{0,98}[a-z0-9])?$/;
