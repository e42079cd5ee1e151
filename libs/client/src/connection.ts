import { apiKeyFromEnvironment, urlFromEnvironment } from './environment.js';
import { EfemeraError } from './errors.js';
import { isHeaderText } from './options.js';
import { pause } from './pause.js';
import type { ServerOptions } from './types.js';

const defaultUrl = 'http://localhost:3000';
/** How long calls other than waits are retried; the first failure is followed by one more try however late it comes. */
const defaultPatienceMs = 5000;
/**
 * How long a connection may stay silent before it counts as dead. In a wait, this counts from the end of the time that the
 * server may wait.
 */
const defaultSilenceMs = 10_000;
const firstPauseMs = 100;
const longestPauseMs = 2000;
/**
 * Status codes of a proxy while the server restarts, and of the server while its storage restarts or too many clients
 * wait.
 */
const passing = new Set([429, 502, 503, 504]);

/** How much time a call may take. */
export interface Patience {
  /** How long to repeat the call after a temporary error. */
  patienceMs?: number;
  /** How long the connection may send nothing beyond `waitMs`; ten seconds if missing. */
  silenceMs?: number;
}

export interface Call extends Patience {
  method?: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  path: string;
  token?: string | undefined;
  body?: unknown;
  signal?: AbortSignal | undefined;
  /** Whether repeating the call does no harm if the answer to the first one was lost; by default only of a GET. */
  repeatable?: boolean;
  /** How long the server was asked to wait before it answers. */
  waitMs?: number;
}

/** Calls one server. Temporary failures (no connection, 429, 502, 503, 504) are retried with growing pauses. */
export class Connection {
  readonly url: string;
  readonly #apiKey: string | undefined;
  readonly #fetch: typeof globalThis.fetch;
  readonly #signal: AbortSignal | undefined;

  /** @throws EfemeraError `invalid_option`. */
  constructor({ url = urlFromEnvironment() ?? defaultUrl, apiKey, fetch, signal }: ServerOptions = {}) {
    this.url = readUrl(url);
    if (apiKey !== null) this.#apiKey = apiKey === undefined ? keyOfEnvironment(this.url) : readKey(apiKey);
    // A browser's `fetch` throws if it is called as a method of any object but the window.
    this.#fetch = fetch ?? ((...call) => globalThis.fetch(...call));
    this.#signal = signal;
  }

  get sendsKey(): boolean {
    return this.#apiKey !== undefined;
  }

  json<T>(call: Call): Promise<T> {
    return this.#call(call, async (body, status) => {
      const text = await body.text();
      try {
        return JSON.parse(text) as T;
      } catch {
        throw this.#unexpected(`answered ${status} without JSON`, status);
      }
    });
  }

  bytes(call: Call): Promise<Uint8Array> {
    return this.#call(call, async (body) => new Uint8Array(await body.arrayBuffer()));
  }

  async nothing(call: Call): Promise<void> {
    await this.bytes(call);
  }

  async #call<T>(call: Call, read: (body: Blob, status: number) => Promise<T>): Promise<T> {
    const signals = [this.#signal, call.signal].filter((signal) => signal !== undefined);
    const over = signals.length > 0 ? AbortSignal.any(signals) : undefined;
    const patienceMs = call.patienceMs ?? defaultPatienceMs;
    const deadline = performance.now() + patienceMs;
    for (let attempt = 0; ; attempt++) {
      over?.throwIfAborted();
      try {
        return await this.#attempt(call, read, over);
      } catch (error) {
        over?.throwIfAborted();
        // While its storage is away, the server answers 503 only after all of the call's time: one more try follows. A
        // wait has none, because it must end at its timeout.
        const isOneMoreDue = attempt === 0 && !call.waitMs && !wasSilent(error);
        const leftMs = isOneMoreDue ? patienceMs : deadline - performance.now();
        const pauseMs = error instanceof EfemeraError ? pauseAfter(error, call, attempt, leftMs) : null;
        if (pauseMs === null) throw error;
        await pause(pauseMs, over);
      }
    }
  }

  async #attempt<T>(
    { method = 'GET', path, token, body, waitMs = 0, silenceMs = defaultSilenceMs }: Call,
    read: (body: Blob, status: number) => Promise<T>,
    over: AbortSignal | undefined,
  ): Promise<T> {
    const headers: Record<string, string> = { accept: 'application/json' };
    if (token !== undefined) headers['authorization'] = `Bearer ${token}`;
    if (this.#apiKey !== undefined) headers['x-api-key'] = this.#apiKey;
    if (body !== undefined) headers['content-type'] = 'application/json';
    const silence = limitSilence(waitMs + silenceMs);
    try {
      const response = await this.#fetch(this.url + path, {
        method,
        headers,
        body: body === undefined ? null : JSON.stringify(body),
        signal: over ? AbortSignal.any([over, silence.signal]) : silence.signal,
        // Sends no cookies: in a page, a claim with the visitor's cookie would make the visitor a holder, too.
        credentials: 'omit',
        // Redirects are not followed: a POST would become a GET.
        redirect: 'manual',
      });
      silence.restart();
      if (response.ok) return await read(await bodyOf(response, silence.restart), response.status);
      throw await this.#refusal(response, path);
    } catch (error) {
      if (error instanceof EfemeraError) throw error;
      throw new EfemeraError(
        'unreachable',
        `${this.url} cannot be reached: ${reasonOf(error)}.`,
        null,
        {},
        { cause: error },
      );
    } finally {
      silence.end();
    }
  }

  async #refusal(response: Response, path: string): Promise<EfemeraError> {
    const { status } = response;
    if (response.type === 'opaqueredirect' || (status >= 300 && status < 400)) {
      const location = response.headers.get('location');
      // Cuts off the path of this call: the rest can be given as `url`.
      const leadsTo = location?.includes('://') && location.endsWith(path) ? location.slice(0, -path.length) : location;
      return this.#unexpected(`redirects${leadsTo ? ` to ${leadsTo}` : ''}: give the address that it leads to`, status);
    }
    const retryAfterSeconds = readRetryAfter(response.headers.get('retry-after'));
    const known = readError(await response.text());
    if (!known) {
      const error = this.#unexpected(`answered ${status} without a reason`, status);
      return retryAfterSeconds === null
        ? error
        : new EfemeraError(error.code, error.message, status, { retryAfterSeconds });
    }
    const { code, message, ...details } = known;
    return new EfemeraError(code, message, status, {
      ...details,
      ...(retryAfterSeconds !== null && { retryAfterSeconds }),
    });
  }

  #unexpected(what: string, status: number): EfemeraError {
    return new EfemeraError(
      'unexpected_answer',
      `${this.url} ${what}. Is this the address of an Efêmera server?`,
      status,
    );
  }
}

class SilenceError extends Error {}

const wasSilent = (error: unknown) => error instanceof EfemeraError && error.cause instanceof SilenceError;

/** Returns a signal that aborts a call whose connection has sent nothing for `ms`; `restart` begins this time anew. */
function limitSilence(ms: number) {
  const silence = new AbortController();
  const start = () =>
    setTimeout(() => silence.abort(new SilenceError(`it has sent nothing for ${Math.round(ms / 100) / 10} s`)), ms);
  let timer = start();
  const end = () => clearTimeout(timer);
  const restart = () => {
    end();
    timer = start();
  };
  return { signal: silence.signal, restart, end };
}

/** Calls `heard` at each piece: on a slow line, a mail of megabytes takes longer than a connection may be silent. */
async function bodyOf(response: Response, heard: () => void): Promise<Blob> {
  // An answer without a body has no stream, and answers of another `fetch`, such as node-fetch, have none of this kind.
  if (!(response.body instanceof ReadableStream)) return response.blob();
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  const reader = response.body.getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    heard();
    pieces.push(next.value);
  }
  return new Blob(pieces);
}

/**
 * Returns the pause before the next try; null if a retry would fail in the same way or could repeat an action.
 *
 * @param leftMs  the rest of the time for retries. The last try is at its end: a wait must not give up before its timeout.
 */
function pauseAfter(
  { code, status, details }: EfemeraError,
  call: Call,
  attempt: number,
  leftMs: number,
): number | null {
  const asked = typeof details['retryAfterSeconds'] === 'number' ? details['retryAfterSeconds'] * 1000 : null;
  if (leftMs <= 0 || (asked !== null && asked > leftMs)) return null;
  // With 429 the server has done nothing: a retry is safe. If the answer names no time (a quota), it is useless today.
  if (status === 429 && code !== 'too_many_waits') {
    return asked === null ? null : Math.min(Math.max(asked, firstPauseMs), leftMs);
  }
  if (code !== 'unreachable' && !(status !== null && passing.has(status))) return null;
  if (!(call.repeatable ?? (call.method ?? 'GET') === 'GET')) return null;
  const growing = Math.min(firstPauseMs * 2 ** attempt, longestPauseMs);
  // Adds a random part: clients that were disconnected at the same moment must not reconnect at the same moment.
  return Math.min(Math.max(asked ?? 0, growing * (0.5 + Math.random() / 2)), leftMs);
}

function readUrl(given: string): string {
  let url: URL | null = null;
  try {
    url = new URL(given);
  } catch {
    // An invalid URL is refused below, together with a wrong protocol.
  }
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) {
    throw new EfemeraError('invalid_option', `The server's url must be such as ${defaultUrl}; this is "${given}".`);
  }
  return url.origin + url.pathname.replace(/(?<!\/)\/+$/, '');
}

/** Refuses characters that no key has, such as a line break: the error of `fetch` would show such a key in a log. */
function readKey(given: string): string {
  if (isHeaderText(given)) return given;
  throw new EfemeraError('invalid_option', 'The key contains characters that no key has: copy it again.');
}

/** The key of the environment belongs to the server of EFEMERA_URL; if that is not set, to any server. */
function keyOfEnvironment(url: string): string | undefined {
  const apiKey = apiKeyFromEnvironment();
  const ownUrl = urlFromEnvironment();
  if (apiKey === undefined || (ownUrl !== undefined && readUrl(ownUrl) !== url)) return undefined;
  return readKey(apiKey);
}

/** The oldest form of a date in HTTP has no time zone (RFC 9110 §5.6.7). */
const withZone = (date: string) => (date.endsWith('GMT') ? date : `${date} GMT`);

/** RFC 9110 §10.2.3: seconds, or a date, which begins with a day. `Date.parse` alone takes "-5" for a date, too. */
function readRetryAfter(value: string | null): number | null {
  if (value === null || !/^(?:\d+$|[A-Z][a-z]{2})/.test(value)) return null;
  const seconds = /^\d+$/.test(value) ? Number(value) : (Date.parse(withZone(value)) - Date.now()) / 1000;
  return Number.isFinite(seconds) ? Math.max(0, seconds) : null;
}

function readError(text: string): { code: string; message: string; [detail: string]: unknown } | null {
  try {
    const { error } = JSON.parse(text) as { error?: { code?: unknown; message?: unknown } };
    const { code, message } = error ?? {};
    return typeof code === 'string' && typeof message === 'string' ? { ...error, code, message } : null;
  } catch {
    return null;
  }
}

/** Node's fetch says only "fetch failed"; the reason is in its cause. */
function reasonOf(error: unknown): string {
  const { message, cause } = error as { message?: string; cause?: { code?: unknown; message?: string } };
  // The code of a DOMException is a number, which tells a reader nothing: its message is used.
  return typeof cause?.code === 'string' ? cause.code : (cause?.message ?? message ?? String(error));
}
