import { randomAddress, type Inbox } from '@efemera/contract';
import { saysNoCookies } from '../browser/cookies.js';
import { api } from '../transport/api.js';
import { areCookiesRefused } from '../transport/claim-tokens.js';
import { RefusedError } from '../transport/http.js';
import type { LinkRefusal } from './address-state.js';

/** Generated names are seldom taken. After five retries, the page lets the server generate one, with more digits. */
const retriesOfTakenAddress = 5;

export const isRefusal = (error: unknown, ...codes: string[]): boolean =>
  error instanceof RefusedError && codes.includes(error.code);

/** Generates an address and claims it; if several in a row are taken, the server generates one. */
export async function claimNew(domain: string, ttlSeconds: number | undefined): Promise<Inbox> {
  for (let attempt = 0; attempt <= retriesOfTakenAddress; attempt++) {
    try {
      return await api.claim({ address: randomAddress(domain), ttlSeconds });
    } catch (error) {
      if (!isRefusal(error, 'address_taken')) throw error;
    }
  }
  return api.claim({ domain, ttlSeconds });
}

/** Asks the server whether this visitor may read an inbox. @throws RefusedError | UnreachableError */
export async function look(address: string): Promise<'public' | 'private' | 'invalid'> {
  try {
    await api.emails(address, null);
    return 'public';
  } catch (error) {
    if (isRefusal(error, 'inbox_private')) return 'private';
    if (isRefusal(error, 'address_missing', 'address_malformed', 'address_invalid')) return 'invalid';
    throw error;
  }
}

/**
 * Uses up a join link, unless the browser is known to refuse cookies. Returns the inbox that it opens, or the reason why
 * it opens none.
 *
 * @throws RefusedError | UnreachableError
 */
export async function redeem(secret: string): Promise<{ address: string } | LinkRefusal> {
  // Keeps the link for a browser that can use it.
  if (areCookiesRefused() || saysNoCookies()) return 'linkNeedsCookies';
  try {
    return await api.redeemLink(secret);
  } catch (error) {
    if (isRefusal(error, 'link_gone')) return 'linkGone';
    if (isRefusal(error, 'too_many_guests')) return 'linkFull';
    throw error;
  }
}
