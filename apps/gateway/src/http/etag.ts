import { createHash } from 'node:crypto';

export const digestOf = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 27);

/** The ETag of a body: a digest of it. */
export const etagOf = (body: string): string => `"${digestOf(body)}"`;

/** Tells whether `If-None-Match` names the answer that the client would get. */
export function matchesEtag(header: string | undefined, etag: string): boolean {
  if (!header) return false;
  return header.trim() === '*' || header.split(',').some((value) => value.trim().replace(/^W\//, '') === etag);
}
