import { medianSpread, quantile, spreadOf } from '../figures.js';
import { watchAndSend, type Delivered } from '../deliver.js';
import { LoadProcess, residentBytes } from '../processes.js';
import { Product } from '../product.js';
import { cpuEach, withCpu } from '../rounds.js';
import { spreadHead, type Section } from '../section.js';
import type { BenchOptions } from './part.js';

const steps = [1000, 5000, 10_000];
const pace = { mails: 1500, mailsPerSecond: 500 };

/** Thousands of pages at one gateway, each with its own inbox; all of them also watch the counters. */
export async function measureFanOut({ rounds, say }: BenchOptions): Promise<Section> {
  const product = await Product.start({ measured: 'gateway' });
  const sender = LoadProcess.start('smtp');
  const pages = LoadProcess.start('sockets');
  const gateway = product.processes['gateway'];
  if (!gateway) throw new Error('There is no gateway.');
  try {
    const recipients: string[] = [];
    const values: Record<string, number> = {};
    const rows: (string | number)[][] = [];
    const deliver = watchAndSend(product, { sender, pages, recipients });
    const bytesAt: { sockets: number; bytes: number }[] = [];
    for (const sockets of steps) {
      say(`${sockets} sockets`);
      const inboxes = await product.claim(sockets - recipients.length, { firstNumber: recipients.length });
      await pages.call('watch', { port: product.ports.http, inboxes, stats: true });
      recipients.push(...inboxes.map(({ address }) => address));
      if (bytesAt.length === 0) await deliver({ mails: 500, mailsPerSecond: 250 });
      await product.allParsed();
      bytesAt.push({ sockets, bytes: residentBytes(gateway) });
      const measured: { delivered: Delivered; cpu: Record<string, number>; count: number }[] = [];
      for (let round = 0; round < Math.min(rounds, 3); round++) {
        const { result: delivered, cpu } = await withCpu(product.processes, () => deliver(pace));
        measured.push({ delivered, cpu, count: pace.mails });
        await product.allParsed();
      }
      const { p50, p95, p99 } = medianSpread(measured.map(({ delivered }) => delivered.fromLastByteMs));
      const broadcasts = measured.flatMap(({ delivered }) =>
        delivered.broadcasts.filter(({ length }) => length >= sockets),
      );
      const broadcastMs = spreadOf(broadcasts.map((times) => quantile(times, 1) - quantile(times, 0))).p50;
      const cpu = cpuEach(measured)['gateway'] ?? NaN;
      Object.assign(values, {
        [`fanOut.${sockets}.p50`]: p50,
        [`fanOut.${sockets}.p99`]: p99,
        [`fanOut.${sockets}.broadcastMs`]: broadcastMs,
      });
      rows.push([sockets, p50, p95, p99, broadcastMs, Math.round(cpu)]);
    }
    const [first, last] = [bytesAt[0], bytesAt.at(-1)];
    const aSocket = first && last ? (last.bytes - first.bytes) / (last.sockets - first.sockets) : NaN;
    values['fanOut.kilobytesASocket'] = aSocket / 1024;
    return {
      title: 'Fan-out',
      note:
        `One gateway, on a core of its own; each socket watches an inbox of its own and the counters. ${pace.mailsPerSecond} ` +
        'mails/s of 8 KB HTML to all inboxes in turn. A broadcast is timed from the first socket that hears new counters to ' +
        `the last. A socket takes ${(aSocket / 1024).toFixed(1)} KB of the gateway’s resident memory.`,
      tables: [
        { head: ['sockets', ...spreadHead, 'counters to all, ms', 'gateway CPU µs a mail'], rows },
        { head: ['memory a socket, KB'], rows: [[aSocket / 1024]] },
      ],
      values,
    };
  } finally {
    await Promise.all([sender.stop(), pages.stop(), product.stop()]);
  }
}
