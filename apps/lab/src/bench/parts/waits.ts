import { spreadOf } from '../figures.js';
import type { Waits, WaitsOptions } from '../load/waiters.js';
import { allCores, LoadProcess } from '../processes.js';
import { Product } from '../product.js';
import { spreadHead, type Section } from '../section.js';
import type { BenchOptions } from './part.js';

const load = { waiters: 2000, mails: 200, mailsPerSecond: 50 };

/** As many programs as a gateway allows to wait, each for a code in its own inbox. */
export async function measureWaits({ say }: BenchOptions): Promise<Section> {
  const product = await Product.start();
  const waiters = LoadProcess.start('waiters', allCores);
  try {
    say(`${load.waiters} waiters`);
    const options: WaitsOptions = { url: product.api.url, smtpPort: product.ports.smtp, ...load };
    const { idle, loaded } = await waiters.call<Waits>('measure', options);
    const values: Record<string, number> = {};
    const rows = Object.entries({ idle, [`${load.mailsPerSecond} mails/s`]: loaded }).map(([name, times]) => {
      const { p50, p95, p99 } = spreadOf(times);
      Object.assign(values, {
        [`waits.${name.replace(/ .*/, '')}.p50`]: p50,
        [`waits.${name.replace(/ .*/, '')}.p99`]: p99,
      });
      return [name, p50, p95, p99];
    });
    return {
      title: 'Waits',
      note:
        `GET /api/emails?wait=60&has=code by ${load.waiters} programs at one gateway: from the sender’s last byte to the ` +
        `answer with the code, parsing included; ${load.mails} mails each.`,
      tables: [{ head: ['a code that is waited for', ...spreadHead], rows }],
      values,
    };
  } finally {
    await Promise.all([waiters.stop(), product.stop()]);
  }
}
