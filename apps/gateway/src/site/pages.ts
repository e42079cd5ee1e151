import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { NestExpressApplication } from '@nestjs/platform-express';
import compression from 'compression';
import type { NextFunction, Request, Response } from 'express';
import { nonceOf } from '../http/security.js';

const siteFolder = fileURLToPath(new URL('../../../../frontend/dist', import.meta.url));
const notPages = /^\/(api|socket\.io|health|metrics)(\/|$)/;
/** A file that is not there, hidden or not, is no page. */
const looksLikeFile = /\/\.|%00|\.[a-z0-9]+$/i;
const nonceMark = '__CSP_NONCE__';

/** Serves the built site: hashed files for a year, the page for every other path that a browser asks for. */
export function servePages(app: NestExpressApplication): void {
  const pageFile = `${siteFolder}/index.html`;
  if (!existsSync(pageFile)) return;
  const page = readFileSync(pageFile, 'utf8');

  app.use(
    compression({
      filter: (request, response) => !notPages.test(request.path) && compression.filter(request, response),
    }),
  );
  app.useStaticAssets(siteFolder, {
    index: false,
    // A folder's name is no page; its redirect would carry a stranger's host from a path such as //evil.example/.
    redirect: false,
    setHeaders: (response: Response, path: string) => {
      response.set('Cache-Control', path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  app.use((request: Request, response: Response, next: NextFunction) => {
    const wanted = request.method === 'GET' && !notPages.test(request.path) && request.accepts('html');
    if (!wanted || looksLikeFile.test(request.path)) return next();
    response
      .set('Cache-Control', 'no-cache')
      .type('html')
      .send(page.replaceAll(nonceMark, nonceOf(response)));
  });
}
