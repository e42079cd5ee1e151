import 'reflect-metadata';
import type { Server } from 'node:http';
import { RefusalLog } from '@efemera/config';
import { ContractError, limits, paths } from '@efemera/contract';
import { Logger, type LoggerService } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { NextFunction, Request, Response } from 'express';
import { AppModule } from './app.module.js';
import type { Settings } from './config.js';
import { warnOfLostAddresses } from './http/client-address.js';
import { refuseDeepBody } from './http/body-depth.js';
import { boundConnections, boundPipelining } from './http/connections.js';
import { ErrorFilter } from './http/error.filter.js';
import { LeanExpressAdapter } from './http/express.js';
import { security } from './http/security.js';
import { validation } from './http/validation.js';
import { Handshakes } from './access/handshakes.js';
import { LiveAdapter } from './live/io-adapter.js';
import { EventLoopBudget } from './sending/event-loop-budget.js';
import { SocketLimits } from './live/socket-limits.js';
import { SocketRequests } from './live/socket-requests.js';
import { HttpMetrics } from './metrics/http-metrics.js';
import { METRICS, type Metrics } from './metrics/registry.js';
import { mountQueueBoard } from './operator/queue-board.js';
import { servePages } from './site/pages.js';

/** Assembles the gateway: a request passes the handlers in the order of this function. The caller makes it listen. */
export async function createApp(settings: Settings, logger: LoggerService | false): Promise<NestExpressApplication> {
  const app = await NestFactory.create<NestExpressApplication>(AppModule.with(settings), new LeanExpressAdapter(), {
    bodyParser: false,
    logger,
  });
  app.set('trust proxy', settings.TRUST_PROXY);
  if (settings.TRUST_PROXY !== false) app.use(warnOfLostAddresses());
  app.set('etag', false);
  app.disable('x-powered-by');
  app.use(boundPipelining(app.get<Metrics>(METRICS)));
  app.use(app.get(HttpMetrics).observe);
  for (const handler of security(settings)) app.use(handler);
  app.use(refuseUndecodable);
  app.use(refuseOtherBodies);
  // A constant, because Nest's types do not know `verify`: TypeScript would refuse it in an object literal.
  const bodies = { limit: limits.maxRequestBodyBytes, type: 'application/json', verify: refuseDeepBody };
  app.useBodyParser('json', bodies);
  app.useGlobalPipes(validation());
  const refusals = new RefusalLog(new Logger('Refusals'));
  app.getHttpServer().once('close', () => refusals.tellLeftOut());
  app.useWebSocketAdapter(
    new LiveAdapter(app, app.get(Handshakes), app.get(SocketLimits), app.get(SocketRequests), app.get(EventLoopBudget)),
  );
  mountQueueBoard(app, settings);
  const sendNotFoundPage = servePages(app, settings);
  app.useGlobalFilters(new ErrorFilter(app.get<Metrics>(METRICS), refusals, sendNotFoundPage));
  boundConnections(app.getHttpServer(), settings, app.get<Metrics>(METRICS));
  answerUnreadableRequests(app.getHttpServer(), app.get<Metrics>(METRICS));
  return app;
}

/**
 * Refuses paths such as `/api/inboxes/%ff`, which stand for no text. The router would refuse them as if the body were at
 * fault.
 */
function refuseUndecodable({ path }: Request, _response: Response, next: NextFunction): void {
  try {
    if (path.toLowerCase().startsWith('/api/')) decodeURIComponent(path);
    next();
  } catch {
    next(new ContractError('not_found', 'There is nothing at this address.'));
  }
}

/**
 * The gateway refuses bodies that are no JSON: if a route that reads none answered with success, the client would believe
 * that its body was read. The intake judges its own bodies, since it takes mail.
 */
function refuseOtherBodies(request: Request, _response: Response, next: NextFunction): void {
  const hasBody =
    Number(request.headers['content-length'] ?? 0) > 0 || request.headers['transfer-encoding'] !== undefined;
  const refused =
    hasBody &&
    request.path.toLowerCase().startsWith('/api/') &&
    request.path !== paths.intake &&
    request.is('application/json') === false;
  next(
    refused
      ? new ContractError('media_type_unsupported', 'Send JSON, with the content type application/json.')
      : undefined,
  );
}

/** For the codes of errors with which Node itself ends a request: the name of the exceeded limit in the metrics. */
const unreadable: Partial<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: 'head_too_large',
  ERR_HTTP_REQUEST_TIMEOUT: 'request_too_slow',
};

/** Answers requests that Node refuses before they reach a route, in the form of all other errors. */
function answerUnreadableRequests(server: Server, { own }: Metrics): void {
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (!socket.writable || error.code === 'ECONNRESET') {
      socket.destroy();
      return;
    }
    const limit = unreadable[error.code ?? ''];
    if (limit) own.refused.inc({ limit });
    const [status, answer] =
      error.code === 'HPE_HEADER_OVERFLOW'
        ? [
            '431 Request Header Fields Too Large',
            new ContractError('bad_request', 'The request line or a header is too long.'),
          ]
        : error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
          ? ['408 Request Timeout', new ContractError('bad_request', 'The request took too long to arrive.')]
          : ['400 Bad Request', new ContractError('bad_request', 'This is not an HTTP request.')];
    const body = JSON.stringify(answer.toBody());
    socket.end(
      `HTTP/1.1 ${status}\r\nContent-Type: application/json; charset=utf-8\r\n` +
        `Content-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
    );
  });
}
