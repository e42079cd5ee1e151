import { setTimeout as pause } from 'node:timers/promises';
import { spreadOf } from '../figures.js';
import { cpuByProcess, cpuMicroseconds } from '../processes.js';
import { Product } from '../product.js';
import { spreadHead, type Section } from '../section.js';
import type { BenchOptions } from './part.js';

const inboxes = 100_000;
const mailEvery = 10;
const ttlSeconds = 5;

/**
 * All inboxes expire at once, as after hours without a worker. Measures how long Redis makes other clients wait
 * meanwhile.
 */
export async function measureExpiry({ say }: BenchOptions): Promise<Section> {
  const product = await Product.start({ without: ['smtp', 'gateway', 'worker'] });
  try {
    say(`claiming ${inboxes} inboxes`);
    await product.claim(inboxes, { mailEvery, storage: await product.shortLived(ttlSeconds) });
    await pause(ttlSeconds * 1000);
    say('a worker starts');
    const { redis } = product.processes;
    if (!redis) throw new Error('There is no Redis.');
    const redisBefore = cpuByProcess(redis);
    product.launch('worker');
    let startedAt = 0;
    let left = inboxes;
    const waitsMs: number[] = [];
    const watch = async () => {
      while (left > 0) {
        const askedAt = performance.now();
        await product.storage.answers();
        if (startedAt > 0) waitsMs.push(performance.now() - askedAt);
        await pause(2);
      }
    };
    const watching = watch();
    while (left > 0) {
      left = await product.due();
      if (left < inboxes && startedAt === 0) startedAt = performance.now();
      await pause(20);
    }
    const seconds = (performance.now() - startedAt) / 1000;
    await watching;
    const redisCpu = cpuMicroseconds(redis, redisBefore) / inboxes;
    const wait = spreadOf(waitsMs);
    const longest = Math.max(...waitsMs);
    return {
      title: 'Expiry',
      note:
        `${inboxes.toLocaleString('en-US')} held inboxes whose time is up, every tenth with a mail, and one worker that starts. ` +
        'Another client sends PING to Redis in a loop: every mail and list waits as long as it does.',
      tables: [
        {
          head: ['inboxes/s', 'Redis CPU µs each', ...spreadHead.map((name) => `others wait ${name}`), 'longest ms'],
          rows: [[Math.round(inboxes / seconds), Math.round(redisCpu), wait.p50, wait.p95, wait.p99, longest]],
        },
      ],
      values: {
        'expiry.perSecond': inboxes / seconds,
        'expiry.othersWaitP99': wait.p99,
        'expiry.longestWait': longest,
      },
    };
  } finally {
    await product.stop();
  }
}
