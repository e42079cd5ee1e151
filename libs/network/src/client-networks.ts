import { formatNetwork, isLoopback, networkAround, readAddress } from './networks.js';

/**
 * By which network a client is counted. One address is not one client: a provider gives an IPv6 customer at least a /64,
 * often a /48, so limits by address would stop nobody who has IPv6.
 *
 * | for | IPv4 | IPv6 |
 * |---|---|---|
 * | rate limits and shares of limited resources | the address | the /64; all /64s of a /48 together have four shares |
 * | claims of addresses | the /24 | the /64 |
 * | logs and the operator's audit | the /24 | the /64 |
 *
 * Loopback has no exemption. Each address of 127.0.0.0/8 is a network of its own, for claims too, so that a test on one
 * machine can simulate many networks.
 */

const ownPrefixes = { ipv4: 32, ipv6: 64 };
const claimPrefixes = { ipv4: 24, ipv6: 64 };
const sitePrefix = 48;
/**
 * Shares of an IPv6 /48 in all: RFC 6177 gives one site up to a /48, which would otherwise have 65,536 shares, one for each
 * /64.
 */
const sharesOfSite = 4;

/**
 * Caches the networks of the latest clients: each mail needs its sender's network about eight times, and reading an address
 * takes 3 µs.
 */
const lastCounted = new Map<string, CountedNetworks>();
const maxLastCounted = 1000;
/** The longest text of an IP address: IPv6 with a mapped IPv4 address. Longer texts are no addresses. */
const longestAddress = 45;

/**
 * An address as a proxy writes it into X-Forwarded-For, without port and brackets (`192.0.2.1:4711`, `[2001:db8::1]:4711`):
 * the port differs with each connection of the client. Every other text as it is.
 */
export function withoutPort<Text extends string | undefined>(address: Text): Text | string {
  const [, six, four] = /^(?:\[([0-9a-f:.]+)\]|(\d{1,3}(?:\.\d{1,3}){3}))(?::\d{1,5})?$/i.exec(address ?? '') ?? [];
  return six ?? four ?? address;
}

/** The network that rate limits and shares count by: an IPv4 address, or an IPv6 /64; `unknown` for no address. */
export const networkOf = (ip: string | undefined): string => countedNetworks(ip)[0].network;

/** The network that the daily quota of claims counts by: a new address from the provider's pool is no new quota. */
export const claimNetworkOf = (ip: string | undefined): string =>
  isLoopback(ip) ? networkOf(ip) : networkAround(ip, claimPrefixes);

/** The network that logs show for a client: enough to see where an attack comes from, too little to identify a person. */
export const loggedNetworkOf = (ip: string | undefined): string => networkAround(ip, claimPrefixes);

/** A network that a client is counted by, and how many shares of the limit it may use. */
export interface CountedNetwork {
  network: string;
  shares: number;
}

/** The client's own network is the first. */
export type CountedNetworks = readonly [CountedNetwork, ...CountedNetwork[]];

/**
 * Every network that one client counts for: its own with one share and, for IPv6, its /48 with four. A limit is kept when
 * each of them stays within `shares` times the limit of a network.
 */
export function countedNetworks(ip: string | undefined): CountedNetworks {
  const known = lastCounted.get(ip ?? '');
  if (known) return known;
  const counted = readCountedNetworks(ip);
  if (lastCounted.size >= maxLastCounted) lastCounted.clear();
  if ((ip ?? '').length <= longestAddress) lastCounted.set(ip ?? '', counted);
  return counted;
}

function readCountedNetworks(ip: string | undefined): CountedNetworks {
  const own = { network: networkAround(ip, ownPrefixes), shares: 1 };
  const address = readAddress(ip);
  if (address?.kind() !== 'ipv6') return [own];
  return [own, { network: formatNetwork(address, sitePrefix), shares: sharesOfSite }];
}
