import { mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { startThrowawayRedis } from '@efemera/start/embedded-redis';
import { findRedis } from '@efemera/start/find-redis';
import { Redis } from 'ioredis';
import { expectFiring } from '@efemera/testing/promtool';
import { scrape, scrapesPerMinute, type Scrape } from '@efemera/testing/scrapes';
import { System } from '@efemera/testing/system';
import { until } from '@efemera/testing/until';
import { root } from '../bench/processes.js';
import { SteadySenders, Visitor } from './load.js';
import { descendants, residentMegabytes, slope, type Sample } from './memory.js';

/**
 * `npm run soak -- --minutes N`: inboxes that live for twenty seconds, mail to all of them, sockets on each. The memory
 * of every process must stop growing, no alert of ops/alerts.yml may fire, and after all inboxes have expired Redis may
 * hold none of their keys.
 */
const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    mails: { type: 'string', default: '100' },
    sockets: { type: 'string', default: '500' },
  },
});
const [minutes, mailsPerSecond, sockets] = [values.minutes, values.mails, values.sockets].map(Number) as [
  number,
  number,
  number,
];
const sampleMs = 10_000;
/**
 * Caches and heaps reach their size in this share of the time; the event streams reach their cap after some five
 * minutes.
 */
const warmUpShare = 0.5;
/** These processes collect their garbage on a signal (collect-garbage.ts); `collectedMs` later they have done so. */
const ownProcesses = new Set(['smtp', 'gateway', 'worker']);
const collectedMs = 1000;
const mostMegabytesAMinute = 1;

const print = (line: string) => process.stdout.write(`${line}\n`);
const pause = (ms: number) => new Promise((resolved) => setTimeout(resolved, ms));

/**
 * Keys that stay for a reason and expire by themselves: daily quotas, lists of the inboxes of a cookie (an hour after
 * the last one), hourly and daily counts, counts of senders, and heartbeats.
 */
const lasting =
  /^(?:quota:|holder:|rate:|sockets$|tallies$|data-form$|\{processes\}|\{rank\}|\{\d+\}:(?:counts|hours|domains:|figures:|events)|\{bull\}|\{senders\})/;

async function leftIn(redis: Redis): Promise<string[]> {
  const left: string[] = [];
  for (let cursor = '0'; ;) {
    const [next, keys] = await redis.scan(cursor, 'COUNT', 1000);
    left.push(...keys.filter((key) => !lasting.test(key)));
    if (next === '0') return left;
    cursor = next;
  }
}

/** Counts jobs and their markers: the queues' own keys stay, but no job may be left in them. */
async function jobsIn(redis: Redis): Promise<number> {
  const keys = await redis.keys('{bull}:*');
  return keys.filter((key) => /^\{bull\}:[\w-]+:(?:\d|[0-9A-Z]{10})/.test(key)).length;
}

const server = await startThrowawayRedis(await findRedis(resolve(root, '.cache'), () => undefined));
const redis = new Redis(server.url);
const system = await System.start({
  REDIS_URL: server.url,
  INBOX_TTL_SECONDS: '20',
  QUARANTINE_SECONDS: '5',
  LOG_LEVEL: 'error',
  NODE_OPTIONS: `--import=${import.meta.resolve('./collect-garbage.js')}`,
});
const faults: string[] = [];
try {
  const keysAtStart = (await leftIn(redis)).length;
  const redisPid = Number(/process_id:(\d+)/.exec(await redis.info('server'))?.[1]);
  print(`${minutes} minutes, ${mailsPerSecond} mails/s, ${sockets} sockets; inboxes live for 20 s`);
  const visitors = Array.from({ length: sockets }, () => new Visitor(system));
  for (const visitor of visitors) {
    void visitor.claim();
    await pause(5);
  }
  const senders = new SteadySenders(system.smtpPort, () => visitors.map(({ address }) => address), mailsPerSecond);

  const scrapes: Scrape[] = [];
  const scraping = setInterval(
    () => void scrape(system.url).then((scraped) => scrapes.push(scraped)),
    60_000 / scrapesPerMinute,
  );
  const samples = new Map<string, Sample[]>();
  const begun = performance.now();
  for (let seconds = 0; seconds < minutes * 60; seconds = (performance.now() - begun) / 1000) {
    const processes = [...descendants(system.pid), { pid: redisPid, name: 'redis' }];
    // Uncollected garbage says nothing about a leak: V8 lets it grow by a hundred megabytes for minutes.
    for (const { pid, name } of processes) if (ownProcesses.has(name)) process.kill(pid, 'SIGUSR2');
    await pause(collectedMs);
    for (const { pid, name } of processes) {
      const megabytes = residentMegabytes(pid);
      const key = `${name} ${pid}`;
      if (megabytes !== null) samples.set(key, [...(samples.get(key) ?? []), { seconds, megabytes }]);
    }
    await pause(sampleMs - collectedMs);
  }
  clearInterval(scraping);
  await senders.end();
  const sumOf = (count: (visitor: Visitor) => number) => visitors.reduce((sum, visitor) => sum + count(visitor), 0);
  const seen = () => sumOf((visitor) => visitor.seen);
  await until('all mail is seen', () => seen() >= senders.accepted, 5000).catch(() => undefined);
  const lost = visitors.filter(({ isLost }) => isLost).length;
  if (lost > 0) faults.push(`${lost} visitors were not served another inbox`);
  for (const visitor of visitors) visitor.end();
  const pushedTwice = sumOf((visitor) => visitor.pushedTwice);
  print(
    `accepted ${senders.accepted} mails (${(senders.accepted / minutes / 60).toFixed(0)}/s), refused ${senders.refused}, seen ${seen()}, pushed twice ${pushedTwice}`,
  );
  if (seen() !== senders.accepted) faults.push(`${senders.accepted - seen()} mails were not seen`);
  if (pushedTwice > 0) faults.push(`${pushedTwice} mails were pushed twice`);
  if (senders.accepted < 0.9 * mailsPerSecond * minutes * 60) faults.push('the load was not reached');
  if (senders.refused > 0) faults.push(`${senders.refused} mails were refused`);

  const alwaysQuiet = scrapes.map((_, index) => ({ after: index + 1, alerts: [] }));
  await expectFiring(scrapes, alwaysQuiet).then(
    () => print(`no alert fired in ${scrapes.length} scrapes`),
    (error: Error) => faults.push(`an alert fired: ${error.message}`),
  );

  print('memory, its garbage collected: at the beginning of the measure, at its end, MB a minute');
  for (const [name, all] of samples) {
    const from = warmUpShare * minutes * 60;
    const measured = all.filter(({ seconds }) => seconds >= from);
    if (measured.length < 10) continue;
    const growth = slope(measured);
    print(
      `  ${name.padEnd(22)} ${measured[0]?.megabytes.toFixed(1).padStart(7)} ${measured.at(-1)?.megabytes.toFixed(1).padStart(7)} ${growth.toFixed(2).padStart(7)}`,
    );
    if (growth >= mostMegabytesAMinute) faults.push(`${name} grows by ${growth.toFixed(2)} MB a minute`);
  }

  mkdirSync(resolve(root, '.cache/soak'), { recursive: true });
  writeFileSync(resolve(root, '.cache/soak/last.json'), JSON.stringify(Object.fromEntries(samples)));

  const left = () => leftIn(redis);
  await until(
    'all has expired',
    async () => (await left()).length <= keysAtStart && (await jobsIn(redis)) === 0,
    90_000,
  ).catch(async () => {
    const keys = await left();
    faults.push(
      `${keys.length} keys are left (${keysAtStart} at the start), such as ${keys.slice(0, 5).join(', ')}; jobs: ${await jobsIn(redis)}`,
    );
  });
  print(
    `keys: ${keysAtStart} at the start, ${(await left()).length} at the end, ${await jobsIn(redis)} of jobs; ${await redis.dbsize()} in all`,
  );
  const patterns = ['quota:*', 'holder:*', 'rate:*'];
  const lists = (await Promise.all(patterns.map((pattern) => redis.keys(pattern)))).flat();
  const ends = await Promise.all(lists.map((key) => redis.pttl(key)));
  if (ends.includes(-1)) faults.push('a quota or a holder list never expires');
} finally {
  await system.stop();
  redis.disconnect();
  await server.stop();
}
for (const fault of faults) print(`FAILED: ${fault}`);
print(faults.length === 0 ? 'passed' : 'failed');
process.exit(faults.length === 0 ? 0 : 1);
