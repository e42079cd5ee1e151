import { createHmac } from 'node:crypto';

/**
 * Signs a call: with the secret, the receiver can check that the call comes from here, is unchanged, and when it was
 * made.
 *
 * @returns `t=SECONDS,v1=HEX`, an HMAC-SHA256 of `SECONDS.BODY`.
 */
export function signCall(secret: string, body: string, atMs: number): string {
  const seconds = Math.floor(atMs / 1000);
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`;
}
