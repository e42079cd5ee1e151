/** Types for the parts of mailauth whose own types are missing. */

declare module 'mailauth/lib/tools.js' {
  /** Throws errors with a `code`: one of the resolver, or EINVALIDVER, EINVALIDTYPE, EINVALIDVAL, ESHORTKEY. */
  export function getPublicKey(
    type: 'DKIM',
    name: string,
    minBitLength: number,
    resolver: (name: string, type: string) => Promise<unknown>,
  ): Promise<{ publicKey: string }>;
  /** Whether one of `domains` is of the organisation of `fromDomain`. Do not pass `strict`: mailauth ignores it. */
  export function getAlignment(fromDomain: string, domains: string[]): object | false;
}
