import { createHmac } from 'node:crypto';

/**
 * Signs a call: whoever knows the secret can tell that it came from here, unchanged, and when.
 *
 * @returns `t=SECONDS,v1=HEX`, an HMAC-SHA256 of `SECONDS.BODY`.
 */
export function signCall(secret: string, body: string, atMs: number): string {
  const seconds = Math.floor(atMs / 1000);
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`;
}
