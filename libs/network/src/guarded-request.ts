import type { LookupAddress } from 'node:dns';
import { request as requestHttp, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { LookupFunction } from 'node:net';
import { BadTargetError } from './outbound-targets.js';

/** The parts of an answer that are read. */
export interface AnswerHead {
  status: number;
  location: string | undefined;
  /** The value of `Retry-After` as it is written; empty if there is none. */
  retryAfter: string;
}

export interface OutboundRequest {
  method: 'GET' | 'HEAD' | 'POST';
  headers: Readonly<Record<string, string>>;
  body?: string | Buffer;
  /** The checked address to connect to; the name is not resolved again (DNS rebinding). */
  address: LookupAddress;
  signal: AbortSignal;
}

/** Sends one request to a stranger's URL and reads only the head of the answer. Follows no redirect. */
export function requestHead(
  url: URL,
  { method, headers, body, address: { address, family }, signal }: OutboundRequest,
): Promise<AnswerHead> {
  const lookup: LookupFunction = (_name, { all }, done) => {
    // Node connects as soon as it knows the address. Told at once, it would connect before it listens for errors, and an
    // address that can't be reached (IPv6 on a machine that has none) would end this process.
    process.nextTick(() => (all ? done(null, [{ address, family }]) : done(null, address, family)));
  };
  return new Promise((resolve, reject) => {
    const send = url.protocol === 'https:' ? requestHttps : requestHttp;
    const request = send(url, {
      method,
      headers: { ...headers, ...(body !== undefined && { 'Content-Length': String(Buffer.byteLength(body)) }) },
      // A new connection for each call, closed after the answer: targets of different owners never share one.
      agent: false,
      lookup,
      signal,
    });
    const settle = (response: IncomingMessage) => {
      const { location, 'retry-after': retryAfter = '' } = response.headers;
      resolve({ status: response.statusCode ?? 0, location, retryAfter });
      // Stops reading: the body may be endless.
      response.destroy();
      request.destroy();
    };
    request.on('error', reject);
    request.on('response', settle);
    // Without this listener Node closes a connection that switches protocols and reports neither an answer nor an
    // error.
    request.on('upgrade', settle);
    request.on('close', () => reject(new Error('The connection ended without an answer.')));
    request.end(body);
  });
}

/** Rejects at the deadline even if the work continues: a DNS query of the system's resolver can't be cancelled. */
export function orAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const onAbort = () => reject(signal.reason as Error);
    signal.addEventListener('abort', onAbort, { once: true });
    if (signal.aborted) onAbort();
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', onAbort));
  });
}

/** The reason why a request got no answer. */
export type RequestFailure = 'target_forbidden' | 'name_unknown' | 'tls_failed' | 'connection_failed';

export function failureOf(error: unknown): RequestFailure {
  if (error instanceof BadTargetError) return 'target_forbidden';
  const { code = '', syscall = '' } = error as NodeJS.ErrnoException;
  if (/^query|^getaddrinfo/.test(syscall)) return 'name_unknown';
  if (/CERT|SSL|TLS|SELF_SIGNED|UNABLE_TO/.test(code)) return 'tls_failed';
  return 'connection_failed';
}
