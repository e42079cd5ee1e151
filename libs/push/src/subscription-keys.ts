import { ECDH } from 'node:crypto';
import type { PushSubscriptionKeys } from '@efemera/contract';

/** The lengths of both keys: RFC 8291 §3.1 and §3.2. */
const publicKeyBytes = 65;
const authBytes = 16;

/** Reads base64url as browsers write it, and base64 with padding, as some libraries do; null for anything else. */
function bytesOf(text: string, length: number): Buffer | null {
  const longest = Math.ceil(length / 3) * 4;
  if (text.length > longest || !/^[\w+/-]*={0,2}$/.test(text)) return null;
  const bytes = Buffer.from(text, 'base64url');
  return bytes.length === length ? bytes : null;
}

/**
 * Tells whether a notice can be encrypted with these keys. Refuses a point that is not on the curve: with such a key, the
 * worker would fail for each mail.
 */
export function areSubscriptionKeys({ p256dh, auth }: PushSubscriptionKeys): boolean {
  const point = bytesOf(p256dh, publicKeyBytes);
  if (!point || !bytesOf(auth, authBytes)) return false;
  try {
    // Throws for a point that is not on the curve.
    ECDH.convertKey(point, 'prime256v1', undefined, undefined, 'compressed');
    // 4: the uncompressed form, the only one that browsers give out.
    return point[0] === 4;
  } catch {
    return false;
  }
}
