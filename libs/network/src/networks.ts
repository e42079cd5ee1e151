import { BlockList, isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

type Address = ipaddr.IPv4 | ipaddr.IPv6;

/** An address and the length of its network's prefix; a single address has the full length. */
interface Network {
  address: Address;
  prefix: number;
}

const bitsOf = { ipv4: 32, ipv6: 128 } as const;
const mappedPrefix = 96;

/**
 * Reads an address, or an address with a prefix length (`192.0.2.0/24`). IPv4 mapped into IPv6 (`::ffff:192.0.2.1`) is read
 * as the IPv4 address that it stands for; a zone (`%eth0`) is left out.
 *
 * @returns null for every other text.
 */
function readNetwork(text: string): Network | null {
  const [ip = '', length, ...rest] = text.split('/');
  const [plain = '', zone] = ip.split('%');
  // ipaddr.js also takes `127.1`, `0x7f000001` and `2130706433`, which an operator's list should not contain.
  if (isIP(plain) === 0 || rest.length > 0 || (zone !== undefined && length !== undefined)) return null;
  const written = ipaddr.parse(plain);
  const prefix = length === undefined ? bitsOf[written.kind()] : /^\d{1,3}$/.test(length) ? Number(length) : Infinity;
  if (prefix > bitsOf[written.kind()]) return null;
  const isMapped = written.kind() === 'ipv6' && (written as ipaddr.IPv6).isIPv4MappedAddress();
  if (!isMapped || prefix < mappedPrefix) return { address: written, prefix };
  return { address: (written as ipaddr.IPv6).toIPv4Address(), prefix: prefix - mappedPrefix };
}

/** The address of an IP packet's sender, IPv4 where it is mapped into IPv6; null for a text that is no address. */
export function readAddress(ip: string | undefined): Address | null {
  const network = readNetwork(ip ?? '');
  return network && network.prefix === bitsOf[network.address.kind()] ? network.address : null;
}

/** The first address of a network, as RFC 5952 writes it, with the prefix length where it is more than one address. */
export function formatNetwork(address: Address, prefix: number): string {
  if (prefix === bitsOf[address.kind()]) return address.toString();
  const bytes = address
    .toByteArray()
    .map((byte, index) => byte & (0xff << Math.min(8, Math.max(0, 8 * (index + 1) - prefix))));
  return `${ipaddr.fromByteArray(bytes).toString()}/${prefix}`;
}

/** Whether a text is an address, or an address with a prefix length. */
export const isNetwork = (text: string): boolean => !text.includes('%') && readNetwork(text) !== null;

/** Brings the text of a network to one form, in which two texts of the same network are equal; null for any other text. */
export function canonicalNetwork(text: string): { text: string; family: 4 | 6; prefix: number } | null {
  const network = text.includes('%') ? null : readNetwork(text);
  if (!network) return null;
  const { address, prefix } = network;
  return { text: formatNetwork(address, prefix), family: address.kind() === 'ipv4' ? 4 : 6, prefix };
}

/** An address without its mapping into IPv6 (`::ffff:192.0.2.1`); every other text as it is. */
export const unmapped = (ip: string | undefined): string => ip?.replace(/^::ffff:(?=\d+\.)/i, '') ?? '';

/** The labels under which DNS has the records of an address, last part first (RFC 1035 §3.5, RFC 3596 §2.5). */
export function reversedAddress(ip: string): string {
  const address = readAddress(ip);
  const parts =
    address?.kind() === 'ipv6' ? [...Buffer.from(address.toByteArray()).toString('hex')] : address?.toByteArray();
  return (parts ?? []).reverse().join('.');
}

/**
 * Whether an answer of a DNS block list lists the address asked for (RFC 5782 §2.1). A list answers 127.255.255.x to refuse
 * a query. An answer outside 127.0.0.0/8 comes from a new owner of the list's domain name.
 */
export const isListing = (answer: string): boolean => answer.startsWith('127.') && !answer.startsWith('127.255.255.');

/** The network with one of these prefix lengths that an address belongs to; `unknown` for a text that is no address. */
export function networkAround(ip: string | undefined, prefixes: { ipv4: number; ipv6: number }): string {
  const address = readAddress(ip);
  return address ? formatNetwork(address, prefixes[address.kind()]) : 'unknown';
}

/** A list of networks that tells whether an address belongs to one of them. */
export class NetworkList {
  readonly #list = new BlockList();
  readonly #isEmpty: boolean = true;

  /**
   * @param networks  texts that `isNetwork` accepts.
   * @throws TypeError for any other.
   */
  constructor(networks: Iterable<string> = []) {
    for (const text of networks) {
      const network = readNetwork(text);
      if (!network) throw new TypeError(`${text} is no network.`);
      this.#isEmpty = false;
      this.#list.addSubnet(network.address.toString(), network.prefix, network.address.kind());
    }
  }

  /** An IPv4 address mapped into IPv6 is found in networks of IPv4. */
  holds(ip: string): boolean {
    if (this.#isEmpty) return false;
    const [address = ''] = ip.split('%');
    const family = isIP(address);
    return family !== 0 && this.#list.check(address, family === 4 ? 'ipv4' : 'ipv6');
  }
}

const loopback = new NetworkList(['127.0.0.0/8', '::1']);

/** Whether this is a loopback address, by which a machine reaches only itself. */
export const isLoopback = (ip: string | undefined): boolean => loopback.holds(ip ?? '');
