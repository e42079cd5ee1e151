import type { ErrorBody } from '@efemera/contract';
import { learnServerTime } from '../browser/server-clock.js';
import { areCookiesRefused, noteCookiesRefused, tokenOf } from './claim-tokens.js';

/** The server refused the call. */
export class RefusedError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly details: Readonly<Record<string, unknown>> = {},
  ) {
    super(message);
    this.name = 'RefusedError';
  }
}

/** No answer came, or one that is not from our server. */
export class UnreachableError extends Error {
  constructor(path: string, options?: ErrorOptions) {
    super(`No answer to ${path}.`, options);
    this.name = 'UnreachableError';
  }
}

/**
 * Longer than any honest answer of most calls, so that a network that swallows packets does not keep the page waiting.
 */
const usualTimeoutMs = 15_000;

type ReachabilityListener = (reachable: boolean) => void;
const listeners = new Set<ReachabilityListener>();

/** Calls the listener after every call with whether the server answered. Returns a function that ends it. */
export function onReachability(listener: ReachabilityListener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function tellReachability(reachable: boolean): void {
  for (const listener of listeners) listener(reachable);
}

export interface FirstBytes {
  bytes: Uint8Array;
  /** True if the bytes reach to the end of the body. */
  isWhole: boolean;
}

interface Call {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  body?: unknown;
  headers?: Record<string, string>;
  timeoutMs?: number;
  /** The inbox that the call needs a right to. */
  inbox?: string;
}

/**
 * Calls the API and returns its response, whatever its status. If the browser has kept no cookie, the call shows the token
 * of the inbox, if this page has claimed it.
 *
 * @throws UnreachableError
 */
async function call(path: string, options: Call): Promise<Response> {
  const token = options.inbox === undefined ? undefined : tokenOf(options.inbox);
  if (token === undefined) return send(path, options);
  const withToken = { ...options, headers: { ...options.headers, Authorization: `Bearer ${token}` } };
  if (areCookiesRefused()) return send(path, withToken);
  const response = await send(path, options);
  if (response.status !== 403) return response;
  const opened = await send(path, withToken);
  if (opened.status !== 403) noteCookiesRefused();
  return opened;
}

async function send(
  path: string,
  { method = 'GET', body, headers, timeoutMs = usualTimeoutMs }: Call,
): Promise<Response> {
  try {
    const response = await fetch(path, {
      method,
      headers: {
        Accept: 'application/json',
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...headers,
      },
      body: body === undefined ? undefined : JSON.stringify(body),
      signal: AbortSignal.timeout(timeoutMs),
    });
    learnServerTime(response.headers.get('Date'));
    // Status codes of a proxy while no gateway answers.
    tellReachability(response.status < 502 || response.headers.get('Content-Type')?.includes('json') === true);
    return response;
  } catch (cause) {
    tellReachability(false);
    throw new UnreachableError(path, { cause });
  }
}

/**
 * Calls the API and reads its JSON; undefined for 204 and 304.
 *
 * @throws RefusedError | UnreachableError
 */
export async function request<T>(path: string, options: Call = {}): Promise<T> {
  return (await requestWithHeaders<T>(path, options)).content;
}

export async function requestWithHeaders<T>(path: string, options: Call): Promise<{ content: T; headers: Headers }> {
  const response = await call(path, options);
  if (response.status === 204 || response.status === 304) return { content: undefined as T, headers: response.headers };
  const content = await readJson(response, path);
  if (response.ok) return { content: content as T, headers: response.headers };
  const {
    code = 'unknown',
    message = response.statusText,
    ...details
  } = (content as Partial<ErrorBody> | null)?.error ?? {};
  throw new RefusedError(response.status, code, message, details);
}

/** Reads bytes. @throws RefusedError | UnreachableError */
export function requestBytes(path: string, inbox: string): Promise<Blob> {
  return requestFile(path, { inbox });
}

/** Reads a file. @throws RefusedError | UnreachableError */
export async function requestFile(path: string, options: Call): Promise<Blob> {
  const response = await call(path, { ...options, headers: { ...options.headers, Accept: '*/*' } });
  if (!response.ok) throw new RefusedError(response.status, 'unknown', response.statusText);
  return response.blob();
}

/**
 * Reads the beginning of a long body; bytes beyond `maxBytes` are not fetched.
 *
 * @throws RefusedError | UnreachableError
 */
export async function requestFirstBytes(path: string, inbox: string, maxBytes: number): Promise<FirstBytes> {
  const response = await call(path, { headers: { Accept: '*/*' }, inbox });
  if (!response.ok) throw new RefusedError(response.status, 'unknown', response.statusText);
  const reader = response.body?.getReader();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  try {
    for (let read = await reader?.read(); read && !read.done && size <= maxBytes; read = await reader?.read()) {
      chunks.push(read.value);
      size += read.value.length;
    }
    await reader?.cancel();
  } catch (cause) {
    throw new UnreachableError(path, { cause });
  }
  const bytes = new Uint8Array(await new Blob(chunks).arrayBuffer());
  return { bytes: bytes.subarray(0, maxBytes), isWhole: size <= maxBytes };
}

async function readJson(response: Response, path: string): Promise<unknown> {
  try {
    return await response.json();
  } catch (cause) {
    if (!response.ok) return null;
    throw new UnreachableError(path, { cause });
  }
}
