import { setTimeout as pause } from 'node:timers/promises';
import { median } from '../figures.js';
import type { Called, CallsOptions } from '../load/http.js';
import type { Flood, FloodOptions } from '../load/smtp.js';
import { LoadProcess } from '../processes.js';
import { Product, type HeldInbox } from '../product.js';
import { interleave, withCpu } from '../rounds.js';
import { show, type Section } from '../section.js';
import type { BenchOptions } from './part.js';

const sizes = [1000, 10_000, 100_000, 1_000_000];
const mailEvery = 4;
/** The measurement lists at most this many of the inboxes. */
const asked = 200;
const expired = 2000;
const ttlSeconds = 1;

interface World {
  size: number;
  product: Product;
  some: HeldInbox[];
  bytesAnInbox: number;
}

/** CPU time in microseconds, by purpose. */
interface Cost {
  mail: number;
  list: number;
  expiry: number;
}

const what: readonly (keyof Cost)[] = ['mail', 'list', 'expiry'];

async function populate(size: number): Promise<World> {
  const product = await Product.start({ measured: 'smtp', without: ['worker'] });
  const before = await product.usedBytes();
  const step = Math.ceil(size / asked / mailEvery) * mailEvery;
  const some: HeldInbox[] = [];
  for (let next = 0; next < size; next += 10_000) {
    const claimed = await product.claim(Math.min(10_000, size - next), { firstNumber: next, mailEvery });
    // Spread over all inboxes that have a mail, so that not only the first or the last ones are read.
    some.push(...claimed.filter((_, index) => index % step === 0));
  }
  return { size, product, some, bytesAnInbox: ((await product.usedBytes()) - before) / size };
}

interface Load {
  smtp: LoadProcess;
  http: LoadProcess;
  /** Number of the first short-lived address, which no other measurement may use. */
  firstNumber: number;
}

async function measureCost({ product, some }: World, { smtp, http, firstNumber }: Load): Promise<Cost> {
  const flood: FloodOptions = {
    port: product.ports.smtp,
    recipients: strangers,
    kind: 'text',
    connections: 10,
    pipelining: true,
    mailsAConnection: 0,
    warmUpMs: 0,
    ms: 700,
  };
  const mails = await withCpu(product.processes, () => smtp.call<Flood>('flood', flood));
  const calls: CallsOptions = {
    port: product.ports.http,
    calls: some.map(({ address, token }) => ({ path: `/api/emails?to=${address}&fields=summary`, token })),
    connections: 8,
    callsPerSecond: 0,
    warmUpMs: 0,
    ms: 1500,
  };
  const lists = await withCpu(product.processes, () => http.call<Called>('call', calls));
  await product.claim(expired, {
    firstNumber,
    mailEvery,
    storage: await product.shortLived(ttlSeconds),
  });
  await pause(ttlSeconds * 1000);
  const { cpu } = await withCpu(product.processes, () => product.storage.inboxes.expireDue());
  const expiry = (cpu['redis'] ?? NaN) / expired;
  const total = (cpu: Record<string, number>) => Object.values(cpu).reduce((all, used) => all + used, 0);
  return { mail: total(mails.cpu) / mails.result.mails, list: total(lists.cpu) / lists.result.calls, expiry };
}

/**
 * The cost of one more mail, list or expiry at a growing number of inboxes. Each number of inboxes has its own system.
 */
export async function measureGrowth({ rounds, most, say }: BenchOptions): Promise<Section> {
  const smtp = LoadProcess.start('smtp');
  const http = LoadProcess.start('http');
  const worlds: World[] = [];
  try {
    for (const size of sizes.filter((size) => size <= most)) {
      say(`${size} inboxes`);
      worlds.push(await populate(size));
    }
    let claimed = 0;
    const measure = (world: World) => {
      const firstNumber = 10_000_000 + claimed;
      claimed += expired;
      return measureCost(world, { smtp, http, firstNumber });
    };
    // Warm-up: code that has not run yet is slow.
    for (const world of worlds) await measure(world);
    say('measuring');
    const measured = await interleave(worlds, rounds, measure);
    const [smallest] = worlds;
    const baseline = (smallest && measured.get(smallest)) ?? [];
    const values: Record<string, number> = {};
    const rows = worlds.map((world) => {
      const costs = measured.get(world) ?? [];
      const cells = what.flatMap((of) => {
        const ratio = median(costs.map((cost, round) => cost[of] / (baseline[round]?.[of] ?? NaN)));
        values[`growth.${world.size}.${of}`] = ratio;
        return [median(costs.map((cost) => cost[of])), world === smallest ? '' : show(ratio)];
      });
      values[`growth.${world.size}.bytesAnInbox`] = world.bytesAnInbox;
      return [world.size, ...cells, Math.round(world.bytesAnInbox)];
    });
    return {
      title: 'Growth',
      note:
        'Held inboxes, every fourth with a mail of 1 KB, in systems of their own that were measured in turn. CPU time of all ' +
        'their processes for one more mail of 1 KB, one list, one expiry (of Redis alone), and its ratio to the smallest within a round.',
      tables: [
        {
          head: ['live inboxes', 'mail µs', 'ratio', 'list µs', 'ratio', 'expiry µs', 'ratio', 'bytes an inbox'],
          rows,
        },
      ],
      values,
      plots: [
        {
          name: 'growth',
          option: {
            legend: { bottom: 0 },
            grid: { left: 60, right: 20, top: 30, bottom: 60 },
            xAxis: { type: 'category', data: worlds.map(({ size }) => size.toLocaleString('en-US')) },
            yAxis: { type: 'value', name: `cost, ${smallest?.size.toLocaleString('en-US')} inboxes = 1`, min: 0 },
            series: what.map((of) => ({
              type: 'line',
              name: `a ${of}`,
              data: worlds.map(({ size }) => Number((values[`growth.${size}.${of}`] ?? NaN).toFixed(2))),
            })),
          },
        },
      ],
    };
  } finally {
    await Promise.all([smtp.stop(), http.stop(), ...worlds.map(({ product }) => product.stop())]);
  }
}

const strangers = Array.from({ length: 20_000 }, (_, index) => `someone-${index}@efemera.localhost`);
