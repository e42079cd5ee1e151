import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { quantile } from '../bench/figures.js';
import { SteadySenders, Visitor } from '../soak/load.js';
import { System } from '../system.js';
import { until } from '../until.js';
import { attacks } from './attacks.js';

/**
 * `npm run attacks -- [name…] [--seconds N]`: every attack at once against real processes, while twenty honest pages wait
 * for mail that honest senders send. They must be served, and no event loop may be late by 50 ms (p99).
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seconds: { type: 'string', default: '45' } },
});
const seconds = Number(values.seconds);
const names = Object.keys(attacks).filter((name) => positionals.length === 0 || positionals.includes(name));
const mailsPerSecond = 10;
const mostDelaySeconds = 0.05;
const print = (line: string) => process.stdout.write(`${line}\n`);
const faults: string[] = [];

const system = await System.start({ RATE_LIMITS: 'on', TRUST_PROXY: 'loopback', LOG_LEVEL: 'silent' });
const metrics = async () => (await fetch(`${system.url}/metrics`)).text();
const ending = new AbortController();
try {
  const visitors = Array.from({ length: 20 }, () => new Visitor(system));
  await Promise.all(visitors.map((visitor) => visitor.claim()));
  await until('the honest pages watch', () => visitors.every(({ address }) => address !== null));
  const senders = new SteadySenders(system.smtpPort, () => visitors.map(({ address }) => address), mailsPerSecond, 5);

  /** By process: of each stretch of five seconds, that is, of each heartbeat. */
  const delays = new Map<string, number[]>();
  const answerMs: number[] = [];
  let unanswered = 0;
  const measure = async (lengthSeconds: number) => {
    delays.clear();
    answerMs.length = 0;
    for (const end = performance.now() + lengthSeconds * 1000; performance.now() < end; await pause(100)) {
      const began = performance.now();
      const ok = await fetch(`${system.url}/api/stats`).then(
        async (response) => (await response.text(), response.ok),
        () => false,
      );
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
      `  honest calls: p50 ${quantile(answerMs, 0.5).toFixed(1)} ms, p99 ${quantile(answerMs, 0.99).toFixed(1)} ms`,
    );
  };

  await measure(12);
  show('before');
  print(`${names.length} attacks at once, for ${seconds} s: ${names.join(', ')}`);
  const running = names.map((name) => attacks[name]?.(system, ending.signal));
  // The first heartbeats still tell of the time before.
  await pause(6000);
  const before = { accepted: senders.accepted, refused: senders.refused };
  await measure(seconds);
  show('under attack');
  const accepted = senders.accepted - before.accepted;
  const refused = senders.refused - before.refused;
  ending.abort();
  await Promise.race([Promise.all(running), pause(10_000)]);
  await senders.end();

  for (const [role, all] of delays) {
    const worst = Math.max(...all);
    if (worst >= mostDelaySeconds) faults.push(`the event loop of ${role} was late by ${(worst * 1000).toFixed(0)} ms`);
  }
  print(`  honest mail: ${accepted} accepted, ${refused} refused; honest calls unanswered: ${unanswered}`);
  if (accepted < 0.9 * mailsPerSecond * seconds) faults.push('honest senders were held up');
  if (refused > 0 || unanswered > 0) faults.push('honest mail or calls were refused');
  const received = () => visitors.reduce((sum, visitor) => sum + visitor.received, 0);
  await until('all honest mail has been pushed', () => received() >= senders.accepted, 10_000).catch(() =>
    faults.push(`${received()} of ${senders.accepted} honest mails were pushed`),
  );
  for (const visitor of visitors) visitor.end();

  print('limits hit:');
  for (const line of (await metrics()).matchAll(
    /^efemera_(?:limits_hit_total|smtp_refused_total|parser_given_up_total)\{(.*)\} (\d+)/gm,
  )) {
    print(`  ${line[1]?.replaceAll('"', '')}: ${line[2]}`);
  }
  if (!(await system.isReady())) faults.push('a process is missing');
} finally {
  ending.abort();
  await system.stop();
}
for (const fault of faults) print(`FAILED: ${fault}`);
print(faults.length === 0 ? 'passed' : 'failed');
process.exit(faults.length === 0 ? 0 : 1);
