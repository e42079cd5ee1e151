import { visitorCookie } from '@efemera/contract';
import { hashSecret, newSecret } from '@efemera/storage';
import { stringifySetCookie } from 'cookie';
import type { Request, Response } from 'express';
import type { Settings } from '../config.js';
import { visitorSecret } from './credentials.js';

const cookieLifeSeconds = 30 * 86_400;

/**
 * Recognises the visitor by the cookie, or gives a new visitor one; its secret opens only what is claimed with it. Either
 * way the cookie's lifetime starts again, so that a visitor who keeps coming back does not lose any inbox.
 *
 * @returns the hash of the secret.
 */
export function keepVisitor(request: Request, response: Response, settings: Settings): string {
  const secret = visitorSecret(request) ?? newSecret();
  response.append(
    'Set-Cookie',
    stringifySetCookie({
      name: visitorCookie,
      value: secret,
      httpOnly: true,
      sameSite: 'lax',
      secure: settings.publicOrigin.startsWith('https:'),
      path: '/',
      maxAge: cookieLifeSeconds,
    }),
  );
  return hashSecret(secret);
}
