import { existsSync, readdirSync } from 'node:fs';
import { extname } from 'node:path';
import type { RequestHandler } from 'express';

/**
 * Makes the next handler serve the asset that the build has compressed, to a browser that accepts Brotli. Sets
 * `Content-Encoding`, so that the compression middleware does not compress the asset again.
 */
export function compressedAssets(siteFolder: string): RequestHandler {
  const folder = `${siteFolder}/assets`;
  const compressed = new Set(existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.br')) : []);
  return (request, response, next) => {
    const name = /^\/assets\/([^/]+)$/.exec(request.path)?.[1];
    if (name === undefined || !compressed.has(`${name}.br`)) return next();
    response.vary('Accept-Encoding');
    if (!request.acceptsEncodings('br')) return next();
    response.type(extname(name)).set('Content-Encoding', 'br');
    request.url = `/assets/${name}.br`;
    next();
  };
}
