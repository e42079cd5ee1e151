import { checkServerIdentity, type PeerCertificate } from 'node:tls';
import type { Finding } from '@efemera/contract';
import { about, span } from './findings.js';

const renewSoonDays = 14;
const daySeconds = 86_400;
const renew = 'Renew it (certbot renew, or let Caddy do it), and see that the renewal runs by itself.';

/** @param fault  why this system does not trust the certificate, such as another name or an unknown authority. */
export function judgeSiteCertificate(
  origin: string,
  certificate: PeerCertificate,
  fault: string | null,
  nowMs: number,
): Finding {
  const time = judgeTimes(origin, certificate, 'Browsers refuse the site.', nowMs);
  if (time.state === 'fail' || !fault) return time;
  const isOfOtherName = fault === 'ERR_TLS_CERT_ALTNAME_INVALID';
  return about('certificate', origin).fail({
    code: isOfOtherName ? 'certificate_name' : 'certificate_invalid',
    found: isOfOtherName ? `It is for ${namesOf(certificate)}.` : `It is not trusted: ${fault}.`,
    meaning: 'Browsers refuse the site.',
    mend: 'Use one of a public authority, for the name in PUBLIC_URL, with the chain it came with.',
  });
}

/** What senders do by our MTA-STS policy if they get no valid certificate: deliver (`none`), report it, or not deliver. */
export type MtaStsMode = 'none' | 'testing' | 'enforce';

/**
 * Judges the certificate of STARTTLS. Most senders accept any certificate. Careful ones, and those that follow MTA-STS or
 * DANE, deliver only if it is valid for the host in the MX record.
 *
 * @param fault    why this system does not trust the certificate, whatever its name.
 * @param mxHosts  the hosts that the MX records of the domains name.
 */
export function judgeSmtpCertificate(
  { certificate, fault }: { certificate: PeerCertificate; fault: string | null },
  { mxHosts, mtaStsMode }: { mxHosts: readonly string[]; mtaStsMode: MtaStsMode },
  nowMs: number,
): Finding {
  const meaning = 'Senders that check certificates (MTA-STS, DANE) do not deliver; others do.';
  const time = judgeTimes('SMTP (STARTTLS)', certificate, meaning, nowMs);
  if (time.state === 'fail') return time;
  const { warn, fail } = about('certificate', 'SMTP (STARTTLS)');
  const report = mtaStsMode === 'enforce' ? fail : warn;
  if (fault !== null && mtaStsMode !== 'none') {
    return report({
      code: 'certificate_invalid',
      found: `It is not trusted: ${fault}.`,
      meaning: `${meaning} MTA_STS_MODE is ${mtaStsMode}.`,
      mend: 'Use one of a public authority, with the chain it came with.',
    });
  }
  const missing = mxHosts.filter((host) => checkServerIdentity(host, certificate) !== undefined);
  if (missing.length === 0) return time;
  return report({
    code: 'certificate_name',
    found: `It is for ${namesOf(certificate)}, and not for ${missing.join(', ')}, where the MX records lead.`,
    meaning,
    mend: 'Use one for the names in the MX records, or let the MX records name a host that it is for.',
  });
}

/** @param meaning  what happens while the certificate is not valid. */
function judgeTimes(where: string, certificate: PeerCertificate, meaning: string, nowMs: number): Finding {
  const { ok, warn, fail } = about('certificate', where);
  const [beginsMs, endsMs] = [Date.parse(certificate.valid_from), Date.parse(certificate.valid_to)];
  const [ageSeconds, leftSeconds] = [(nowMs - beginsMs) / 1000, (endsMs - nowMs) / 1000];
  const day = new Date(endsMs).toISOString().slice(0, 10);
  if (leftSeconds < 0) {
    const found = `It expired ${span(leftSeconds)} ago, on ${day}.`;
    return fail({ code: 'certificate_expired', found, meaning, mend: renew });
  }
  if (ageSeconds < -60) {
    const found = `It is valid from ${certificate.valid_from} on.`;
    return fail({
      code: 'certificate_not_yet_valid',
      found,
      meaning,
      mend: "See this machine's clock, then the certificate.",
    });
  }
  const days = (seconds: number) => Math.max(0, Math.floor(seconds / daySeconds));
  const found = `It is ${days(ageSeconds)} days old and valid for ${days(leftSeconds)} more days, until ${day}.`;
  if (leftSeconds < renewSoonDays * daySeconds) {
    return warn({ code: 'certificate_ends', found, meaning: `Then: ${meaning}`, mend: renew });
  }
  return ok(found);
}

const namesOf = ({ subject, subjectaltname }: PeerCertificate) =>
  (subjectaltname?.replace(/(DNS|IP Address):/g, '') || [subject.CN].flat().join(', ') || 'no name')
    .slice(0, 200)
    .replace(/[^ -~]/g, '?');
