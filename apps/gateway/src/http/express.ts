import { createServer, IncomingMessage, ServerResponse, type OutgoingHttpHeaders, type Server } from 'node:http';
import { paths } from '@efemera/contract';
import { ExpressAdapter } from '@nestjs/platform-express';
import express, { type Express } from 'express';
import { clientAddressOf, type ProxyTrust } from './client-address.js';

/** Interval at which Node closes requests that are too slow. Its default would let them live up to 30 s longer. */
const checkEveryMs = 1000;

/** Where clients may open WebSockets. A protocol beside Socket.IO adds its path: elsewhere, `upgrade` is not emitted. */
const webSocketPaths: readonly string[] = [`${paths.socket}/`];

/**
 * Makes a class of requests. Node hands over the connection of a request (event `upgrade`) only if the request opens a
 * WebSocket at one of `webSocketPaths`. Any other request with `Upgrade` is answered as if it had none: clients for Java, and `curl --http2`, send
 * `Upgrade: h2c` with ordinary calls, and Socket.IO would close those connections without an answer.
 */
const makeRequestClass = () =>
  class extends IncomingMessage {
    /** No private field: the constructor of `IncomingMessage` sets `upgrade`, before the fields of this class exist. */
    declare mayUpgrade: boolean;

    get upgrade(): boolean {
      const isWebSocket = /^websocket$/i.test(this.headers.upgrade ?? '');
      const opensSocket = isWebSocket && webSocketPaths.some((path) => this.url?.startsWith(path));
      return this.mayUpgrade && (this.method === 'CONNECT' || opensSocket);
    }

    /** Node sets this twice: to whether the client sent `Upgrade`, then to whether the server has a listener for it. */
    set upgrade(mayUpgrade: boolean) {
      this.mayUpgrade = mayUpgrade;
    }
  };

/**
 * Matches paths exactly, and gives requests and responses Express' prototypes when they are constructed.
 *
 * Express would change the prototype of each one as it comes. V8 then keeps everything that hangs on the object until the
 * next collection of the old generation: 20 to 30 KB a call, and pauses of tens of milliseconds. Express leaves an object
 * alone that has the right prototype already.
 */
export class LeanExpressAdapter extends ExpressAdapter {
  /** Whether clients may send further requests on their connections. */
  #keepsConnections = true;

  constructor() {
    // Otherwise /metrics/ and /Metrics would get past a proxy's rule for /metrics. Express reads both settings when it
    // makes its router, at the first use.
    super(express().enable('case sensitive routing').enable('strict routing'));
  }

  override initHttpServer(): void {
    const app = this.getInstance<Express>();
    const Request = makeRequestClass();
    const keepsConnections = () => this.#keepsConnections;
    class Response extends ServerResponse<InstanceType<typeof Request>> {
      override writeHead(status: number, ...head: readonly unknown[]): this {
        if (!keepsConnections()) this.setHeader('Connection', 'close');
        return super.writeHead(status, ...(head as [OutgoingHttpHeaders?]));
      }
    }
    app.request = Object.setPrototypeOf(Request.prototype, app.request) as Express['request'];
    app.response = Object.setPrototypeOf(Response.prototype, app.response) as Express['response'];
    const trusts = () => app.get('trust proxy fn') as ProxyTrust;
    Object.defineProperty(Request.prototype, 'ip', {
      get(this: IncomingMessage) {
        return clientAddressOf(this, trusts());
      },
    });
    const options = { IncomingMessage: Request, ServerResponse: Response, connectionsCheckingInterval: checkEveryMs };
    this.httpServer = createServer(options, app);
  }

  /**
   * Closes each connection after the answer that runs on it, because the gateway stops: Node closes only connections that are
   * idle when the server closes, and a client could send its next call on any other until the process ends.
   */
  closeAfterAnswers(): void {
    this.#keepsConnections = false;
    // For answers whose headers have been sent already.
    (this.httpServer as Server).keepAliveTimeout = 1;
  }
}
