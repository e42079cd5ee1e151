import type { Delivery } from './types.js';

/**
 * What a call or a wait fails with.
 *
 * `code` is the server's (`inbox_private`, `address_taken`, `quota_exhausted`, `rate_limited`, `email_not_found`, …) or
 * one of this package's: `unreachable`, `unexpected_answer`, `invalid_option`, `timed_out`, `nothing_found`.
 */
export class EfemeraError extends Error {
  override readonly name: string = 'EfemeraError';

  constructor(
    readonly code: string,
    message: string,
    /** Of the server's answer; null where there was none. */
    readonly status: number | null = null,
    /** What the server told besides, such as `retryAfterSeconds`. */
    readonly details: Readonly<Record<string, unknown>> = {},
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** A mail that lay in the inbox when a wait timed out, and why it was not the one. */
export interface PassedOver {
  id: string;
  from: string;
  subject: string;
  timestamp: string;
  reason: 'given out before' | 'no code in it' | 'no link in it' | 'does not match';
}

/** Nothing that matches came in time. The message lists what did come, so that a failed test explains itself. */
export class TimeoutError extends EfemeraError {
  override readonly name = 'TimeoutError';

  constructor(
    message: string,
    /** Newest first. */
    readonly arrived: readonly PassedOver[],
    /** Mail to this address that SMTP did not take, newest first. */
    readonly refused: readonly Delivery[],
    options?: ErrorOptions,
  ) {
    super('timed_out', message, null, {}, options);
  }
}
