import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { resolve } from 'node:path';
import { until } from '../until.js';
import { median, quantile } from './figures.js';
import { measureIntake } from './intake.js';
import { measureFirstVisits } from './page.js';
import { root } from './processes.js';
import { startProduct } from './product.js';
import { measurePush } from './push.js';
import { startDiscardingHaraka } from './reference.js';
import { measureWaits } from './waits.js';

/** SMTP has one core for itself in law, as its reference has; the rest of the system takes what is left of all of them. */
const smtpCore = '0';
const otherCores = `0-${cpus().length - 1}`;
const rounds = 5;
const mailsARound = 2000;
const connections = 10;
const inboxes = 20;
const pushes = 200;
const waits = { waiters: 2000, mails: 200, mailsPerSecond: 50 };
const firstVisits = 5;

const print = (line: string) => process.stdout.write(`${line}\n`);
const perSecond = (value: number) => `${Math.round(value)}/s`;

/** Reference and product in turn, round by round: the machine's moods meet both, and only the ratio is quoted. */
async function measure() {
  const product = await startProduct(smtpCore, otherCores);
  const reference = await startDiscardingHaraka(smtpCore);
  try {
    print(`push, last byte to browser event, idle, ${pushes} mails of 8 KB`);
    const push = await measurePush(product.api, product.smtpPort, pushes);
    print(
      `  p50 ${median(push).toFixed(2)} ms, p95 ${quantile(push, 0.95).toFixed(2)} ms, p99 ${quantile(push, 0.99).toFixed(2)} ms`,
    );

    print(`wait for a code, last byte to answer, ${waits.waiters} waiters at one gateway, ${waits.mails} mails each`);
    const waited = await measureWaits(product.api, product.smtpPort, waits);
    for (const [name, times] of [
      ['idle', waited.idle],
      [`${waits.mailsPerSecond} mails/s`, waited.loaded],
    ] as const) {
      print(`  ${name}: p50 ${median(times).toFixed(1)} ms, p95 ${quantile(times, 0.95).toFixed(1)} ms`);
    }

    print(`first visit, slow phone (CPU at a quarter, 1.6 Mbit/s, 150 ms), medians of ${firstVisits}`);
    const page = await measureFirstVisits(product.api.url, firstVisits);
    const { firstPaintMs, largestPaintMs, addressMs, blockedMs, layoutShift } = page;
    print(
      `  first paint ${Math.round(firstPaintMs)} ms, largest ${Math.round(largestPaintMs)} ms, address ${Math.round(addressMs)} ms, ` +
        `blocked ${Math.round(blockedMs)} ms, layout shift ${layoutShift.toFixed(3)}`,
    );

    const holders = await Promise.all(Array.from({ length: inboxes }, () => product.api.claim()));
    const addresses = holders.map(({ address }) => address);
    // Stock Haraka stalls 40 ms a mail under pipelining (Nagle meets delayed acknowledgement), so the comparison is
    // made command by command, which is its best case; the pipelined figure is ours alone.
    const inTurn = { connections, pipelining: false };
    await measureIntake(reference.port, addresses, 500, inTurn);
    await measureIntake(product.smtpPort, addresses, 500, inTurn);
    await until('all are parsed', product.allParsed, 60_000);

    print(`intake, 8 KB HTML, ${connections} connections, SMTP on one core, ${rounds} rounds of ${mailsARound}`);
    const cpuBefore = product.cpuMicroseconds();
    const results: { discarded: number; stored: number; parsed: number }[] = [];
    for (let round = 0; round < rounds; round++) {
      const discarded = await measureIntake(reference.port, addresses, mailsARound, inTurn);
      const started = performance.now();
      const stored = await measureIntake(product.smtpPort, addresses, mailsARound, inTurn);
      await until('all are parsed', product.allParsed, 120_000);
      const parsed = mailsARound / ((performance.now() - started) / 1000);
      results.push({ discarded, stored, parsed });
      print(
        `  ${round + 1}: stock Haraka, discarding ${perSecond(discarded)} · stored and announced ${perSecond(stored)} ` +
          `(${(stored / discarded).toFixed(2)}) · stored and parsed ${perSecond(parsed)} (${(parsed / discarded).toFixed(2)})`,
      );
      // The next round finds the inboxes as empty as this one did.
      await Promise.all(
        holders.map(({ address, token }) => product.api.call('DELETE', `/api/inboxes/${address}`, { token })),
      );
      await Promise.all(
        holders.map(({ address, token }) =>
          product.api.call('PATCH', `/api/inboxes/${address}`, { token, body: { extend: true } }),
        ),
      );
    }
    const cpuAfter = product.cpuMicroseconds();
    const mails = rounds * mailsARound;
    const cpuMicrosecondsAMail = {
      smtp: (cpuAfter.smtp - cpuBefore.smtp) / mails,
      gateway: (cpuAfter.gateway - cpuBefore.gateway) / mails,
      worker: (cpuAfter.worker - cpuBefore.worker) / mails,
    };
    print(
      `  CPU µs a mail: ${Object.entries(cpuMicrosecondsAMail)
        .map(([name, value]) => `${name} ${Math.round(value)}`)
        .join(', ')}`,
    );
    const pipelined = {
      discarded: await measureIntake(reference.port, addresses, 500, { connections, pipelining: true }),
      stored: await measureIntake(product.smtpPort, addresses, mailsARound, { connections, pipelining: true }),
    };
    print(
      `  pipelined: stock Haraka ${perSecond(pipelined.discarded)} · stored and announced ${perSecond(pipelined.stored)}`,
    );
    const ratio = (of: 'stored' | 'parsed') => median(results.map((result) => result[of] / result.discarded));
    print(
      `  median ratio to stock Haraka: stored ${ratio('stored').toFixed(2)}, stored and parsed ${ratio('parsed').toFixed(2)}`,
    );
    return {
      machine: { cpu: cpus()[0]?.model, cores: cpus().length, node: process.version },
      page,
      waitMs: {
        idle: { p50: median(waited.idle), p95: quantile(waited.idle, 0.95) },
        loaded: { p50: median(waited.loaded), p95: quantile(waited.loaded, 0.95) },
      },
      pushMs: { p50: median(push), p95: quantile(push, 0.95), p99: quantile(push, 0.99) },
      pipelined,
      cpuMicrosecondsAMail,
      intake: { rounds: results, storedRatio: ratio('stored'), parsedRatio: ratio('parsed') },
    };
  } finally {
    await Promise.all([reference.stop(), product.stop()]);
  }
}

const figures = await measure();
const folder = resolve(root, '.cache/bench');
mkdirSync(folder, { recursive: true });
writeFileSync(resolve(folder, 'last.json'), `${JSON.stringify(figures, null, 2)}\n`);
print(`written to .cache/bench/last.json`);
process.exit(0);
