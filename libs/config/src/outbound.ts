import type { LookupAddress } from 'node:dns';
import { lookup as systemLookup, Resolver } from 'node:dns/promises';
import { isIP, isIPv6 } from 'node:net';
import { networkInterfaces } from 'node:os';
import { parseUrl } from '@efemera/contract';
import { z } from 'zod';
import { dnsServers, onOff } from './fragments.js';
import { isNetwork, NetworkList } from './networks.js';

/**
 * Where this machine may be made to call by strangers: only to addresses of the public internet, and what the operator
 * allows besides. One judge for the gateway, which takes a URL, and the worker, which calls it.
 */

/** Longest URL that is kept; a token in its query fits. */
const maxUrlChars = 2048;
/** Patience with a name server, which is asked twice. */
const queryMs = 1500;

/**
 * IPv4 that is not public, by IANA's registry of special-purpose addresses and RFC 5771 (multicast), and one that every
 * machine of Azure has for itself, where it is told its secrets. Other clouds' lie in special networks: 169.254.169.254,
 * 100.100.100.200, 192.0.0.192, fd00:ec2::254.
 */
const specialIPv4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '168.63.129.16',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
];

/** Of IPv6 only 2000::/3 is handed out; in it, these hold documentation, or IPv4 in disguise (Teredo, 6to4). */
const globalIPv6 = '2000::/3';
const specialIPv6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'];

const special = new NetworkList([...specialIPv4, ...specialIPv6]);
const global = new NetworkList([globalIPv6]);

function isPublic(ip: string): boolean {
  return !special.holds(ip) && (!isIPv6(ip) || isMapped(ip) || global.holds(ip));
}

const isMapped = (ip: string) => /^::ffff:(?:\d+\.){3}\d+$|^::ffff:[0-9a-f]{1,4}:[0-9a-f]{1,4}$/i.test(ip);

/** What this machine is called by: whoever listens here alone trusts whoever can call. */
const addressesOfThisMachine = (): string[] =>
  Object.values(networkInterfaces()).flatMap((all = []) => all.map(({ address }) => address));

/** Settings of whoever calls out. */
export const outboundSettings = {
  WEBHOOKS: onOff('webhooks').prefault('on').describe('on or off (webhooks)'),
  WEBHOOK_ALLOW_NETWORKS: z
    .string()
    .transform((list) => list.split(',').map((network) => network.trim()))
    .pipe(z.array(z.string().refine(isNetwork)).min(1))
    .optional()
    .describe(
      'a comma-separated list of networks that webhooks may reach though they are not public, such as 10.0.0.0/8, ::1',
    ),
  DNS_SERVERS: dnsServers,
};

/** A URL that nobody could call from here, or that hides something: never to be called. */
export class BadTargetError extends Error {
  constructor(readonly reason: 'url_invalid' | 'target_forbidden') {
    super(reason);
    this.name = 'BadTargetError';
  }
}

export class OutboundTargets {
  readonly #allowed: NetworkList;
  readonly #servers: readonly string[] | undefined;

  constructor(
    settings: { WEBHOOK_ALLOW_NETWORKS?: string[] | undefined; DNS_SERVERS?: string[] | undefined },
    private readonly ownAddresses = addressesOfThisMachine,
  ) {
    this.#allowed = new NetworkList(settings.WEBHOOK_ALLOW_NETWORKS ?? []);
    this.#servers = settings.DNS_SERVERS;
  }

  allows(ip: string): boolean {
    if (this.#allowed.holds(ip)) return true;
    return isPublic(ip) && !new NetworkList(this.ownAddresses()).holds(ip);
  }

  /**
   * Reads a URL from outside, as it is written: http or https, no credentials, the usual ports or one above 1023.
   * A well-known port of another service would have that one read our request.
   *
   * @throws BadTargetError
   */
  read(text: string): URL {
    const url = text.length <= maxUrlChars ? parseUrl(text) : null;
    const hasOddPort = url?.port !== '' && Number(url?.port) < 1024;
    if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password || hasOddPort) {
      throw new BadTargetError('url_invalid');
    }
    return url;
  }

  /**
   * The addresses behind a URL, each of them allowed. Connect to these and no other: a name may mean something else at
   * the next question.
   *
   * @throws BadTargetError `target_forbidden`, or what the resolver failed with.
   */
  async addressesOf({ hostname }: URL): Promise<LookupAddress[]> {
    // URL has read decimal, hexadecimal, octal and shortened forms by now.
    const host = hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
    const family = isIP(host);
    const addresses = family ? [{ address: host, family }] : await this.#resolve(host);
    if (!addresses.every(({ address }) => this.allows(address))) throw new BadTargetError('target_forbidden');
    return addresses;
  }

  async #resolve(host: string): Promise<LookupAddress[]> {
    // RFC 6761 §6.3: nobody is asked.
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
    // What no name server knows may stand in this machine's own table. It is not asked first: it waits in a thread that
    // others need, for as long as a stranger's name server likes.
    if (this.#servers || !['ENOTFOUND', 'ENODATA', 'ECONNREFUSED'].includes(error.code ?? '')) throw error;
    return systemLookup(host, { all: true });
  }
}
