import type { IncomingMessage } from 'node:http';

/**
 * Tells whether a request comes from the site itself or from no browser at all. Browsers send `Origin` with every
 * socket handshake and every state-changing call, so a page of another site can't act with a visitor's cookie.
 */
export function isOwnOrigin(request: IncomingMessage, publicOrigin: string): boolean {
  const { origin, host } = request.headers;
  if (origin === undefined) return true;
  return origin === publicOrigin || origin === `http://${host}` || origin === `https://${host}`;
}
