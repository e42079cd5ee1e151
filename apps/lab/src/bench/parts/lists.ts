import { until } from '@efemera/testing/until';
import { SmtpSender } from '@efemera/testing/smtp-sender';
import { median, medianSpread } from '../figures.js';
import { makeMail } from '../load/mails.js';
import type { Called, CallsOptions } from '../load/http.js';
import { LoadProcess } from '../processes.js';
import { Product, type HeldInbox } from '../product.js';
import { cpuEach, withCpu } from '../rounds.js';
import { spreadHead, type Section } from '../section.js';
import type { BenchOptions } from './part.js';

const inboxes = 50;
const mailsAnInbox = 20;
const callsPerSecond = 1000;

async function fillInboxes(product: Product): Promise<HeldInbox[]> {
  const held = await product.claim(inboxes);
  const sender = await SmtpSender.connect(product.ports.smtp);
  for (const { address } of held) {
    for (let mail = 0; mail < mailsAnInbox; mail++) await sender.send(address, makeMail('html', `Pedido ${mail}`));
  }
  await sender.quit();
  await product.allParsed();
  return held;
}

/** Lists twenty mails, as pages and programs do, without other load. */
export async function measureLists({ rounds, say }: BenchOptions): Promise<Section> {
  const product = await Product.start({ measured: 'gateway' });
  const load = LoadProcess.start('http');
  try {
    const held = await fillInboxes(product);
    const path = (address: string, more: string) => `/api/emails?to=${encodeURIComponent(address)}${more}`;
    const etags = await Promise.all(
      held.map(({ address, token }) =>
        until('the listing does not change', async () => {
          const read = async () => {
            const response = await product.api.call('GET', path(address, '&fields=summary'), { token });
            await response.arrayBuffer();
            return response.headers.get('etag');
          };
          const etag = await read();
          return etag === (await read()) && etag;
        }),
      ),
    );
    const summaries = held.map(({ address, token }) => ({ path: path(address, '&fields=summary'), token }));
    const unchanged = summaries.map((call, index) => ({ ...call, headers: { 'if-none-match': etags[index] || '' } }));
    const full = held.map(({ address, token }) => ({ path: path(address, ''), token }));
    const kinds = [
      { name: 'summaries', calls: summaries, callsPerSecond, status: 200 },
      { name: 'unchanged', calls: unchanged, callsPerSecond, status: 304 },
      { name: 'summaries, as many as it can', calls: summaries, callsPerSecond: 0, status: 200 },
      { name: 'unchanged, as many as it can', calls: unchanged, callsPerSecond: 0, status: 304 },
      { name: 'with bodies, as many as it can', calls: full, callsPerSecond: 0, status: 200 },
    ];
    const measured = new Map(
      kinds.map((kind) => [kind, [] as { called: Called; cpu: Record<string, number>; count: number }[]]),
    );
    for (let round = 0; round <= rounds; round++) {
      say(round === 0 ? 'warming up' : `round ${round}`);
      for (const kind of kinds) {
        const options: CallsOptions = {
          port: product.ports.http,
          calls: kind.calls,
          connections: 32,
          callsPerSecond: kind.callsPerSecond,
          warmUpMs: 200,
          ms: 1200,
        };
        const { result: called, cpu } = await withCpu(product.processes, () => load.call<Called>('call', options));
        const odd = Object.keys(called.statuses).filter((status) => Number(status) !== kind.status);
        if (odd.length > 0) throw new Error(`${kind.name} was answered ${odd.join(', ')}.`);
        // The first round is a warm-up: code that has not run yet is slow.
        if (round > 0) measured.get(kind)?.push({ called, cpu, count: called.calls });
      }
    }
    const values: Record<string, number> = {};
    const rows = [...measured].map(([{ name }, all]) => {
      const { p50, p95, p99 } = medianSpread(all.map(({ called }) => called.ms));
      const perSecond = median(all.map(({ called }) => called.answersPerSecond));
      const cpu = cpuEach(all);
      const key = `list.${name.replace(/,.*/, '').replaceAll(' ', '-')}${name.includes('as many') ? '.most' : ''}`;
      Object.assign(values, { [`${key}.p99`]: p99, [`${key}.perSecond`]: perSecond, [`${key}.cpu`]: cpu['gateway'] });
      return [
        name,
        Math.round(perSecond),
        p50,
        p95,
        p99,
        Math.round(cpu['gateway'] ?? NaN),
        Math.round(cpu['redis'] ?? NaN),
      ];
    });
    return {
      title: 'Lists',
      note:
        `GET /api/emails of ${mailsAnInbox} mails, ${inboxes} held inboxes in turn, 32 connections; the gateway has one core ` +
        `for itself. Medians of ${rounds} rounds.`,
      tables: [{ head: ['what', 'answers/s', ...spreadHead, 'gateway CPU µs', 'Redis CPU µs'], rows }],
      values,
    };
  } finally {
    await Promise.all([load.stop(), product.stop()]);
  }
}
