import { domainToASCII } from 'node:url';
import { getDomain } from 'tldts';

/**
 * The registrable domain of a sender (Public Suffix List) in its ASCII form, or null where there is none: no address,
 * an IP address, a bare host name.
 *
 * Only what registries give out counts as a suffix: of `shop.github.io` it is `github.io`, so that a host with a million
 * customers fills one line of the ranking and not all of them.
 *
 * @param from  `Name <address>` or the bare address.
 */
export function senderDomain(from: string): string | null {
  const host = /@([^@<>\s]+)>?$/.exec(from)?.[1];
  return host ? registrableDomain(domainToASCII(host)) : null;
}

/** The domain of a host that a registry has given out; null where there is none. */
export const registrableDomain = (host: string): string | null => getDomain(host, { allowPrivateDomains: false });
