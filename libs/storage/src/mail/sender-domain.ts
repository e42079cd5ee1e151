import { domainToASCII } from 'node:url';
import { getDomain } from 'tldts';

/**
 * Returns the registrable domain of a sender (Public Suffix List) in its ASCII form, or null if there is none: no address,
 * an IP address, a bare host name.
 *
 * Only suffixes of registries count: `shop.github.io` gives `github.io`, so that a hosting company with a million customers
 * fills one line of the ranking and not all of them.
 *
 * @param from  `Name <address>` or the bare address.
 */
export function senderDomain(from: string): string | null {
  const host = /@([^@<>\s]+)>?$/.exec(from)?.[1];
  return host ? registrableDomain(domainToASCII(host)) : null;
}

/** Returns the registrable domain of a host; null if there is none. */
export const registrableDomain = (host: string): string | null => getDomain(host, { allowPrivateDomains: false });
