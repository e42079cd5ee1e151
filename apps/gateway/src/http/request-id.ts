import { randomUUID } from 'node:crypto';
import type { Response } from 'express';

const requestIdHeader = 'X-Request-Id';

/**
 * Returns the id of a call, which stands in its answer and in its log lines. Makes the id at the first call of this
 * function: calls that leave no log line need none.
 */
export function requestIdOf(response: Response): string {
  const known = response.getHeader(requestIdHeader);
  if (typeof known === 'string') return known;
  const requestId = randomUUID();
  response.setHeader(requestIdHeader, requestId);
  return requestId;
}
