import type { LookupAddress } from 'node:dns';
import { Resolver } from 'node:dns/promises';
import { isIP } from 'node:net';
import { networkInterfaces } from 'node:os';
import { parseUrl } from '@efemera/contract';
import { NetworkList, readAddress } from './networks.js';
import { SystemLookups } from './system-lookups.js';

/** Longest URL that is kept; a token in its query fits. */
const maxUrlChars = 2048;
/** How long the resolver waits for a name server's answer; it asks twice. */
const queryMs = 1500;

/** One for the process, so that all `OutboundTargets` together block no more threads than one `SystemLookups` may. */
const systemLookups = new SystemLookups();

/** All public IPv6 addresses lie in here; outside are, for example, deprecated IPv4-compatible ones (`::127.0.0.1`). */
const globalIPv6 = new NetworkList(['2000::/3']);
/**
 * At this public address, Azure tells each of its machines the machine's secrets. Other clouds use special networks for
 * that: 169.254.169.254, 100.100.100.200, 192.0.0.192, fd00:ec2::254.
 */
const secretsOfAzure = new NetworkList(['168.63.129.16']);
/** In these addresses a network without IPv4 names hosts that have only IPv4, by the last four bytes (RFC 6052 §2.1). */
const translated = new NetworkList(['64:ff9b::/96']);
const bytesOfIPv4 = 4;
/** Addresses of a machine by which it reaches no other network. */
const localRanges = ['loopback', 'linkLocal'];

/** Whether an address belongs to the public internet, by IANA's registries of special-purpose addresses. */
function isPublic(ip: string): boolean {
  const address = readAddress(ip);
  if (address?.range() !== 'unicast') return false;
  return address.kind() === 'ipv4' ? !secretsOfAzure.holds(ip) : globalIPv6.holds(ip);
}

const addressesOfThisMachine = (): string[] =>
  Object.values(networkInterfaces()).flatMap((all = []) => all.map(({ address }) => address));

/** The family of an address of this machine, if packets to other networks can have it as their source. */
function familyOfUplink(ip: string): number[] {
  const address = readAddress(ip);
  if (!address || localRanges.includes(address.range())) return [];
  return [address.kind() === 'ipv4' ? 4 : 6];
}

/** A URL that must not be called: it has a form that no caller needs, or leads to a network that is not public. */
export class BadTargetError extends Error {
  constructor(readonly reason: 'url_invalid' | 'target_forbidden') {
    super(reason);
    this.name = 'BadTargetError';
  }
}

/**
 * Where strangers may make this machine call: public addresses, and networks that the operator allows. A stranger's URL
 * could otherwise reach services that trust their own network (server-side request forgery). The gateway checks a URL when
 * it is entered, the worker before each call.
 */
export class OutboundTargets {
  readonly #allowed: NetworkList;
  readonly #servers: readonly string[] | undefined;

  constructor(
    settings: { WEBHOOK_ALLOW_NETWORKS?: string[] | undefined; DNS_SERVERS?: string[] | undefined },
    /** Whether plain http leads only to networks that the operator allows. */
    private readonly needsTls = false,
    private readonly ownAddresses = addressesOfThisMachine,
  ) {
    this.#allowed = new NetworkList(settings.WEBHOOK_ALLOW_NETWORKS ?? []);
    this.#servers = settings.DNS_SERVERS;
  }

  /** This machine's own public addresses are not allowed: a service that listens on them may trust local callers. */
  allows(ip: string): boolean {
    if (this.#allowed.holds(ip)) return true;
    if (translated.holds(ip)) return this.allows(readAddress(ip)?.toByteArray().slice(-bytesOfIPv4).join('.') ?? '');
    return isPublic(ip) && !new NetworkList(this.ownAddresses()).holds(ip);
  }

  /**
   * Reads a URL from outside, as it is written: http or https, no credentials, the usual ports or one above 1023.
   * On a well-known port below 1024, another service would read our request as its own protocol.
   *
   * @throws BadTargetError
   */
  read(text: string): URL {
    // A lone surrogate, which a URL parser replaces, would stop the Lua scripts that read the stored text as JSON.
    const url = text.length <= maxUrlChars && !/\p{Surrogate}/u.test(text) ? parseUrl(text) : null;
    const hasOddPort = url?.port !== '' && Number(url?.port) < 1024;
    if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password || hasOddPort) {
      throw new BadTargetError('url_invalid');
    }
    return url;
  }

  /**
   * The addresses behind a URL, each of them allowed. Connect to one of these and do not resolve the name again: an
   * attacker's name server may give another answer the second time (DNS rebinding). Leaves out those of IPv4 or IPv6 where
   * this machine has no such address itself, so that no call is wasted on them; all are left if nothing else would be.
   *
   * @throws BadTargetError, or the resolver's error.
   */
  async addressesOf({ hostname, protocol }: URL): Promise<LookupAddress[]> {
    // URL has turned decimal, hexadecimal, octal and shortened forms into dotted ones already.
    const host = hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
    const family = isIP(host);
    const addresses = family ? [{ address: host, family }] : await this.#resolve(host);
    if (!addresses.every(({ address }) => this.allows(address))) throw new BadTargetError('target_forbidden');
    const isOpen = this.needsTls && protocol !== 'https:';
    if (isOpen && !addresses.every(({ address }) => this.#allowed.holds(address)))
      throw new BadTargetError('url_invalid');
    const families = new Set(this.ownAddresses().flatMap(familyOfUplink));
    const reachable = addresses.filter((address) => families.has(address.family));
    return reachable.length > 0 ? reachable : addresses;
  }

  async #resolve(host: string): Promise<LookupAddress[]> {
    // RFC 6761 §6.3: localhost is never looked up in the DNS.
    if (/(?:^|\.)localhost$/i.test(host)) {
      return [
        { address: '127.0.0.1', family: 4 },
        { address: '::1', family: 6 },
      ];
    }
    const resolver = new Resolver({ timeout: queryMs, tries: 2 });
    if (this.#servers) resolver.setServers(this.#servers);
    const [four, six] = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
    const found = [
      ...(four.status === 'fulfilled' ? four.value : []).map((address) => ({ address, family: 4 })),
      ...(six.status === 'fulfilled' ? six.value : []).map((address) => ({ address, family: 6 })),
    ];
    if (found.length > 0) return found;
    const error = (four as PromiseRejectedResult).reason as NodeJS.ErrnoException;
    // The system's own look-up knows /etc/hosts. It comes last because it blocks a thread.
    if (this.#servers || !['ENOTFOUND', 'ENODATA', 'ECONNREFUSED'].includes(error.code ?? '')) throw error;
    return systemLookups.find(host);
  }
}
