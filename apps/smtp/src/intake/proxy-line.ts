import { isIP } from 'node:net';
import type { NetworkList } from '@efemera/network';
import type { Socket } from 'Haraka/tls_socket.js';
import { limits } from './limits.js';

/** Version 1, https://www.haproxy.org/download/3.2/doc/proxy-protocol.txt §2.1. */
const line = /^PROXY (?:UNKNOWN(?: .*)?|TCP[46] (\S+) \S+ \d{1,5} \d{1,5})$/;

/**
 * Who is behind the balancer, as its first line says.
 *
 * @returns null where the balancer speaks for itself (a health check), undefined where this is no such line.
 */
export function peerOf(text: string): string | null | undefined {
  const [match, peer] = line.exec(text) ?? [];
  if (match === undefined) return undefined;
  if (peer === undefined) return null;
  return isIP(peer) ? peer : undefined;
}

/**
 * Gives connections from these proxies the address of the peer behind them before `accept` sees them: blocks, limits and
 * the checks of senders use that address. A connection on which the proxy sends no PROXY line is closed: the proxy's
 * own address would stand for all peers behind it.
 */
export function behindProxy(proxies: NetworkList, accept: (client: Socket) => void): (client: Socket) => void {
  return (client) => {
    const { remoteAddress = '' } = client;
    if (!proxies.holds(remoteAddress)) return accept(client);

    let head = Buffer.alloc(0);
    const destroy = () => client.destroy();
    const patience = setTimeout(destroy, limits.proxyLineMs);
    const settle = () => {
      clearTimeout(patience);
      client.off('data', read).off('close', settle).off('end', destroy);
    };
    const read = (bytes: Buffer) => {
      head = Buffer.concat([head, bytes]);
      const end = head.indexOf('\r\n');
      if (end < 0 && head.length <= limits.maxProxyLineBytes) return;
      settle();
      const peer = end >= 0 && end <= limits.maxProxyLineBytes ? peerOf(head.toString('latin1', 0, end)) : undefined;
      if (peer === undefined) return destroy();
      if (peer !== null) client.remoteAddress = peer;
      accept(client);
      client.off('error', destroy);
      // The peer may have spoken by now.
      if (head.length > end + 2) client.emit('data', head.subarray(end + 2));
    };
    client.on('error', destroy).on('data', read).on('close', settle).on('end', destroy);
  };
}
