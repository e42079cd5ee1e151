import { parseRedisUrl, type RedisPlace } from '@efemera/contract/redis-url';
import { Redis, type ClusterOptions, type RedisOptions } from 'ioredis';
import { lookAroundMs, openCluster, reconnectPauseMs } from './cluster.js';

/** A hung Redis must turn into an answer for whoever waits; a sender's own time-out is minutes away. */
export const commandTimeoutMs = 5000;

/** Refuses commands at once while Redis is away, and never sends one twice behind the caller's back. */
const failFast: RedisOptions = {
  connectTimeout: commandTimeoutMs,
  // A peer that vanished without a word: the connection is given up, and with it what waits for an answer.
  socketTimeout: 2 * commandTimeoutMs,
  enableOfflineQueue: false,
  autoResendUnfulfilledCommands: false,
  maxRetriesPerRequest: 0,
};

/** The same for a cluster. What a node refused unseen (MOVED, ASK, TRYAGAIN) goes to where it belongs. */
const failFastInCluster: ClusterOptions = {
  retryDelayOnFailover: 0,
  retryDelayOnClusterDown: 0,
};

/** Opens the connection for commands. It reconnects by itself, with a growing pause. */
export const connectRedis: Connect = (url, name) =>
  connect(url, name, { ...failFast, commandTimeout: commandTimeoutMs }, failFastInCluster);

/** Opens a connection for reads that block at the server for as long as they ask. */
export const connectForBlockingReads: Connect = (url, name) =>
  connect(url, name, { ...failFast, blockingTimeout: commandTimeoutMs }, failFastInCluster);

/** Opens a connection for a BullMQ worker, which wants to wait for Redis rather than fail. */
export const connectForWorker: Connect = (url, name) =>
  connect(url, name, { maxRetriesPerRequest: null }, { slotsRefreshInterval: lookAroundMs });

export type Connect = (url: string, name: string) => Redis;

/** One Redis, the master that sentinels name, or a cluster, which takes the same commands: it is typed as one Redis. */
function connect(url: string, name: string, options: RedisOptions, clusterOptions: ClusterOptions = {}): Redis {
  const place = parseRedisUrl(url);
  if (!place) throw new Error('The URL of Redis is malformed.');
  const nodeOptions: RedisOptions = { connectionName: `efemera-${name}`, retryStrategy: reconnectPauseMs, ...options };
  const redis =
    place.kind === 'cluster' ? openCluster(place, nodeOptions, clusterOptions) : openOne(place, nodeOptions);
  // Every command reports its own failure; without a listener ioredis would print each attempt.
  redis.on('error', () => undefined);
  return redis as Redis;
}

function openOne(place: Exclude<RedisPlace, { kind: 'cluster' }>, options: RedisOptions): Redis {
  if (place.kind === 'single') return new Redis(place.url, options);
  const { master, database, tls, ...door } = place;
  return new Redis({
    ...door,
    name: master,
    db: database,
    ...(tls ? { tls: {}, enableTLSForSentinelMode: true } : {}),
    failoverDetector: true,
    sentinelCommandTimeout: commandTimeoutMs,
    sentinelRetryStrategy: reconnectPauseMs,
    // It was a master a moment ago: the sentinels are asked for the present one.
    reconnectOnError: ({ message }) => message.startsWith('READONLY'),
    ...options,
  });
}

/** Waits for a connection that was opened a moment ago; false when Redis is not there. */
export async function becomesReady(redis: Redis): Promise<boolean> {
  if (redis.status === 'ready') return true;
  return new Promise((resolve) => {
    const timer = setTimeout(() => end(false), commandTimeoutMs);
    const end = (ready: boolean) => {
      clearTimeout(timer);
      redis.off('ready', onReady).off('close', onClose);
      resolve(ready);
    };
    const onReady = () => end(true);
    const onClose = () => end(false);
    redis.on('ready', onReady).on('close', onClose);
  });
}
