/**
 * How the service worker treats a request:
 *
 * - `page`: the site's own HTML, which the cached shell replaces without a connection.
 * - `asset`: named by its content, so it never changes.
 * - `shell`: a file of the first paint with a fixed name.
 * - `untouched`: everything else, above all personal data.
 */
export type Route = 'page' | 'asset' | 'shell' | 'untouched';

/** Matches paths of calls, by the same rule as the gateway's; `/api` itself is the page that describes the API. */
const calls = /^\/(?:api\/.|(?:socket\.io|health|metrics|admin)(?:\/|$))/i;
const looksLikeFile = /\/\.|\.[a-z0-9]+$/i;

export function routeOf(
  request: { method: string; mode: string; url: string },
  origin: string,
  shellFiles: readonly string[] = [],
): Route {
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== origin || calls.test(url.pathname)) return 'untouched';
  if (url.pathname.startsWith('/assets/')) return 'asset';
  if (shellFiles.includes(url.pathname)) return 'shell';
  return request.mode === 'navigate' && !looksLikeFile.test(url.pathname) ? 'page' : 'untouched';
}
