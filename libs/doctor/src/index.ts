import { existsSync } from 'node:fs';
import { doctorChecks, type Finding, type PushKeys, type StoreReport } from '@efemera/contract';
import { checkDns } from './check-dns.js';
import { checkSite, checkSiteCertificate, checkSmtp, isLocal, reasonOf } from './check-doors.js';
import { checkClock, checkDisk, spaceOf, type Space } from './check-machine.js';
import { checkPushKeys } from './check-push.js';
import { checkProcesses, checkQueues, checkRedis, redisAway } from './check-store.js';
import { shortestAdminToken } from '@efemera/config';
import { about } from './findings.js';

/** The settings that the doctor checks. */
export interface DoctorSettings {
  domains: readonly string[];
  /** The site's own address, as the world knows it. */
  publicOrigin: string;
  /** The address at which this process reaches the gateway. */
  gatewayOrigin: string;
  smtpHost: string;
  smtpPort: number;
  /** SMTP was given a certificate; false where this process does not know. */
  wantsTls: boolean;
  dnsServers: readonly string[] | null;
  /** The embedded Redis's folder; where it does not exist, the disk of the working directory is checked. */
  dataFolder: string;
  adminToken: string | undefined;
  rateLimits: boolean;
  /** REDIS_WAIT_REPLICAS. */
  waitReplicas: number;
}

export interface DoctorOptions {
  settings: DoctorSettings;
  /** @throws with the reason why there is none. */
  store: () => Promise<StoreReport>;
  /** Reads the push keys that are kept in Redis. */
  pushKeys: () => Promise<PushKeys | null>;
  measureDisk?: (folder: string) => Promise<Space>;
  now?: () => number;
  /** The port to which other mail servers deliver. */
  mxPort?: number;
}

/** Findings for settings that could not be read, one for each fault. */
export const unreadableSettings = (faults: readonly string[]): Finding[] =>
  faults.map((fault) =>
    about('settings', fault.split(' ', 1)[0]).fail({
      code: 'setting_wrong',
      found: fault,
      meaning: 'Nothing starts with it.',
      mend: 'Mend it in .env or in the environment; .env.example says what each setting takes.',
    }),
  );

/** Checks everything that must be right for mail to arrive. Each fault says what it means and how to mend it. */
export async function examine({
  settings,
  store,
  pushKeys,
  measureDisk = spaceOf,
  now = Date.now,
  mxPort = 25,
}: DoctorOptions): Promise<Finding[]> {
  const { domains, publicOrigin, dnsServers, dataFolder } = settings;
  const nowMs = now();
  const site = checkSite(settings, now);
  const asked = store().then(
    (report) => ({ report, fault: '' }),
    (error: unknown) => ({ report: null, fault: reasonOf(error) }),
  );
  const known = asked.then(({ report }) => report);
  const folder = existsSync(dataFolder) ? dataFolder : '.';
  const findings = await Promise.all([
    checkSettings(settings),
    // With Redis away, that is the fault to name.
    pushKeys().then(checkPushKeys, () => []),
    asked.then(({ report, fault }) => (report ? checkRedis(report, settings.waitReplicas) : [redisAway(fault)])),
    checkDisk(folder, measureDisk).then((finding) => [finding]),
    Promise.all([known, site]).then(([known, { clockOffsetSeconds }]) => checkClock(known, clockOffsetSeconds)),
    known.then((known) => (known ? checkProcesses(known) : [])),
    known.then((known) => (known ? checkQueues(known) : [])),
    checkSmtp(settings, nowMs),
    site.then(({ findings }) => findings),
    checkSiteCertificate(publicOrigin, nowMs),
    checkDns({ domains, publicHost: new URL(publicOrigin).hostname, servers: dnsServers, mxPort }),
  ]);
  return findings.flat().sort((a, b) => doctorChecks.indexOf(a.check) - doctorChecks.indexOf(b.check));
}

function checkSettings({ domains, publicOrigin, adminToken, rateLimits }: DoctorSettings): Finding[] {
  const { ok, warn } = about('settings');
  const { protocol, hostname } = new URL(publicOrigin);
  const findings: Finding[] = [];
  const open = !isLocal(hostname);
  if (open && domains.every(isLocal)) {
    findings.push(
      warn({
        code: 'domains_local',
        found: `MAIL_DOMAINS is ${domains.join(', ')}, while PUBLIC_URL is for the world.`,
        meaning: 'Nobody outside can send to these addresses.',
        mend: 'Set MAIL_DOMAINS to domains of your own.',
      }),
    );
  }
  if (open && protocol === 'http:') {
    findings.push(
      warn({
        code: 'site_without_tls',
        found: 'PUBLIC_URL begins with http:',
        meaning: "Mail and the visitor's cookie travel in the clear; the page can not be installed.",
        mend: 'Put a proxy with a certificate in front, and set PUBLIC_URL to https://…',
      }),
    );
  }
  if (open && !rateLimits) {
    findings.push(
      warn({
        code: 'rate_limits_off',
        found: 'RATE_LIMITS is off.',
        meaning: 'One stranger may keep the whole service busy, and guess the operator’s token.',
        mend: 'Set RATE_LIMITS=on.',
      }),
    );
  }
  if (adminToken !== undefined && adminToken.length < shortestAdminToken) {
    findings.push(
      warn({
        code: 'admin_token_short',
        found: `ADMIN_TOKEN has fewer than ${shortestAdminToken} characters.`,
        meaning: 'It may be guessed.',
        mend: 'Set it to what this prints: openssl rand -hex 24',
      }),
    );
  }
  return findings.length > 0 ? findings : [ok(`They can be read; mail is for ${domains.join(', ')}.`)];
}

const marks = { ok: '✓', warn: '!', fail: '✗' } as const;

/** The findings as text for a terminal. */
export function reportText(findings: readonly Finding[]): string {
  const lines = findings.flatMap(({ check, subject, state, found, meaning, mend }) => [
    `${marks[state]} ${check.padEnd(13)}${subject ? `${subject}: ` : ''}${found}`,
    ...(meaning ? [`  ${''.padEnd(13)}${meaning}`] : []),
    ...(mend ? [`  ${''.padEnd(13)}→ ${mend}`] : []),
  ]);
  const count = (state: Finding['state']) => findings.filter((finding) => finding.state === state).length;
  return `${lines.join('\n')}\n\n${count('ok')} fine, ${count('warn')} to look at, ${count('fail')} broken\n`;
}

/** Prints for people, or for programs with `--json`; returns the exit code: 1 where something is broken. */
export function printReport(
  findings: readonly Finding[],
  args: readonly string[],
  print: (text: string) => void,
): 0 | 1 {
  print(args.includes('--json') ? `${JSON.stringify({ findings }, null, 2)}\n` : reportText(findings));
  return findings.some(({ state }) => state === 'fail') ? 1 : 0;
}
