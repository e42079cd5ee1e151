import { isIPv4, isIPv6 } from 'node:net';

/**
 * The network that a client's quota is counted by: the /24 of an IPv4 address, the /64 of an IPv6 one (what one
 * subscriber is usually given), so that a new address of the same network is no new visitor.
 */
export function networkOf(ip: string | undefined): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip ?? '')?.[1] ?? ip ?? '';
  if (isIPv4(mapped)) return mapped.split('.').slice(0, 3).join('.');
  if (isIPv6(mapped)) return expandIPv6(mapped).slice(0, 4).join(':');
  return 'unknown';
}

function expandIPv6(ip: string): string[] {
  const [left = '', right] = (ip.split('%')[0] ?? '').split('::');
  const head = left === '' ? [] : left.split(':');
  const tail = right ? right.split(':') : [];
  const zeros = right === undefined ? [] : Array.from({ length: 8 - head.length - tail.length }, () => '0');
  return [...head, ...zeros, ...tail].map((group) => group.toLowerCase().replace(/^0+(?=.)/, ''));
}
