import 'reflect-metadata';
import { limits } from '@efemera/contract';
import type { LoggerService } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { AppModule } from './app.module.js';
import type { Settings } from './config.js';
import { ErrorFilter } from './http/error.filter.js';
import { security } from './http/security.js';
import { validation } from './http/validation.js';
import { LiveAdapter } from './live/io-adapter.js';
import { servePages } from './site/pages.js';

/** Assembles the gateway, top to bottom; it listens when the caller says so. */
export async function createApp(settings: Settings, logger: LoggerService | false): Promise<NestExpressApplication> {
  const app = await NestFactory.create<NestExpressApplication>(AppModule.with(settings), { bodyParser: false, logger });
  app.set('trust proxy', settings.TRUST_PROXY);
  app.set('etag', false);
  app.disable('x-powered-by');
  for (const handler of security(settings.publicOrigin)) app.use(handler);
  app.useBodyParser('json', { limit: limits.maxRequestBodyBytes, type: 'application/json' });
  app.useGlobalPipes(validation());
  app.useGlobalFilters(new ErrorFilter());
  app.useWebSocketAdapter(new LiveAdapter(app, settings.publicOrigin));
  servePages(app);
  return app;
}
