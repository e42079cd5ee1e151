import { randomBytes } from 'node:crypto';
import { ContractError } from '@efemera/contract';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import helmet from 'helmet';
import { measuringScripts, type Settings } from '../config.js';
import { isOwnOrigin } from './origin.js';
import { isPrivatePath, ownHosts } from './own-hosts.js';

/** Methods that change nothing. */
export const readingMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/** The nonce that the page puts on its styles in this response. */
export const nonceOf = (response: Response): string => response.locals['nonce'] as string;

/** Sets the security headers of every answer, and refuses changing calls from other sites. */
export function security(settings: Settings): RequestHandler[] {
  const { publicOrigin, ADS_CLIENT_ID, ADS_SCRIPT_URL, GEO_LOOKUP_URL, ANALYTICS_ORIGINS } = settings;
  // The script of the ad network comes from one host, but its advertisements load content from any host.
  const adScript = ADS_CLIENT_ID === undefined ? [] : [new URL(ADS_SCRIPT_URL).origin];
  const adContent = ADS_CLIENT_ID === undefined ? [] : ['https:'];
  const geoLookup = GEO_LOOKUP_URL === undefined ? [] : [new URL(GEO_LOOKUP_URL).origin];
  const measuring = measuringScripts(settings).map(({ url }) => new URL(url).origin);
  const reports = measuring.length > 0 ? [...measuring, ...ANALYTICS_ORIGINS] : [];
  const https = publicOrigin.startsWith('https:');
  const isOwnHost = ownHosts(settings);
  return [
    (_request, response, next) => {
      response.locals['nonce'] = randomBytes(16).toString('base64url');
      next();
    },
    helmet({
      contentSecurityPolicy: {
        useDefaults: false,
        directives: {
          defaultSrc: ["'self'"],
          scriptSrc: ["'self'", ...adScript, ...measuring],
          styleSrc: ["'self'", (_request, response) => `'nonce-${nonceOf(response as Response)}'`],
          // The frame of a mail inherits this policy: remote images must load once the reader has asked for them. Before
          // that the frame's own policy forbids them (frame-document.ts). The page's images are previews (`blob:`).
          imgSrc: ["'self'", 'data:', 'blob:', 'https:', 'http:'],
          fontSrc: ["'self'"],
          connectSrc: ["'self'", publicOrigin.replace(/^http/, 'ws'), ...geoLookup, ...adContent, ...reports],
          frameSrc: ["'self'", 'data:', 'blob:', ...adContent],
          workerSrc: ["'self'"],
          manifestSrc: ["'self'"],
          objectSrc: ["'none'"],
          baseUri: ["'none'"],
          formAction: ["'self'"],
          frameAncestors: ["'none'"],
        },
      },
      strictTransportSecurity: https,
      referrerPolicy: { policy: 'no-referrer' },
      xFrameOptions: { action: 'deny' },
      crossOriginEmbedderPolicy: false,
    }),
    (request: Request, response: Response, next: NextFunction) => {
      response.set('Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()');
      // Ignores case although routes do not: a refusal under /API/ must not be cached either.
      if (request.path.toLowerCase().startsWith('/api/')) response.set('Cache-Control', 'private, no-store');
      const isRead = readingMethods.has(request.method);
      if ((!isRead || isPrivatePath(request.path)) && !isOwnHost(request))
        return next(new ContractError('origin_forbidden', 'This service has no such host name.'));
      const allowed = isRead || isOwnOrigin(request, publicOrigin);
      next(allowed ? undefined : new ContractError('origin_forbidden', 'Calls from other sites are refused.'));
    },
  ];
}
