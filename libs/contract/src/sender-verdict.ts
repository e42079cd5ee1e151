import type { Auth, AuthDetails } from './email.js';

export type SenderVerdict = 'verified' | 'unverified' | 'suspicious';

/**
 * Whether a mail comes from where it says.
 *
 * Verified: the domain that is shown vouches for it, by its policy or by an aligned signature or envelope.
 * Suspicious: the domain disowns it. All else, and every check that could not be finished, proves nothing.
 *
 * @returns null where nothing was checked, and where all depends on details that are not known yet.
 */
export function senderVerdict(auth: Auth, details: AuthDetails): SenderVerdict | null {
  if (!auth) return null;
  const { spf, dkim, dmarc } = auth;
  if (dmarc === 'pass') return 'verified';
  if (dmarc === 'fail') return 'suspicious';
  if (dkim === 'pass') return 'verified';
  if (spf === 'fail') return 'suspicious';
  if (spf !== 'pass') return 'unverified';
  // An envelope is anybody's own: it vouches for itself, not for the sender that is shown.
  if (!details) return null;
  return details.spf.aligned ? 'verified' : 'unverified';
}
