import { createHash } from 'node:crypto';
import type { Request, Response } from 'express';

export const digestOf = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 27);

/** The ETag of a body: a digest of it. */
export const etagOf = (body: string): string => `"${digestOf(body)}"`;

/**
 * Gives an answer its ETag, and sends 304 to a client that has this answer already.
 *
 * @returns true if 304 was sent: the caller then sends nothing.
 */
export function sendsUnchanged({ headers }: Request, response: Response, etag: string): boolean {
  response.set('ETag', etag);
  const isUnchanged = matches(headers['if-none-match'], etag);
  if (isUnchanged) response.status(304).end();
  return isUnchanged;
}

/** Tells whether `If-None-Match` names the answer that the client would get. */
function matches(header: string | undefined, etag: string): boolean {
  if (!header) return false;
  return header.trim() === '*' || header.split(',').some((value) => value.trim().replace(/^W\//, '') === etag);
}
