import { articlesPath, operatorPath, sitePages } from '@efemera/contract';
import { matchesPath } from '../router/router.js';
import { eagerPage, lazyPage, type PageRoute } from './page-route.js';
import * as homePage from './pages/HomePage.js';

const loadApiDocs = () => import('./pages/ApiDocsPage.js');

/** Every screen; the last one is shown for all other paths. */
export const routes: readonly PageRoute[] = [
  eagerPage({ page: 'home', path: sitePages.home }, homePage),
  lazyPage(
    { page: 'about', path: sitePages.about, text: 'about', texts: ['feedback'] },
    () => import('./pages/AboutPage.js'),
  ),
  lazyPage({ page: 'contact', path: sitePages.contact, texts: ['feedback'] }, () => import('./pages/ContactPage.js')),
  lazyPage({ page: 'faq', path: sitePages.faq, text: 'faq' }, () => import('./pages/FaqPage.js')),
  lazyPage({ page: 'blog', path: sitePages.blog, texts: ['blog'] }, () => import('./pages/BlogPage.js')),
  lazyPage(
    { page: 'article', path: `${articlesPath}:id`, texts: ['blog', 'feedback'] },
    () => import('./pages/ArticlePage.js'),
  ),
  lazyPage({ page: 'privacy', path: sitePages.privacy, text: 'privacy' }, () => import('./pages/PrivacyPage.js')),
  lazyPage({ page: 'terms', path: sitePages.terms, text: 'terms' }, () => import('./pages/TermsPage.js')),
  lazyPage({ page: 'apiDocs', path: sitePages.apiDocs, texts: ['apiDocs'] }, loadApiDocs),
  lazyPage({ page: 'apiDocs', path: '/api', texts: ['apiDocs'] }, loadApiDocs),
  lazyPage({ page: 'ranking', path: sitePages.ranking, texts: ['ranking'] }, () => import('./pages/RankingPage.js')),
  lazyPage(
    { page: 'statistics', path: sitePages.statistics, texts: ['statistics'] },
    () => import('./pages/StatisticsPage.js'),
  ),
  lazyPage({ page: 'operator', path: operatorPath, texts: ['operator'] }, () => import('./pages/OperatorPage.js')),
  lazyPage({ page: 'notFound', path: '*' }, () => import('./pages/NotFoundPage.js')),
];

/** The screen for an address. */
export function routeOf(pathname: string): PageRoute {
  const found = routes.find(({ path }) => matchesPath(path, pathname));
  if (!found) throw new Error('The last route takes every address.');
  return found;
}
