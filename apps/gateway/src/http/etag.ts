import { createHash } from 'node:crypto';

export const digestOf = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 27);

/** Names a body by what it holds. */
export const etagOf = (body: string): string => `"${digestOf(body)}"`;

/** Tells whether `If-None-Match` names what would be answered. */
export function matchesEtag(header: string | undefined, etag: string): boolean {
  if (!header) return false;
  return header.trim() === '*' || header.split(',').some((value) => value.trim().replace(/^W\//, '') === etag);
}
