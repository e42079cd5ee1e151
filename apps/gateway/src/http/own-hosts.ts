import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { canonicalNetwork, isLoopback } from '@efemera/network';
import type { Settings } from '../config.js';

/** Paths below which an answer may hold a visitor's or the operator's data; all others are files, probes and metrics. */
const privatePaths = /^\/+(?:api|admin|mcp|socket\.io)(?:\/|$)/i;

/** A name, an IPv4 address, or an IPv6 address in brackets; then perhaps a dot, and perhaps a port. */
export const hostHeader = /^(?:\[([\da-f:.]+)\]|([\w.-]+?))\.?(?::\d{1,5})?$/i;

/**
 * Tells whether a request names a host of this service.
 *
 * DNS rebinding: the owner of evil.example lets that name lead to 127.0.0.1. A page from there then reads a service on its
 * visitor's machine as its own site, and `Origin` and `Host` agree. Such a page can send no other `Host` than its own name,
 * so the gateway answers only PUBLIC_URL's host, HOST, localhost and loopback addresses. A gateway that listens on all
 * addresses answers every address, since only names can be rebound. Ignores `X-Forwarded-Host`: such a page can send it. A
 * request without `Host` (HTTP/1.0) comes from no browser.
 */
export function ownHosts({ publicOrigin, HOST }: Settings): (request: IncomingMessage) => boolean {
  // A browser writes an address in its shortest form, whatever form HOST has.
  const host = canonicalNetwork(HOST)?.text ?? HOST.toLowerCase();
  const names = new Set(['localhost', new URL(publicOrigin).hostname.replace(/^\[|\]$/g, ''), host]);
  const listensOnAll = host === '0.0.0.0' || host === '::';
  return ({ headers }) => {
    if (headers.host === undefined) return true;
    const [, ipv6, other] = hostHeader.exec(headers.host) ?? [];
    const name = (ipv6 ?? other ?? '').toLowerCase();
    return names.has(name) || isLoopback(name) || (listensOnAll && isIP(name) !== 0);
  };
}

/** Tells whether answers to calls of this path may hold data of a visitor or of the operator. */
export const isPrivatePath = (path: string): boolean => privatePaths.test(path);
