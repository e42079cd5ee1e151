/** The parts of mailauth that it does not describe itself. */

declare module 'mailauth/lib/tools.js' {
  /** Throws errors with a `code`: of the resolver, or EINVALIDVER, EINVALIDTYPE, EINVALIDVAL, ESHORTKEY. */
  export function getPublicKey(
    type: 'DKIM',
    name: string,
    minBitLength: number,
    resolver: (name: string, type: string) => Promise<unknown>,
  ): Promise<{ publicKey: string }>;
  /** Whether one of the domains is of the organisation of the first; never tell it to be strict, it is not. */
  export function getAlignment(fromDomain: string, domains: string[]): object | false;
}
