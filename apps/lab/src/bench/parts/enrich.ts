import { until } from '@efemera/testing/until';
import { median } from '../figures.js';
import { mailNames, type MailKind } from '../load/mails.js';
import type { Paced, PacedOptions } from '../load/smtp.js';
import { LoadProcess, otherCores } from '../processes.js';
import { Product, settledMs } from '../product.js';
import { cpuEach, withCpu } from '../rounds.js';
import type { Section } from '../section.js';
import type { BenchOptions } from './part.js';

const piles: readonly { kind: MailKind; mails: number }[] = [
  { kind: 'text', mails: 2000 },
  { kind: 'html', mails: 1500 },
  { kind: 'attachment', mails: 300 },
];

/** How fast one worker parses waiting mail: its queue is filled while it is stopped. */
export async function measureEnrich({ rounds, say }: BenchOptions): Promise<Section> {
  const product = await Product.start({ measured: 'worker' });
  const load = LoadProcess.start('smtp', otherCores);
  const { worker } = product.processes;
  if (!worker) throw new Error('There is no worker.');
  try {
    const values: Record<string, number> = {};
    const rows: (string | number)[][] = [];
    let number = 1;
    const recipients = (await product.claim(1000)).map(({ address }) => address);
    for (const { kind, mails } of piles) {
      say(mailNames[kind]);
      const measured: { perSecond: number; cpu: Record<string, number>; count: number }[] = [];
      for (let round = 0; round < Math.min(rounds, 3); round++) {
        worker.kill('SIGSTOP');
        const options: PacedOptions = {
          port: product.ports.smtp,
          recipients,
          kind,
          mails,
          mailsPerSecond: 800,
          firstNumber: number,
        };
        number += mails;
        await load.call<Paced>('paced', options);
        await until('all are queued', async () => (await product.storage.enrichQueue.depth()) > 0);
        const startedAt = performance.now();
        worker.kill('SIGCONT');
        const { result: endedAt, cpu } = await withCpu(product.processes, async () => {
          await product.allParsed();
          return performance.now() - settledMs;
        });
        measured.push({ perSecond: mails / ((endedAt - startedAt) / 1000), cpu, count: mails });
      }
      const perSecond = median(measured.map((one) => one.perSecond));
      const cpu = cpuEach(measured);
      Object.assign(values, { [`enrich.${kind}.perSecond`]: perSecond, [`enrich.${kind}.cpu`]: cpu['worker'] });
      rows.push([
        mailNames[kind],
        Math.round(perSecond),
        Math.round(cpu['worker'] ?? NaN),
        Math.round(cpu['redis'] ?? NaN),
      ]);
    }
    return {
      title: 'Enrich',
      note: 'One worker with its parsing process on one core, a queue that was filled while it was stopped.',
      tables: [{ head: ['parsed and announced', 'mails/s', 'worker CPU µs a mail', 'Redis CPU µs a mail'], rows }],
      values,
    };
  } finally {
    worker.kill('SIGCONT');
    await Promise.all([load.stop(), product.stop()]);
  }
}
