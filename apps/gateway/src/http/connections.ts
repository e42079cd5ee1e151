import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { limits } from '@efemera/contract';
import { isLoopback, networkOf } from '@efemera/network';
import type { Settings } from '../config.js';
import type { Metrics } from '../metrics/registry.js';

const proxyIdleMs = 75_000;

/**
 * Bounds the connections to the HTTP port, whatever comes of them: of one network and in all, and how slowly a request
 * may come. Behind a proxy all connections are the proxy's, which must bound those of its own clients; so are those of this
 * machine where nobody has told us of a proxy.
 */
export function boundConnections(server: Server, { RATE_LIMITS, TRUST_PROXY }: Settings, { own }: Metrics): void {
  server.headersTimeout = limits.requestHeadSeconds * 1000;
  server.requestTimeout = limits.requestSeconds * 1000;
  server.maxConnections = limits.maxConnections;
  server.on('drop', () => own.refused.inc({ limit: 'too_many_connections' }));
  // Who hangs up first must be the proxy: a call that it sends as we do so is lost, and one that changes something is
  // not sent again. nginx keeps idle connections for 60 seconds.
  if (TRUST_PROXY !== false) server.keepAliveTimeout = proxyIdleMs;
  if (!RATE_LIMITS || TRUST_PROXY !== false) return;
  const ofNetwork = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    if (isLoopback(socket.remoteAddress)) return;
    const network = networkOf(socket.remoteAddress);
    const open = ofNetwork.get(network) ?? 0;
    if (open >= limits.maxConnectionsPerNetwork) {
      own.refused.inc({ limit: 'too_many_connections' });
      socket.destroy();
      return;
    }
    ofNetwork.set(network, open + 1);
    socket.once('close', () => {
      const others = (ofNetwork.get(network) ?? 1) - 1;
      if (others > 0) ofNetwork.set(network, others);
      else ofNetwork.delete(network);
    });
  });
}
