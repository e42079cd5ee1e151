import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { RedisCluster, RedisNode } from '@efemera/testing/redis-fleet';
import { someAddress, openTestStorage, someMail, until } from './support.js';
import type { Redis } from 'ioredis';
import type { ErasureStep, Storage } from '@efemera/storage';

/** Counts the files of a server, rewritten or not, that contain a text. */
async function foundInFiles(redis: Redis, text: string): Promise<number> {
  const [, folder = ''] = (await redis.config('GET', 'dir')) as string[];
  const files = (path: string): string[] =>
    readdirSync(path).flatMap((name) => {
      const file = join(path, name);
      return statSync(file).isDirectory() ? files(file) : [file];
    });
  return files(folder).filter((file) => readFileSync(file).includes(text)).length;
}

/** A replica that was restarted gets all data of its master anew, as a snapshot. */
async function restartReplicas(nodes: readonly RedisNode[]): Promise<void> {
  for (const node of nodes) {
    if ((await node.info('role')) !== 'slave') continue;
    await node.kill();
    await node.start();
    await until('the replica follows', async () => (await node.info('master_link_status')) === 'up');
  }
}

const writing = ['aof_rewrite_in_progress', 'aof_rewrite_scheduled', 'rdb_bgsave_in_progress'];

const appendOnly = ['--appendonly', 'yes', '--appendfsync', 'always', '--save', ''];

describe.each([
  [
    'one server',
    async () =>
      RedisNode.start(appendOnly).then((node) => ({
        url: `redis://${node.address}`,
        nodes: [node],
        remove: () => node.remove(),
      })),
  ],
  [
    'a cluster with replicas',
    async () =>
      RedisCluster.start().then((fleet) => ({
        url: fleet.url,
        nodes: fleet.nodes,
        remove: () => fleet.stop(),
      })),
  ],
])('erasure on %s', (kind, start) => {
  let fleet: Awaited<ReturnType<typeof start>>;
  let storage: Storage;
  const eraseMs = 400;

  beforeAll(async () => {
    fleet = await start();
    storage = openTestStorage({ redisUrl: fleet.url });
    await storage.whenReady(10_000);
  });
  afterAll(async () => {
    await storage.close();
    await fleet.remove();
  });

  const found = async (text: string) => {
    const counts = await Promise.all(fleet.nodes.map(({ redis }) => foundInFiles(redis, text)));
    return counts.reduce((sum, count) => sum + count, 0);
  };
  const steps = async (wanted: ErasureStep): Promise<ErasureStep[]> => {
    const seen: ErasureStep[] = [];
    await until(`the erasure is ${wanted}`, async () => {
      seen.push(await storage.erasure.step(eraseMs));
      return seen.at(-1) === wanted;
    });
    return seen;
  };

  /** Takes steps until no file has the text: a server that was away for a moment makes another rewrite necessary. */
  const erased = (mark: string) =>
    until('no file holds it', async () => (await steps('clean')).length > 0 && (await found(mark)) === 0);

  it('leaves no trace of a deleted mail in any file, and then waits for the next deletion', async () => {
    const mark = `mark-${randomBytes(8).toString('hex')}`;
    const address = someAddress();
    const mail = someMail(address, mark, `Subject: ${mark}\r\n\r\n${mark}\r\n`);
    await storage.mails.store(mail);
    await storage.mails.remove(address, mail.id);
    expect(await found(mark)).toBeGreaterThan(0);

    await erased(mark);
    const rewrites = () =>
      Promise.all(fleet.nodes.map(async ({ redis }) => /aof_rewrites:(\d+)/.exec(await redis.info())?.[1]));
    const before = await rewrites();
    expect(await steps('clean')).toEqual(['clean']);
    expect(await rewrites()).toEqual(before);
    expect(await storage.erasure.lagMs(Date.now())).toBe(0);
  });

  if (kind.endsWith('replicas')) {
    it('leaves no trace of a deleted mail in the snapshot with which a replica began', async () => {
      const mark = `mark-${randomBytes(8).toString('hex')}`;
      const mails = Array.from({ length: 12 }, () => someMail(someAddress(), mark));
      for (const mail of mails) await storage.mails.store(mail);
      await restartReplicas(fleet.nodes);
      for (const mail of mails) await storage.mails.remove(mail.address, mail.id);

      await erased(mark);
    });

    it('leaves no trace in the snapshot of a replica that has become a master and was restarted', async () => {
      const mark = `mark-${randomBytes(8).toString('hex')}`;
      const mails = Array.from({ length: 12 }, () => someMail(someAddress(), mark));
      for (const mail of mails) await storage.mails.store(mail);
      await restartReplicas(fleet.nodes);
      const [master, , , replica] = fleet.nodes as [RedisNode, RedisNode, RedisNode, RedisNode];
      await replica.redis.cluster('FAILOVER');
      await until('the replica is a master', async () => (await replica.info('role')) === 'master');
      await until('the other follows it', async () => (await master.info('master_link_status')) === 'up');
      // A server that is killed while it writes a file leaves a half-written file behind.
      const isWriting = async () => (await Promise.all(writing.map((field) => replica.info(field)))).includes('1');
      await until('it has written its files', async () => !(await isWriting()));
      await replica.kill();
      await replica.start();
      const cluster = async () => String(await replica.redis.cluster('INFO'));
      await until('the cluster stands', async () => (await cluster()).includes('cluster_state:ok'));
      // From here on nothing in Redis tells that this master was a replica.
      expect(await replica.info('role')).toBe('master');
      expect(await foundInFiles(replica.redis, mark)).toBeGreaterThan(0);
      for (const mail of mails) await storage.mails.remove(mail.address, mail.id);

      await erased(mark);
    });
  }

  it('keeps mail that was not deleted', async () => {
    const mark = `mark-${randomBytes(8).toString('hex')}`;
    const address = someAddress();
    await storage.mails.store(someMail(address, mark));
    await steps('clean');
    expect(await found(mark)).toBeGreaterThan(0);
    expect((await storage.mails.list(address)).map(({ summary }) => summary.subject)).toEqual([mark]);
  });
});

it('erasure rewrites the files of a site without mail and claims once a day', async () => {
  const node = await RedisNode.start(appendOnly);
  const storage = openTestStorage({ redisUrl: `redis://${node.address}` });
  try {
    await storage.whenReady(10_000);
    await until('the first is done', async () => (await storage.erasure.step(200)) === 'clean');
    const { comments, erasure } = storage.keys;
    await node.redis.hset(comments, 'a', 'ana@private.test');
    await node.redis.hdel(comments, 'a');
    expect(await storage.erasure.step(200)).toBe('clean');
    expect(await foundInFiles(node.redis, 'ana@private.test')).toBe(1);
    const state = JSON.parse((await node.redis.get(erasure)) ?? '') as { doneAtMs: number };
    await node.redis.set(erasure, JSON.stringify({ ...state, doneAtMs: state.doneAtMs - 24 * 3_600_000 }));
    await until('another one is done', async () => (await storage.erasure.step(200)) === 'done');
    expect(await foundInFiles(node.redis, 'ana@private.test')).toBe(0);
  } finally {
    await storage.close();
    await node.remove();
  }
});

it('erasure does nothing if Redis keeps no append-only file', async () => {
  const storage = openTestStorage();
  await storage.whenReady(10_000);
  expect(await storage.erasure.step(1000)).toBe('no file');
  await storage.close();
});

it('erasure reports a failed rewrite, retries, and measures how long deleted mail has been in the file', async () => {
  const node = await RedisNode.start(appendOnly);
  const storage = openTestStorage({ redisUrl: `redis://${node.address}` });
  try {
    await storage.whenReady(10_000);
    const address = someAddress();
    await storage.mails.store(someMail(address));
    await until('a rewrite has begun', async () => (await storage.erasure.step(200)) === 'started');
    await node.kill();
    await node.start();
    await until('Redis is back', () => storage.answers());
    await until('the end of that rewrite is looked for', async () => (await storage.erasure.step(200)) === 'failed');
    expect(await storage.erasure.lagMs(Date.now() + 60_000)).toBeGreaterThan(60_000);
    await until('another one has ended', async () => (await storage.erasure.step(200)) === 'clean');
  } finally {
    await storage.close();
    await node.remove();
  }
});
