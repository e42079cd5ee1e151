import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { findRedis } from '@efemera/start/find-redis';
import { freePort } from '@efemera/start/free-port';
import { Redis } from 'ioredis';
import { until } from './until.js';

/**
 * How long a node may be silent before the others call it dead. With a shorter time, a busy machine would look like
 * many failures.
 */
const deadAfterMs = 2000;
const slots = 16_384;

/** One server process of a cluster, or of a group that sentinels watch. */
export class RedisNode {
  #process: ChildProcess | null = null;

  private constructor(
    private readonly command: readonly string[],
    readonly port: number,
    private readonly folder: string,
    private readonly options: readonly string[],
    /** A connection for queries and commands; it reconnects when the server is restarted. */
    readonly redis: Redis,
  ) {}

  static async start(options: readonly string[], configuration?: string): Promise<RedisNode> {
    const { command, image } = await findRedis(resolve(import.meta.dirname, '../../../.cache'), () => undefined);
    if (image) throw new Error('These tests cannot use a Redis in a container.');
    const folder = mkdtempSync(join(tmpdir(), 'efemera-fleet-'));
    const port = await freePort();
    const redis = new Redis({
      port,
      host: '127.0.0.1',
      retryStrategy: () => 50,
      maxRetriesPerRequest: null,
      disconnectTimeout: 100,
    });
    redis.on('error', () => undefined);
    const file = configuration === undefined ? [] : [join(folder, 'redis.conf')];
    if (file[0]) writeFileSync(file[0], configuration ?? '');
    const node = new RedisNode(command, port, folder, [...file, ...options], redis);
    await node.start();
    return node;
  }

  get address(): string {
    return `127.0.0.1:${this.port}`;
  }

  async start(): Promise<void> {
    const [program = '', ...args] = this.command;
    const place = ['--port', String(this.port), '--bind', '127.0.0.1', '--dir', this.folder];
    this.#process = spawn(program, [...args, ...this.options, ...place], { stdio: 'ignore' });
    await this.redis.ping();
  }

  /** Kills the server without notice, like the loss of its machine. */
  async kill(): Promise<void> {
    const child = this.#process;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGKILL');
    await once(child, 'exit');
  }

  async remove(): Promise<void> {
    this.redis.disconnect();
    await this.kill();
    rmSync(this.folder, { recursive: true, force: true });
  }

  async info(field: string): Promise<string> {
    return new RegExp(`^${field}:(.*?)\\r?$`, 'm').exec(await this.redis.info())?.[1] ?? '';
  }
}

const kept = [
  '--save',
  '',
  '--appendonly',
  'yes',
  '--repl-diskless-sync-delay',
  '0',
  '--repl-ping-replica-period',
  '1',
];

/**
 * For each replica, the number of its master. The second master has two replicas: after one is promoted, the other
 * still follows it.
 */
const masterOfReplica = [0, 1, 2, 1];

/** A cluster of three masters with replicas on this machine. */
export class RedisCluster {
  private constructor(readonly nodes: readonly RedisNode[]) {}

  static async start(): Promise<RedisCluster> {
    const nodes = await Promise.all(
      Array.from({ length: 3 + masterOfReplica.length }, async () => {
        const busPort = String(await freePort());
        const node = await RedisNode.start([
          ...[...kept, '--cluster-enabled', 'yes', '--cluster-port', busPort],
          ...['--cluster-node-timeout', String(deadAfterMs), '--cluster-replica-validity-factor', '0'],
          // The slots of the other masters stay readable and writable while one master is replaced.
          ...['--cluster-require-full-coverage', 'no'],
        ]);
        return { node, busPort };
      }),
    );
    const cluster = new RedisCluster(nodes.map(({ node }) => node));
    const masters = cluster.nodes.slice(0, 3);
    await Promise.all(
      masters.map(({ redis }, index) => {
        const [first, last] = [index, index + 1].map((third) => Math.ceil((third * slots) / masters.length));
        return redis.call('CLUSTER', 'ADDSLOTSRANGE', String(first), String(Number(last) - 1));
      }),
    );
    for (const [index, { redis }] of cluster.nodes.entries()) {
      await redis.cluster('SET-CONFIG-EPOCH', index + 1);
    }
    for (const { node, busPort } of nodes.slice(1)) {
      await cluster.nodes[0]?.redis.call('CLUSTER', 'MEET', '127.0.0.1', String(node.port), busPort);
    }
    const all = async (check: (node: RedisNode) => Promise<boolean>) =>
      (await Promise.all(cluster.nodes.map(check))).every(Boolean);
    await until('all nodes know each other', () =>
      all(async ({ redis }) => {
        const known = String(await redis.cluster('NODES')).trim();
        return known.split('\n').length === nodes.length && !/handshake|:0@/.test(known);
      }),
    );
    for (const [index, replica] of cluster.nodes.slice(masters.length).entries()) {
      const id = (await masters[masterOfReplica[index] ?? 0]?.redis.cluster('MYID')) ?? '';
      await replica.redis.cluster('REPLICATE', id);
    }
    await until('the cluster stands', () =>
      all(async (node) => {
        const state = String(await node.redis.cluster('INFO'));
        const isMaster = masters.includes(node);
        const linked = isMaster
          ? Number(await node.info('connected_slaves')) === masterOfReplica.filter((n) => masters[n] === node).length
          : (await node.info('master_link_status')) === 'up';
        return linked && state.includes('cluster_state:ok') && state.includes(`cluster_slots_ok:${slots}`);
      }),
    );
    return cluster;
  }

  get url(): string {
    return `redis://${this.nodes.map(({ address }) => address).join(',')}`;
  }

  /** The master of a key, according to the living nodes. */
  async masterOf(key: string): Promise<RedisNode> {
    for (const { redis } of this.nodes.filter((node) => node.redis.status === 'ready')) {
      const slot = await redis.cluster('KEYSLOT', key);
      const ranges = (await redis.call('CLUSTER', 'SLOTS')) as [number, number, [string, number]][];
      const port = ranges.find(([first, last]) => slot >= first && slot <= last)?.[2][1];
      const node = this.nodes.find((candidate) => candidate.port === port);
      if (node) return node;
    }
    throw new Error(`No node answers for ${key}.`);
  }

  async anotherMaster(than: RedisNode): Promise<RedisNode> {
    for (const node of this.nodes) {
      if (node !== than && (await node.info('role')) === 'master') return node;
    }
    throw new Error('There is no other master.');
  }

  /** Moves the slot of a key to another master, key by key, as `redis-cli --cluster reshard` does. */
  async moveSlot(key: string, to: RedisNode, onKeysMoved?: () => Promise<void>): Promise<number> {
    const from = await this.masterOf(key);
    const slot = await from.redis.cluster('KEYSLOT', key);
    const [fromId, toId] = [await from.redis.cluster('MYID'), await to.redis.cluster('MYID')];
    await to.redis.cluster('SETSLOT', slot, 'IMPORTING', fromId);
    await from.redis.cluster('SETSLOT', slot, 'MIGRATING', toId);
    let moved = 0;
    for (;;) {
      const keys = await from.redis.cluster('GETKEYSINSLOT', slot, 10);
      if (keys.length === 0) break;
      await from.redis.call('MIGRATE', '127.0.0.1', String(to.port), '', '0', '5000', 'KEYS', ...keys);
      moved += keys.length;
      await onKeysMoved?.();
    }
    await to.redis.cluster('SETSLOT', slot, 'NODE', toId);
    await from.redis.cluster('SETSLOT', slot, 'NODE', toId);
    return moved;
  }

  async stop(): Promise<void> {
    await Promise.all(this.nodes.map((node) => node.remove()));
  }
}

/** A master and two replicas, watched by one sentinel. */
export class WatchedRedis {
  private constructor(
    readonly master: RedisNode,
    private readonly replicas: readonly RedisNode[],
    private readonly sentinel: RedisNode,
  ) {}

  static async start(): Promise<WatchedRedis> {
    const master = await RedisNode.start(kept);
    const following = [...kept, '--replicaof', `127.0.0.1 ${master.port}`];
    const replicas = [await RedisNode.start(following), await RedisNode.start(following)];
    await until('the replicas follow', async () => (await master.info('connected_slaves')) === '2');
    const sentinel = await RedisNode.start(
      ['--sentinel'],
      [
        `sentinel monitor mail 127.0.0.1 ${master.port} 1`,
        `sentinel down-after-milliseconds mail ${deadAfterMs}`,
        'sentinel failover-timeout mail 10000',
        '',
      ].join('\n'),
    );
    await until('the sentinel knows them', async () => (await sentinel.info('master0')).includes('slaves=2'));
    return new WatchedRedis(master, replicas, sentinel);
  }

  get url(): string {
    return `redis+sentinel://${this.sentinel.address}/mail`;
  }

  async stop(): Promise<void> {
    await Promise.all([this.sentinel, this.master, ...this.replicas].map((node) => node.remove()));
  }
}
