import { createBullBoard } from '@bull-board/api';
import { BullMQAdapter } from '@bull-board/api/bullMQAdapter';
import { ExpressAdapter } from '@bull-board/express';
import { paths } from '@efemera/contract';
import { QueueBoard } from '@efemera/storage';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { NextFunction, Request, Response } from 'express';
import type { Settings } from '../config.js';
import { readingMethods } from '../http/security.js';
import { Audit } from './audit.js';
import { OperatorAccess } from '../access/operator-access.js';

/** bull-board's page asks for a third party's font and has inline styles; our policy allows neither. */
const withoutForeignStyles = (page: string) =>
  page
    .replace(/<link href="https:[^<>]*>/g, '')
    .replace(/<style>[^<]*<\/style>/g, '')
    .replace(/ style="[^"]*"/g, '');

/**
 * Digest of the one style sheet that the board's script writes into the page, so that our policy can allow this one and no
 * other.
 */
const scriptedStyle = "'sha256-r2N1TB/gHbBtBZFKg7ejmq1acVSREzucTAEw6ga4hoU='";

/** Our policy, except that the board may use that style sheet and set the base of its links to this site. */
const boardPolicy = (policy: string) =>
  policy.replace("base-uri 'none'", "base-uri 'self'").replace('style-src ', `style-src ${scriptedStyle} `);

/** Mounts bull-board's page of the queues. A browser asks its user for the operator's token, as a password. */
export function mountQueueBoard(app: NestExpressApplication, settings: Settings): void {
  if (!settings.ADMIN_TOKEN) return;
  const adapter = new ExpressAdapter().setBasePath(paths.queueBoard);
  createBullBoard({
    queues: app.get(QueueBoard).queues.map((queue) => new BullMQAdapter(queue)),
    serverAdapter: adapter,
    options: { uiConfig: { boardTitle: 'Efêmera', hideRedisDetails: false } },
  });
  const [access, audit] = [app.get(OperatorAccess), app.get(Audit)];
  app.use(
    paths.queueBoard,
    (request: Request, response: Response, next: NextFunction) => {
      response.set({
        'Cache-Control': 'private, no-store',
        'X-Robots-Tag': 'noindex',
        'Content-Security-Policy': boardPolicy(String(response.getHeader('Content-Security-Policy'))),
      });
      const send = response.send.bind(response);
      response.send = (body: unknown) => send(typeof body === 'string' ? withoutForeignStyles(body) : body);
      access.check(request, response, 'Basic').then(() => next(), next);
    },
    (request: Request, response: Response, next: NextFunction) => {
      if (!readingMethods.has(request.method)) {
        const what = `${request.method} ${request.path}`;
        response.once('finish', () => {
          void audit.note(request, 'queue', what, String(response.statusCode)).catch(() => undefined);
        });
      }
      next();
    },
    adapter.getRouter(),
  );
}
