import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { constants } from 'node:zlib';
import {
  articlesPath,
  articleToComeFile,
  articleVersionKey,
  defaultLocale,
  languageChoice,
  localeChoice,
  matchLocale,
  notFoundFile,
  operatorPath,
  pageMarks,
  prerenderedFile,
  writeLifetime,
  type Locale,
} from '@efemera/contract';
import type { NestExpressApplication } from '@nestjs/platform-express';
import compression from 'compression';
import { parseCookie } from 'cookie';
import { static as serveStatic, type NextFunction, type Request, type Response } from 'express';
import { contactAddress, measuringScripts, type Settings } from '../config.js';
import type { SendNotFoundPage } from '../http/error.filter.js';
import { nonceOf } from '../http/security.js';
import { compressedAssets } from './compressed-assets.js';
import { letPdfViewerIn } from './pdf-viewer.js';

const siteFolder = fileURLToPath(new URL('../../../../frontend/dist', import.meta.url));
/** Folder of the pages as the build made them; hidden, so that none is served before its placeholders are filled. */
const pagesFolder = `${siteFolder}/.pages`;
/** Paths below these are no pages. `/api` itself is a page, which describes the API. */
const notPages = /^\/(?:api\/.|(?:socket\.io|mcp|health|metrics)(?:\/|$))/i;
/**
 * Calls whose answers are compressed as pages are. Answers with mail, inboxes or operator's data are never compressed. A
 * stranger can send a guess of a code, which then stands beside the code, and the length of the compressed answer would
 * tell an eavesdropper how much of the guess is right (BREACH).
 */
const publicCalls = /^\/(?:api\/(?:openapi\.json|config|statistics|comments)|api\/(?:blog|ranking)\/.+|metrics)$/;
/** A path with a file's extension is no page: a route of the gateway may have the file. */
const looksLikeFile = /\/\.|%00|\.[a-z0-9]+$/i;

/** The pages that the build has prerendered, read from disk once each. */
class PrerenderedSite {
  readonly #files = new Set(readdirSync(pagesFolder, { recursive: true, encoding: 'utf8' }));
  /** Pages that were asked for before. Only pages that exist get in, so that clients cannot fill the memory. */
  readonly #pages = new Map<string, string>();

  /** Returns a page in a language; null if there is no such page. */
  page(file: string | null, locale: Locale): string | null {
    const name = `${locale}/${file}`;
    if (file === null || !this.#files.has(name)) return null;
    const page = this.#pages.get(name) ?? readFileSync(`${pagesFolder}/${name}`, 'utf8');
    this.#pages.set(name, page);
    return page;
  }

  /** Returns the version of an article that ArticlePage.tsx will choose in the browser. */
  article(path: string, locale: Locale, asked: Locale | null): string | null {
    const original = this.page(prerenderedFile(path, defaultLocale), locale);
    if (asked === null) return this.page(prerenderedFile(path, locale), locale) ?? original;
    // Only the API knows whether there is a machine translation: sends the page that asks the API for it.
    return this.page(prerenderedFile(path, asked), locale) ?? (original && this.page(articleToComeFile, locale));
  }
}

/** Serves the files of the site; browsers may cache those with a hash in their name for a year. */
function serveFiles(app: NestExpressApplication): void {
  app.use(
    compression({
      // The lowest quality with context modelling: pages are 6 % smaller than at 4, the default, for the same time.
      brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } },
      // With the default of 1 KB, the site's icon of 1,022 bytes would stay uncompressed; compressed it has less than
      // half.
      threshold: 512,
      filter: (request, response) =>
        (!notPages.test(request.path) || publicCalls.test(request.path)) && compression.filter(request, response),
    }),
  );
  app.use(compressedAssets(siteFolder));
  const files = serveStatic(siteFolder, {
    index: false,
    // No redirect from a folder's name: for //evil.example/ it would lead to another host.
    redirect: false,
    // No ranges: one beyond the end of a file would be an error, and no file is large enough to need them.
    acceptRanges: false,
    setHeaders: (response: Response, path: string) => {
      response.set('Cache-Control', path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache');
      letPdfViewerIn(response, path);
    },
  });
  // Skips the files for calls of the API, which need not wait for the disk.
  app.use((request: Request, response: Response, next: NextFunction) =>
    notPages.test(request.path) ? next() : void files(request, response, next),
  );
}

/**
 * Serves the built site: its files, and a page for each other path.
 *
 * @returns a function that answers a browser with the 404 page. The error filter calls it where no route has anything.
 */
export function servePages(app: NestExpressApplication, settings: Settings): SendNotFoundPage {
  if (!existsSync(pagesFolder)) return () => false;
  serveFiles(app);

  const site = new PrerenderedSite();
  const contact = escapeAttribute(contactAddress(settings));
  const lifeMinutes = Math.ceil(settings.INBOX_TTL_SECONDS / 60);
  const advertising = adAttributes(settings);
  const scripts = measuringScripts(settings)
    .map(({ url, attributes }) => {
      const data = attributes.map((attribute) => ` ${attribute.replace('=', '="')}"`).join('');
      return `<script async src="${escapeAttribute(url)}"${data}></script>`;
    })
    .join('');

  const bodyAttributes = [
    `data-contact="${contact}"`,
    `data-origin="${settings.publicOrigin}"`,
    `data-life-minutes="${lifeMinutes}"`,
  ].join(' ');
  // At this mark, theme.js drops the operator's token, and the operator's page reloads itself without the scripts.
  const foreign = advertising !== '' || scripts !== '' ? 'data-foreign-scripts ' : '';

  const send = (page: string | null, locale: Locale, request: Request, response: Response, isOperators = false) =>
    response
      .status(page ? 200 : 404)
      .set('Cache-Control', 'no-cache')
      .vary('Accept-Language, Cookie')
      .type('html')
      .send(
        (page ?? site.page(notFoundFile, locale) ?? '')
          .replaceAll(pageMarks.nonce, nonceOf(response))
          .replaceAll(pageMarks.origin, settings.publicOrigin)
          .replaceAll(pageMarks.choice, languageChoice(localeIn(request, localeChoice.queryKey)))
          .replaceAll(pageMarks.contact, () => contact)
          .replaceAll(pageMarks.lifetime, writeLifetime(lifeMinutes, locale))
          .replace('<body>', () => `<body ${bodyAttributes}>`)
          // The operator's page holds the operator's token: no script of another company may read it.
          .replace('<html ', () => `<html ${isOperators ? '' : advertising + foreign}`)
          .replace('</body>', () => `${isOperators ? '' : scripts}</body>`),
      );

  app.use((request: Request, response: Response, next: NextFunction) => {
    if (!mayBePage(request) || !request.accepts('html') || looksLikeFile.test(request.path)) return next();
    const locale = localeOf(request);
    const path = request.path.replace(/(?<=[^/]|^\/)\/+$/, '');
    const isOperators = path === operatorPath;
    if (isOperators) response.set('X-Robots-Tag', 'noindex');
    const find = (wanted: string) =>
      wanted.startsWith(articlesPath)
        ? site.article(wanted, locale, localeIn(request, articleVersionKey))
        : site.page(prerenderedFile(wanted), locale);
    // Without ADMIN_TOKEN there is no operator's page: it could show nothing.
    const page = isOperators && !settings.ADMIN_TOKEN ? null : find(path);
    const lowerCase = path.toLowerCase();
    if (!page && lowerCase !== path && lowerCase !== operatorPath && find(lowerCase)) {
      // The gateway redirects only to an existing page of this site: no attacker can make a link that leads through it to
      // another host.
      return response.redirect(301, lowerCase + request.originalUrl.slice(request.path.length));
    }
    send(page, locale, request, response, isOperators);
  });

  return (request, response) => {
    // A program takes any type and gets JSON; only a browser that opens a page prefers HTML.
    const isWanted = mayBePage(request) && request.accepts('json', 'html') === 'html';
    if (isWanted) send(null, localeOf(request), request, response);
    return isWanted;
  };
}

const mayBePage = ({ method, path }: Request): boolean =>
  (method === 'GET' || method === 'HEAD') && !notPages.test(path);

/**
 * Returns attributes of `<html>` by which the style sheet reserves room for an advertisement before the first paint, so that
 * nothing moves later.
 */
function adAttributes({ ADS_CLIENT_ID, ADS_SCRIPT_URL }: Settings): string {
  if (ADS_CLIENT_ID === undefined) return '';
  return `data-ads-client="${ADS_CLIENT_ID}" data-ads-script="${escapeAttribute(ADS_SCRIPT_URL)}" `;
}

const escapeAttribute = (text: string) => text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');

/** The language that the browser will choose, as far as a request shows it: the browser's storage may hold another. */
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
