import type { Server } from 'node:http';
import { productVersion } from '@efemera/config';
import { apiKeyHeader } from '@efemera/contract';
import { createToolServer, failingWhenFull } from '@efemera/model-context';
import { countedNetworks } from '@efemera/network';
import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js';
import {
  CancelledNotificationSchema,
  ErrorCode,
  isInitializeRequest,
  isJSONRPCRequest,
  type JSONRPCMessage,
  type RequestId,
} from '@modelcontextprotocol/sdk/types.js';
import { Controller, Delete, Get, Inject, Post, Req, Res, type OnModuleDestroy } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { Request, Response } from 'express';
import { SETTINGS, type Settings } from '../config.js';
import { RateLimited } from '../http/rate-limit.guard.js';
import { OpenRequests } from './open-requests.js';
import { ownCalls } from './own-calls.js';
import { Sessions, type Session } from './sessions.js';

/**
 * The Model Context Protocol over Streamable HTTP. Each session has inboxes of its own. The tools call the API of this
 * gateway with the client's IP address, and the API decides on the limits, quotas and rights of these calls.
 */
@Controller('mcp')
export class ModelContextController implements OnModuleDestroy {
  readonly #sessions: Sessions;
  readonly #requests: OpenRequests;

  constructor(
    @Inject(SETTINGS) private readonly settings: Settings,
    private readonly host: HttpAdapterHost,
  ) {
    this.#sessions = new Sessions({ limitsNetworks: settings.RATE_LIMITS });
    this.#requests = new OpenRequests({ limitsNetworks: settings.RATE_LIMITS });
  }

  get openSessions(): number {
    return this.#sessions.count;
  }

  get openRequests(): number {
    return this.#requests.count;
  }

  @Post()
  @RateLimited('change')
  async post(@Req() request: Request, @Res() response: Response): Promise<void> {
    const id = request.headers['mcp-session-id'];
    // Null if no JSON was parsed: at undefined, the transport would read the request itself, past our limits of size
    // and depth.
    const message: unknown = request.body ?? null;
    // A POST counts as one call. The protocol has no batches since its version of 2025-06-18.
    if (Array.isArray(message)) refuse(response, ErrorCode.InvalidRequest, 'Send one message, not a batch.');
    else if (id === undefined && isInitializeRequest(message)) await this.#begin(request, response);
    else {
      const session = this.#find(id);
      if (session) await this.#handOn(session, { request, response, message });
      else refuseSession(response, id === undefined);
    }
  }

  /** Refuses to open a stream: this server sends nothing but answers to calls. */
  @Get()
  open(@Res() response: Response): void {
    response.status(405).set('Allow', 'POST, DELETE').json(rpcError('This server sends nothing unasked.'));
  }

  @Delete()
  async end(@Req() request: Request, @Res() response: Response): Promise<void> {
    const id = request.headers['mcp-session-id'];
    const session = this.#find(id);
    if (session) await session.transport.handleRequest(request, response);
    else refuseSession(response, id === undefined);
  }

  onModuleDestroy(): void {
    this.#sessions.closeAll();
  }

  #find(id: string | string[] | undefined): Session | null {
    return typeof id === 'string' ? this.#sessions.find(id) : null;
  }

  /** @throws ContractError `too_many_waits`, `overloaded`. */
  async #handOn(session: Session, { request, response, message }: Posted): Promise<void> {
    const { transport } = session;
    if (isJSONRPCRequest(message)) {
      // The client disconnected while its request was checked: the `close` event below has been emitted already, so nothing
      // would abort the work.
      if (response.destroyed) return;
      const { id } = message;
      // The SDK keeps one open request for an id: of two with the same id, it could not abort the first any more.
      if (this.#requests.has(session, id)) {
        refuse(response, ErrorCode.InvalidRequest, 'A request with this id is open already.');
        return;
      }
      const leave = this.#requests.enter(session, id);
      response.once('close', () => {
        leave();
        if (!response.writableFinished) abort(transport, id);
      });
    }
    await transport.handleRequest(request, response, message);
    const cancelled = cancelledBy(message);
    if (cancelled !== null && this.#requests.has(session, cancelled)) endStream(transport, cancelled);
  }

  async #begin(request: Request, response: Response): Promise<void> {
    const networks = countedNetworks(request.ip);
    this.#sessions.checkRoom(networks);
    const transport: StreamableHTTPServerTransport = new StreamableHTTPServerTransport({
      sessionIdGenerator: () => this.#sessions.newId(),
      onsessioninitialized: (id) => this.#sessions.add(id, { transport, networks, usedAtMs: performance.now() }),
      onsessionclosed: (id) => this.#sessions.close(id),
    });
    const origin = {
      remoteAddress: request.socket.remoteAddress,
      forwardedFor: request.headers['x-forwarded-for']?.toString(),
    };
    const service = {
      url: this.settings.publicOrigin,
      // Null if there is none: at undefined, the tools would use the key in this process's environment, the operator's
      // own.
      apiKey: request.headers[apiKeyHeader.toLowerCase()]?.toString() ?? null,
      fetch: failingWhenFull(ownCalls(this.host.httpAdapter.getHttpServer() as Server, origin)),
    };
    await createToolServer({ service, version: productVersion() }).connect(transport);
    await transport.handleRequest(request, response, request.body);
    if (transport.sessionId === undefined) await transport.close();
  }
}

interface Posted {
  request: Request;
  response: Response;
  message: unknown;
}

/**
 * Aborts a request whose client has disconnected. The protocol advises to go on, for clients that fetch the answer
 * later. This server keeps no answers, and a wait that went on would take the code that the client's next wait needs.
 */
function abort(transport: StreamableHTTPServerTransport, requestId: RequestId): void {
  transport.onmessage?.({ jsonrpc: '2.0', method: 'notifications/cancelled', params: { requestId } });
  endStream(transport, requestId);
}

/** Ends the stream of an aborted request, which gets no answer. */
function endStream(transport: StreamableHTTPServerTransport, requestId: RequestId): void {
  transport.closeSSEStream(requestId);
  // The stream is closed, so the transport sends nothing: at this answer it only forgets the id, and then it throws.
  const answer: JSONRPCMessage = {
    jsonrpc: '2.0',
    id: requestId,
    error: { code: ErrorCode.ConnectionClosed, message: 'Cancelled.' },
  };
  transport.send(answer).catch(() => undefined);
}

/** The id of the request that a message cancels, or null. */
function cancelledBy(message: unknown): RequestId | null {
  const { success, data } = CancelledNotificationSchema.safeParse(message);
  return success ? (data.params.requestId ?? null) : null;
}

/**
 * Refuses a call without an open session, in the form that the protocol asks for. A 404 tells a client that its session
 * has ended and that it must begin a new one.
 */
function refuseSession(response: Response, isMissing: boolean): void {
  const message = isMissing ? 'Begin with an initialize request.' : 'There is no such session. Begin a new one.';
  response.status(isMissing ? 400 : 404).json(rpcError(message));
}

function refuse(response: Response, code: ErrorCode, message: string): void {
  response.status(400).json(rpcError(message, code));
}

const rpcError = (message: string, code: number = ErrorCode.ConnectionClosed) => ({
  jsonrpc: '2.0',
  error: { code, message },
  id: null,
});
