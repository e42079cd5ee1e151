import type { IncomingMessage } from 'node:http';
import { paths } from '@efemera/contract';
import type { WsMessageHandler } from '@nestjs/common';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { IoAdapter } from '@nestjs/platform-socket.io';
import type { Server, ServerOptions, Socket } from 'socket.io';
import type { Handshakes } from '../access/handshakes.js';
import { clientAddressOf, type ProxyTrust } from '../http/client-address.js';
import type { EventLoopBudget } from '../sending/event-loop-budget.js';
import type { SocketLimits } from './socket-limits.js';
import type { SocketRequests } from './socket-requests.js';

/** Largest message from a browser: a watch request with a token is a few hundred bytes. */
const maxMessageBytes = 16 * 1024;

const ignore = () => undefined;

export class LiveAdapter extends IoAdapter {
  constructor(
    private readonly express: NestExpressApplication,
    private readonly handshakes: Handshakes,
    private readonly limits: SocketLimits,
    private readonly requests: SocketRequests,
    private readonly eventLoop: EventLoopBudget,
  ) {
    super(express);
  }

  /** The function by which Express decides whether it believes a proxy's forwarded address. */
  get #trusts(): ProxyTrust {
    const express = this.express.getHttpAdapter().getInstance() as { get(name: string): unknown };
    return express.get('trust proxy fn') as ProxyTrust;
  }

  override createIOServer(port: number, options?: ServerOptions): Server {
    const server = super.createIOServer(port, {
      ...options,
      path: paths.socket,
      serveClient: false,
      // Compresses no events: they are small and many, so compressing costs more than it saves.
      perMessageDeflate: false,
      maxHttpBufferSize: maxMessageBytes,
      allowRequest: (request: IncomingMessage, allow: (refusal: string | null, allowed: boolean) => void) => {
        // Handshakes are expensive: hundreds at once, as after a restart, must not delay other calls. While one waits,
        // nothing else listens for errors of its connection, and an error without a listener ends the process.
        request.socket.on('error', ignore);
        void this.eventLoop.turn().then(() => {
          request.socket.off('error', ignore);
          // The client has disconnected meanwhile: a session that begins now would never end.
          if (request.socket.destroyed) return allow('gone', false);
          const refusal = this.handshakes.isOwn(request)
            ? this.limits.judge(request, clientAddressOf(request, this.#trusts))
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
   * Binds handlers without Nest's observables. Handlers acknowledge by themselves and return nothing; Nest's chain of
   * observables for each event of each socket was more than half of the memory that a socket takes.
   */
  override bindMessageHandlers(socket: Socket, handlers: WsMessageHandler[]): void {
    for (const { message, callback } of handlers)
      socket.on(message as string, (...args: unknown[]) => {
        const { data, ack } = this.mapPayload(args.length > 1 ? args : args[0]);
        void callback(data, ack);
      });
  }
}
