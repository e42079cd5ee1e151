import type { ErrorBody, ErrorCode } from '@efemera/contract';
import { learnServerTime } from '../browser/server-clock.js';
import { areCookiesRefused, noteCookiesRefused, tokenOf } from './claim-tokens.js';

const passingCodes: readonly string[] = ['storage_unavailable', 'internal', 'rate_limited'] satisfies ErrorCode[];

/**
 * Whether a refusal is temporary: the same call may succeed later. A refusal by a proxy has a status and no code of
 * ours, a refusal by the socket has a code and no status.
 */
export const isPassing = (code: string, status = 0): boolean =>
  status === 429 || status >= 500 || passingCodes.includes(code);

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
 * How long an answer may take to begin, and after that to end, unless the call sets another limit: a network that
 * swallows packets must not keep the page waiting.
 */
const usualTimeoutMs = 15_000;

type ReachabilityListener = (reachable: boolean) => void;
const listeners = new Set<ReachabilityListener>();

/** Tells the listener after every call whether the server answered. Returns a function that removes the listener. */
export function onReachability(listener: ReachabilityListener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function tellReachability(reachable: boolean): void {
  for (const listener of listeners) listener(reachable);
}

export interface Call {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  body?: unknown;
  headers?: Record<string, string>;
  /** How long the answer may take to begin. */
  timeoutMs?: number;
  /** How long the answer may take from its beginning to its end. */
  bodyTimeoutMs?: number;
  /** The inbox that the visitor must have the right to open. */
  inbox?: string;
}

/**
 * Calls the API and returns its response, whatever its status. If the browser has kept no cookie, the call sends the
 * token of the inbox, if this page has claimed that inbox.
 *
 * @throws UnreachableError
 */
export async function call(path: string, options: Call): Promise<Response> {
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
  { method = 'GET', body, headers, timeoutMs = usualTimeoutMs, bodyTimeoutMs = timeoutMs }: Call,
): Promise<Response> {
  const limit = new AbortController();
  const endAfter = (ms: number) => setTimeout(() => limit.abort(), ms);
  const waiting = endAfter(timeoutMs);
  try {
    const response = await fetch(path, {
      method,
      headers: {
        Accept: 'application/json',
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...headers,
      },
      body: body === undefined ? undefined : JSON.stringify(body),
      signal: limit.signal,
    });
    // A timer limits the body. To watch its pieces, this code would have to read it, and Chromium then reports every
    // answer as cancelled.
    endAfter(bodyTimeoutMs);
    learnServerTime(response.headers.get('Date'));
    // Without JSON, a status of 502 or more is from a proxy while no gateway answers.
    tellReachability(response.status < 502 || response.headers.get('Content-Type')?.includes('json') === true);
    return response;
  } catch (cause) {
    tellReachability(false);
    throw new UnreachableError(path, { cause });
  } finally {
    clearTimeout(waiting);
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

const readJson = (response: Response, path: string): Promise<unknown> =>
  response.json().catch(response.ok ? throwUnreachable(path) : () => null);

/** Makes a handler that throws `UnreachableError`: the body broke off, or a proxy answered instead of our server. */
export const throwUnreachable = (path: string) => (cause: unknown) => {
  throw new UnreachableError(path, { cause });
};
