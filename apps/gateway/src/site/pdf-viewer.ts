import type { Response } from 'express';
import { hostHeader } from '../http/own-hosts.js';

/**
 * The policy of the page that draws PDF files (frontend/pdf-viewer). It has no origin, wherever it is opened: a script that came
 * with a file could read nothing of ours and send no cookie. It loads only files of this site; WebAssembly decodes images.
 */
function policyOn(host: string): string {
  // In Safari, `'self'` names no server where a page has no origin. A client that writes another directive into `Host` gets
  // the policy without it.
  const site = hostHeader.test(host) ? `'self' http://${host} https://${host}` : "'self'";
  return [
    "default-src 'none'",
    `script-src ${site} 'wasm-unsafe-eval'`,
    'worker-src blob:',
    `style-src ${site}`,
    `connect-src ${site}`,
    `font-src ${site}`,
    'img-src blob: data:',
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    'sandbox allow-scripts',
  ].join('; ');
}

/** Sets the headers by which the page may frame the viewer, and by which the viewer, which has no origin, may read its files. */
export function letPdfViewerIn(response: Response, file: string): void {
  response.set('Access-Control-Allow-Origin', '*');
  if (!file.endsWith('/pdf-viewer.html')) return;
  response.set('Content-Security-Policy', policyOn(response.req.headers.host ?? ''));
  response.removeHeader('X-Frame-Options');
  // It asks for a process by origin; browsers warn of it where there is no origin.
  response.removeHeader('Origin-Agent-Cluster');
}
