import 'reflect-metadata';
import { createLogger } from '@efemera/config';
import type { Address } from '@efemera/contract';
import { newMailId, Storage } from '@efemera/storage';
import { until } from '@efemera/testing/until';
import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { AppModule } from '../src/app.module.js';
import { readSettings } from '../src/config.js';

/** A separate database on the shared server: its schedule and its counts belong to this suite alone. */
const REDIS_URL = new URL('/2', process.env['TEST_REDIS_URL']).href;

describe('rankings', () => {
  const workers: INestApplicationContext[] = [];
  const start = async () => {
    const settings = readSettings({ REDIS_URL, RANKING_SECONDS: '1', SENDER_CHECKS: 'off' });
    const worker = await NestFactory.createApplicationContext(
      AppModule.with(settings, createLogger('worker', 'silent')),
      {
        logger: false,
      },
    );
    workers.push(worker);
    return worker;
  };
  afterAll(() => Promise.all(workers.map((worker) => worker.close())));

  let count = 0;
  const deliver = (storage: Storage, domain: string) =>
    storage.mails.store({
      id: newMailId(),
      address: `someone${++count}@efemera.localhost` as Address,
      receivedAtMs: Date.now(),
      from: `Ana <ana@${domain}>`,
      subject: 'Hello',
      source: Buffer.from('Subject: Hello\r\n\r\nHi.\r\n'),
      envelope: { ip: '192.0.2.1', helo: 'mx.sender.test', mailFrom: '', tls: false },
    });

  it('are aggregated again and again, by one of the workers at a time', async () => {
    const first = await start();
    await start();
    const storage = first.get(Storage);
    expect(await storage.whenReady(10_000)).toBe(true);
    for (let round = 1; round <= 2; round++) {
      for (const domain of ['a.test', 'a.test', 'b.test']) await deliver(storage, domain);
      await until('they are ranked', async () => (await storage.rankings.read('domains', 'all')).total === 3 * round);
    }
    expect((await storage.rankings.read('domains', '24h')).rows).toEqual([
      { name: 'a.test', count: 4, percentage: 66.67 },
      { name: 'b.test', count: 2, percentage: 33.33 },
    ]);
    await workers.pop()?.close();
    await deliver(storage, 'c.test');
    await until('the remaining worker aggregates them', async () => {
      return (await storage.rankings.read('domains', 'all')).total === 7;
    });
  });
});
