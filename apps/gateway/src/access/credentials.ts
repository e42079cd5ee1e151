import type { IncomingMessage } from 'node:http';
import { visitorCookieOf } from '@efemera/contract';
import { hashSecret, holderOfApiKey, sameHash } from '@efemera/storage';
import { parseCookie } from 'cookie';
import type { Settings } from '../config.js';
import { shownApiKey } from './shown-api-key.js';

/** The keys that a request shows, only as hashes, so that no caller can log or store a secret. */
export interface Credentials {
  /** Hash of the browser's cookie. */
  visitorHash: string | null;
  /**
   * Hashes of all keys that the request shows: the cookie, the secret of the header `Authorization`, and the `token` of
   * `readCredentials`. A program's key is in the list as the text that names the key as a holder (`holderOfApiKey`).
   */
  keyHashes: string[];
  isOperator: boolean;
}

/** Longer keys are ignored, so that this process does not hash whole headers (up to 16 KB); ours have 43 characters. */
const maxSecretChars = 200;

/**
 * Reads cookie and authorization of a request or a socket's handshake.
 *
 * @param settings  without ADMIN_TOKEN nobody is the operator.
 * @param token  a key from the payload of `inbox:watch`. It is never compared with ADMIN_TOKEN, since nothing locks out
 * sockets that guess.
 * @param authorization  the secret in the header `Authorization`.
 */
export function readCredentials(
  request: IncomingMessage,
  { publicOrigin, ADMIN_TOKEN: adminToken }: Pick<Settings, 'publicOrigin' | 'ADMIN_TOKEN'>,
  { token, authorization = bearerToken(request) }: { token?: string | undefined; authorization?: string | null } = {},
): Credentials {
  const cookie = visitorSecret(request, publicOrigin);
  const visitorHash = cookie && hashSecret(cookie);
  const authorizationHash = authorization && hashSecret(authorization);
  const tokenHash = token ? hashSecret(token) : null;
  const apiKey = shownApiKey(request);
  const apiKeyHolder = apiKey && holderOfApiKey(apiKey.id);
  return {
    visitorHash,
    keyHashes: [visitorHash, authorizationHash, tokenHash, apiKeyHolder].filter((hash) => hash !== null),
    isOperator: Boolean(adminToken && authorizationHash && sameHash(authorizationHash, hashSecret(adminToken))),
  };
}

/** RFC 6750 §2.1 */
export function bearerToken(request: IncomingMessage): string | null {
  return secretOrNull(/^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1]);
}

/** The password of a Basic authorization, of any user name (RFC 7617). */
export function basicPassword(request: IncomingMessage): string | null {
  const encoded = /^Basic +([A-Za-z0-9+/]+=*)$/i.exec(request.headers.authorization ?? '')?.[1];
  const [, password] = /^[^:]*:(.*)$/s.exec(Buffer.from(encoded ?? '', 'base64').toString()) ?? [];
  return secretOrNull(password);
}

/** The secret in the browser's cookie; only `visitor.ts`, which renews the cookie, may use it. */
export function visitorSecret(request: IncomingMessage, publicOrigin: string): string | null {
  return secretOrNull(parseCookie(request.headers.cookie ?? '')[visitorCookieOf(publicOrigin)]);
}

function secretOrNull(value: string | undefined): string | null {
  return value && value.length <= maxSecretChars ? value : null;
}
