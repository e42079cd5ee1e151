import type { RedisPlace } from '@efemera/contract/redis-url';
import { Cluster, type ClusterOptions, type Redis, type RedisOptions } from 'ioredis';

/** A master that hangs or died tells nobody who takes its place: the others are asked now and then. */
export const lookAroundMs = 2000;

export const reconnectPauseMs = (attempt: number): number => Math.min(100 * attempt, 1000);

export function openCluster(
  { nodes, tls, username, password }: Extract<RedisPlace, { kind: 'cluster' }>,
  nodeOptions: RedisOptions,
  options: ClusterOptions,
): Cluster {
  const cluster = new Cluster(nodes, {
    clusterRetryStrategy: reconnectPauseMs,
    slotsRefreshTimeout: lookAroundMs,
    // Certificates are made out to names.
    ...(tls ? { dnsLookup: (address, callback) => callback(null, address) } : {}),
    ...options,
    redisOptions: {
      ...nodeOptions,
      ...(username === undefined ? {} : { username }),
      ...(password === undefined ? {} : { password }),
      ...(tls ? { tls: {} } : {}),
    },
  });
  if (nodeOptions.enableOfflineQueue === false) {
    // A connection to each node is opened by its first command. For that moment commands wait in it, and the cluster as
    // a whole still refuses them while it is away.
    Object.defineProperty(cluster.options, 'enableOfflineQueue', { get: () => cluster.status === 'ready' });
    // ioredis' own timer goes on for ever when the client is closed while it asks.
    const timer = setInterval(() => cluster.status === 'ready' && cluster.refreshSlotsCache(), lookAroundMs).unref();
    cluster.once('end', () => clearInterval(timer));
  }
  return cluster;
}

export const isCluster = (redis: Redis): boolean => redis.isCluster;

/** Every server that takes writes, as this process knows them. */
export const mastersOf = (redis: Redis): Redis[] =>
  isCluster(redis) ? (redis as unknown as Cluster).nodes('master') : [redis];

/** Asks who they are now: one that died is forgotten with its connection, and is one still until it has been replaced. */
export async function lookAround(redis: Redis): Promise<void> {
  if (!isCluster(redis)) return;
  await new Promise<void>((resolve) => (redis as unknown as Cluster).refreshSlotsCache(() => resolve()));
}
