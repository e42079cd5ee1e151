import { isIPv4, isIPv6 } from 'node:net';

/**
 * The network that a client's quota is counted by: the /24 of an IPv4 address, the /64 of an IPv6 one (what one
 * subscriber is usually given), so that a new address of the same network is no new visitor.
 */
export function networkOf(ip: string | undefined): string {
  const address = unmapped(ip);
  return isIPv4(address) ? address.split('.').slice(0, 3).join('.') : subscriberOf(address);
}

/**
 * Who calls are counted by within minutes: the IPv4 address itself, since neighbours of a /24 have nothing to do with
 * each other, and the /64 of an IPv6 one, whose addresses cost nothing.
 */
export function subscriberOf(ip: string | undefined): string {
  const address = unmapped(ip);
  if (isIPv4(address)) return address;
  if (isIPv6(address)) return expandIPv6(address).slice(0, 4).join(':');
  return 'unknown';
}

/** An IPv4 address that came over an IPv6 socket, as itself; everything else as it is. */
export function unmapped(ip: string | undefined): string {
  return /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip ?? '')?.[1] ?? ip ?? '';
}

function expandIPv6(ip: string): string[] {
  const [left = '', right] = (ip.split('%')[0] ?? '').split('::');
  const head = left === '' ? [] : left.split(':');
  const tail = right ? right.split(':') : [];
  const zeros = right === undefined ? [] : Array.from({ length: 8 - head.length - tail.length }, () => '0');
  return [...head, ...zeros, ...tail].map((group) => group.toLowerCase().replace(/^0+(?=.)/, ''));
}
