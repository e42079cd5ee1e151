import type { Response } from 'express';

/** Aborts when the client has disconnected or has its answer, so that work for it stops. */
export function clientGone(response: Response): AbortSignal {
  const gone = new AbortController();
  if (response.destroyed) gone.abort();
  else response.once('close', () => gone.abort());
  return gone.signal;
}
