import type { Response } from 'express';

/** Aborts when the client is gone, or has its answer: nobody works for nobody. */
export function clientGone(response: Response): AbortSignal {
  const gone = new AbortController();
  if (response.closed) gone.abort();
  else response.once('close', () => gone.abort());
  return gone.signal;
}
