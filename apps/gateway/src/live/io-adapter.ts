import type { IncomingMessage } from 'node:http';
import { paths } from '@efemera/contract';
import type { WsMessageHandler } from '@nestjs/common';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { IoAdapter } from '@nestjs/platform-socket.io';
import type { Server, ServerOptions, Socket } from 'socket.io';
import proxyAddr from 'proxy-addr';
import { isOwnOrigin } from '../http/origin.js';
import type { EventLoopBudget } from '../sending/event-loop-budget.js';
import type { SocketLimits } from './socket-limits.js';
import type { SocketRequests } from './socket-requests.js';

/** Largest message from a browser: a watch request with a token is a few hundred bytes. */
const maxMessageBytes = 16 * 1024;

const ignore = () => undefined;

export class LiveAdapter extends IoAdapter {
  constructor(
    private readonly express: NestExpressApplication,
    private readonly publicOrigin: string,
    private readonly limits: SocketLimits,
    private readonly requests: SocketRequests,
    private readonly eventLoop: EventLoopBudget,
  ) {
    super(express);
  }

  /** As Express decides it for a request: which forwarded addresses are believed. */
  get #trusts(): (address: string, hop: number) => boolean {
    const express = this.express.getHttpAdapter().getInstance() as { get(name: string): unknown };
    return express.get('trust proxy fn') as (address: string, hop: number) => boolean;
  }

  override createIOServer(port: number, options?: ServerOptions): Server {
    const server = super.createIOServer(port, {
      ...options,
      path: paths.socket,
      serveClient: false,
      // Facts are small and many: compressing each costs more than it saves.
      perMessageDeflate: false,
      maxHttpBufferSize: maxMessageBytes,
      // Cross-site WebSocket hijacking: the handshake carries the visitor's cookie whoever starts it.
      allowRequest: (request: IncomingMessage, allow: (refusal: string | null, allowed: boolean) => void) => {
        // A handshake is dear: hundreds at once, as after a restart, must let others in between. Until then nobody else
        // listens for what becomes of the connection, and an error that nobody listens for ends the process.
        request.socket.on('error', ignore);
        void this.eventLoop.turn().then(() => {
          request.socket.off('error', ignore);
          // Gone meanwhile: it would be a session that nobody ends.
          if (request.socket.destroyed) return allow('gone', false);
          const refusal = isOwnOrigin(request, this.publicOrigin)
            ? this.limits.judge(request, proxyAddr(request, this.#trusts))
            : 'origin_forbidden';
          allow(refusal, refusal === null);
        });
      },
    } as ServerOptions) as Server;
    this.limits.follow(server);
    this.requests.follow(server);
    return server;
  }

  /**
   * Handlers acknowledge by themselves and return nothing. Nest would listen for what they return, through a chain of
   * observables for each event of each socket: that was more than half of the memory that a socket takes.
   */
  override bindMessageHandlers(socket: Socket, handlers: WsMessageHandler[]): void {
    for (const { message, callback } of handlers)
      socket.on(message as string, (...args: unknown[]) => {
        const { data, ack } = this.mapPayload(args.length > 1 ? args : args[0]);
        void callback(data, ack);
      });
  }
}
