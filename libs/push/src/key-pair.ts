import { createECDH } from 'node:crypto';
import type { PushKeys } from '@efemera/contract';

/** Bytes of a private key on P-256. */
const privateKeyBytes = 32;

/** Tells whether these are the two keys of one pair on P-256, each as base64url. */
export function isPushKeyPair({ publicKey, privateKey }: PushKeys): boolean {
  const secret = Buffer.from(privateKey, 'base64url');
  if (secret.length !== privateKeyBytes || secret.toString('base64url') !== privateKey) return false;
  const curve = createECDH('prime256v1');
  try {
    curve.setPrivateKey(secret);
  } catch {
    // Node refuses a private key that is zero or beyond the order of the curve.
    return false;
  }
  return curve.getPublicKey('base64url') === publicKey;
}
