import type { Auth, AuthDetails, AuthResult } from './email.js';
import { senderVerdict } from './sender-verdict.js';

const auth = (spf: AuthResult, dkim: AuthResult, dmarc: AuthResult): Auth => ({ spf, dkim, dmarc });
const details = (aligned: boolean): AuthDetails => ({
  spf: { domain: 'mail.test', aligned },
  dkim: [],
  dmarc: { domain: 'mail.test', policy: null },
  tls: false,
});

describe('senderVerdict', () => {
  it.each([
    ['the policy is met', auth('fail', 'pass', 'pass'), 'verified'],
    ['there is no policy and an aligned signature holds', auth('none', 'pass', 'none'), 'verified'],
    [
      'an aligned signature holds and the envelope does not, as in forwarded mail',
      auth('fail', 'pass', 'none'),
      'verified',
    ],
    ['the policy could not be read and an aligned signature holds', auth('none', 'pass', 'temperror'), 'verified'],
    ['the policy is not met', auth('pass', 'none', 'fail'), 'suspicious'],
    ['strict alignment fails in spite of a signature', auth('pass', 'pass', 'fail'), 'suspicious'],
    ['the SPF record fails the envelope and nothing is signed', auth('fail', 'none', 'none'), 'suspicious'],
    [
      'the SPF record fails the envelope and only other domains have signed',
      auth('fail', 'neutral', 'none'),
      'suspicious',
    ],
    ['nothing is published', auth('none', 'none', 'none'), 'unverified'],
    ['the SPF record softfails the envelope', auth('softfail', 'none', 'none'), 'unverified'],
    ['a signature is broken, which mailing lists do', auth('neutral', 'fail', 'none'), 'unverified'],
    ['every look-up failed', auth('temperror', 'temperror', 'temperror'), 'unverified'],
  ])('gives the right verdict if %s', (_, given, verdict) => {
    expect(senderVerdict(given, details(false))).toBe(verdict);
    expect(senderVerdict(given, null)).toBe(verdict);
  });

  it('counts a passing envelope only if it is of the sender’s organisation', () => {
    const envelopeOnly = auth('pass', 'none', 'none');
    expect(senderVerdict(envelopeOnly, details(true))).toBe('verified');
    expect(senderVerdict(envelopeOnly, details(false))).toBe('unverified');
    expect(senderVerdict(envelopeOnly, null)).toBeNull();
  });

  it('is null if nothing was checked', () => {
    expect(senderVerdict(null, null)).toBeNull();
  });
});
