import type { RefusalLog } from '@efemera/config';
import { ContractError, type ErrorCode } from '@efemera/contract';
import { ParserBusyError } from '@efemera/mime/pool';
import { Catch, HttpException, Logger, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import { loggedNetworkOf } from '@efemera/network';
import type { Request, Response } from 'express';
import { methodOf, routeOf } from '../metrics/http-metrics.js';
import type { Metrics } from '../metrics/registry.js';
import { requestIdOf } from './request-id.js';

/** Refusals of Express, its body parser and Nest, as errors of the contract. */
const byStatus: Partial<Record<number, [ErrorCode, string]>> = {
  400: ['body_malformed', 'The request could not be read.'],
  // The status that the body parser gives to an error of its `verify` function.
  403: ['body_malformed', 'The request could not be read.'],
  404: ['not_found', 'There is nothing at this address.'],
  405: ['method_not_allowed', 'This address does not take that method.'],
  413: ['body_too_large', 'The request body is too large.'],
  415: ['media_type_unsupported', 'Send JSON in UTF-8, with the content type application/json.'],
};

/** Statuses of answers to clients that exceed a limit. */
const limitStatus = new Set([413, 429, 503]);

/**
 * Seconds for `Retry-After` where the error does not give them. Codes that are not listed get two seconds: a limit of
 * open calls has room again soon.
 */
const retryAfterSeconds: Partial<Record<ErrorCode, number>> = { provider_limit: 60 };

/** Sends the 404 page to a browser that opens a page; returns false, and sends nothing, for all other requests. */
export type SendNotFoundPage = (request: Request, response: Response) => boolean;

/** Turns every exception into an HTTP answer. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  readonly #logger = new Logger(ErrorFilter.name);

  constructor(
    private readonly metrics: Metrics,
    private readonly refusals: RefusalLog,
    private readonly sendNotFoundPage: SendNotFoundPage,
  ) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const request = host.switchToHttp().getRequest<Request>();
    const response = host.switchToHttp().getResponse<Response>();
    if (response.headersSent) {
      response.destroy();
      return;
    }
    const requestId = requestIdOf(response);
    const answer = this.#toContractError(error, requestId);
    if (limitStatus.has(answer.status) && answer.code !== 'storage_unavailable')
      this.metrics.own.refused.inc({ limit: answer.code });
    if (answer.status === 503 || answer.status === 429) {
      response.set('Retry-After', String(answer.details['retryAfterSeconds'] ?? retryAfterSeconds[answer.code] ?? 2));
    }
    // These headers describe the answer that failed, not the error that is sent instead.
    for (const name of ['ETag', 'Content-Disposition', 'Content-Type']) response.removeHeader(name);
    const isPage = answer.code === 'not_found' && this.sendNotFoundPage(request, response);
    if (!isPage) response.status(answer.status).json(answer.toBody());
    this.#log(answer, request, requestId);
  }

  /** Logs neither path nor query: they contain addresses, and a client could write any text into the log with them. */
  #log({ status, code }: ContractError, request: Request, requestId: string): void {
    const call = { method: methodOf(request), route: routeOf(request), network: loggedNetworkOf(request.ip) };
    this.refusals.note({ requestId, status, reason: code, ...call });
  }

  #toContractError(error: unknown, requestId: string): ContractError {
    if (error instanceof ContractError) return error;
    if (error instanceof ParserBusyError)
      return new ContractError('overloaded', 'Too much mail is being read at once.');
    const status = error instanceof HttpException ? error.getStatus() : (error as { status?: unknown } | null)?.status;
    const known = byStatus[Number(status)];
    if (known) return new ContractError(...known);
    // The server of the site's files throws 412 for a condition that does not hold. The request is at fault: logs a
    // refusal, not an error of ours.
    const isOfRequest = error instanceof HttpException || (error as { expose?: unknown } | null)?.expose === true;
    if (isOfRequest && Number(status) >= 400 && Number(status) < 500)
      return new ContractError('bad_request', 'The request asks for something that is not offered here.');
    this.#logger.error({
      msg: 'unexpected error',
      requestId,
      err: error instanceof Error ? error.stack : String(error),
    });
    return new ContractError('internal', 'Something went wrong on our side.');
  }
}
