import type { Finding } from '@efemera/contract';
import { judgeSiteCertificate, judgeSmtpCertificate, type MtaStsMode } from './certificates.js';
import { about } from './findings.js';
import { greetingOf, probeHttps, probeSite, probeSmtp } from './probes.js';

/** The greeting names the first domain; no other software greets in this form. */
export const isOurGreeting = (greeting: string, domains: readonly string[]) =>
  greeting.startsWith(`220 ${domains[0]} ESMTP ready`);

/** Tells whether an SMTP server of this product listens on this port, whatever its domains are. */
export const greetsAsOurs = (host: string, port: number): Promise<boolean> =>
  greetingOf(host, port).then(
    (greeting) => /^220 \S+ ESMTP ready/.test(greeting),
    () => false,
  );

/** Tells whether a gateway of this product answers at this origin. */
export const isOurSite = (origin: string): Promise<boolean> =>
  probeSite(origin, Date.now).then(
    ({ ours }) => ours,
    () => false,
  );

/** Checks whether our SMTP server answers this process, and the certificate that it shows. */
export async function checkSmtp(
  {
    smtpHost,
    smtpPort,
    domains,
    wantsTls,
    mxHosts,
    mtaStsMode,
  }: {
    smtpHost: string;
    smtpPort: number;
    domains: readonly string[];
    wantsTls: boolean;
    mxHosts: readonly string[];
    mtaStsMode: MtaStsMode;
  },
  nowMs: number,
): Promise<Finding[]> {
  const where = `${smtpHost}:${smtpPort}`;
  const { ok, warn, fail } = about('smtp', where);
  const isOurs = (greeting: string) => isOurGreeting(greeting, domains);
  const { probe, fault } = await probeSmtp(smtpHost, smtpPort, isOurs).then(
    (probe) => ({ probe, fault: null }),
    (error: unknown) => ({ probe: null, fault: reasonOf(error) }),
  );
  if (!probe) {
    const silent = fault !== 'ECONNREFUSED';
    return [
      fail({
        code: silent ? 'smtp_silent' : 'smtp_down',
        found: silent ? `No mail server answers on ${where}: ${fault}` : `Nothing listens on ${where}.`,
        meaning: 'No mail is taken.',
        mend: 'Start SMTP (docker compose up -d smtp, or npm start); see that SMTP_HOST and SMTP_PORT name it.',
      }),
    ];
  }
  if (!isOurs(probe.greeting)) {
    return [
      fail({
        code: 'port_taken',
        found: `Another program has ${where}; it says: ${probe.greeting.slice(0, 80).replace(/[^ -~]/g, '?')}`,
        meaning: 'Our SMTP cannot open the port, and mail goes to that program.',
        mend: `Find it (ss -ltnp 'sport = :${smtpPort}'), stop it, or set SMTP_PORT to a free port.`,
      }),
    ];
  }
  const reach = ok(
    `It greets as ${domains[0]}.`,
    'Whether the world reaches port 25 cannot be seen from inside: try `nc -v DOMAIN 25` from another network.',
  );
  const { certificate, fault: certificateFault } = probe;
  if (certificate) {
    const shown = { certificate, fault: certificateFault };
    return [reach, judgeSmtpCertificate(shown, { mxHosts, mtaStsMode }, nowMs)];
  }
  if (!wantsTls) return [reach];
  return [
    reach,
    warn({
      code: 'smtp_without_tls',
      found: 'SMTP_TLS_CERT is set, and yet STARTTLS is not offered.',
      meaning: 'Mail comes unencrypted.',
      mend: 'Restart SMTP with SMTP_TLS_CERT and SMTP_TLS_KEY; its log says what is wrong with the files.',
    }),
  ];
}

export interface SiteCheck {
  findings: Finding[];
  /** Seconds by which the clock of the server at PUBLIC_URL is ahead of this one; null if it is not known. */
  clockOffsetSeconds: number | null;
}

/** Checks the gateway at its own port, and the site at PUBLIC_URL. */
export async function checkSite(
  { gatewayOrigin, publicOrigin }: { gatewayOrigin: string; publicOrigin: string },
  now: () => number,
): Promise<SiteCheck> {
  const port = new URL(gatewayOrigin).port;
  const near = about('site', gatewayOrigin);
  const findings: Finding[] = [];
  try {
    const { ours } = await probeSite(gatewayOrigin, now);
    findings.push(
      ours
        ? near.ok('The gateway answers.')
        : near.fail({
            code: 'port_taken',
            found: `Another program answers on port ${port}.`,
            meaning: 'The gateway cannot open its port: there is no site and no API.',
            mend: `Find it (ss -ltnp 'sport = :${port}'), stop it, or set PORT to a free port.`,
          }),
    );
  } catch (error) {
    findings.push(
      near.fail({
        code: 'gateway_down',
        found: `Nothing answers on port ${port}: ${reasonOf(error)}.`,
        meaning: 'There is no site and no API.',
        mend: 'Start the gateway (docker compose up -d gateway, or npm start).',
      }),
    );
  }
  if (isLocal(new URL(publicOrigin).hostname)) return { findings, clockOffsetSeconds: null };

  const far = about('site', publicOrigin);
  const { site, fault } = await probeSite(publicOrigin, now).then(
    (site) => ({ site, fault: null }),
    (error: unknown) => ({ site: null, fault: reasonOf(error) }),
  );
  if (!site?.ours) {
    findings.push(
      far.warn({
        code: 'site_unreachable',
        found:
          fault === null
            ? 'What answers at PUBLIC_URL is not this service.'
            : `PUBLIC_URL cannot be reached from here: ${fault}.`,
        meaning: 'Visitors may not reach it either, or the proxy lets this machine not in.',
        mend: "See the name's A record, the proxy and its target, and the firewall.",
      }),
    );
  } else {
    findings.push(far.ok('It answers as ours.'));
  }
  return { findings, clockOffsetSeconds: site?.offsetSeconds ?? null };
}

/** Checks the certificate of the site, if PUBLIC_URL is https. */
export async function checkSiteCertificate(publicOrigin: string, nowMs: number): Promise<Finding[]> {
  const { protocol, hostname, port } = new URL(publicOrigin);
  if (protocol !== 'https:') return [];
  const { certificate, fault } = await probeHttps(hostname, Number(port) || 443).catch(() => ({
    certificate: null,
    fault: null,
  }));
  // If the site can't be reached, `checkSite` reports it.
  return certificate ? [judgeSiteCertificate(publicOrigin, certificate, fault, nowMs)] : [];
}

/** A name that means this machine only. */
export const isLocal = (name: string) =>
  name === 'localhost' || name.endsWith('.localhost') || name === '[::1]' || /^127\./.test(name);

export function reasonOf(error: unknown): string {
  const { cause, message, code } = error as NodeJS.ErrnoException & { cause?: NodeJS.ErrnoException };
  return cause?.code ?? cause?.message ?? code ?? message;
}
