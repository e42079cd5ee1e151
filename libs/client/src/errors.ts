import type { Delivery } from './types.js';

/** As `ErrorOptions` of TypeScript, which a project whose `lib` is older than ES2022 does not have. */
interface Cause {
  cause?: unknown;
}

/**
 * The error of a failed call or wait.
 *
 * `code` is the server's (`inbox_private`, `inbox_expired`, `address_taken`, `quota_exhausted`, `email_not_found`, …) or
 * one of this package's: `unreachable`, `unexpected_answer`, `invalid_option`, `timed_out`, `nothing_found`,
 * `not_kept`, `unexpected_mail`, `signature_invalid`.
 */
export class EfemeraError extends Error {
  override readonly name: string = 'EfemeraError';

  constructor(
    readonly code: string,
    message: string,
    /** The HTTP status; null if there was no answer. */
    readonly status: number | null = null,
    /** Further fields of the server's answer, such as `retryAfterSeconds`. */
    readonly details: Readonly<Record<string, unknown>> = {},
    options?: Cause,
  ) {
    super(message, options);
  }
}

/** A mail that was in the inbox when a wait timed out, and why the wait did not return it. */
export interface PassedOver {
  id: string;
  from: string;
  subject: string;
  timestamp: string;
  reason: 'given out before' | 'no code in it' | 'no link in it' | 'does not match';
}

/** No matching mail came in time. The message lists the mails that did come, so that a failed test shows the reason. */
export class TimeoutError extends EfemeraError {
  override readonly name = 'TimeoutError';

  constructor(
    message: string,
    /** Newest first. */
    readonly arrived: readonly PassedOver[],
    /** Refused mail to this address, newest first. */
    readonly refused: readonly Delivery[],
    options?: Cause,
  ) {
    super('timed_out', message, null, {}, options);
  }
}
