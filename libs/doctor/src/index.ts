import { existsSync } from 'node:fs';
import { doctorChecks, type Finding, type PushKeys, type StoreReport } from '@efemera/contract';
import { checkBlockLists } from './check-block-lists.js';
import { checkContacts } from './check-contacts.js';
import { checkDns, mxHostsOf } from './check-dns.js';
import { checkSite, checkSiteCertificate, checkSmtp, isLocal, reasonOf } from './check-doors.js';
import { checkClock, checkDisk, spaceOf, type Space } from './check-machine.js';
import { checkListing } from './check-listing.js';
import { checkPushKeys } from './check-push.js';
import { checkProcesses, checkQueues, checkRedis, redisAway } from './check-store.js';
import { shortestAdminToken } from '@efemera/config';
import type { DoctorSettings } from './doctor-settings.js';
import { about } from './findings.js';

export { greetsAsOurs, isOurSite } from './check-doors.js';
export { unknownSettings } from './check-names.js';
export { doctorSettingsOf } from './doctor-settings.js';
export { metricsText } from './metrics-text.js';

export interface DoctorOptions {
  settings: DoctorSettings;
  /** @throws an error with the reason if the store can't be read. */
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
  const { domains, publicOrigin, dnsServers, dataFolder, disposableList, blockLists } = settings;
  const nowMs = now();
  const site = checkSite(settings, now);
  const mxHosts = mxHostsOf(domains, dnsServers);
  const asked = store().then(
    (report) => ({ report, fault: '' }),
    (error: unknown) => ({ report: null, fault: reasonOf(error) }),
  );
  const known = asked.then(({ report }) => report);
  const folder = dataFolder === null || existsSync(dataFolder) ? dataFolder : '.';
  const findings = await Promise.all([
    [...checkSettings(settings), ...checkContacts(domains, settings.contacts)],
    // Reports nothing about keys while Redis is unreachable, which is a finding of its own.
    pushKeys().then(checkPushKeys, () => []),
    asked.then(({ report, fault }) => (report ? checkRedis(report, settings.waitReplicas) : [redisAway(fault)])),
    checkDisk(folder, measureDisk).then((finding) => [finding]),
    Promise.all([known, site]).then(([known, { clockOffsetSeconds }]) => checkClock(known, clockOffsetSeconds)),
    known.then((known) => (known ? checkProcesses(known) : [])),
    known.then((known) => (known ? checkQueues(known) : [])),
    mxHosts.then((hosts) => checkSmtp({ ...settings, mxHosts: hosts }, nowMs)),
    site.then(({ findings }) => findings),
    checkSiteCertificate(publicOrigin, nowMs),
    checkDns({ domains, publicHost: new URL(publicOrigin).hostname, servers: dnsServers, mxPort }),
    disposableList === null ? [] : checkListing(domains, disposableList),
    checkBlockLists(blockLists, dnsServers),
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
  const worldwide = domains.filter((domain) => !isLocal(domain));
  if (!open && worldwide.length > 0) {
    findings.push(
      warn({
        code: 'site_local',
        found: `PUBLIC_URL is ${publicOrigin}, while ${worldwide.join(', ')} is for the world.`,
        meaning: 'Links lead to the visitor’s own machine, and the API answers no call to the site’s real name (403).',
        mend: 'Set PUBLIC_URL to the address by which visitors reach the site, such as https://mail.example.org.',
      }),
    );
  }
  if (open && protocol === 'http:') {
    findings.push(
      warn({
        code: 'site_without_tls',
        found: 'PUBLIC_URL begins with http:',
        meaning: "Mail and the visitor's cookie travel in the clear; the page cannot be installed.",
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
