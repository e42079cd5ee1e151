import { existsSync } from 'node:fs';

/** The address at which a program on this machine reaches a server that listens on `host`. */
export function nearHost(host: string): string {
  // A server that listens on :: takes IPv4 as well, and IPv6 may be off on the loopback interface of a container.
  return host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
}

/** The host to listen on. Replaces `::` (all addresses) by `0.0.0.0` if the kernel has no IPv6. */
export function listenHost(host: string, hasIpv6 = kernelHasIpv6()): string {
  return host === '::' && !hasIpv6 ? '0.0.0.0' : host;
}

const kernelHasIpv6 = () => process.platform !== 'linux' || existsSync('/proc/net/if_inet6');

/** A host as a part of a URL: an IPv6 address in brackets. */
export const urlHost = (host: string): string => (host.includes(':') ? `[${host}]` : host);

/** The origin at which a program on this machine reaches the gateway. */
export const nearOrigin = ({ HOST, PORT }: { HOST: string; PORT: number }): string =>
  `http://${urlHost(nearHost(HOST))}:${PORT}`;

/** The site's own origin, as the world knows it. */
export const publicOriginOf = ({ PUBLIC_URL, PORT }: { PUBLIC_URL?: string | undefined; PORT: number }): string =>
  new URL(PUBLIC_URL ?? `http://localhost:${PORT}`).origin;
