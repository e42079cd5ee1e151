import type { Server } from 'node:http';
import { productVersion } from '@efemera/config';
import { apiKeyHeader } from '@efemera/contract';
import { createToolServer } from '@efemera/model-context';
import { networkOf } from '@efemera/network';
import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js';
import { isInitializeRequest } from '@modelcontextprotocol/sdk/types.js';
import { Controller, Delete, Get, Inject, Post, Req, Res, type OnModuleDestroy } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { Request, Response } from 'express';
import { SETTINGS, type Settings } from '../config.js';
import { RateLimited } from '../http/rate-limit.guard.js';
import { ownCalls } from './own-calls.js';
import { Sessions } from './sessions.js';

/**
 * The Model Context Protocol over Streamable HTTP. Each session has inboxes of its own. Its tools call the API of this
 * gateway as the client's network would, so that no limit, quota or right is decided here.
 */
@Controller('mcp')
export class ModelContextController implements OnModuleDestroy {
  readonly #sessions: Sessions;

  constructor(
    @Inject(SETTINGS) private readonly settings: Settings,
    private readonly host: HttpAdapterHost,
  ) {
    this.#sessions = new Sessions({ limitsNetworks: settings.RATE_LIMITS });
  }

  get openSessions(): number {
    return this.#sessions.count;
  }

  @Post()
  @RateLimited('change')
  async post(@Req() request: Request, @Res() response: Response): Promise<void> {
    const id = request.headers['mcp-session-id'];
    const begins = id === undefined && isInitializeRequest(request.body);
    const transport = begins ? await this.#begin(request) : this.#find(id);
    if (transport) await transport.handleRequest(request, response, request.body);
    else refuseSession(response, id === undefined);
  }

  /** Refuses to open a stream: this server sends nothing but answers to calls. */
  @Get()
  open(@Res() response: Response): void {
    response.status(405).set('Allow', 'POST, DELETE').json(rpcError('This server sends nothing unasked.'));
  }

  @Delete()
  async end(@Req() request: Request, @Res() response: Response): Promise<void> {
    const id = request.headers['mcp-session-id'];
    const transport = this.#find(id);
    if (transport) await transport.handleRequest(request, response);
    else refuseSession(response, id === undefined);
  }

  onModuleDestroy(): void {
    this.#sessions.closeAll();
  }

  #find(id: string | string[] | undefined): StreamableHTTPServerTransport | null {
    return typeof id === 'string' ? (this.#sessions.find(id)?.transport ?? null) : null;
  }

  async #begin(request: Request): Promise<StreamableHTTPServerTransport> {
    const network = networkOf(request.ip);
    this.#sessions.makeRoom(network);
    const transport: StreamableHTTPServerTransport = new StreamableHTTPServerTransport({
      sessionIdGenerator: () => this.#sessions.newId(),
      onsessioninitialized: (id) => this.#sessions.add(id, { transport, network, usedAtMs: Date.now() }),
      onsessionclosed: (id) => this.#sessions.close(id),
    });
    const origin = {
      remoteAddress: request.socket.remoteAddress,
      forwardedFor: request.headers['x-forwarded-for']?.toString(),
    };
    const service = {
      url: this.settings.publicOrigin,
      apiKey: request.headers[apiKeyHeader.toLowerCase()]?.toString(),
      fetch: ownCalls(this.host.httpAdapter.getHttpServer() as Server, origin),
    };
    await createToolServer({ service, version: productVersion() }).connect(transport);
    return transport;
  }
}

/**
 * Refuses in the form that the protocol's transport asks for. By a 404, clients know that their session has ended and begin
 * a new one.
 */
function refuseSession(response: Response, isMissing: boolean): void {
  const message = isMissing ? 'Begin with an initialize request.' : 'There is no such session. Begin a new one.';
  response.status(isMissing ? 400 : 404).json(rpcError(message));
}

const rpcError = (message: string) => ({ jsonrpc: '2.0', error: { code: -32_000, message }, id: null });
