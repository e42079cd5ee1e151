import { Readable } from 'node:stream';
import type { Address } from '@efemera/contract';
import { hashSecret, newMailId, openStorage } from '@efemera/storage';
import { RedisCluster } from '@efemera/testing/redis-fleet';

it('an export of one Redis is imported into a cluster, and exported again from it', async () => {
  const cluster = await RedisCluster.start();
  const options = { name: 'export', inboxTtlSeconds: 3600, quarantineSeconds: 60, maxInboxMessages: 10 };
  const prefix = `x${newMailId()}:`;
  const one = openStorage({ ...options, prefix, redisUrl: process.env['TEST_REDIS_URL'] ?? '' });
  const many = openStorage({ ...options, redisUrl: cluster.url });
  try {
    await Promise.all([one, many].map((storage) => storage.whenReady(10_000)));
    for (let n = 0; n < 30; n++) {
      const claimant = { tokenHash: hashSecret(`t${n}`), visitorHash: hashSecret(`v${n}`) };
      await one.inboxes.claim(`a${n}@export.test` as Address, claimant);
    }
    await one.comments.add({ name: 'Ana', rating: 5, comment: 'Good', email: null });
    await one.blocks.add('domain', 'spam.test', {});
    const keysOf = async (storage: typeof one) => {
      const lines: string[] = [];
      for await (const line of storage.siteExport.lines()) lines.push(line);
      return { lines, keys: lines.filter((line) => line.startsWith('{"key"')).length };
    };
    const { lines, keys } = await keysOf(one);
    expect(await many.siteExport.restore(() => Readable.from(lines))).toEqual({ keys, messages: 0 });
    expect((await many.totals.read()).emailsCreated).toBe(30);
    expect((await many.comments.list(1)).total).toBe(1);
    expect((await keysOf(many)).keys).toBe(keys);
  } finally {
    await Promise.all([one.close(), many.close()]);
    await cluster.stop();
  }
});
