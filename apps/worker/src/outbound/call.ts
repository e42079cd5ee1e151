import type { LookupAddress } from 'node:dns';
import { parseUrl, type WebhookError } from '@efemera/contract';
import { failureOf, orAborted, requestHead, type OutboundTargets } from '@efemera/network';
import { BusyError, type CallSlots } from './call-slots.js';

/** The result of one attempt. */
export interface CallOutcome {
  /** The status of the answer, if there was one. */
  status: number | null;
  /** Null when the target accepted the call. */
  error: WebhookError | null;
  /** True if a further attempt would fail the same way. */
  isFinal: boolean;
  /** The pause that the answer asks for (RFC 9110 §10.2.3). */
  retryAfterMs: number | null;
}

/** Whether the trace shows the call as failed. */
export const hasFailed = ({ error }: CallOutcome): boolean => error !== null;

type Answer = Awaited<ReturnType<typeof requestHead>>;

const failed = (
  error: WebhookError,
  { status = null as number | null, isFinal = false, retryAfterMs = null as number | null } = {},
): CallOutcome => ({ status, error, isFinal, retryAfterMs });

/** The request that the worker posts to a stranger's URL. */
export interface CallRequest {
  headers: Record<string, string>;
  body: string | Buffer;
}

/** Settings and services of an attempt, apart from its target. */
export interface CallSurroundings {
  targets: OutboundTargets;
  slots: CallSlots;
  /** Number of earlier attempts: with several addresses, each attempt tries the next one. */
  attempts: number;
  /** Aborts the attempt. */
  signal: AbortSignal;
}

/**
 * Posts to a stranger's URL and reads only the status of the answer.
 *
 * Resolves the name first, checks every address, and connects to exactly these addresses: a name could otherwise give one
 * address to the check and another to the call (DNS rebinding). A redirect that keeps the method (307, 308) is checked like
 * a new target, and takes a slot of its own once the call before has ended: a stranger's redirects could otherwise flood a
 * host with more calls at a time than its share.
 *
 * @param request Makes the headers and the body once there is a slot. Encrypting and signing cost more than the rest:
 *   without a slot, a stranger could make the worker do both again and again for nothing.
 * @throws BusyError if no slot is free for the call now: nothing was sent. A redirect without a free slot fails the attempt.
 * Otherwise throws only when `signal` aborts the attempt, whose result is then unknown.
 */
export async function callTarget(
  url: string,
  request: () => CallRequest,
  { targets, slots, attempts, signal }: CallSurroundings,
): Promise<CallOutcome> {
  const timeout = AbortSignal.timeout(slots.limits.callMs);
  const ending = new AbortController();
  // On the worker's own signal, `AbortSignal.any` would leave an entry for each call until the worker ends.
  const onEnd = () => ending.abort(signal.reason);
  signal.addEventListener('abort', onEnd, { once: true });
  if (signal.aborted) onEnd();
  const over = AbortSignal.any([ending.signal, timeout]);
  const addressOf = async (target: URL) => {
    const addresses = await orAborted(targets.addressesOf(target), over);
    return addresses[attempts % addresses.length] as LookupAddress;
  };
  let sent: CallRequest | null = null;
  let hop = 0;
  try {
    let target = targets.read(url);
    for (; ; hop++) {
      const { status, location, retryAfter } = await post(target);
      if (status >= 200 && status < 300) return { status, error: null, isFinal: false, retryAfterMs: null };
      // RFC 9110 §15.5.11: 410 means that the target is gone and wants no more calls.
      if (status === 410) return failed('status_refused', { status, isFinal: true });
      if (status < 300 || status > 399) return failed('status_refused', { status, retryAfterMs: pauseOf(retryAfter) });
      const next = followable(status, location, target);
      if (!next || hop === slots.limits.maxRedirects) return failed('redirect_refused', { status });
      target = targets.read(next.href);
    }
  } catch (error) {
    signal.throwIfAborted();
    // After a redirect the call has been sent once: if this counted as no attempt, it would be sent again and again.
    if (error instanceof BusyError && hop === 0) throw error;
    if (timeout.aborted) return failed('timeout');
    const reason = failureOf(error);
    return failed(reason, { isFinal: reason === 'target_forbidden' });
  } finally {
    signal.removeEventListener('abort', onEnd);
  }

  async function post(target: URL): Promise<Answer> {
    const lookedUp = slots.lookUp(target.host);
    const address = await addressOf(target).finally(lookedUp);
    const leave = slots.call(target.host, address.address);
    let answer: Answer | null = null;
    try {
      sent ??= request();
      answer = await orAborted(requestHead(target, { method: 'POST', ...sent, address, signal: over }), over);
      return answer;
    } finally {
      leave({ isAnswered: answer !== null });
    }
  }
}

/**
 * The target of a redirect, or null if the worker must not follow it. After a 301 or 302 it would send a GET without
 * the body. A redirect from https to http would show the mail to everyone on the way.
 */
function followable(status: number, location: string | undefined, from: URL): URL | null {
  if (status !== 307 && status !== 308) return null;
  const next = location ? parseUrl(location, from) : null;
  return next && !(from.protocol === 'https:' && next.protocol !== 'https:') ? next : null;
}

/** Reads `Retry-After`: seconds, or a date. */
function pauseOf(text: string): number | null {
  if (/^\d{1,9}$/.test(text)) return Number(text) * 1000;
  // A date begins with a day: `Date.parse` alone takes "-5" for a date, too.
  const atMs = /^[A-Z][a-z]{2}/.test(text) ? Date.parse(text.endsWith('GMT') ? text : `${text} GMT`) : NaN;
  return Number.isNaN(atMs) ? null : Math.max(0, atMs - Date.now());
}
