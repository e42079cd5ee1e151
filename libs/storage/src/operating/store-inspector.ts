import type { RedisReport, StoreReport } from '@efemera/contract';
import { partitions, type RedisKeys } from '@efemera/contract/redis';
import type { Redis } from 'ioredis';
import type { Erasure } from './erasure.js';
import type { Heartbeats } from './heartbeats.js';
import { filledShares } from './memory-guard.js';
import type { QueueBoard } from '../queueing/queues.js';
import { StorageUnavailableError } from '../redis/errors.js';
import type { RedisCommands } from '../redis/commands.js';
import { clockMsOf, readInfo } from '../redis/server-info.js';

/** Reads the state of the whole store for the metrics, the doctor and the operator's page. */
export class StoreInspector {
  constructor(
    private readonly commands: RedisCommands,
    private readonly keys: RedisKeys,
    private readonly others: { heartbeats: Heartbeats; queues: QueueBoard; erasure: Erasure },
  ) {}

  /** @throws StorageUnavailableError */
  async report(): Promise<StoreReport> {
    const { redisMs } = await this.commands.do(clockOf);
    const { heartbeats, queues: board, erasure } = this.others;
    const [redisNodes, processes, queues, expiryLagSeconds, erasureLagMs] = await Promise.all([
      this.#redisNodes(),
      heartbeats.processes(redisMs),
      board.report(redisMs),
      this.#expiryLag(redisMs),
      erasure.lagMs(redisMs),
    ]);
    return {
      redis: asOne(redisNodes),
      redisNodes,
      processes,
      queues,
      expiryLagSeconds,
      erasureLagSeconds: erasureLagMs / 1000,
    };
  }

  async #redisNodes(): Promise<StoreReport['redisNodes']> {
    const nodes = await this.commands.ofMasters(
      (redis) => Promise.all([redis.info(), redis.config('GET', 'maxmemory-policy').catch(() => null), clockOf(redis)]),
      { anew: true },
    );
    return nodes.map(({ node, answer }) => ({ node, report: answer && reportOf(...answer) }));
  }

  async #expiryLag(nowMs: number): Promise<number> {
    const firsts = await this.commands.do((redis) =>
      Promise.all(partitions.map((partition) => redis.zrange(this.keys.due(partition), '0', '0', 'WITHSCORES'))),
    );
    const dueMs = firsts.flatMap(([, score]) => (score === undefined ? [] : [Number(score)]));
    return Math.max(0, nowMs - Math.min(...dueMs, nowMs)) / 1000;
  }
}

/** Returns a server's clock and its offset to the clock of this process, taken at the middle of the call. */
async function clockOf(redis: Redis): Promise<{ redisMs: number; offsetSeconds: number }> {
  const askedMs = Date.now();
  const redisMs = await clockMsOf(redis);
  return { redisMs, offsetSeconds: (redisMs - (askedMs + Date.now()) / 2) / 1000 };
}

function reportOf(text: string, policy: unknown, clock: { offsetSeconds: number }): RedisReport {
  const info = readInfo(text);
  const faults = ['aof_last_write_status', 'aof_last_bgrewrite_status', 'rdb_last_bgsave_status'].filter(
    (name) => info.has(name) && info.get(name) !== 'ok',
  );
  return {
    version: info.get('redis_version') ?? '',
    evictionPolicy: Array.isArray(policy) ? String(policy[1]) : (info.get('maxmemory_policy') ?? null),
    appendOnly: info.get('aof_enabled') === '1',
    writeFault: faults[0] ?? null,
    usedBytes: Number(info.get('used_memory') ?? 0),
    limitBytes: Number(info.get('maxmemory') ?? 0),
    filled: filledShares(text),
    clients: Number(info.get('connected_clients') ?? 0),
    replicas: Number(info.get('connected_slaves') ?? 0),
    clockOffsetSeconds: clock.offsetSeconds,
  };
}

const furthest = (one: number, other: number) => (Math.abs(one) > Math.abs(other) ? one : other);

function asOne(nodes: StoreReport['redisNodes']): RedisReport {
  const [first, ...others] = nodes.flatMap(({ report }) => report ?? []);
  if (!first) throw new StorageUnavailableError();
  return others.reduce(
    (whole, node) => ({
      ...whole,
      evictionPolicy: whole.evictionPolicy === 'noeviction' ? node.evictionPolicy : whole.evictionPolicy,
      appendOnly: whole.appendOnly && node.appendOnly,
      writeFault: whole.writeFault ?? node.writeFault,
      clockOffsetSeconds: furthest(whole.clockOffsetSeconds, node.clockOffsetSeconds),
      usedBytes: whole.usedBytes + node.usedBytes,
      // If one node has no limit, the cluster has none.
      limitBytes: whole.limitBytes && node.limitBytes && whole.limitBytes + node.limitBytes,
      // SMTP defers mail as soon as one node is full.
      filled: {
        unclaimed: Math.max(whole.filled.unclaimed, node.filled.unclaimed),
        held: Math.max(whole.filled.held, node.filled.held),
      },
      clients: whole.clients + node.clients,
      replicas: Math.min(whole.replicas, node.replicas),
    }),
    first,
  );
}
