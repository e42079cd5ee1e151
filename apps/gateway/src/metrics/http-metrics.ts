import { Inject, Injectable } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';
import { METRICS, type Metrics } from './registry.js';

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
/** The status that nginx logs for a client that disconnected before it had its answer. */
const clientGone = 499;

/** Counts and times every HTTP answer by its route. */
@Injectable()
export class HttpMetrics {
  readonly #open = new Set<Response>();

  constructor(@Inject(METRICS) private readonly metrics: Metrics) {
    const { waiters, streams } = metrics.own;
    Object.assign(waiters, { collect: () => waiters.set([...this.#open].filter(isWaiting).length) });
    Object.assign(streams, { collect: () => streams.set([...this.#open].filter(isStream).length) });
  }

  readonly observe = (request: Request, response: Response, next: NextFunction): void => {
    const startedAt = performance.now();
    this.#open.add(response);
    response.once('close', () => {
      this.#open.delete(response);
      const labels = { method: methodOf(request), route: routeOf(request) };
      const status = response.writableFinished || isStream(response) ? response.statusCode : clientGone;
      this.metrics.own.httpRequests.inc({ ...labels, status });
      if (isWaiting(response) || isStream(response)) return;
      this.metrics.own.httpSeconds.observe(labels, (performance.now() - startedAt) / 1000);
    });
    next();
  };
}

/** Returns a known method or OTHER: a client may send any word, and each new one would be a further series. */
export const methodOf = ({ method }: Request): string => (methods.has(method) ? method : 'OTHER');

/** Returns the pattern of the route. An answer without a route counts as `page`, `file` or `none`. */
export function routeOf(request: Request): string {
  const { path } = (request.route ?? {}) as { path?: unknown };
  if (typeof path === 'string' && path.startsWith('/') && !path.includes('*')) return request.baseUrl + path;
  const type = String(request.res?.getHeader('content-type') ?? '');
  if (request.res?.statusCode === 404) return 'none';
  return type.startsWith('text/html') ? 'page' : type.startsWith('application/json') ? 'none' : 'file';
}

const isWaiting = ({ req }: Response) => req.query['wait'] !== undefined && req.query['wait'] !== '0';
const isStream = (response: Response) =>
  String(response.getHeader('content-type') ?? '').startsWith('text/event-stream');
