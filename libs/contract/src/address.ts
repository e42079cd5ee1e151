import { ContractError } from './errors.js';
import { limits } from './limits.js';
import { parseUrl } from './parse-url.js';

/** A canonical address: NFC, lower case, at one of the service's domains. */
export type Address = string & { readonly __address: unique symbol };

/** Role names of RFC 2142 and our own. Visitors can't claim them, because mail to them is for the operator. */
export const reservedNames = [
  'abuse',
  'admin',
  'administrator',
  'contact',
  'contato',
  'hostmaster',
  'info',
  'mailer-daemon',
  'no-reply',
  'noc',
  'noreply',
  'postmaster',
  'privacy',
  'root',
  'security',
  'ssladmin',
  'support',
  'webmaster',
] as const;
const reservedLocalParts: ReadonlySet<string> = new Set(reservedNames);

// RFC 5322 atext plus the letters, digits and marks of RFC 6531. Quoted local parts are refused: an attacker uses them
// to pass spaces, brackets and line breaks to programs that parse the address later.
const dotAtom = /^[\p{L}\p{N}\p{M}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{N}\p{M}!#$%&'*+/=?^_`{|}~-]+)*$/u;
const hostname = /^[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}.-]*[\p{L}\p{N}\p{M}])?$/u;
const claimableLocalPart = /^[a-z0-9](?:[a-z0-9._-]*[a-z0-9])?$/;
const utf8 = new TextEncoder();

const fits = (address: string): boolean =>
  address.length <= limits.maxAddressBytes && utf8.encode(address).length <= limits.maxAddressBytes;

/**
 * Returns a domain as DNS has it: `xn--mnchen-3ya.example` for `münchen.example`. Null if it is no name of a host, or its
 * letters make none in DNS.
 *
 * @param domain  in lower case.
 */
export function toAsciiDomain(domain: string): string | null {
  if (!hostname.test(domain)) return null;
  // Most domains are in ASCII, and this runs for each recipient of each mail.
  return /^[\0-\x7f]*$/.test(domain) ? domain : (parseUrl(`http://${domain}`)?.hostname ?? null);
}

/** Splits the address at its only `@` and brings both sides to the stored form; null if it is malformed. */
export function splitAddress(raw: string): { localPart: string; domain: string } | null {
  if (!fits(raw)) return null;
  // Lower case has composed forms that upper case lacks ("Ϊ" with an acute accent): composed again, or the address would
  // become another one when a listing's is parsed.
  const canonical = raw.normalize('NFC').toLowerCase().normalize('NFC');
  // Checked again after lower-casing: "İ" then takes three bytes instead of two.
  if (!fits(canonical)) return null;
  const parts = canonical.split('@');
  const [localPart, named] = parts;
  if (parts.length !== 2 || !localPart || !named) return null;
  const domain = toAsciiDomain(named);
  if (domain === null || !dotAtom.test(localPart) || utf8.encode(localPart).length > limits.maxLocalPartBytes)
    return null;
  return { localPart, domain };
}

/**
 * Restores the plus of an address that was read from a query, where a plus that is not encoded reads as a space. An address
 * has no space itself.
 */
export const withPlus = (inQuery: string): string => inQuery.replaceAll(' ', '+');

/**
 * Brings an address to its canonical form.
 *
 * @param isOurs  whether a domain in lower case is one of the service.
 * @throws ContractError `address_missing` | `address_malformed` | `address_invalid` (a foreign domain).
 */
export function parseAddress(raw: unknown, isOurs: (domain: string) => boolean): Address {
  if (raw === undefined || raw === '') throw new ContractError('address_missing', 'The parameter "to" is missing.');
  const split = typeof raw === 'string' ? splitAddress(raw) : null;
  if (!split) throw new ContractError('address_malformed', 'This is not an e-mail address.');
  if (!isOurs(split.domain)) {
    throw new ContractError('address_invalid', 'This service receives no mail for that domain.', { reason: 'domain' });
  }
  return `${split.localPart}@${split.domain}` as Address;
}

/** The domain of an address: all after its `@`. */
export const domainOf = (address: string): string => address.slice(address.indexOf('@') + 1);

/**
 * Splits a plus address: mail to `name+tag@domain` lies in the inbox `name@domain`, with its tag.
 *
 * @returns the address itself and no tag where it is no plus address.
 */
export function splitTag(address: Address): { inbox: Address; tag: string | null } {
  const [, name, tag, domain] = /^([^+@]*[^+@.])\+([^@]*)@(.*)$/.exec(address) ?? [];
  if (name === undefined) return { inbox: address, tag: null };
  return { inbox: `${name}@${domain}` as Address, tag: tag || null };
}

/**
 * Adds a tag to the address of an inbox, as `splitTag` splits it off. No `String.replace`: there a `$` of the tag, which
 * RFC 5322 allows, would be read as a pattern.
 */
export function plusAddress(inbox: string, tag: string): string {
  const at = inbox.lastIndexOf('@');
  return `${inbox.slice(0, at)}+${tag}${inbox.slice(at)}`;
}

/**
 * Decides whether a visitor may claim this address.
 *
 * @param isOffered  tells whether visitors may claim addresses of a domain, which is in lower case.
 * @throws ContractError `address_invalid` with `reason`: `syntax` | `domain` | `reserved`.
 */
export function parseClaimableAddress(raw: unknown, isOffered: (domain: string) => boolean): Address {
  const split = typeof raw === 'string' ? splitAddress(raw) : null;
  const refuse = (reason: string, message: string) => new ContractError('address_invalid', message, { reason });
  if (!split || !claimableLocalPart.test(split.localPart) || split.localPart.includes('..')) {
    throw refuse(
      'syntax',
      'An address is a name, an @ and a domain. The name has at most 64 characters: letters a to z, digits and, between ' +
        'them, hyphens, underscores and single dots.',
    );
  }
  if (!isOffered(split.domain)) throw refuse('domain', 'This service receives no mail for that domain.');
  if (reservedLocalParts.has(split.localPart)) throw refuse('reserved', 'This name is reserved for the operator.');
  return `${split.localPart}@${split.domain}` as Address;
}

/** Whether mail to this address is for the operator only (names of RFC 2142 and our own). */
export function isReserved(address: Address): boolean {
  return reservedLocalParts.has(address.slice(0, address.indexOf('@')));
}
