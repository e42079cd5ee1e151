import { createHash } from 'node:crypto';
import { asBuffer } from './header-fields.js';
import { mimeLimits } from './limits.js';

const lineFeed = 0x0a;

/**
 * Whether a mail has too many lines to be parsed in reasonable time. Stops counting as soon as the answer is certain.
 */
export function hasTooManyLines(source: Uint8Array): boolean {
  const bytes = asBuffer(source);
  let left = mimeLimits.maxExcessLines + bytes.length / mimeLimits.bytesOfUsualLine;
  // A mail with fewer bytes than the limit has lines can't have too many lines.
  if (bytes.length <= mimeLimits.maxExcessLines) return false;
  for (let at = bytes.indexOf(lineFeed); at !== -1; at = bytes.indexOf(lineFeed, at + 1)) {
    if (--left < 0) return true;
  }
  return false;
}

/** Equal for copies of one mail, and different for all other mails. */
export const digestOf = (source: Uint8Array): string => createHash('sha256').update(source).digest('base64');

/** A set of the most recently added digests. */
export class RecentDigests {
  readonly #digests = new Set<string>();

  has(digest: string): boolean {
    return this.#digests.has(digest);
  }

  add(digest: string): void {
    this.#digests.add(digest);
    const [oldest = ''] = this.#digests;
    if (this.#digests.size > mimeLimits.maxKnownDigests) this.#digests.delete(oldest);
  }
}
