import type { IncomingMessage } from 'node:http';
import { paths } from '@efemera/contract';
import type { INestApplicationContext } from '@nestjs/common';
import { IoAdapter } from '@nestjs/platform-socket.io';
import type { Server, ServerOptions } from 'socket.io';
import { isOwnOrigin } from '../http/origin.js';

/** Largest message from a browser: a watch request with a token is a few hundred bytes. */
const maxMessageBytes = 16 * 1024;

export class LiveAdapter extends IoAdapter {
  constructor(
    app: INestApplicationContext,
    private readonly publicOrigin: string,
  ) {
    super(app);
  }

  override createIOServer(port: number, options?: ServerOptions): Server {
    return super.createIOServer(port, {
      ...options,
      path: paths.socket,
      serveClient: false,
      // Facts are small and many: compressing each costs more than it saves.
      perMessageDeflate: false,
      maxHttpBufferSize: maxMessageBytes,
      // Cross-site WebSocket hijacking: the handshake carries the visitor's cookie whoever starts it.
      allowRequest: (request: IncomingMessage, allow: (refusal: string | null, allowed: boolean) => void) => {
        const own = isOwnOrigin(request, this.publicOrigin);
        allow(own ? null : 'origin_forbidden', own);
      },
    } as ServerOptions) as Server;
  }
}
