import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { limits } from '@efemera/contract';
import { NetworkShares } from '@efemera/network';
import type { RequestHandler, Response } from 'express';
import type { Settings } from '../config.js';
import type { Metrics } from '../metrics/registry.js';

const proxyIdleMs = 75_000;

/**
 * Bounds the connections to the HTTP port, per network and in total, and how slowly a request may arrive.
 *
 * Behind a proxy that TRUST_PROXY names all connections come from the proxy, which must bound its own clients.
 */
export function boundConnections(server: Server, { RATE_LIMITS, TRUST_PROXY }: Settings, { own }: Metrics): void {
  server.headersTimeout = limits.requestHeadSeconds * 1000;
  server.requestTimeout = limits.requestSeconds * 1000;
  server.maxConnections = limits.maxConnections;
  server.on('drop', () => own.refused.inc({ limit: 'too_many_connections' }));
  // The proxy must close idle connections first (nginx: after 60 s). If the gateway closed a connection on which the proxy
  // is just sending a call, the call would be lost, and a proxy does not repeat calls that change something.
  if (TRUST_PROXY !== false) server.keepAliveTimeout = proxyIdleMs;
  if (!RATE_LIMITS || TRUST_PROXY !== false) return;
  const shares = new NetworkShares(limits.maxConnectionsPerNetwork);
  server.on('connection', (socket: Socket) => {
    const { remoteAddress } = socket;
    if (shares.take(remoteAddress)) {
      socket.once('close', () => shares.giveBack(remoteAddress));
      return;
    }
    own.refused.inc({ limit: 'too_many_connections' });
    socket.destroy();
  });
}

/**
 * Ends connections with too many unanswered requests. Node parses all requests of a packet at once, however many answers
 * the client has left unread, and each answer waits in memory.
 */
export function boundPipelining({ own }: Metrics): RequestHandler {
  const unanswered = new WeakMap<Socket, Set<Response>>();
  return ({ socket }, response, next) => {
    // Node parsed this request in the same packet as an earlier one for which the connection was closed: drops it, too.
    if (socket.destroyed) return;
    let open = unanswered.get(socket);
    if (!open) {
      open = new Set();
      unanswered.set(socket, open);
      socket.once('close', closeAll(open));
    }
    if (open.size >= limits.maxPipelinedRequests) {
      own.refused.inc({ limit: 'too_many_pipelined' });
      socket.destroy();
      return;
    }
    open.add(response);
    response.once('close', () => open.delete(response));
    next();
  };
}

/**
 * Closes all answers of a connection that has closed. Node itself closes only the answer whose turn it is: the gateway
 * would keep the event streams, waits and shares of the others until the process ends.
 */
const closeAll = (open: Set<Response>) => () => {
  for (const response of open) {
    response.destroy();
    response.emit('close');
  }
};
