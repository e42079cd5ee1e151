import { visitorCookieOf } from '@efemera/contract';
import { hashSecret, newSecret } from '@efemera/storage';
import { stringifySetCookie } from 'cookie';
import type { Request, Response } from 'express';
import type { Settings } from '../config.js';
import { visitorSecret } from './credentials.js';

const cookieLifeSeconds = 30 * 86_400;

type IsIssued = (secretHash: string) => Promise<boolean>;

/**
 * Recognises the visitor by the cookie, or makes a secret for a new visitor.
 *
 * @param isIssued  tells whether this service gave out the secret with this hash. A cookie that a sibling subdomain or an
 *   attacker on the network has planted is not adopted: whoever planted it would read what is claimed with it.
 */
export async function recogniseVisitor(
  request: Request,
  { publicOrigin }: Settings,
  isIssued: IsIssued,
): Promise<{ secret: string; visitorHash: string }> {
  const shown = visitorSecret(request, publicOrigin);
  const shownHash = shown === null ? null : hashSecret(shown);
  if (shown !== null && shownHash !== null && (await isIssued(shownHash))) {
    return { secret: shown, visitorHash: shownHash };
  }
  const secret = newSecret();
  return { secret, visitorHash: hashSecret(secret) };
}

/** Gives the visitor the cookie, or starts its lifetime again, so that a visitor who keeps coming back loses no inbox. */
export function giveCookie(response: Response, { publicOrigin }: Settings, secret: string): void {
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
}

/** Recognises the visitor and gives the cookie. Returns the hash of its secret. */
export async function keepVisitor(
  request: Request,
  response: Response,
  settings: Settings,
  isIssued: IsIssued,
): Promise<string> {
  const { secret, visitorHash } = await recogniseVisitor(request, settings, isIssued);
  giveCookie(response, settings, secret);
  return visitorHash;
}
