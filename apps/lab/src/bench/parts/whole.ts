import { median } from '../figures.js';
import { mailNames, type MailKind } from '../load/mails.js';
import type { WatchOptions } from '../load/sockets.js';
import type { Flood, FloodOptions, Paced, PacedOptions } from '../load/smtp.js';
import { allCores, LoadProcess } from '../processes.js';
import { Product, settledMs } from '../product.js';
import { cpuEach, withCpu, type CpuByProcess } from '../rounds.js';
import type { Section } from '../section.js';
import type { BenchOptions } from './part.js';

const inboxes = 60;
const kinds: readonly MailKind[] = ['shop', 'html', 'text'];
/** As many mails as ten connections can send in this time, pipelined. */
const fullSpeed = { connections: 10, pipelining: true, mailsAConnection: 0, warmUpMs: 0, ms: 1500 };
/** A rate far below what two cores sustain: each mail comes alone, so each step is taken for one mail. */
const calm = { mails: 1200, mailsPerSecond: 200 };
/** Tried in this order until one is not sustained. */
const rates = [300, 400, 500, 600, 800, 1000, 1200, 1500, 2000];
const rateSeconds = 4;
/** A rate counts as sustained only if the last mail is parsed at most this long after its 250. */
const mostBacklogMs = 1000;
/** A rate counts as sustained only if the server takes at least this share of the mails a second. */
const leastOfRate = 0.95;

/** Sends mails to new inboxes each time: a full one drops a mail for each that arrives. */
class Runs {
  #firstNumber = 1;
  #firstInbox = 0;

  constructor(
    private readonly product: Product,
    private readonly load: LoadProcess,
    private readonly pages: LoadProcess,
  ) {}

  /**
   * Sends mails and waits until all are parsed.
   *
   * @param mails  how many; at full speed the time decides.
   */
  async send(kind: MailKind, rate: number | 'full speed', mails: number, isWatched = false): Promise<Run> {
    const { product, pages } = this;
    const held = await product.claim(inboxes, { firstNumber: this.#firstInbox });
    this.#firstInbox += inboxes;
    const watch: WatchOptions = { port: product.ports.http, inboxes: held, stats: true };
    if (isWatched) await pages.call('watch', watch);
    const to = { port: product.ports.smtp, recipients: held.map(({ address }) => address), kind };
    const { result, cpu } = await withCpu(product.processes, async () => {
      const startedAt = performance.now();
      const count = await this.#deliver(to, rate, mails);
      const sentAt = performance.now();
      await product.allParsed();
      const backlogMs = performance.now() - sentAt - settledMs;
      return { count, takenPerSecond: (count * 1000) / (sentAt - startedAt), backlogMs };
    });
    if (isWatched) await pages.call('closeAll');
    return { ...result, cpu };
  }

  /** Returns how many mails the server took. */
  async #deliver(
    to: { port: number; recipients: string[]; kind: MailKind },
    rate: number | 'full speed',
    mails: number,
  ): Promise<number> {
    if (rate === 'full speed') {
      const options: FloodOptions = { ...to, ...fullSpeed };
      return (await this.load.call<Flood>('flood', options)).mails;
    }
    const options: PacedOptions = { ...to, mails, mailsPerSecond: rate, firstNumber: this.#firstNumber };
    this.#firstNumber += mails;
    await this.load.call<Paced>('paced', options);
    return mails;
  }
}

interface Run {
  /** How many mails the server took. */
  count: number;
  cpu: CpuByProcess;
  takenPerSecond: number;
  /** Time from the last mail's 250 until all mails were parsed. */
  backlogMs: number;
}

/** What a mail to a held inbox costs all processes, from its first byte until its code is stored. */
export async function measureWhole({ rounds, say }: BenchOptions): Promise<Section> {
  const product = await Product.start();
  const load = LoadProcess.start('smtp', allCores);
  const pages = LoadProcess.start('sockets', allCores);
  try {
    const runs = new Runs(product, load, pages);
    const values: Record<string, number> = {};
    const rows: (string | number)[][] = [];
    // Warm-up: code that has not run yet is slow.
    for (const kind of [...kinds, ...kinds]) await runs.send(kind, 'full speed', 0);
    for (const [rate, isWatched] of [
      ['full speed', false],
      ['full speed', true],
      [calm.mailsPerSecond, false],
    ] as const) {
      for (const kind of kinds) {
        const how = `${rate === 'full speed' ? rate : `${rate}/s`}, watched by ${isWatched ? 'a page each' : 'nobody'}`;
        say(`${mailNames[kind]}, ${how}`);
        const measured: Run[] = [];
        for (let round = 0; round < rounds; round++) measured.push(await runs.send(kind, rate, calm.mails, isWatched));
        const cpu = cpuEach(measured);
        const total = Object.values(cpu).reduce((sum, used) => sum + used, 0);
        values[`whole.${kind}.${rate === 'full speed' ? '' : 'calm.'}${isWatched ? 'watched' : 'unwatched'}`] =
          total / 1000;
        const part = (name: string) => Math.round(cpu[name] ?? NaN);
        rows.push([
          `${mailNames[kind]}, ${how}`,
          Math.round(total),
          part('smtp'),
          part('redis'),
          part('gateway'),
          part('worker'),
        ]);
      }
    }
    const sustained: (string | number)[][] = [];
    for (const kind of kinds) {
      let best = 0;
      let backlogMs = NaN;
      for (const rate of rates) {
        say(`${mailNames[kind]}, ${rate} a second`);
        const tried: Run[] = [];
        for (let round = 0; round < Math.min(rounds, 3); round++)
          tried.push(await runs.send(kind, rate, rate * rateSeconds));
        const taken = median(tried.map(({ takenPerSecond }) => takenPerSecond));
        const backlog = median(tried.map((run) => run.backlogMs));
        if (taken < rate * leastOfRate || backlog > mostBacklogMs) break;
        best = rate;
        backlogMs = backlog;
      }
      values[`whole.${kind}.sustained`] = best;
      sustained.push([mailNames[kind], best, Math.round(backlogMs)]);
    }
    return {
      title: 'A held mail, whole',
      note:
        `Mails to ${inboxes} held inboxes. The CPU time of all processes from the first byte until the code is stored: at ` +
        `the full speed of ${fullSpeed.connections} connections, and at ${calm.mailsPerSecond} mails a second, where each ` +
        'mail comes alone; the worker with its parsing processes. Sustained: the highest rate tried that the server took, ' +
        'and at which the last mail is parsed less than a second after it was sent.',
      tables: [
        { head: ['mail', 'CPU µs a mail', 'smtp', 'redis', 'gateway', 'worker and parsers'], rows },
        { head: ['stored and parsed', 'mails/s sustained', 'last one parsed after ms'], rows: sustained },
      ],
      values,
    };
  } finally {
    await Promise.all([load.stop(), pages.stop(), product.stop()]);
  }
}
