import { median, medianSpread } from '../figures.js';
import { mailNames, type MailKind } from '../load/mails.js';
import type { Flood, FloodOptions } from '../load/smtp.js';
import { LoadProcess } from '../processes.js';
import { Product } from '../product.js';
import { startMaildev, startSmtpSink, startStockHaraka, startTunedHaraka, type Reference } from '../references.js';
import { cpuEach, interleave, withCpu, type CpuByProcess, type Processes } from '../rounds.js';
import { show, type Section, type Table } from '../section.js';
import type { BenchOptions } from './part.js';

interface Cell {
  kind: MailKind;
  connections: number;
  pipelining: boolean;
  mailsAConnection: number;
  /** Also measures smtp-sink, maildev, and our server with held inboxes. */
  withAll: boolean;
}

const many = { pipelining: true, mailsAConnection: 0 };
const cells: readonly Cell[] = [
  { kind: 'html', connections: 10, ...many, withAll: true },
  { kind: 'html', connections: 10, pipelining: false, mailsAConnection: 0, withAll: true },
  { kind: 'html', connections: 1, ...many, withAll: false },
  { kind: 'html', connections: 50, ...many, withAll: false },
  { kind: 'html', connections: 10, pipelining: true, mailsAConnection: 1, withAll: false },
  { kind: 'text', connections: 10, ...many, withAll: true },
  { kind: 'attachment', connections: 10, ...many, withAll: true },
];

const warmUpMs = 150;
const ms = 700;
/** The most rounds for what only the cells `withAll` measure: maildev is slow, smtp-sink only an upper bound. */
const mostRoundsOfOthers = 2;

interface Contender {
  name: string;
  port: number;
  processes: Processes;
  recipients: string[];
  /** Called after each round. */
  settle: () => Promise<void>;
}

interface Round {
  flood: Flood;
  cpu: CpuByProcess;
  count: number;
}

const cellName = ({ kind, connections, pipelining, mailsAConnection }: Cell) =>
  `${mailNames[kind]}, ${connections} connection${connections === 1 ? '' : 's'}, ` +
  `${mailsAConnection === 1 ? 'one mail each' : 'many mails each'}, ${pipelining ? 'pipelined' : 'command by command'}`;

const cellKey = ({ kind, connections, pipelining, mailsAConnection }: Cell) =>
  `${kind}.${connections}${pipelining ? '' : '.in-turn'}${mailsAConnection === 1 ? '.one-each' : ''}`;

/**
 * So many addresses that no inbox gets full: a full one drops an old mail for each new one, which is rare in
 * production.
 */
const strangers = Array.from({ length: 20_000 }, (_, index) => `someone-${index}@efemera.localhost`);

const nothing = () => Promise.resolve();

export async function measureIntake({ rounds, say }: BenchOptions): Promise<Section> {
  const product = await Product.start({ measured: 'smtp' });
  const references: Reference[] = [await startStockHaraka(), await startTunedHaraka()];
  const others = (await Promise.all([startSmtpSink(say), startMaildev(say)])).filter((other) => other !== null);
  const load = LoadProcess.start('smtp');
  try {
    const held = (await product.claim(2000)).map(({ address }) => address);
    const of = (reference: Reference): Contender => ({ ...reference, recipients: strangers, settle: nothing });
    const ours: Contender = {
      name: 'Efêmera',
      port: product.ports.smtp,
      processes: product.processes,
      recipients: strangers,
      settle: nothing,
    };
    const oursHeld: Contender = {
      ...ours,
      name: 'Efêmera, held inboxes',
      recipients: held,
      settle: () => product.allParsed(),
    };
    const always = [ours, ...references.map(of)];
    const tables: Table[] = [];
    const values: Record<string, number> = {};
    const plotted: { name: string; perSecond: Record<string, number> }[] = [];

    const measure = async (contender: Contender, cell: Cell): Promise<Round> => {
      const { kind, connections, pipelining, mailsAConnection } = cell;
      const { port, recipients } = contender;
      const options: FloodOptions = { port, recipients, kind, connections, pipelining, mailsAConnection, warmUpMs, ms };
      const { result: flood, cpu } = await withCpu(contender.processes, () => load.call<Flood>('flood', options));
      await contender.settle();
      return { flood, cpu, count: flood.mails };
    };
    // Warm-up: code that has not run yet is slow.
    for (const contender of always) await measure(contender, { ...(cells[0] as Cell), withAll: false });

    for (const cell of cells) {
      say(cellName(cell));
      const results = await interleave(always, rounds, (contender) => measure(contender, cell));
      if (cell.withAll) {
        const rare = [oursHeld, ...others.map(of)];
        const fewer = Math.min(rounds, mostRoundsOfOthers);
        for (const [contender, measured] of await interleave(rare, fewer, (contender) => measure(contender, cell)))
          results.set(contender, measured);
      }
      const rates = (contender: Contender) => (results.get(contender) ?? []).map(({ flood }) => flood.mailsPerSecond);
      const ownRates = rates(ours);
      const key = cellKey(cell);
      values[`intake.${key}.mailsPerSecond`] = median(ownRates);
      const perSecond: Record<string, number> = {};
      const rows = [...results].map(([contender, measured]) => {
        const own = contender === ours;
        const theirs = rates(contender);
        const comparable = theirs.length === ownRates.length;
        // Ratios per round, when both were measured in the same rounds.
        const ratio = comparable
          ? median(ownRates.map((rate, round) => rate / (theirs[round] ?? NaN)))
          : median(ownRates) / median(theirs);
        if (contender === always[1]) values[`intake.${key}.toStock`] = ratio;
        if (contender === always[2]) values[`intake.${key}.toTuned`] = ratio;
        perSecond[contender.name] = median(theirs);
        const reply = medianSpread(measured.map(({ flood }) => flood.replyMs));
        const cpu = cpuEach(measured);
        for (const [process, used] of Object.entries(cpu)) {
          if (own) values[`intake.${key}.cpu.${process}`] = used;
        }
        const total = Object.values(cpu).reduce((sum, used) => sum + used, 0);
        const parts = Object.entries(cpu).map(([process, used]) => `${process} ${show(Math.round(used))}`);
        return [
          contender.name,
          Math.round(median(theirs)),
          own ? '' : ratio,
          reply.p50,
          reply.p95,
          reply.p99,
          Math.round(total),
          parts.length > 1 ? parts.join(', ') : '',
        ];
      });
      tables.push({
        head: [
          cellName(cell),
          'mails/s',
          'ours to it',
          '250 after p50 ms',
          'p95 ms',
          'p99 ms',
          'CPU µs a mail',
          'of which',
        ],
        rows,
      });
      plotted.push({ name: cellName(cell), perSecond });
    }
    const names = [...always, oursHeld, ...others].map(({ name }) => name);
    return {
      title: 'Intake',
      note:
        'SMTP has one core for itself; Redis, gateway, worker and the load share what is left. The references discard what ' +
        'they take, except maildev; ours has stored, listed, counted and announced each mail when it answers 250. ' +
        `Medians of ${rounds} rounds of ${ms} ms, in turn with the references; ratios are taken within a round. ` +
        'To held inboxes each mail is parsed, too, by a worker that shares the core with the load.',
      tables,
      values,
      plots: [
        {
          name: 'intake',
          option: {
            legend: { bottom: 0, data: names },
            grid: { left: 330, right: 30, top: 10, bottom: 60 },
            xAxis: { type: 'value', name: 'mails/s', nameLocation: 'middle', nameGap: 25 },
            yAxis: { type: 'category', inverse: true, data: plotted.map(({ name }) => name) },
            series: names.map((name) => ({
              type: 'bar',
              name,
              data: plotted.map(({ perSecond }) => Math.round(perSecond[name] ?? 0) || '-'),
            })),
          },
        },
      ],
    };
  } finally {
    await Promise.all([load.stop(), product.stop(), ...[...references, ...others].map((other) => other.stop())]);
  }
}
