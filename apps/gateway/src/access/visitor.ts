import { visitorCookie } from '@efemera/contract';
import { newSecret } from '@efemera/storage';
import { stringifySetCookie } from 'cookie';
import type { Response } from 'express';
import type { Settings } from '../config.js';

const cookieLifeSeconds = 30 * 86_400;

/** Makes the secret of a new visitor and hands it to the browser. It opens only what is claimed with it. */
export function newVisitor(response: Response, settings: Settings): string {
  const secret = newSecret();
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
  return secret;
}
