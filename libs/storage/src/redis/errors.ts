import { ContractError } from '@efemera/contract';

/** Thrown when Redis does not answer or can't write at the moment: try again later (HTTP 503, SMTP 451). */
export class StorageUnavailableError extends ContractError {
  constructor(options?: ErrorOptions) {
    super(
      'storage_unavailable',
      'The mail store is not available at the moment. Please try again shortly.',
      {},
      options,
    );
    this.name = 'StorageUnavailableError';
  }
}

/** Thrown when Redis has reached its memory limit: it can store nothing until mail expires (HTTP 503, SMTP 452). */
export class StorageFullError extends StorageUnavailableError {
  constructor(options?: ErrorOptions) {
    super(options);
    this.name = 'StorageFullError';
  }
}

// Errors of Redis while it loads, fails over, moves a partition, can't persist or runs a long script, and errors of ioredis
// without a connection. Any other error is a bug in this code and is passed on unchanged.
const withoutConnection =
  /Connection is closed|Command aborted|enableOfflineQueue|Command timed out|Socket timeout|Reached the max retries/;
const unavailable = [
  withoutConnection,
  /^(?:LOADING|BUSY|READONLY|MASTERDOWN|CLUSTERDOWN|TRYAGAIN|MOVED|ASK|MISCONF|NOREPLICAS|UNBLOCKED|TOOLATE)\b/,
  /Too many Cluster redirections|None of startup nodes|Failed to refresh slots cache|Cluster is (?:ended|disconnect)/,
  /Script attempted to (?:access a non local key|execute a (?:write )?command while the cluster is down)/,
  /ECONN|EPIPE|ETIMEDOUT|EHOSTUNREACH|EAI_AGAIN|ENOTFOUND/,
];

/**
 * Converts errors of ioredis to errors that a caller can react to.
 *
 * @param fault  why the connection is not open, if it is not: for an error of ioredis without a connection, which does not
 *   tell why, the cause that the caller logs.
 */
export function toStorageError(error: unknown, fault: Error | null = null): unknown {
  if (!(error instanceof Error)) return error;
  // A script reports the OOM of one of its commands in its own error. A transaction with a refused command only reports
  // that it was discarded; why is in its previous errors.
  const { previousErrors = [] } = error as { previousErrors?: Error[] };
  const messages = [error, ...previousErrors].map(({ message }) => message);
  if (messages.some((message) => /\bOOM\b/.test(message))) {
    return new StorageFullError({ cause: error });
  }
  const isUnsent = withoutConnection.test(error.message) || error.name === 'MaxRetriesPerRequestError';
  if (isUnsent || unavailable.some((pattern) => messages.some((message) => pattern.test(message)))) {
    return new StorageUnavailableError({ cause: isUnsent ? (fault ?? error) : error });
  }
  return error;
}

/** Tells whether a script refused to run because its caller's deadline was over by Redis' clock. */
export const isTooLate = (error: unknown): boolean =>
  error instanceof StorageUnavailableError && error.cause instanceof Error && error.cause.message.startsWith('TOOLATE');
