import { Resolver } from 'node:dns/promises';
import { isIP } from 'node:net';
import { networkInterfaces } from 'node:os';
import type { Finding } from '@efemera/contract';
import { reversedAddress } from '@efemera/network';
import { isLocal, isOurGreeting, reasonOf } from './check-doors.js';
import { checkForgery, noRecord } from './check-forgery.js';
import { about } from './findings.js';
import { greetingOf } from './probes.js';

const queryMs = 2000;
/** How many hosts of a domain or address are checked at most: of dozens, the first ones show if the set-up works. */
const mostHosts = 5;

export interface DnsCheckOptions {
  domains: readonly string[];
  publicHost: string;
  /** Resolvers to ask; null for the system's own. */
  servers: readonly string[] | null;
  /** The port to which other mail servers deliver. */
  mxPort: number;
}

export function openResolver(servers: readonly string[] | null): Resolver {
  const resolver = new Resolver({ timeout: queryMs, tries: 2 });
  if (servers) resolver.setServers(servers);
  return resolver;
}

/** The hosts to which mail for these domains is delivered, as far as name servers tell. */
export async function mxHostsOf(domains: readonly string[], servers: readonly string[] | null): Promise<string[]> {
  const resolver = openResolver(servers);
  const found = await Promise.all(
    domains.filter((domain) => !isLocal(domain)).map((domain) => resolver.resolveMx(domain).catch(() => [])),
  );
  return [...new Set(found.flat().flatMap(({ exchange }) => exchange.replace(/\.$/, '').toLowerCase() || []))];
}

/** Checks whether other mail servers find this service by the name of each of its domains. */
export async function checkDns(options: DnsCheckOptions): Promise<Finding[]> {
  const resolver = openResolver(options.servers);
  const own = await ownAddresses(resolver, options.publicHost);
  const findings = await Promise.all(options.domains.map((domain) => checkDomain(domain, resolver, own, options)));
  return findings.flat();
}

async function checkDomain(
  domain: string,
  resolver: Resolver,
  own: ReadonlySet<string>,
  { domains, mxPort, publicHost }: DnsCheckOptions,
): Promise<Finding[]> {
  const { ok, warn, fail } = about('dns', domain);
  if (isLocal(domain))
    return [ok('A name of this machine alone: it needs no DNS.', 'Mail comes from this machine only.')];
  const { records, fault } = await resolver.resolveMx(domain).then(
    (records) => ({ records, fault: null }),
    (error: unknown) => ({ records: [], fault: reasonOf(error) }),
  );
  if (fault !== null && !noRecord.has(fault)) {
    return [
      warn({
        code: 'dns_silent',
        found: `No name server answers (${fault}).`,
        meaning: 'It cannot be seen from here whether the world finds this domain; senders are not checked.',
        mend: 'Set DNS_SERVERS to resolvers that this machine reaches.',
      }),
    ];
  }
  // RFC 7505: a lone dot says that this domain takes no mail.
  const hosts = records
    .sort((a, b) => a.priority - b.priority)
    .flatMap(({ exchange }) => exchange.replace(/\.$/, '') || []);
  if (hosts.length === 0) {
    return [
      fail({
        code: 'mx_missing',
        found: records.length > 0 ? 'Its MX record says that it takes no mail.' : 'It has no MX record.',
        meaning: 'Senders do not know where to deliver: no mail arrives.',
        mend: `Add at the DNS provider: ${domain}. MX 10 ${publicHost}. (a name with an A record of this machine).`,
      }),
    ];
  }
  const findings = await Promise.all(
    hosts.slice(0, mostHosts).map((host) => checkHost(host, { domain, domains, own, mxPort, resolver })),
  );
  return [...findings.flat(), ...(await checkForgery(domain, resolver))];
}

interface HostCheck {
  domain: string;
  domains: readonly string[];
  own: ReadonlySet<string>;
  mxPort: number;
  resolver: Resolver;
}

async function checkHost(host: string, { domain, domains, own, mxPort, resolver }: HostCheck): Promise<Finding[]> {
  const { ok, warn, fail } = about('dns', domain);
  const addresses = await addressesOf(resolver, host);
  if (addresses.length === 0) {
    return [
      fail({
        code: 'mx_without_address',
        found: `Its MX names ${host}, which has neither an A nor an AAAA record.`,
        meaning: 'Senders do not know where to deliver: no mail arrives.',
        mend: `Add at the DNS provider: ${host}. A followed by this machine's address.`,
      }),
    ];
  }
  const greetings = await Promise.all(addresses.map((address) => greetingOf(address, mxPort).catch(() => null)));
  const where = `${host} (${addresses.join(', ')})`;
  const foreign = greetings.find((greeting) => greeting !== null && !isOurGreeting(greeting, domains));
  if (foreign !== undefined) return [elsewhere(`Its MX points to ${where}, where another mail server answers.`)];
  const greeted = greetings.some((greeting) => greeting !== null);
  if (!greeted && !addresses.some((address) => own.has(address))) {
    const ownName = domains.some((name) => host === name || host.endsWith(`.${name}`));
    const found = `Its MX points to ${where}, which is neither this machine nor that of PUBLIC_URL, and does not answer from here.`;
    if (!ownName) return [elsewhere(found)];
    return [
      warn({
        code: 'mx_unproven',
        found,
        meaning: 'Behind a router or with SMTP on another machine this is as it should be; else no mail arrives.',
        mend: `Try from another network: nc -v ${host} 25 must greet as ${domains[0]}.`,
      }),
    ];
  }
  const named = await Promise.all(addresses.map((address) => isNamed(resolver, address)));
  const nameless = addresses.filter((_, index) => !named[index]);
  return [
    ok(greeted ? `Its MX is ${where}, and it greets as ours.` : `Its MX is ${where}: this machine.`),
    ...(nameless.length === 0
      ? []
      : [
          warn({
            code: 'ptr_missing',
            found: `${nameless.join(', ')} has no name (PTR), or one that does not lead back.`,
            meaning: 'For receiving alone it is not needed; a few careful senders look at it.',
            mend: `Let whoever provides the address set its PTR to ${host}.`,
          }),
        ]),
  ];

  function elsewhere(found: string): Finding {
    return fail({
      code: 'mx_elsewhere',
      found,
      meaning: 'Mail for this domain goes there and not to this service.',
      mend: `Change the MX of ${domain} to a name of this machine, or take the domain out of MAIL_DOMAINS.`,
    });
  }
}

async function addressesOf(resolver: Resolver, host: string): Promise<string[]> {
  if (isIP(host)) return [host];
  const [four, six] = await Promise.all([
    resolver.resolve4(host).catch(() => []),
    resolver.resolve6(host).catch(() => []),
  ]);
  return [...four, ...six];
}

/** Tells whether a PTR name of the address leads back to it (forward-confirmed reverse DNS). */
async function isNamed(resolver: Resolver, address: string): Promise<boolean> {
  // Asks for PTR records, because `reverse` would answer from this machine's own hosts file.
  const names = await resolver
    .resolvePtr(`${reversedAddress(address)}.${isIP(address) === 4 ? 'in-addr' : 'ip6'}.arpa`)
    .catch(() => []);
  const addresses = await Promise.all(names.slice(0, mostHosts).map((name) => addressesOf(resolver, name)));
  return addresses.flat().includes(address);
}

/** The addresses of this machine and those of the host in PUBLIC_URL. */
async function ownAddresses(resolver: Resolver, publicHost: string): Promise<Set<string>> {
  const here = Object.values(networkInterfaces()).flatMap((list) => (list ?? []).map(({ address }) => address));
  return new Set([...here, ...(await addressesOf(resolver, publicHost))]);
}
