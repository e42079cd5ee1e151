import { BlockList, isIP } from 'node:net';

/** An address or a range of them, as numbers. */
interface Network {
  family: 4 | 6;
  first: bigint;
  prefix: number;
}

const bitsOf = { 4: 32, 6: 128 } as const;

/**
 * Reads an address, or one with the length of a prefix (`192.0.2.0/24`), as the range that it lies in. IPv4 in IPv6
 * clothes (`::ffff:192.0.2.1`) is the IPv4 that it is; a zone (`%eth0`) is left out.
 *
 * @returns null where it is neither.
 */
function readNetwork(text: string): Network | null {
  const [ip = '', length, ...rest] = text.split('/');
  const [address = '', zone] = ip.split('%');
  const family = isIP(address) as 0 | 4 | 6;
  if (family === 0 || rest.length > 0 || (zone !== undefined && length !== undefined)) return null;
  const prefix = length === undefined ? bitsOf[family] : /^\d{1,3}$/.test(length) ? Number(length) : Infinity;
  if (prefix > bitsOf[family]) return null;
  const value = valueOf(address, family);
  const isMapped = family === 6 && value >> 32n === 0xffffn && prefix >= 96;
  return isMapped ? rangeOf(4, value & 0xffffffffn, prefix - 96) : rangeOf(family, value, prefix);
}

function rangeOf(family: 4 | 6, value: bigint, prefix: number): Network {
  const host = BigInt(bitsOf[family] - prefix);
  return { family, first: (value >> host) << host, prefix };
}

function valueOf(address: string, family: 4 | 6): bigint {
  const groups = family === 4 ? address.split('.').map(Number) : sixteenBitGroups(address);
  const width = family === 4 ? 8n : 16n;
  return groups.reduce((sum, group) => (sum << width) | BigInt(group), 0n);
}

function sixteenBitGroups(address: string): number[] {
  // An IPv4 tail (`::ffff:192.0.2.1`) becomes two groups; URL does that.
  const plain = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [left = [], right = []] = plain.split('::').map((part) => part.split(':').filter(Boolean));
  const zeros = Array.from({ length: 8 - left.length - right.length }, () => '0');
  return [...left, ...zeros, ...right].map((group) => parseInt(group, 16));
}

/** As RFC 5952 writes addresses; the length of the prefix only where it is no single one. */
function format({ family, first, prefix }: Network): string {
  const address = family === 4 ? formatIPv4(first) : formatIPv6(first);
  return prefix === bitsOf[family] ? address : `${address}/${prefix}`;
}

const formatIPv4 = (value: bigint) => [24n, 16n, 8n, 0n].map((shift) => (value >> shift) & 255n).join('.');

function formatIPv6(value: bigint): string {
  const groups = Array.from({ length: 8 }, (_, index) => ((value >> BigInt(112 - 16 * index)) & 65535n).toString(16));
  return new URL(`http://[${groups.join(':')}]`).hostname.slice(1, -1);
}

/** An address, or one with the length of a prefix. */
export const isNetwork = (text: string): boolean => !text.includes('%') && readNetwork(text) !== null;

/** The one way to write a network, with what is wider than a single address told by its prefix; null where it is none. */
export function canonicalNetwork(text: string): { text: string; family: 4 | 6; prefix: number } | null {
  const network = text.includes('%') ? null : readNetwork(text);
  return network && { text: format(network), family: network.family, prefix: network.prefix };
}

/** An IPv4 address that came over an IPv6 socket, as itself; everything else as it is. */
export const unmapped = (ip: string | undefined): string => ip?.replace(/^::ffff:(?=\d+\.)/i, '') ?? '';

/**
 * The network of this size that an address lies in, as it is written; `unknown` of what is no address.
 *
 * @param sizes  lengths of the prefix.
 */
export function networkAround(ip: string | undefined, sizes: { ipv4: number; ipv6: number }): string {
  const address = readNetwork(ip ?? '');
  if (!address) return 'unknown';
  const { family, first } = address;
  return format(rangeOf(family, first, family === 4 ? sizes.ipv4 : sizes.ipv6));
}

/**
 * Who calls and connections are counted by: the IPv4 address itself, since its neighbours have nothing to do with it, and
 * the /64 of an IPv6 one (what one subscriber is usually given), whose addresses cost nothing.
 */
export const subscriberOf = (ip: string | undefined): string => networkAround(ip, { ipv4: 32, ipv6: 64 });

/**
 * The network that a visitor's quota is counted by, and all that is told of an address: the /24 of IPv4, the /64 of IPv6,
 * so that a new address of the same network is no new visitor.
 */
export const networkOf = (ip: string | undefined): string => networkAround(ip, { ipv4: 24, ipv6: 64 });

/** This machine: whoever programs or proxies here is no stranger. */
export const isLoopback = (ip: string | undefined): boolean => loopback.holds(ip ?? '');

/** Networks by rule: whether an address lies in one of them. */
export class NetworkList {
  readonly #list = new BlockList();
  readonly #isEmpty: boolean = true;

  /** @param networks  what `isNetwork` takes. */
  constructor(networks: Iterable<string> = []) {
    for (const text of networks) {
      const network = readNetwork(text);
      if (!network) throw new TypeError(`${text} is no network.`);
      const { family, first, prefix } = network;
      this.#isEmpty = false;
      if (family === 4) this.#list.addSubnet(formatIPv4(first), prefix, 'ipv4');
      else this.#list.addSubnet(formatIPv6(first), prefix, 'ipv6');
    }
  }

  /** An IPv4 address in IPv6 clothes meets the rules of the one that it is. */
  holds(ip: string): boolean {
    if (this.#isEmpty) return false;
    const address = unmapped(ip).split('%')[0] ?? '';
    const family = isIP(address);
    return family !== 0 && this.#list.check(address, family === 4 ? 'ipv4' : 'ipv6');
  }
}

const loopback = new NetworkList(['127.0.0.0/8', '::1']);
