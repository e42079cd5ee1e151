import { visitorCookieOf } from '@efemera/contract';
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
 * @param isIssued  tells whether this service gave out the secret with this hash. A cookie that a sibling subdomain or an
 *   attacker on the network has planted is not adopted: whoever planted it would read what is claimed with it.
 * @returns the hash of the secret.
 */
export async function keepVisitor(
  request: Request,
  response: Response,
  { publicOrigin }: Settings,
  isIssued: (secretHash: string) => Promise<boolean>,
): Promise<string> {
  const shown = visitorSecret(request, publicOrigin);
  const secret = shown !== null && (await isIssued(hashSecret(shown))) ? shown : newSecret();
  response.append(
    'Set-Cookie',
    stringifySetCookie({
      name: visitorCookieOf(publicOrigin),
      value: secret,
      httpOnly: true,
      sameSite: 'lax',
      secure: publicOrigin.startsWith('https:'),
      path: '/',
      maxAge: cookieLifeSeconds,
    }),
  );
  return hashSecret(secret);
}
