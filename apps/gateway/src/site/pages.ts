import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  articlesPath,
  articleToComeFile,
  articleVersionKey,
  defaultLocale,
  localeChoice,
  matchLocale,
  notFoundFile,
  operatorPath,
  pageMarks,
  prerenderedFile,
  type Locale,
} from '@efemera/contract';
import type { NestExpressApplication } from '@nestjs/platform-express';
import compression from 'compression';
import { parseCookie } from 'cookie';
import { static as serveStatic, type NextFunction, type Request, type Response } from 'express';
import { contactAddress, measuringScripts, type Settings } from '../config.js';
import { nonceOf } from '../http/security.js';

const siteFolder = fileURLToPath(new URL('../../../../frontend/dist', import.meta.url));
/** Pages as the build has drawn them; hidden, so that nobody gets one with its marks unfilled. */
const pagesFolder = `${siteFolder}/.pages`;
/** `/api` itself is the page that describes it. Routes match in any case. */
const notPages = /^\/(?:api\/.|(?:socket\.io|health|metrics)(?:\/|$))/i;
/** A file that is not there, hidden or not, is no page. */
const looksLikeFile = /\/\.|%00|\.[a-z0-9]+$/i;

/** Serves the built site: hashed files for a year, the page for every other path that a browser asks for. */
export function servePages(app: NestExpressApplication, settings: Settings): void {
  if (!existsSync(pagesFolder)) return;
  app.use(
    compression({
      filter: (request, response) => !notPages.test(request.path) && compression.filter(request, response),
    }),
  );
  const files = serveStatic(siteFolder, {
    index: false,
    // A folder's name is no page; its redirect would carry a stranger's host from a path such as //evil.example/.
    redirect: false,
    setHeaders: (response: Response, path: string) => {
      response.set('Cache-Control', path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  // The disk is not asked for what is no file: each call of the API would wait for that.
  app.use((request: Request, response: Response, next: NextFunction) =>
    notPages.test(request.path) ? next() : void files(request, response, next),
  );

  const drawn = new Set(readdirSync(pagesFolder, { recursive: true, encoding: 'utf8' }));
  /** Read when first asked for. Only what is there gets in: strangers ask for anything. */
  const pages = new Map<string, string>();
  /** A page in a language; null where there is no such page. */
  function readPage(file: string | null, locale: Locale): string | null {
    const name = `${locale}/${file}`;
    if (file === null || !drawn.has(name)) return null;
    const page = pages.get(name) ?? readFileSync(`${pagesFolder}/${name}`, 'utf8');
    pages.set(name, page);
    return page;
  }

  /** An article in the version that the browser will choose as well (ArticlePage.tsx). */
  function readArticle(path: string, locale: Locale, asked: Locale | null): string | null {
    const original = readPage(prerenderedFile(path, defaultLocale), locale);
    if (asked === null) return readPage(prerenderedFile(path, locale), locale) ?? original;
    // What nobody has written a machine may have translated: only the API knows.
    return readPage(prerenderedFile(path, asked), locale) ?? (original && readPage(articleToComeFile, locale));
  }

  const contact = escapeAttribute(contactAddress(settings));
  const advertising = adAttributes(settings);
  const scripts = measuringScripts(settings)
    .map(({ url, attributes }) => {
      const data = attributes.map((attribute) => ` ${attribute.replace('=', '="')}"`).join('');
      return `<script async src="${escapeAttribute(url)}"${data}></script>`;
    })
    .join('');

  // Told to theme.js and the operator's page.
  const foreign = advertising !== '' || scripts !== '' ? 'data-foreign-scripts ' : '';

  app.use((request: Request, response: Response, next: NextFunction) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const wanted = isRead && !notPages.test(request.path) && request.accepts('html');
    if (!wanted || looksLikeFile.test(request.path)) return next();
    const locale = localeOf(request);
    const path = request.path.replace(/(?<=[^/]|^\/)\/+$/, '');
    const isOperators = path === operatorPath;
    if (isOperators) response.set('X-Robots-Tag', 'noindex');
    const find = (wanted: string) =>
      wanted.startsWith(articlesPath)
        ? readArticle(wanted, locale, localeIn(request, articleVersionKey))
        : readPage(prerenderedFile(wanted), locale);
    // Without a token there is nothing that the operator's page could show.
    const page = isOperators && !settings.ADMIN_TOKEN ? null : find(path);
    const lowerCase = path.toLowerCase();
    if (!page && lowerCase !== path && lowerCase !== operatorPath && find(lowerCase)) {
      // Only what names a page comes here: no path of a stranger's choice is sent back.
      return response.redirect(301, lowerCase + request.originalUrl.slice(request.path.length));
    }
    response
      .status(page ? 200 : 404)
      .set('Cache-Control', 'no-cache')
      .vary('Accept-Language, Cookie')
      .type('html')
      .send(
        (page ?? readPage(notFoundFile, locale) ?? '')
          .replaceAll(pageMarks.nonce, nonceOf(response))
          .replaceAll(pageMarks.origin, settings.publicOrigin)
          .replaceAll(pageMarks.contact, () => contact)
          .replace('<body>', () => `<body data-contact="${contact}">`)
          // The operator's token stands in that page: no script of others shall read it.
          .replace('<html ', () => `<html ${isOperators ? '' : advertising + foreign}`)
          .replace('</body>', () => `${isOperators ? '' : scripts}</body>`),
      );
  });
}

/** Known before the first paint, so that an advertisement finds its room and moves nothing. */
function adAttributes({ ADS_CLIENT_ID, ADS_SCRIPT_URL }: Settings): string {
  if (ADS_CLIENT_ID === undefined) return '';
  return `data-ads-client="${ADS_CLIENT_ID}" data-ads-script="${escapeAttribute(ADS_SCRIPT_URL)}" `;
}

const escapeAttribute = (text: string) => text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');

/** The language that the browser will choose as well, as far as a request tells: its own storage comes in between. */
function localeOf(request: Request): Locale {
  const named = [
    localeIn(request, localeChoice.queryKey),
    parseCookie(request.headers.cookie ?? '')[localeChoice.cookie],
    ...request.acceptsLanguages(),
  ];
  for (const value of named) {
    const locale = matchLocale(value);
    if (locale) return locale;
  }
  return defaultLocale;
}

function localeIn({ query }: Request, key: string): Locale | null {
  const value = query[key];
  return matchLocale(typeof value === 'string' ? value : null);
}
