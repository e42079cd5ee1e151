/** Every error code that leaves a process, with its HTTP status. */
export const errorStatus = {
  bad_request: 400,
  address_missing: 400,
  address_malformed: 400,
  id_malformed: 400,
  unknown_action: 400,
  body_malformed: 400,
  missing_fields: 400,
  invalid_fields: 400,
  admin_required: 401,
  key_unknown: 401,
  inbox_private: 403,
  holder_required: 403,
  key_needed: 403,
  read_only: 403,
  webhooks_off: 403,
  push_off: 403,
  origin_forbidden: 403,
  not_found: 404,
  email_not_found: 404,
  attachment_not_found: 404,
  html_not_found: 404,
  inbox_not_found: 404,
  article_not_found: 404,
  comment_not_found: 404,
  block_not_found: 404,
  domain_not_found: 404,
  key_not_found: 404,
  webhook_not_found: 404,
  webhook_delivery_not_found: 404,
  guest_not_found: 404,
  method_not_allowed: 405,
  address_taken: 409,
  too_many_webhooks: 409,
  last_domain: 409,
  too_many_keys: 409,
  too_many_guests: 409,
  inbox_expired: 410,
  link_gone: 410,
  body_too_large: 413,
  media_type_unsupported: 415,
  address_invalid: 422,
  ttl_invalid: 422,
  block_invalid: 422,
  domain_invalid: 422,
  webhook_url_invalid: 422,
  webhook_target_forbidden: 422,
  endpoint_refused: 422,
  quota_exhausted: 429,
  rate_limited: 429,
  provider_limit: 429,
  too_many_watches: 429,
  too_many_waits: 429,
  too_many_streams: 429,
  too_many_checks: 429,
  internal: 500,
  translation_failed: 502,
  overloaded: 503,
  storage_unavailable: 503,
} as const satisfies Record<string, number>;

export type ErrorCode = keyof typeof errorStatus;

export interface ErrorBody {
  error: { code: string; message: string; [detail: string]: unknown };
}

/**
 * An error that a caller can react to. `code` decides the HTTP status (`errorStatus`). `details` are added to the body
 * unchanged, so they must hold nothing that the caller may not see.
 */
export class ContractError extends Error {
  constructor(
    readonly code: ErrorCode,
    message: string,
    readonly details: Readonly<Record<string, unknown>> = {},
    options?: ErrorOptions,
  ) {
    // No stack trace: an attacker can make the gateway throw this error in floods, and a trace would cost more than the
    // rest of the answer. The code tells where the error comes from.
    const { stackTraceLimit } = Error;
    Error.stackTraceLimit = 0;
    super(message, options);
    Error.stackTraceLimit = stackTraceLimit;
    this.name = 'ContractError';
  }

  get status(): number {
    return errorStatus[this.code];
  }

  toBody(): ErrorBody {
    return { error: { ...this.details, code: this.code, message: this.message } };
  }
}
