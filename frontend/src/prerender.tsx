import {
  articlePath,
  locales,
  operatorPath,
  pageMarks,
  prerenderedFile,
  sitePages,
  type Locale,
} from '@efemera/contract';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { App } from './app/App.js';
import { headHtml } from './app/head.js';
import { changeLocale, startI18n } from './app/i18n.js';
import { routeOf } from './app/routes.js';
import { bundledSummaries } from './features/blog/bundled-articles.js';

/** A page as it is before anything has run in a browser. */
export interface PrerenderedPage {
  /** Below the folder of all pages. */
  file: string;
  locale: Locale;
  head: string;
  body: string;
}

/** A path that no page has: the page that says so. */
const nowhere = '/404';

/**
 * Draws every public page in every language: what a client without JavaScript reads, and what all others see first.
 * Runs in Node at build time.
 */
export async function* prerenderSite(): AsyncGenerator<PrerenderedPage> {
  await startI18n(locales[0]);
  for (const locale of locales) {
    await changeLocale(locale);
    const articles = bundledSummaries.filter(({ language }) => language === locale).map(({ id }) => articlePath(id));
    for (const path of [...Object.values(sitePages), ...articles, operatorPath, nowhere]) {
      const file = `${locale}/${prerenderedFile(path) ?? 'notFound.html'}`;
      yield { file, locale, ...(await prerenderPage(path)) };
    }
  }
}

async function prerenderPage(pathname: string): Promise<{ head: string; body: string }> {
  const route = routeOf(pathname);
  await route.preload(pathname);
  // Everything is here already: the renderers that wait would split long pages up and mend them with inline scripts.
  const body = renderToString(
    <StaticRouter location={pathname}>
      <App />
    </StaticRouter>,
  );
  return { head: headHtml(route.head(pathname), pageMarks.origin), body };
}
