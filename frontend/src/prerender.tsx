import {
  directionOf,
  articlePath,
  articleToComeFile,
  articleVersionKey,
  locales,
  notFoundFile,
  operatorPath,
  pageMarks,
  prerenderedFile,
  sitePages,
  type Locale,
} from '@efemera/contract';
import { renderToString } from 'react-dom/server';
import bundledSummaries from 'virtual:articles';
import { App } from './app/App.js';
import { headHtml } from './app/head.js';
import { changeLocale, startI18n } from './i18n/i18n.js';
import type { PageAddress, PageName } from './app/page-route.js';
import { routeOf } from './app/routes.js';
import { stayAt } from './router/router.js';

/** A page before any script has run. */
export interface PrerenderedPage {
  /** Path below the folder of all pages. */
  file: string;
  /** The page that the browser will draw first from this file; null if the browser will draw something else. */
  name: PageName | null;
  locale: Locale;
  direction: 'ltr' | 'rtl';
  head: string;
  body: string;
}

/** Stands for every article whose text only the API has. */
const toComePath = articlePath('to-come');

/** Every prerendered address, by the name of its file. */
function* addresses(): Generator<[file: string | null, address: PageAddress]> {
  for (const pathname of [...Object.values(sitePages), operatorPath]) {
    yield [prerenderedFile(pathname), { pathname, search: '' }];
  }
  for (const { id, language } of bundledSummaries) {
    const pathname = articlePath(id);
    yield [prerenderedFile(pathname, language), { pathname, search: `?${articleVersionKey}=${language}` }];
  }
  yield [articleToComeFile, { pathname: toComePath, search: '' }];
  yield [notFoundFile, { pathname: '/404', search: '' }];
}

/**
 * Draws every public page in every language, for clients without JavaScript and for the first paint. Runs in Node at
 * build time.
 */
export async function* prerenderSite(): AsyncGenerator<PrerenderedPage> {
  await startI18n(locales[0]);
  for (const locale of locales) {
    await changeLocale(locale);
    for (const [file, address] of addresses()) {
      if (file === null) throw new Error(`Nobody would find the page ${address.pathname}.`);
      yield { file: `${locale}/${file}`, locale, direction: directionOf(locale), ...(await prerenderPage(address)) };
    }
  }
}

async function prerenderPage(address: PageAddress): Promise<Pick<PrerenderedPage, 'name' | 'head' | 'body'>> {
  const route = routeOf(address.pathname);
  await route.preload(address);
  stayAt(address);
  // Everything is loaded, so nothing needs to wait: a renderer that can wait splits long pages and adds inline scripts.
  const body = renderToString(<App />);
  // React's mark for a part that was not loaded, and is therefore missing.
  if (body.includes('<!--$!-->')) throw new Error(`${address.pathname} is not complete.`);
  // React does not take over the placeholder of an article: by then the browser has the text and draws the article.
  const name = address.pathname === toComePath ? null : route.page;
  return { name, head: headHtml(route.head(address), pageMarks), body };
}
