import { isIPv6 } from 'node:net';

/**
 * The network that a peer's connections are counted by: an IPv4 address, or the /64 that one IPv6 customer holds.
 *
 * @param ip  as Node tells it; an IPv4 address may come in IPv6 clothes (`::ffff:192.0.2.1`).
 */
export function networkOf(ip: string): string {
  const address = ip.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*/s, '');
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.split('::');
  const groups = head.split(':').filter(Boolean);
  if (tail !== undefined) {
    const last = tail.split(':').filter(Boolean);
    while (groups.length + last.length < 8) groups.push('0');
    groups.push(...last);
  }
  return `${groups
    .slice(0, 4)
    .map((group) => parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
