import { medianSpread } from '../figures.js';
import { watchAndSend, type Delivered } from '../deliver.js';
import { allCores, LoadProcess } from '../processes.js';
import { Product } from '../product.js';
import { spreadHead, type Section } from '../section.js';
import type { BenchOptions } from './part.js';

const inboxes = 20;
const paces = [
  { name: 'idle', mailsPerSecond: 20, mails: 100 },
  { name: '200 mails/s', mailsPerSecond: 200, mails: 600 },
  { name: '500 mails/s', mailsPerSecond: 500, mails: 1500 },
] as const;

/** Time from the sender's last byte, and from the 250, to the event in a page, while a worker parses the mail. */
export async function measurePush({ rounds, say }: BenchOptions): Promise<Section> {
  const product = await Product.start();
  const sender = LoadProcess.start('smtp', allCores);
  const pages = LoadProcess.start('sockets', allCores);
  try {
    const held = await product.claim(inboxes);
    await pages.call('watch', { port: product.ports.http, inboxes: held, stats: false });
    const deliver = watchAndSend(product, { sender, pages, recipients: held.map(({ address }) => address) });
    await deliver({ mails: 300, mailsPerSecond: 200 });
    const measured = new Map<string, Delivered[]>(paces.map(({ name }) => [name, []]));
    for (let round = 0; round < rounds; round++) {
      say(`round ${round + 1}`);
      for (const pace of paces) {
        await product.allParsed();
        measured.get(pace.name)?.push(await deliver(pace));
      }
    }
    const values: Record<string, number> = {};
    const rows = [...measured].flatMap(([name, delivered]) =>
      (
        [
          ['last byte to event', 'fromLastByteMs'],
          ['250 to event', 'fromReplyMs'],
          ['last byte to 250', 'replyMs'],
        ] as const
      ).map(([what, of]) => {
        const { p50, p95, p99 } = medianSpread(delivered.map((one) => one[of]));
        const key = `push.${name.replace(/ .*/, '')}.${of}`;
        Object.assign(values, { [`${key}.p50`]: p50, [`${key}.p95`]: p95, [`${key}.p99`]: p99 });
        return [`${name}: ${what}`, p50, p95, p99];
      }),
    );
    return {
      title: 'Push',
      note:
        `8 KB HTML to ${inboxes} held inboxes, each watched by a page over a WebSocket, all parsed meanwhile by the worker. ` +
        `All processes share all cores with the load. Medians of ${rounds} rounds. An event may come before the 250: the ` +
        'gateway receives the event as soon as Redis has stored the mail.',
      tables: [{ head: ['8 KB HTML', ...spreadHead], rows }],
      values,
      plots: [
        {
          name: 'push',
          option: {
            legend: { bottom: 0 },
            grid: { left: 60, right: 20, top: 30, bottom: 60 },
            xAxis: { type: 'category', data: paces.map(({ name }) => name) },
            yAxis: { type: 'value', name: 'last byte to event, ms' },
            series: (['p50', 'p95', 'p99'] as const).map((share) => ({
              type: 'bar',
              name: share,
              data: [...measured.values()].map((delivered) =>
                Number(medianSpread(delivered.map(({ fromLastByteMs }) => fromLastByteMs))[share].toFixed(2)),
              ),
            })),
          },
        },
      ],
    };
  } finally {
    await Promise.all([sender.stop(), pages.stop(), product.stop()]);
  }
}
