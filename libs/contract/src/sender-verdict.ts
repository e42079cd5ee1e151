import type { Auth, AuthDetails } from './email.js';

export type SenderVerdict = 'verified' | 'unverified' | 'suspicious';

/**
 * The verdict whether a mail comes from its shown sender.
 *
 * Verified: the shown domain confirms it, by its policy or by an aligned signature or envelope. Suspicious: the domain
 * denies it. Everything else, and every unfinished check, gives no verdict either way.
 *
 * @returns null if nothing was checked, and if the verdict depends on details that are not known yet.
 */
export function senderVerdict(auth: Auth, details: AuthDetails): SenderVerdict | null {
  if (!auth) return null;
  const { spf, dkim, dmarc } = auth;
  if (dmarc === 'pass') return 'verified';
  if (dmarc === 'fail') return 'suspicious';
  if (dkim === 'pass') return 'verified';
  if (spf === 'fail') return 'suspicious';
  if (spf !== 'pass') return 'unverified';
  // Anyone can pass SPF with an envelope of their own domain: that says nothing about the shown sender.
  if (!details) return null;
  return details.spf.aligned ? 'verified' : 'unverified';
}
