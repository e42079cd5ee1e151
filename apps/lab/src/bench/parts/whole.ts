import { median } from '../figures.js';
import { mailNames, type MailKind } from '../load/mails.js';
import type { WatchOptions } from '../load/sockets.js';
import type { Paced, PacedOptions } from '../load/smtp.js';
import { allCores, LoadProcess } from '../processes.js';
import { Product, settledMs } from '../product.js';
import { cpuEach, withCpu, type CpuByProcess } from '../rounds.js';
import type { Section } from '../section.js';
import type { BenchOptions } from './part.js';

const inboxes = 60;
const kinds: readonly MailKind[] = ['shop', 'html', 'text'];
/** A rate far below what two cores sustain: no queue builds up, and each mail is parsed as it comes. */
const calm = { mails: 1200, mailsPerSecond: 200 };
/** Tried in this order until one is not sustained. */
const rates = [300, 400, 500, 600, 800, 1000, 1200, 1500, 2000];
const rateSeconds = 4;
/** A mail's code is shown at most this long after its 250 if a rate is sustained. */
const mostBacklogMs = 1000;

/** What a mail to a held inbox costs all processes, from its first byte until its code is stored. */
export async function measureWhole({ rounds, say }: BenchOptions): Promise<Section> {
  const product = await Product.start();
  const load = LoadProcess.start('smtp', allCores);
  const pages = LoadProcess.start('sockets', allCores);
  try {
    const held = await product.claim(inboxes);
    const recipients = held.map(({ address }) => address);
    let firstNumber = 1;
    const send = async (kind: MailKind, mails: number, mailsPerSecond: number) => {
      const options: PacedOptions = { port: product.ports.smtp, recipients, kind, mails, mailsPerSecond, firstNumber };
      firstNumber += mails;
      const { result: backlogMs, cpu } = await withCpu(product.processes, async () => {
        await load.call<Paced>('paced', options);
        const sentAt = performance.now();
        await product.allParsed();
        return performance.now() - sentAt - settledMs;
      });
      return { backlogMs, cpu, count: mails };
    };
    const values: Record<string, number> = {};
    const rows: (string | number)[][] = [];
    // Warm-up: code that has not run yet is slow.
    for (const kind of kinds) await send(kind, 800, 400);
    for (const watched of [false, true]) {
      const by = watched ? 'a page each' : 'nobody';
      if (watched) await pages.call('watch', { port: product.ports.http, inboxes: held, stats: true } as WatchOptions);
      for (const kind of kinds) {
        say(`${mailNames[kind]}, watched by ${by}`);
        const measured: { cpu: CpuByProcess; count: number }[] = [];
        for (let round = 0; round < Math.min(rounds, 3); round++)
          measured.push(await send(kind, calm.mails, calm.mailsPerSecond));
        const cpu = cpuEach(measured);
        const total = Object.values(cpu).reduce((sum, used) => sum + used, 0);
        values[`whole.${kind}.${watched ? 'watched' : 'unwatched'}`] = total / 1000;
        const part = (name: string) => Math.round(cpu[name] ?? NaN);
        rows.push([
          `${mailNames[kind]}, ${by}`,
          Math.round(total),
          part('smtp'),
          part('redis'),
          part('gateway'),
          part('worker'),
        ]);
      }
    }
    await pages.call('closeAll');
    const sustained: (string | number)[][] = [];
    for (const kind of kinds) {
      let best = 0;
      let backlogMs = NaN;
      for (const rate of rates) {
        say(`${mailNames[kind]}, ${rate} a second`);
        const backlogs: number[] = [];
        for (let round = 0; round < Math.min(rounds, 3); round++)
          backlogs.push((await send(kind, rate * rateSeconds, rate)).backlogMs);
        if (median(backlogs) > mostBacklogMs) break;
        best = rate;
        backlogMs = median(backlogs);
      }
      values[`whole.${kind}.sustained`] = best;
      sustained.push([mailNames[kind], best, Math.round(backlogMs)]);
    }
    return {
      title: 'A held mail, whole',
      note:
        `Mails to ${inboxes} held inboxes. The CPU time of all processes from the first byte until the code is stored, at ` +
        `${calm.mailsPerSecond} mails a second, with what the processes use at rest; the worker with its parsing ` +
        'processes. Sustained: the highest rate tried at which the last mail is parsed less than a second after it was sent.',
      tables: [
        { head: ['mail, watched by', 'CPU µs a mail', 'smtp', 'redis', 'gateway', 'worker and parsers'], rows },
        { head: ['stored and parsed', 'mails/s sustained', 'last one parsed after ms'], rows: sustained },
      ],
      values,
    };
  } finally {
    await Promise.all([load.stop(), pages.stop(), product.stop()]);
  }
}
