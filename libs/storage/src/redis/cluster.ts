import type { RedisPlace } from '@efemera/contract/redis-url';
import { Cluster, type ClusterOptions, type Redis, type RedisOptions } from 'ioredis';

/**
 * How often the client asks the nodes which of them are masters: a dead or hanging master can't name its successor itself.
 */
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
    // Keeps host names instead of resolving them to IP addresses: TLS certificates contain names.
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
    // The first command to a node opens its connection, and commands wait until that is open. While the whole cluster
    // is unreachable, the client still refuses commands at once.
    Object.defineProperty(cluster.options, 'enableOfflineQueue', { get: () => cluster.status === 'ready' });
    // Replaces ioredis' own timer: that one never stops if the client is closed while a request of it is running.
    const timer = setInterval(() => cluster.status === 'ready' && cluster.refreshSlotsCache(), lookAroundMs).unref();
    cluster.once('end', () => clearInterval(timer));
  }
  return cluster;
}

export const isCluster = (redis: Redis): boolean => redis.isCluster;

/** Returns every server that accepts writes, as far as this process knows. */
export const mastersOf = (redis: Redis): Redis[] =>
  isCluster(redis) ? (redis as unknown as Cluster).nodes('master') : [redis];

/** Every server, replicas of a cluster included. */
export const serversOf = (redis: Redis): Redis[] =>
  isCluster(redis) ? (redis as unknown as Cluster).nodes('all') : [redis];

/**
 * Asks the cluster for its present masters. A dead master stays in the answer until a replica has replaced it; the
 * client forgets it when its connection closes.
 */
export async function lookAround(redis: Redis): Promise<void> {
  if (!isCluster(redis)) return;
  await new Promise<void>((resolve) => (redis as unknown as Cluster).refreshSlotsCache(() => resolve()));
}
