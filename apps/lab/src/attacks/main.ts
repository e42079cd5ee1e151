import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { System, type Role } from '@efemera/testing/system';
import { until } from '@efemera/testing/until';
import { quantile } from '../bench/figures.js';
import { SteadySenders, Visitor } from '../soak/load.js';
import { attacks } from './attacks.js';
import { deviceAttacks, pushServicesAt } from './device-attacks.js';
import { HonestBrowser, honestPushAt } from './honest-browser.js';
import { shareAttacks, unclaimedFlood } from './share-attacks.js';

/**
 * `npm run attacks -- [name…] [--seconds N]`: runs every attack at once, or the named ones, against real processes,
 * while twenty honest pages wait for mail that honest senders send. All honest mail must be served, and no event loop
 * may be late by 50 ms (p99).
 *
 * Real attackers have their own machines. Here they get only the CPU time that the product and the honest clients
 * leave.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seconds: { type: 'string', default: '45' } },
});
const seconds = Number(values.seconds);
// Attacks on shared resources run only if they are named, and should be named one at a time: together they would use
// up this machine before they reach the product's limits.
const names =
  positionals.length === 0
    ? Object.keys({ ...attacks, ...deviceAttacks })
    : Object.keys({ ...attacks, ...deviceAttacks, ...shareAttacks }).filter((name) => positionals.includes(name));
if (names.length === 0)
  throw new Error(
    `There is no such attack. ${Object.keys({ ...attacks, ...deviceAttacks, ...shareAttacks }).join(', ')}`,
  );
const mailsPerSecond = 10;
const mostDelaySeconds = 0.05;
const mostListingMs = 1000;
const mostTimesSlower = 10;
const print = (line: string) => process.stdout.write(`${line}\n`);
const faults: string[] = [];

const system = await System.start({
  RATE_LIMITS: 'on',
  TRUST_PROXY: 'loopback',
  LOG_LEVEL: 'silent',
  WEBHOOK_ALLOW_NETWORKS: [pushServicesAt, honestPushAt].join(),
  ...(names.includes(unclaimedFlood) && { EMBEDDED_REDIS_MAXMEMORY: '256mb' }),
});
/**
 * How long a process has run and how long it has waited for a processor, in ms (Linux:
 * Documentation/scheduler/sched-stats).
 */
const scheduledMs = (role: Role): number[] =>
  readFileSync(`/proc/${system.pidsOf(role)[0]}/schedstat`, 'utf8')
    .split(' ')
    .slice(0, 2)
    .map((ns) => Number(ns) / 1e6);
/**
 * Lowers the priority of a process, and also of its session, if Linux divides processor time between sessions first
 * (sched(7), autogroup).
 */
const yieldToOthers = ({ pid = 0 }: ChildProcess): void => {
  setPriority(pid, constants.priority.PRIORITY_LOW);
  if (existsSync(`/proc/${pid}/autogroup`)) {
    writeFileSync(`/proc/${pid}/autogroup`, String(constants.priority.PRIORITY_LOW));
  }
};
const metrics = async () => (await fetch(`${system.url}/metrics`)).text();
let attackers: ChildProcess | null = null;
try {
  const visitors = Array.from({ length: 20 }, () => new Visitor(system));
  await Promise.all(visitors.map((visitor) => visitor.claim()));
  await until('the honest pages watch', () => visitors.every(({ address }) => address !== null));
  const browser = await HonestBrowser.subscribe(system);
  const senders = new SteadySenders(system.smtpPort, () => visitors.map(({ address }) => address), mailsPerSecond, 5);

  /** By process: the event loop delay of each heartbeat, which covers five seconds. */
  const delays = new Map<string, number[]>();
  const answerMs: number[] = [];
  let unanswered = 0;
  const measure = async (lengthSeconds: number) => {
    delays.clear();
    answerMs.length = 0;
    for (const end = performance.now() + lengthSeconds * 1000; performance.now() < end; await pause(100)) {
      const began = performance.now();
      const visitor = visitors[answerMs.length % visitors.length];
      const ok = (await visitor?.list().catch(() => false)) ?? false;
      if (ok) answerMs.push(performance.now() - began);
      else unanswered++;
      if (answerMs.length % 20 !== 0) continue;
      for (const [, role = '', delay] of (await metrics()).matchAll(
        /^efemera_event_loop_delay_seconds\{role="(\w+)",process="\w+"\} ([\d.e-]+)/gm,
      )) {
        delays.set(role, [...(delays.get(role) ?? []), Number(delay)]);
      }
    }
  };
  const show = (when: string) => {
    const late = [...delays].map(([role, all]) => `${role} ${(Math.max(...all) * 1000).toFixed(1)}`).sort();
    print(`${when}: event loops late by (worst p99 of five seconds, ms): ${late.join(', ')}`);
    print(
      `  honest listings: p50 ${quantile(answerMs, 0.5).toFixed(1)} ms, p99 ${quantile(answerMs, 0.99).toFixed(1)} ms`,
    );
  };

  await measure(12);
  show('before');
  const usualP99Ms = quantile(answerMs, 0.99);
  print(`${names.length} attacks at once, for ${seconds} s: ${names.join(', ')}`);
  attackers = fork(
    fileURLToPath(new URL('./attackers.js', import.meta.url)),
    [system.url, String(system.smtpPort), ...names],
    { detached: true },
  );
  attackers.on('message', (reached) => faults.push(String(reached)));
  yieldToOthers(attackers);
  // The first heartbeats still cover the time before the attacks.
  await pause(6000);
  const before = { accepted: senders.accepted, refused: senders.refused };
  const loops: Role[] = ['gateway', 'smtp', 'worker'];
  const scheduledBefore = loops.map(scheduledMs);
  await measure(seconds);
  show('under attack');
  const attackedP99Ms = quantile(answerMs, 0.99);
  if (attackedP99Ms > Math.min(mostListingMs, Math.max(mostTimesSlower * usualP99Ms, 50))) {
    faults.push(`honest listings took ${attackedP99Ms.toFixed(0)} ms (p99), ${usualP99Ms.toFixed(0)} before`);
  }
  const shares = loops.map((role, index) => {
    const [ran, waited] = scheduledMs(role).map(
      (ms, kind) => (ms - (scheduledBefore[index]?.[kind] ?? 0)) / seconds / 10,
    );
    return `${role} ${ran?.toFixed(0)} %, ${waited?.toFixed(0)} %`;
  });
  print(`  of the time they ran, and waited for a processor: ${shares.join('; ')}`);
  const accepted = senders.accepted - before.accepted;
  const refused = senders.refused - before.refused;
  attackers.disconnect();
  await Promise.race([once(attackers, 'exit'), pause(10_000)]);
  await senders.end();

  for (const [role, all] of delays) {
    const worst = Math.max(...all);
    if (worst >= mostDelaySeconds) faults.push(`the event loop of ${role} was late by ${(worst * 1000).toFixed(0)} ms`);
  }
  print(`  honest mail: ${accepted} accepted, ${refused} refused; honest listings unanswered: ${unanswered}`);
  if (accepted < 0.9 * mailsPerSecond * seconds) faults.push('honest senders were held up');
  if (refused > 0 || unanswered > 0) faults.push('honest mail or listings were refused');
  const seen = () => visitors.reduce((sum, visitor) => sum + visitor.seen, 0);
  await until('all honest mail was seen', () => seen() >= senders.accepted, 10_000).catch(() =>
    faults.push(`${seen()} of ${senders.accepted} honest mails were seen`),
  );
  for (const visitor of visitors) visitor.end();

  print('limits hit:');
  for (const line of (await metrics()).matchAll(
    /^efemera_(?:limits_hit_total|smtp_refused_total|parser_given_up_total)\{(.*)\} (\d+)/gm,
  )) {
    print(`  ${line[1]?.replaceAll('"', '')}: ${line[2]}`);
  }
  await browser.end().catch(() => faults.push(`${browser.told} of ${browser.sent} honest notices came`));
  print(`  honest push notices: ${browser.told} of ${browser.sent}`);
  if (browser.sent === 0) faults.push('no honest notice was due');
  if (!(await system.isReady())) faults.push('a process is missing');
} finally {
  attackers?.kill('SIGKILL');
  await system.stop();
}
for (const fault of faults) print(`FAILED: ${fault}`);
print(faults.length === 0 ? 'passed' : 'failed');
process.exit(faults.length === 0 ? 0 : 1);
