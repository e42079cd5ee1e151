import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** A 256-bit random key, base64url: a visitor's cookie or the token of one inbox. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/**
 * A 256-bit random key in the form of Standard Webhooks, whose libraries decode plain base64 alone. The prefix lets a
 * person or a scanner recognise the secret in a log.
 */
export const newWebhookSecret = (): string => `whsec_${randomBytes(32).toString('base64')}`;

/** Hashes a key; Redis keeps only the hash. A key of 256 random bits needs no salt and no slow hash. */
export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

/** Compares two hashes in a time that does not depend on where they differ. */
export function sameHash(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
