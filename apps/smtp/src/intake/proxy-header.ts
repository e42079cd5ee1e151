import { isIP } from 'node:net';
import type { NetworkList } from '@efemera/network';
import type { Socket } from 'Haraka/tls_socket.js';
import { limits } from './limits.js';

/** Version 1, https://www.haproxy.org/download/3.2/doc/proxy-protocol.txt §2.1. */
const line = /^PROXY (?:UNKNOWN(?: .*)?|TCP[46] (\S+) \S+ \d{1,5} \d{1,5})$/;

/**
 * Returns the address of the client behind the balancer from the PROXY line, the first line of a connection.
 *
 * @returns null for a health check by the balancer itself, undefined if the text is no PROXY line.
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
      // Passes on bytes that the peer has sent behind the line.
      if (head.length > end + 2) client.emit('data', head.subarray(end + 2));
    };
    client.on('error', destroy).on('data', read).on('close', settle).on('end', destroy);
  };
}
