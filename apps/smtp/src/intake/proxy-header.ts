import { isIP } from 'node:net';
import { canonicalNetwork, type NetworkList } from '@efemera/network';
import type { Socket } from 'Haraka/tls_socket.js';
import { limits } from './limits.js';

/** What a balancer tells of the client behind it at the start of a connection. */
export interface ProxyHeader {
  /** Address of the client; null for a health check by the balancer itself. */
  peer: string | null;
  /** Length of the header: the client's own bytes follow. */
  bytes: number;
}

const unreadable = 'unreadable';
const incomplete = 'incomplete';
type Reading = ProxyHeader | typeof unreadable | typeof incomplete;

/** Version 1 of the PROXY protocol, https://www.haproxy.org/download/3.2/doc/proxy-protocol.txt §2.1. */
const line = /^PROXY (?:UNKNOWN(?: .*)?|TCP[46] (\S+) \S+ \d{1,5} \d{1,5})$/;

function readLine(start: Buffer): Reading {
  const end = start.indexOf('\r\n');
  if (end < 0 && start.length <= limits.maxProxyLineBytes) return incomplete;
  const [match, peer = null] = line.exec(start.toString('latin1', 0, end < 0 ? start.length : end)) ?? [];
  const isKnown =
    match !== undefined && end >= 0 && end <= limits.maxProxyLineBytes && (peer === null || isIP(peer) !== 0);
  return isKnown ? { peer, bytes: end + 2 } : unreadable;
}

/** Version 2, §2.2: this signature, version and command, family and protocol, the length of the rest, the addresses. */
const signature = Buffer.from('\r\n\r\n\0\r\nQUIT\n', 'latin1');
const fixedBytes = 16;
const commands = { local: 0x20, proxy: 0x21 };
const families = { unspecified: 0x00, tcp4: 0x11, tcp6: 0x21 };

function readBinary(start: Buffer): Reading {
  if (start.length < fixedBytes) return incomplete;
  const [command = 0, family = 0] = start.subarray(signature.length);
  const addressBytes = start.readUInt16BE(signature.length + 2);
  const bytes = fixedBytes + addressBytes;
  if (bytes > limits.maxProxyHeaderBytes) return unreadable;
  if (start.length < bytes) return incomplete;
  if (command === commands.local) return { peer: null, bytes };
  if (command !== commands.proxy) return unreadable;
  const addresses = start.subarray(fixedBytes, bytes);
  // Source and destination, each with two bytes for its port; further values may follow.
  if (family === families.tcp4 && addressBytes >= 12) return { peer: addresses.subarray(0, 4).join('.'), bytes };
  if (family === families.tcp6 && addressBytes >= 36) {
    const groups = addresses.toString('hex', 0, 16).match(/.{4}/g) ?? [];
    return { peer: canonicalNetwork(groups.join(':'))?.text ?? '', bytes };
  }
  return family === families.unspecified ? { peer: null, bytes } : unreadable;
}

/** Reads the PROXY header, of version 1 or 2, from the first bytes of a connection. */
export function readProxyHeader(start: Buffer): Reading {
  const isBinary = start.subarray(0, signature.length).equals(signature.subarray(0, start.length));
  return isBinary ? readBinary(start) : readLine(start);
}

/**
 * Gives connections from these proxies the address of the peer behind them before `accept` sees them: blocks, limits and
 * the checks of senders use that address. A connection on which the proxy sends no PROXY header is closed: the proxy's
 * own address would stand for all peers behind it.
 *
 * @param note  called for such a connection, because a balancer without the protocol loses all mail.
 */
export function behindProxy(
  proxies: NetworkList,
  accept: (client: Socket) => void,
  note: (proxy: string) => void,
): (client: Socket) => void {
  return (client) => {
    const { remoteAddress = '' } = client;
    if (!proxies.holds(remoteAddress)) return accept(client);

    let start = Buffer.alloc(0);
    const destroy = () => client.destroy();
    const refuse = () => {
      note(remoteAddress);
      destroy();
    };
    const patience = setTimeout(refuse, limits.proxyHeaderMs);
    const settle = () => {
      clearTimeout(patience);
      client.off('data', read).off('close', settle).off('end', destroy);
    };
    const read = (bytes: Buffer) => {
      start = Buffer.concat([start, bytes]);
      const header = readProxyHeader(start);
      if (header === incomplete) return;
      settle();
      if (header === unreadable) return refuse();
      if (header.peer !== null) client.remoteAddress = header.peer;
      accept(client);
      client.off('error', destroy);
      // Passes on bytes that the peer has sent behind the header.
      if (start.length > header.bytes) client.emit('data', start.subarray(header.bytes));
    };
    client.on('error', destroy).on('data', read).on('close', settle).on('end', destroy);
  };
}
